import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GuestColumn } from '../../guestTable/columns.ts';
import type { RowActions } from '../../guestTable/rows.ts';
import { UnsavedOfGuest } from '../../guestTable/UnsavedOfGuest.tsx';
import { unsavedCellsAtom } from '../../guestTable/unsavedCells.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { AttendeeRow } from './AttendeeRow.tsx';
import styles from './AttendeesTab.module.css';
import type { ListedAttendee } from './planLists.ts';

type AttendeeListProps = {
  shown: readonly ListedAttendee[];
  columns: readonly GuestColumn[];
  readOnly: boolean;
  selection: ReadonlySet<string>;
  on: RowActions;
};

/** A virtualised list of cards that scrolls with the page. */
export const AttendeeList = ({ shown, columns, readOnly, selection, on }: AttendeeListProps) => {
  const unsaved = useAtomValue(unsavedCellsAtom);
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  });
  const rows = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => 60,
    overscan: 10,
    scrollMargin,
    getItemKey: (index) => shown[index]?.attendee.id ?? index,
  });
  return (
    <ul
      ref={list}
      aria-label={t('attendees')}
      className={styles.rows}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const listed = shown[index];
        if (!listed) return null;
        const { id } = listed.attendee;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            data-attendee={id}
            aria-setsize={shown.length}
            aria-posinset={index + 1}
            className={styles.slot}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <AttendeeRow
              listed={listed}
              readOnly={readOnly}
              isSelected={selection.has(id)}
              onSelect={(isRange) => on.select(id, isRange)}
              onCheckedIn={(isCheckedIn) => on.checkIn(id, isCheckedIn)}
              onEdit={() => on.edit(id)}
              onDelete={() => on.remove(id)}
            >
              <UnsavedOfGuest guest={listed} columns={columns} unsaved={unsaved[id]} />
            </AttendeeRow>
          </li>
        );
      })}
    </ul>
  );
};
