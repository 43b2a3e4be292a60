import { type ImportedField, importedFields } from '../../schema/imports/columns.ts';
import { type EventColumn, entriesOf } from '../../schema/imports/eventColumns.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { limits } from '../../schema/limits.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { accessNeedLabel, dietLabel, fieldLabel } from '../attendees/fieldWords.ts';
import { replyText } from '../replies/replyText.ts';
import { t } from '../texts/en/imports.ftl';
import { listText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { Switch } from '../ui/Switch.tsx';
import styles from './ImportPreview.module.css';
import { wishText } from './wishTexts.ts';

/** Imported fields that are columns of the preview, or are listed after the plain ones. */
const otherFields = ['title', 'company', 'diets', 'allergies', 'access', 'externalId'] as const;
type PlainField = Exclude<ImportedField, (typeof otherFields)[number]>;
const plainFields = importedFields.filter(
  (field): field is PlainField => !otherFields.some((other) => other === field),
);

type RowFact = { label: string; text: string };

/** What else a row contains, with the event's own columns last. */
const factsOf = (row: ImportRow, eventColumns: readonly EventColumn[]): RowFact[] => {
  const { diets, allergies, access, externalId, reply, guestOf = '' } = row;
  const entries = entriesOf(row);
  return [
    ...plainFields.map((field) => ({ label: fieldLabel(field), text: row[field] ?? '' })),
    { label: fieldLabel('tags'), text: listText(row.tags ?? []) },
    { label: fieldLabel('reply'), text: reply ? replyText(reply) : '' },
    { label: fieldLabel('guestOf'), text: guestOf },
    { label: fieldLabel('diets'), text: listText((diets ?? []).map(dietLabel)) },
    { label: fieldLabel('allergies'), text: listText((allergies ?? []).map(allergyText)) },
    { label: fieldLabel('access'), text: listText((access ?? []).map(accessNeedLabel)) },
    { label: fieldLabel('externalId'), text: externalId ?? '' },
    ...eventColumns.map(({ key, names: [label = ''], textOf }) => {
      const value = entries[key] ?? null;
      return { label, text: value === null ? '' : textOf(value) };
    }),
  ].filter(({ text }) => text !== '');
};

type ImportPreviewProps = {
  unit: 'Row' | 'Line';
  rows: readonly ImportRow[];
  /** The `row` numbers of duplicates. */
  duplicates: ReadonlySet<number>;
  keepDuplicates: boolean;
  onKeepDuplicates: (keep: boolean) => void;
  eventColumns: readonly EventColumn[];
};

/** The first rows to be imported, and a choice for the duplicates. */
export const ImportPreview = ({
  unit,
  rows,
  duplicates,
  keepDuplicates,
  onKeepDuplicates,
  eventColumns,
}: ImportPreviewProps) => {
  const hasWishes = rows.some(({ wishes }) => wishes);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {rows.length > limits.previewRows
              ? t('previewed-first', { shown: limits.previewRows, total: rows.length })
              : t('previewed', { total: rows.length })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{unit === 'Row' ? t('row') : t('line')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('role')}</th>
              <th scope="col">{t('title')}</th>
              <th scope="col">{t('company')}</th>
              {hasWishes && <th scope="col">{t('wishes')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limits.previewRows).map((row) => (
              <PreviewRow
                key={row.row}
                row={row}
                eventColumns={eventColumns}
                isDuplicate={duplicates.has(row.row)}
                hasWishes={hasWishes}
              />
            ))}
          </tbody>
        </table>
      </div>
      {duplicates.size > 0 && (
        <Switch
          value={keepDuplicates}
          onChange={onKeepDuplicates}
          label={t('add-duplicates', { count: duplicates.size })}
          hint={repeating(unit, duplicates)}
        />
      )}
    </section>
  );
};

type PreviewRowProps = {
  row: ImportRow;
  eventColumns: readonly EventColumn[];
  isDuplicate: boolean;
  hasWishes: boolean;
};

const PreviewRow = ({ row, eventColumns, isDuplicate, hasWishes }: PreviewRowProps) => {
  const facts = factsOf(row, eventColumns);
  const look = isDuplicate ? styles.duplicate : undefined;
  return (
    <>
      <tr className={look}>
        <td className={styles.number}>{row.row}</td>
        <td className={styles.name}>
          {row.name} {isDuplicate && <Badge tone="warning">{t('duplicate')}</Badge>}
        </td>
        <td>{attendeeRoleLabel(row.attendeeRole)}</td>
        <td>{row.title}</td>
        <td>{row.company}</td>
        {hasWishes && <td>{row.wishes && wishText(row.wishes)}</td>}
      </tr>
      {facts.length > 0 && (
        <tr className={classes(look, styles.more)}>
          <td />
          <td colSpan={hasWishes ? 5 : 4}>
            <ul className={styles.facts} aria-label={t('more-of', { name: row.name })}>
              {facts.map(({ label, text }) => (
                <li key={label}>
                  <span className={styles.fact}>{label}:</span> {text}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
};

const listedAtMost = 12;

/** "Rows 4, 9 and 30 are duplicates …"; long lists end with the number of further rows. */
const repeating = (unit: 'Row' | 'Line', numbers: ReadonlySet<number>): string => {
  const all = [...numbers].map((number) => String(number));
  const shown =
    all.length > listedAtMost
      ? [...all.slice(0, listedAtMost), t('more', { count: all.length - listedAtMost })]
      : all;
  const values = { count: all.length, list: listText(shown) };
  return unit === 'Row' ? t('rows-repeat', values) : t('lines-repeat', values);
};
