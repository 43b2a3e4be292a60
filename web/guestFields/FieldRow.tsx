import { type FieldKind, fieldKinds } from '../../schema/fieldKinds.ts';
import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/guestFields.ftl';
import { IconButton } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import styles from './FieldsForm.module.css';
import type { FieldDraft } from './fieldsDraft.ts';
import { kindTexts } from './kindTexts.ts';

export type FieldRowProps = {
  field: FieldDraft;
  /** Its place among the fields, from 1. */
  number: number;
  isLast: boolean;
  /** The error of a path within the field, such as `choices.0.name`. */
  errorAt: (path: string) => string | undefined;
  newKey: () => string;
  onChange: (
    change: Partial<Pick<FieldDraft, 'name' | 'kind' | 'choices'>>,
    focus?: string,
  ) => void;
  onMove: (by: -1 | 1) => void;
  onRetire: () => void;
};

const kindOptions = fieldKinds.map((value) => ({ value, label: kindTexts[value] }));

/** A field with its kind, its choices, and its place among the fields. */
export const FieldRow = (props: FieldRowProps) => {
  const { field, number, isLast, errorAt, onChange, onMove, onRetire } = props;
  const name = field.name || t('field-number', { number });
  return (
    <li className={styles.field} data-key={field.key}>
      <div className={styles.head}>
        <TextField
          label={t('field-name', { number })}
          placeholder={t('field-example')}
          maxLength={limits.fieldName}
          value={field.name}
          error={errorAt('name')}
          onChange={(typed) => onChange({ name: typed })}
        />
        <Select<FieldKind>
          label={t('kind', { number })}
          error={errorAt('kind')}
          options={kindOptions}
          disabled={!field.isNew}
          value={field.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <div className={styles.tools}>
          <IconButton
            icon="chevronUp"
            label={t('earlier', { field: name })}
            data-move="-1"
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevronDown"
            label={t('later', { field: name })}
            data-move="1"
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash" label={t('retire-field', { field: name })} onClick={onRetire} />
        </div>
      </div>
      {field.kind === 'choice' && <ChoiceRows {...props} name={name} />}
    </li>
  );
};
