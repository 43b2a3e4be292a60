import { type FieldKind, fieldKinds } from '../../schema/fieldKinds.ts';
import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/guestFields.ftl';
import type { ListItemProps } from '../ui/ListForm.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import styles from './FieldsForm.module.css';
import type { FieldDraft } from './fieldsDraft.ts';
import { kindTexts } from './kindTexts.ts';

const kindOptions = fieldKinds.map((value) => ({ value, label: kindTexts[value] }));

/** A field with its kind and its choices. */
export const FieldRow = (props: ListItemProps<FieldDraft>) => {
  const { item: field, number, errorAt, onChange, tools } = props;
  return (
    <>
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
        <div className={styles.tools}>{tools}</div>
      </div>
      {field.kind === 'choice' && <ChoiceRows {...props} />}
    </>
  );
};
