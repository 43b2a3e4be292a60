import { type RefObject, useEffect, useId, useState } from 'react';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/chart.ftl';
import { useDetailsShown } from './detailsShown.ts';
import styles from './Floor.module.css';
import { usePersonMark } from './marks.ts';
import { RoleIcon } from './RoleMark.tsx';
import type { ChartPerson, ChartSeat, ChartTable, TableOnFloor } from './types.ts';
import type { FloorView } from './useViewport.ts';

type FloorTipProps = {
  element: RefObject<HTMLDivElement | null>;
  tables: readonly TableOnFloor[];
  floor: FloorView;
};

type Shown = { target: SVGElement; x: number; y: number; isBelow: boolean; width: number };

const sought = '[data-seat][data-attendee], [data-table]';
/** In pixels: the space that the tip needs above its target, and to either side of its centre. */
const room = { above: 110, aside: 150 };

const placed = (target: SVGElement, element: HTMLElement): Shown => {
  const floor = element.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const isBelow = box.top - floor.top < room.above;
  const middle = box.left - floor.left + box.width / 2;
  const aside = Math.min(room.aside, floor.width / 2);
  return {
    target,
    x: Math.min(floor.width - aside, Math.max(aside, middle)),
    y: (isBelow ? box.bottom + 8 : box.top - 8) - floor.top,
    isBelow,
    width: floor.width,
  };
};

/** A tooltip for the hovered or focused seat, with the occupant's full name, and for a table at low zoom. */
export const FloorTip = ({ element, tables, floor }: FloorTipProps) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const id = useId();
  const { follow } = floor;

  useEffect(() => {
    const around = element.current;
    if (!around) return;
    const watching = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      then: (event: HTMLElementEventMap[Name]) => void,
    ) => around.addEventListener(name, then, { signal: watching.signal });
    const hide = () => setShown(null);
    const show = (target: EventTarget | null) => {
      const found = target instanceof Element ? target.closest<SVGElement>(sought) : null;
      setShown(found && placed(found, around));
    };
    on('pointerover', (event) => {
      if (event.pointerType !== 'touch' && event.buttons === 0) show(event.target);
    });
    on('pointerleave', hide);
    on('pointerdown', hide);
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target);
    });
    on('focusout', hide);
    on('keydown', (event) => {
      if (event.key === 'Escape') hide();
    });
    // This code may load after the focus or the pointer has reached an element.
    show(around.querySelector(':is([data-seat], [data-table]):is(:focus-visible, :hover)'));
    // The element moves with the view, so the tip follows it.
    const stop = follow(() =>
      setShown((before) => (before ? placed(before.target, around) : before)),
    );
    return () => {
      watching.abort();
      stop();
    };
  }, [element, follow]);

  useEffect(() => {
    if (!shown || shown.target !== document.activeElement) return;
    const { target } = shown;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [shown, id]);

  const what = shown && wordsOf(shown.target, tables);
  if (!shown || !what) return null;
  const { x, y, isBelow } = shown;
  return (
    <div
      id={id}
      role="tooltip"
      className={styles.tip}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, ${isBelow ? '0' : '-100%'})` }}
    >
      {'person' in what ? <PersonWords {...what} /> : <TableTip {...what} />}
    </div>
  );
};

type SeatFacts = { person: ChartPerson; seat: ChartSeat; table: ChartTable };
type TableFacts = { table: ChartTable; taken: number };

const wordsOf = (
  { dataset }: SVGElement,
  tables: readonly TableOnFloor[],
): SeatFacts | TableFacts | null => {
  for (const { table, seats, people } of tables) {
    if (table.id === dataset.table) return { table, taken: people.filter(Boolean).length };
    if (!dataset.seat) continue;
    const index = seats.findIndex(({ id }) => id === dataset.seat);
    const [seat, person] = [seats[index], people[index]];
    if (seat && person) return { person, seat, table };
  }
  return null;
};

const PersonWords = ({ person, seat, table }: SeatFacts) => {
  const withRole = useDetailsShown();
  const badges = usePersonMark(person.id)?.badges;
  return (
    <>
      <span className={styles.tipName}>
        <RoleIcon role={person.attendeeRole} />
        {person.name}
      </span>
      {person.company && <span>{person.company}</span>}
      {withRole && <span className={styles.tipMore}>{attendeeRoleLabel(person.attendeeRole)}</span>}
      <span className={styles.tipMore}>
        {t('seat-place', { table: table.name, position: seat.position })}
      </span>
      {badges && <span className={styles.tipMore}>{badges}</span>}
    </>
  );
};

const TableTip = ({ table, taken }: TableFacts) => (
  <>
    <span className={styles.tipName}>{table.name}</span>
    <span className={styles.tipMore}>{t('seats-taken', { taken, capacity: table.capacity })}</span>
  </>
);
