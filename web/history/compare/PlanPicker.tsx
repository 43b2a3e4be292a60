import { useState } from 'react';
import { type PlanReference, referenceFrom, referenceText } from '../../../schema/planReference.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { momentText } from '../../texts/formats.ts';
import { fromLocalField, toLocalField } from '../../ui/localField.ts';
import { Select, type SelectOption } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Compare.module.css';
import type { Side } from './comparison.ts';
import { sideText } from './words.ts';

export type SavedArrangement = { id: string; name: string; createdAt: string };

type PlanPickerProps = {
  label: string;
  timeLabel: string;
  /** The reference in the address; null for the server's default. */
  reference: string | null;
  /** The plan of that reference; undefined while loading, and if it does not exist. */
  side: Side | undefined;
  arrangements: readonly SavedArrangement[];
  onChange: (reference: string) => void;
};

/** The end of the minute, because the field shows no seconds. */
const lastOfMinute = 59_999;

/** Selects the plan of one side: now, a saved arrangement, or a moment by date and time. */
export const PlanPicker = (props: PlanPickerProps) => {
  const { label, timeLabel, reference, side, arrangements, onChange } = props;
  const chosen = referenceFrom(reference ?? side?.reference ?? '');
  const value = chosen ? optionOf(chosen) : '';
  const at = chosen?.kind === 'time' ? chosen.at : (side?.at ?? null);
  const options = optionsFor(arrangements, chosen, side);
  const pick = (next: string) => {
    if (next !== 'moment') return onChange(next);
    onChange(`at:${at ?? new Date().toISOString()}`);
  };
  /** Null while not edited. Typing passes through moments that are incomplete or in the future. */
  const [typed, setTyped] = useState<string | null>(null);
  const pickTime = (text: string) => {
    setTyped(text);
    const time = fromLocalField(text);
    // The year is still being typed: the field then holds an early year such as 0002.
    if (!time || new Date(time).getFullYear() < 1900) return;
    onChange(`at:${new Date(Date.parse(time) + lastOfMinute).toISOString()}`);
  };
  return (
    <div className={styles.picker}>
      <Select label={label} value={value} options={options} onChange={pick} />
      {value === 'moment' && (
        <TextField
          label={timeLabel}
          type="datetime-local"
          value={typed ?? toLocalField(at)}
          onChange={pickTime}
          onBlur={() => setTyped(null)}
        />
      )}
    </div>
  );
};

const optionOf = (reference: PlanReference): string =>
  reference.kind === 'revision' || reference.kind === 'time' ? 'moment' : referenceText(reference);

const optionsFor = (
  arrangements: readonly SavedArrangement[],
  chosen: PlanReference | undefined,
  side: Side | undefined,
): SelectOption<string>[] => {
  const options = [
    { value: 'now', label: t('now') },
    { value: 'moment', label: t('at-moment') },
    ...arrangements.map(({ id, name, createdAt }) => ({
      value: `arrangement:${id}`,
      label: t('arrangement-saved', { name, moment: momentText(createdAt) }),
    })),
  ];
  const value = chosen && optionOf(chosen);
  if (!chosen || !value || options.some((option) => option.value === value)) return options;
  // A link may name a draft, or an arrangement that is not in the list.
  const isShown = side?.reference === referenceText(chosen);
  const unknown = t(chosen.kind === 'draft' ? 'some-draft' : 'some-arrangement');
  return [...options, { value, label: isShown ? sideText(side) : unknown }];
};
