import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { t } from '../texts/en/guestTable.ftl';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import shared from '../ui/shared.module.css';
import type { GuestColumn } from './columns.ts';
import styles from './GuestTable.module.css';
import { unsavedCellsAtom, withCell, withoutRemoved } from './unsavedCells.ts';
import { useSaveCell } from './useSaveCell.ts';

type UnsavedBarProps = {
  eventId: string;
  /** Everybody in the event, also those whom the list does not show. */
  people: readonly ListedAttendee[];
  columns: readonly GuestColumn[];
};

/** The number of cell edits that could not be saved, with buttons to save them again or discard them. */
export const UnsavedBar = ({ eventId, people, columns }: UnsavedBarProps) => {
  const [unsaved, setUnsaved] = useAtom(unsavedCellsAtom);
  const save = useSaveCell(eventId);
  const bar = useRef<HTMLDivElement>(null);
  // Edits of a deleted guest can be neither saved nor discarded, so they are dropped.
  useEffect(() => {
    const guestIds = new Set(people.map(({ attendee }) => attendee.id));
    setUnsaved((all) => withoutRemoved(all, eventId, guestIds));
  }, [people, eventId, setUnsaved]);
  const cells = people.flatMap((guest) => {
    const row = unsaved[guest.attendee.id] ?? {};
    return columns.flatMap((column) => {
      const cell = row[column.id];
      return cell ? [{ guest, column, cell }] : [];
    });
  });
  const count = cells.length;
  /** Moves the focus to the list before the buttons disappear. */
  const passFocus = () =>
    bar.current?.parentElement?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
  const saveAll = () => {
    passFocus();
    for (const { guest, column, cell } of cells) void save(guest, column, cell);
  };
  const discardAll = () => {
    passFocus();
    for (const { guest, column } of cells)
      setUnsaved((all) => withCell(all, { line: guest.attendee.id, column: column.id }, undefined));
  };
  return (
    <div ref={bar} className={count > 0 ? styles.unsavedBar : undefined}>
      {count > 0 && <Icon name="alert" size={16} />}
      <p role="status">{count > 0 && t('unsaved', { count })}</p>
      {count > 0 && (
        <div className={shared.cluster}>
          <Button size="sm" onClick={saveAll}>
            {t('save-again')}
          </Button>
          <Button size="sm" variant="quiet" onClick={discardAll}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  );
};
