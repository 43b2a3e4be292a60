import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { t } from '../texts/en/guestTable.ftl';
import { Icon } from '../ui/Icon.tsx';
import type { GuestColumn } from './columns.ts';
import styles from './GuestTable.module.css';
import type { UnsavedRow } from './unsavedCells.ts';
import { unsavedText } from './unsavedText.ts';

type UnsavedOfGuestProps = {
  guest: ListedAttendee;
  columns: readonly GuestColumn[];
  unsaved: UnsavedRow | undefined;
};

/** A guest's unsaved edits, for lists in which the guest is not a row of cells. */
export const UnsavedOfGuest = ({ guest, columns, unsaved }: UnsavedOfGuestProps) => {
  const cells = columns.flatMap((column) => {
    const cell = unsaved?.[column.id];
    return cell ? [{ column, cell }] : [];
  });
  if (cells.length === 0) return null;
  return (
    <ul className={styles.unsavedOfGuest}>
      {cells.map(({ column, cell }) => (
        <li key={column.id}>
          <Icon name="alert" size={16} />
          {t('unsaved-cell', {
            column: column.label,
            text: unsavedText(guest, column.edit, cell),
            problem: cell.problem,
          })}
        </li>
      ))}
    </ul>
  );
};
