import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useElementSize } from '../../chart/useElementSize.ts';
import { remPixels } from '../../ui/remPixels.ts';
import { type Found, foundAtom, foundIdOf } from '../find/found.ts';
import type { Attendee } from '../seatingPlan.ts';
import { detailsOfAtom, draggedIdAtom, pickedAtom } from '../state.ts';
import { usePick } from '../usePick.ts';
import { anchoredScroll } from './anchoredScroll.ts';
import styles from './People.module.css';
import { PersonRow } from './PersonRow.tsx';
import { rowsInView, windowAt } from './rowsInView.ts';
import { useListFocus } from './useListFocus.ts';
import { useListKeys } from './useListKeys.ts';
import type { Selecting } from './useSelection.ts';

/** In rem, as in People.module.css. */
const rowRem = 3.25;

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

/**
 * A virtualised list of thousands of people, with a roving tabindex. All rows have the same height: a library
 * that measures rows would add a thirtieth to the code of the seating chart.
 */
export const PersonList = (props: PersonListProps) => {
  const { people, ids, labelledBy, question, readOnly, isChoosing, selecting } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = rowRem * remPixels();
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
  useScrollAnchoring(scroller, rowHeight, ids, question);
  const { rows, show, onScroll } = useRows(scroller, rowHeight, people.length, activeIndex);

  const foundId = useFoundRow(ids, show);

  const onClick = (attendee: Attendee, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (shiftKey) selecting.extend(attendee.id);
    else if (isChoosing || ctrlKey || metaKey) selecting.toggle(attendee.id);
    else {
      selecting.onlyOne(attendee.id);
      pick(attendee);
    }
  };

  return (
    <div ref={scroller} className={styles.list} onScroll={onScroll}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are positioned by transform, unlike a table's */}
      <div
        role="grid"
        aria-labelledby={labelledBy}
        aria-rowcount={people.length}
        aria-multiselectable={readOnly ? undefined : true}
        className={styles.rows}
        style={{ height: people.length * rowHeight }}
        onKeyDown={onKeyDown}
        {...focus}
      >
        {rows.map((index) => {
          const attendee = people[index];
          return attendee ? (
            <PersonRow
              key={attendee.id}
              attendee={attendee}
              index={index}
              style={{ transform: `translateY(${index * rowHeight}px)` }}
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

/** The indexes of the rows to draw. `show` scrolls a row to the middle. */
const useRows = (
  scroller: RefObject<HTMLDivElement | null>,
  rowHeight: number,
  count: number,
  always: number,
) => {
  const height = useElementSize(scroller)?.height ?? 0;
  const [top, setTop] = useState(0);
  const at = (scrollTop: number) => windowAt(scrollTop, height, rowHeight);
  return {
    rows: height > 0 ? rowsInView({ ...at(0), top }, count, always) : [],
    onScroll: () => setTop(at(scroller.current?.scrollTop ?? 0).top),
    show: (index: number) => {
      if (scroller.current)
        scroller.current.scrollTop = (index + 0.5) * rowHeight - scroller.current.clientHeight / 2;
    },
  };
};

/**
 * The person who was searched for, scrolled to once the list contains them: the filter may have hidden them.
 */
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
  rowHeight: number,
  ids: readonly string[],
  question: string,
) => {
  const before = useRef({ ids, question });
  useLayoutEffect(() => {
    const { ids: old, question: oldQuestion } = before.current;
    before.current = { ids, question };
    if (!scroller.current || old === ids) return;
    const { scrollTop } = scroller.current;
    scroller.current.scrollTop =
      oldQuestion === question ? anchoredScroll(old, ids, scrollTop, rowHeight) : 0;
  }, [ids, question, scroller, rowHeight]);
};
