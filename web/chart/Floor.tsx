import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { t } from '../texts/en/chart.ftl';
import { IconButton } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Brought } from './brought.ts';
import { DrawnTable } from './DrawnTable.tsx';
import { captionOf, detailOf, hasMinimap } from './detail.ts';
import styles from './Floor.module.css';
import { type FloorKey, floorKeyOf, panOf, stepped } from './floorKeys.ts';
import { Guides } from './Guides.tsx';
import { type Landing, landingOf } from './leaps.ts';
import { FloorScale, type Landmark } from './markers.ts';
import { type Direction, nearestSeat, onFloor, type SeatPoint } from './nearestSeat.ts';
import { FloorTip, Minimap } from './onDemand.ts';
import type { Sought, TableOnFloor } from './types.ts';
import { useFloorDrag } from './useFloorDrag.ts';
import { type MovedTable, useTableMoves } from './useTableMoves.ts';
import { useViewport } from './useViewport.ts';
import { boundsOf, type Covered, movableBy, type Size, type Viewport } from './viewport.ts';

type Point = { x: number; y: number };

export type PersonGesture =
  | { phase: 'press'; attendeeId: string; at: Point }
  | { phase: 'move'; at: Point }
  | { phase: 'release' }
  | { phase: 'cancel' };

type FloorProps = {
  /** Drawn over the tables, in floor coordinates. */
  children?: ReactNode;
  /** Drawn beneath the tables. */
  beneath?: ReactNode;
  tables: readonly TableOnFloor[];
  /** What else is to be in view. It is drawn as children. */
  landmarks?: readonly Landmark[];
  label: string;
  readOnly?: boolean;
  pickedId?: string | null;
  /** The seats that the dragged people would take. */
  overSeatIds?: ReadonlySet<string>;
  selectedTableId?: string | null;
  /** Tables that are chosen together, and move together. */
  chosenTableIds?: ReadonlySet<string>;
  /** Scrolls into view when it changes. */
  revealed?: Point | null;
  /** The view goes there, and the tab stop with it, at each search. */
  sought?: Sought | null;
  /** Tables to glide to once all of them stand there. */
  brought?: Brought | null;
  onBrought?: () => void;
  /** What lies over the floor at its edges. */
  covered?: Covered;
  onSeat?: (seatId: string) => void;
  /** `isMore`: Shift is held, to choose it together with others. */
  onTable?: (tableId: string | null, isMore: boolean) => void;
  onAllTables?: () => void;
  /**
   * Called after tables were moved or turned. Returns whether it succeeded; otherwise they move
   * back.
   */
  onTablesMoved?: (moves: readonly MovedTable[]) => Promise<boolean>;
  onPerson?: (gesture: PersonGesture) => void;
};

const nothing = () => undefined;
const none: ReadonlySet<string> = new Set();
const nothingCovered: Covered = {};
const nowhere: readonly Landmark[] = [];
const refused = async () => false;

const placeOf = ({ x, y, scale }: Viewport, size: Size = { width: 0, height: 0 }): string =>
  `translate(${size.width * movableBy} ${size.height * movableBy}) scale(${scale}) translate(${-x} ${-y})`;

/**
 * The drawing, in sizes of the floor. It is given in pixels: in per cent, all of its texts would be laid out again with
 * each layout of the page, for example with each letter that somebody types.
 */
const drawnTimes = 1 + 2 * movableBy;

/**
 * Tables and seats on the floor, to scale. The handlers are delegated: elements identify
 * themselves by data attributes, so that thousands of seats need no listeners of their own.
 */
export const Floor = ({
  children,
  beneath,
  tables,
  landmarks = nowhere,
  label,
  readOnly = false,
  pickedId = null,
  overSeatIds = none,
  selectedTableId = null,
  chosenTableIds = none,
  revealed = null,
  sought = null,
  brought = null,
  onBrought = nothing,
  covered = nothingCovered,
  onSeat = nothing,
  onTable = nothing,
  onAllTables = nothing,
  onTablesMoved = refused,
  onPerson = nothing,
}: FloorProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  /** Whether the floor has seen the last press; objects upon it keep theirs to themselves. */
  const isPressed = useRef(false);
  const helpId = useId();
  const floor = useViewport({ floor: ref, picture }, tables, landmarks);
  const { view, size, isReady } = floor;
  const moves = useTableMoves({ tables, chosenIds: chosenTableIds, floor, onTablesMoved });
  const [focusTableId, setFocusTableId] = useState<string | null>(null);
  const [focusSeatId, setFocusSeatId] = useState<string | null>(null);
  const points = useMemo(() => seatPoints(tables), [tables]);
  const tabSeat = points.find(({ id }) => id === focusSeatId) ?? points[0];

  const tableOf = (tableId: string | null | undefined) =>
    tables.find(({ table }) => table.id === tableId)?.table;
  const tabTable = tableOf(focusTableId) ?? tableOf(selectedTableId) ?? tables[0]?.table;
  const bind = useFloorDrag({ floor, moves, tableOf, readOnly, onPerson });

  const clicked = ({ target, shiftKey, detail }: MouseEvent<SVGSVGElement>) => {
    // The press was an object's: it came into view, away from under the finger, before the click.
    if (detail > 0 && !isPressed.current) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest('[data-turn]')) return;
    const seatId = element?.closest<SVGElement>('[data-seat]')?.dataset.seat;
    const table = tableOf(element?.closest<SVGElement>('[data-table]')?.dataset.table);
    if (seatId) setFocusSeatId(seatId);
    else if (table) setFocusTableId(table.id);
    if (readOnly) return;
    if (seatId) onSeat(seatId);
    else onTable(table?.id ?? null, shiftKey);
  };

  /** Focuses a seat or table. It may be too far away to be rendered, so it renders first. */
  const goTo = (next: Landing) => {
    flushSync(() => {
      (next.what === 'seat' ? setFocusSeatId : setFocusTableId)(next.id);
      floor.reveal(next);
    });
    ref.current?.querySelector<SVGElement>(`[data-${next.what}="${next.id}"]`)?.focus();
  };

  /** Moves to the next seat or table in a direction. */
  const goFrom = (from: SeatPoint, direction: Direction, what: 'seat' | 'table') => {
    const all = what === 'seat' ? points : tables.map(({ table }) => table);
    const next = nearestSeat(all, from, direction);
    if (next) goTo({ ...next, what });
  };

  const go = ({ seat, table: tableId }: DOMStringMap, direction: Direction, isFar: boolean) => {
    const table = tableOf(tableId);
    const point = points.find(({ id }) => id === seat);
    if (point) goFrom(point, direction, 'seat');
    else if (!table) floor.pan(...panOf(direction, isFar));
    else if ((table.id === selectedTableId || chosenTableIds.has(table.id)) && !readOnly)
      moves.step(table, (place) => stepped(place, direction, isFar));
    else goFrom(table, direction, 'table');
  };

  const act = (key: FloorKey, dataset: DOMStringMap): boolean => {
    const table = tableOf(dataset.table);
    if (key.does === 'go') go(dataset, key.direction, key.isFar);
    else if (key.does === 'leap') {
      const next = landingOf(tables, dataset, key.to);
      if (next) goTo(next);
    } else if (key.does !== 'turn') floor[key.does]();
    else if (!table || readOnly) return false;
    else moves.step(table, (place) => ({ ...place, rotation: place.rotation + key.by }));
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const { dataset } = event.target as SVGElement;
    const { seat, table } = dataset;
    if (event.key === 'Enter' || event.key === ' ') {
      if (readOnly || !(seat || table)) return;
      event.preventDefault();
      if (seat) onSeat(seat);
      else onTable(table ?? null, event.shiftKey);
      return;
    }
    if (event.key === 'Escape') {
      const isChosen = table === selectedTableId || chosenTableIds.has(table ?? '');
      if (!moves.rollBack() && table && isChosen) onTable(null, false);
      return;
    }
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !readOnly) {
      event.preventDefault();
      return onAllTables();
    }
    const key = floorKeyOf(event);
    if (key && act(key, dataset)) event.preventDefault();
  };

  /** Brings the focused element into view. */
  const onFocus = ({ target }: FocusEvent<SVGSVGElement>) => {
    const { seat, table: tableId } = target.dataset;
    if (tableId) setFocusTableId(tableId);
    if (!target.matches(':focus-visible')) return;
    const found = points.find(({ id }) => id === seat) ?? tableOf(tableId);
    if (found) floor.reveal(found);
  };

  const reveal = useEffectEvent((point: Point) => floor.reveal(point, covered));
  useEffect(() => {
    if (isReady && revealed) reveal(revealed);
  }, [isReady, revealed]);

  const visit = useEffectEvent(() => {
    if (!sought) return;
    if (sought.seatId) setFocusSeatId(sought.seatId);
    if (sought.tableId) setFocusTableId(sought.tableId);
    floor.visit(sought.point);
  });
  const soughtBy = sought?.by;
  useEffect(() => {
    if (isReady && soughtBy) visit();
  }, [isReady, soughtBy]);
  const bring = useEffectEvent(({ tableIds, isNew, area }: Brought) => {
    const found = tableIds.flatMap((id) => tableOf(id) ?? []);
    if (found.length < tableIds.length) return;
    const wanted = area ?? (found.length > 0 && boundsOf(found));
    if (wanted) floor.bring(wanted, covered, isNew);
    onBrought();
  });
  useEffect(() => {
    // Once they are among the tables, which may be later.
    if (isReady && brought && (brought.area || tables.length > 0)) bring(brought);
  }, [isReady, brought, tables]);

  const caption = captionOf(view);
  const drawn = (isReady ? tables : []).map(({ table, seats, people }) => {
    const isTabStop = table.id === tabTable?.id;
    const hasTabSeat = table.id === tabSeat?.tableId;
    const hasTabStop = isTabStop || hasTabSeat;
    const isSelected = selectedTableId === table.id || chosenTableIds.has(table.id);
    const detail = detailOf(table, { view, size, count: tables.length, hasTabStop });
    return (
      detail && (
        <DrawnTable
          key={table.id}
          table={table}
          seats={seats}
          people={people}
          moving={moves.moving}
          captionScale={caption?.scale ?? null}
          captionWithName={caption?.withName ?? false}
          handleScale={selectedTableId === table.id && !readOnly ? view.scale : null}
          detail={detail}
          isSelected={isSelected}
          readOnly={readOnly}
          isTabStop={isTabStop}
          tabSeatId={hasTabSeat ? tabSeat.id : null}
          pickedId={pickedId}
          overSeatIds={overSeatIds}
        />
      )
    );
  });

  return (
    <div ref={ref} className={styles.floor} data-floor>
      <VisuallyHidden>
        <span id={helpId}>{t('floor-keys')}</span>
      </VisuallyHidden>
      <div
        ref={picture}
        className={styles.picture}
        onPointerDownCapture={() => {
          isPressed.current = false;
        }}
        onPointerDown={() => {
          isPressed.current = true;
        }}
      >
        {/* Bound manually, because the gesture library does not attach to SVG elements. */}
        <svg
          {...bind()}
          className={styles.drawing}
          style={
            {
              width: size && size.width * drawnTimes,
              height: size && size.height * drawnTimes,
              '--least-text': `${11 / floor.from.scale}px`,
            } as CSSProperties
          }
          role="group"
          aria-label={label}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the view
          tabIndex={0}
          onClick={clicked}
          onFocus={onFocus}
          onBlur={moves.finishKeys}
          onKeyDown={onKeyDown}
        >
          <g transform={placeOf(floor.from, size)}>
            <FloorScale value={view.scale}>{beneath}</FloorScale>
            {drawn}
            <FloorScale value={view.scale}>{children}</FloorScale>
            <Guides moving={moves.moving} />
          </g>
        </svg>
      </div>
      <FloorTip element={ref} tables={tables} floor={floor} />
      {hasMinimap(tables.length, size) && (
        <Minimap tables={tables} landmarks={landmarks} floor={floor} />
      )}
      <div className={styles.controls} data-controls>
        <IconButton icon="plus" label={t('zoom-in')} size="sm" onClick={floor.zoomIn} />
        <IconButton icon="minus" label={t('zoom-out')} size="sm" onClick={floor.zoomOut} />
        <IconButton icon="fit" label={t('show-all')} size="sm" onClick={floor.fit} />
      </div>
    </div>
  );
};

type PlacedSeat = SeatPoint & { tableId: string };

const seatPoints = (tables: readonly TableOnFloor[]): PlacedSeat[] =>
  tables.flatMap(({ table, seats }) =>
    seats.map((seat) => ({ id: seat.id, tableId: table.id, ...onFloor(seat, table) })),
  );
