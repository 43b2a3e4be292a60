import type { ImportRow } from '../../schema/imports/importRow.ts';
import { limits } from '../../schema/limits.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { listText, numberText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Switch } from '../ui/Switch.tsx';
import styles from './ImportPreview.module.css';

type ImportPreviewProps = {
  unit: 'Row' | 'Line';
  rows: readonly ImportRow[];
  /** The `row` of each that repeats somebody. */
  duplicates: ReadonlySet<number>;
  keepDuplicates: boolean;
  onKeepDuplicates: (keep: boolean) => void;
};

/** The first rows as they will be imported, and what happens to those that repeat somebody. */
export const ImportPreview = ({
  unit,
  rows,
  duplicates,
  keepDuplicates,
  onKeepDuplicates,
}: ImportPreviewProps) => (
  <section className={styles.preview} aria-label="Preview">
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {rows.length > limits.previewRows
            ? `First ${limits.previewRows} of ${numberText(rows.length)} attendees`
            : `${rows.length} ${rows.length === 1 ? 'attendee' : 'attendees'}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Title</th>
            <th scope="col">Company</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limits.previewRows).map((row) => (
            <PreviewRow key={row.row} row={row} isDuplicate={duplicates.has(row.row)} />
          ))}
        </tbody>
      </table>
    </div>
    {duplicates.size > 0 && (
      <Switch
        value={keepDuplicates}
        onChange={onKeepDuplicates}
        label={`Add the ${duplicates.size === 1 ? 'duplicate' : `${duplicates.size} duplicates`} too`}
        hint={`${listed(unit, duplicates)} ${duplicates.size === 1 ? 'repeats' : 'repeat'} somebody: the same e-mail, or the same name and company. Left out unless you add them.`}
      />
    )}
  </section>
);

const PreviewRow = ({ row, isDuplicate }: { row: ImportRow; isDuplicate: boolean }) => (
  <tr className={isDuplicate ? styles.duplicate : undefined}>
    <td className={styles.number}>{row.row}</td>
    <td className={styles.name}>
      {row.name} {isDuplicate && <Badge tone="warning">Duplicate</Badge>}
    </td>
    <td>{attendeeRoleLabel(row.attendeeRole)}</td>
    <td>{row.title}</td>
    <td>{row.company}</td>
  </tr>
);

const listedAtMost = 12;

/** "Rows 4, 9 and 30", or the first of them and how many more. */
const listed = (unit: string, numbers: ReadonlySet<number>): string => {
  const all = [...numbers].map((number) => String(number));
  const shown =
    all.length > listedAtMost
      ? [...all.slice(0, listedAtMost), `${all.length - listedAtMost} more`]
      : all;
  const list = listText(shown);
  return `${unit}${all.length === 1 ? '' : 's'} ${list}`;
};
