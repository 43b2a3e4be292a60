import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Found, foundAtom, foundIdOf } from '../find/found.ts';
import type { Attendee } from '../seatingPlan.ts';
import { detailsOfAtom, draggedIdAtom, pickedAtom } from '../state.ts';
import { usePick } from '../usePick.ts';
import { anchoredScroll } from './anchoredScroll.ts';
import styles from './People.module.css';
import { PersonRow } from './PersonRow.tsx';
import { useListFocus } from './useListFocus.ts';
import { useListKeys } from './useListKeys.ts';
import type { Selecting } from './useSelection.ts';

const rowHeight = 52;

type PersonListProps = {
  people: readonly Attendee[];
  ids: readonly string[];
  labelledBy: string;
  /** Identifies the search, filter and order. When it changes, the list scrolls to the top. */
  question: string;
  readOnly: boolean;
  isChoosing: boolean;
  selecting: Selecting;
};

/** A virtualised list of thousands of people, with a roving tabindex. */
export const PersonList = (props: PersonListProps) => {
  const { people, ids, labelledBy, question, readOnly, isChoosing, selecting } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const picked = useAtomValue(pickedAtom);
  const draggedId = useAtomValue(draggedIdAtom);
  const showDetails = useSetAtom(detailsOfAtom);
  const pick = usePick();
  const { activeIndex, focusRow, ...focus } = useListFocus(scroller, ids);
  const onKeyDown = useListKeys({
    people,
    activeIndex,
    focusRow,
    selecting: readOnly ? undefined : selecting,
    onDetails: showDetails,
  });
  useScrollAnchoring(scroller, ids, question);
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => ids[index] ?? index,
    // The row with the tab stop is always rendered.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  });

  const foundId = useFoundRow(ids, (index) => rows.scrollToIndex(index, { align: 'center' }));

  const onClick = (attendee: Attendee, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (shiftKey) selecting.extend(attendee.id);
    else if (isChoosing || ctrlKey || metaKey) selecting.toggle(attendee.id);
    else {
      selecting.onlyOne(attendee.id);
      pick(attendee);
    }
  };

  return (
    <div ref={scroller} className={styles.list}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows stand by transform, as no table's do */}
      <div
        role="grid"
        aria-labelledby={labelledBy}
        aria-rowcount={people.length}
        aria-multiselectable={readOnly ? undefined : true}
        className={styles.rows}
        style={{ height: rows.getTotalSize() }}
        onKeyDown={onKeyDown}
        {...focus}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const attendee = people[index];
          return attendee ? (
            <PersonRow
              key={key}
              attendee={attendee}
              index={index}
              style={{ transform: `translateY(${start}px)` }}
              isActive={index === activeIndex}
              isFound={attendee.id === foundId}
              isPicked={picked === attendee.id}
              isDragged={draggedId === attendee.id}
              isSelected={selecting.selection.has(attendee.id)}
              isChoosing={isChoosing}
              readOnly={readOnly}
              onClick={onClick}
            />
          ) : null;
        })}
      </div>
    </div>
  );
};

/** Who was searched for. Shown once the list has them: its filter may have hidden them. */
const useFoundRow = (ids: readonly string[], show: (index: number) => void): string | null => {
  const found = useAtomValue(foundAtom);
  const shown = useRef<Found | null>(null);
  const foundId = foundIdOf(found, 'person');
  useLayoutEffect(() => {
    const index = foundId ? ids.indexOf(foundId) : -1;
    if (index < 0 || shown.current === found) return;
    shown.current = found;
    show(index);
  });
  return foundId;
};

/** Keeps the visible rows in place when people above them come or go. */
const useScrollAnchoring = (
  scroller: RefObject<HTMLDivElement | null>,
  ids: readonly string[],
  question: string,
) => {
  const before = useRef({ ids, question });
  useLayoutEffect(() => {
    const { ids: old, question: asked } = before.current;
    before.current = { ids, question };
    if (!scroller.current || old === ids) return;
    const { scrollTop } = scroller.current;
    scroller.current.scrollTop =
      asked === question ? anchoredScroll(old, ids, scrollTop, rowHeight) : 0;
  }, [ids, question, scroller]);
};
