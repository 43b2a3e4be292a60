import { useId } from 'react';
import type { EventColumn } from '../../../schema/imports/eventColumns.ts';
import { t } from '../../texts/en/merge.ftl';
import { Option } from '../../ui/Option.tsx';
import { chosenValueOf, type MergeCell, type RowChoice } from './answers.ts';
import { cellLabel, cellText } from './cellText.ts';
import styles from './Merge.module.css';

type MergeCellsProps = {
  cells: readonly MergeCell[];
  eventColumns: readonly EventColumn[];
  choice: RowChoice | undefined;
  onTake: (field: string, take: 'file' | 'here') => void;
};

/** The cells in which a row differs from a person, each with a choice of the value to keep. */
export const MergeCells = ({ cells, eventColumns, choice, onTake }: MergeCellsProps) => {
  const id = useId();
  return cells.map((cell) => {
    const { field, is } = cell;
    const taken = chosenValueOf(cell, choice);
    const textOf = (value: unknown) => cellText(field, value, eventColumns);
    const option = (take: 'file' | 'here', label: string) => (
      <Option
        type="radio"
        name={`${id}-${field}`}
        checked={taken === take}
        onChange={() => onTake(field, take)}
        className={styles.option}
      >
        <span>{label}</span>
      </Option>
    );
    return (
      <fieldset key={field} className={styles.cell}>
        <legend>{cellLabel(field, eventColumns)}</legend>
        {option('here', t('here', { value: textOf(cell.here) }))}
        {option('file', t('in-file', { value: textOf(cell.file) }))}
        {is === 'asked' && <p className={styles.asked}>{t('asked')}</p>}
      </fieldset>
    );
  });
};
