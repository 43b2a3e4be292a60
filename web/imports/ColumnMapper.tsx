import {
  type ColumnMapping,
  columnOf,
  guestOfColumn,
  importedFields,
  type MappedColumn,
  type MappedField,
  plusOnesColumn,
  replyColumn,
  requiredColumns,
  tagColumns,
  wishColumns,
} from '../../schema/imports/columns.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import { type AttendeeRole, attendeeRoleLabel, attendeeRoles } from '../../schema/vocabulary.ts';
import { columnLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/imports.ftl';
import { Select, type SelectOption } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import styles from './ColumnMapper.module.css';

type ColumnMapperProps = {
  header: readonly string[];
  eventColumns: readonly EventColumn[];
  mapping: ColumnMapping;
  /** Whether the mapping is the one that the member used last for this header. */
  isRemembered?: boolean | undefined;
  onChange: (mapping: ColumnMapping) => void;
};

/** In the order of the form. Notes come last, as in most files. */
const optionalFields: readonly MappedField[] = [
  'lastname',
  ...importedFields.filter((field) => field !== 'notes').map(columnOf),
  ...tagColumns,
  replyColumn,
  guestOfColumn,
  plusOnesColumn,
  ...wishColumns,
  'notes',
];

const notThere = 'none';
const everyonePrefix = 'everyone:';

/** Maps columns to fields, for files whose headers differ from the documented names. */
export const ColumnMapper = ({
  header,
  eventColumns,
  mapping,
  isRemembered,
  onChange,
}: ColumnMapperProps) => {
  const columns = columnOptions(header);
  const columnsOrNone = [{ value: notThere, label: t('no-column') }, ...columns];
  const fieldOf = (field: MappedColumn, label: string, options: SelectOption<string>[]) => (
    <Select
      key={field}
      label={label}
      required={isRequired(field)}
      placeholder={t('choose-column')}
      options={options}
      value={shownValue(field, mapping)}
      onChange={(value) => onChange(mapped(mapping, field, value))}
    />
  );
  return (
    <section className={styles.mapper} aria-label={t('columns')}>
      <p className={shared.soft}>{t(isRemembered ? 'columns-remembered' : 'columns-about')}</p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('required-columns')}</legend>
        {fieldOf('name', columnLabel('name'), columns)}
        {fieldOf('tag', columnLabel('tag'), [...columns, ...everyoneOptions])}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('optional-columns')}</legend>
        {optionalFields.map((field) => fieldOf(field, columnLabel(field), columnsOrNone))}
        {eventColumns.map(({ key, names: [name = ''] }) =>
          fieldOf(key, t('in-column', { name }), columnsOrNone),
        )}
      </fieldset>
    </section>
  );
};

const isRequired = (field: MappedColumn): boolean =>
  (requiredColumns as readonly MappedColumn[]).includes(field);

/** The columns by name; unnamed and repeated ones also by position. */
const columnOptions = (header: readonly string[]): SelectOption<string>[] =>
  header.map((written, index) => {
    const name = written.trim();
    const number = index + 1;
    const isRepeated = header.some((other, at) => at !== index && other.trim() === name);
    const named = isRepeated ? t('repeated-column', { name, number }) : name;
    return { value: String(index), label: name === '' ? t('unnamed-column', { number }) : named };
  });

const everyoneOptions = attendeeRoles.map((role) => ({
  value: `${everyonePrefix}${role}`,
  label: t('everyone', { role: attendeeRoleLabel(role) }),
}));

const shownValue = (field: MappedColumn, { columns, everyone }: ColumnMapping): string => {
  if (field === 'tag' && everyone) return `${everyonePrefix}${everyone}`;
  const at = columns[field];
  if (at !== undefined) return String(at);
  return isRequired(field) ? '' : notThere;
};

/** A column holds one field, so mapping it again clears the earlier field. */
const mapped = (
  { columns, everyone }: ColumnMapping,
  field: MappedColumn,
  value: string,
): ColumnMapping => {
  if (value.startsWith(everyonePrefix)) {
    const { tag: _, ...others } = columns;
    return { columns: others, everyone: value.slice(everyonePrefix.length) as AttendeeRole };
  }
  const at = value === notThere ? undefined : Number(value);
  const others = Object.fromEntries(
    Object.entries(columns).filter(([other, index]) => other !== field && index !== at),
  );
  return {
    columns: { ...others, ...(at !== undefined && { [field]: at }) },
    ...(field !== 'tag' && everyone && { everyone }),
  };
};
