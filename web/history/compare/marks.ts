import { onFloor } from '../../../schema/rooms/onFloor.ts';
import type { ChartTable, Point } from '../../chart/types.ts';
import type { PictureView } from '../timeline/pictureView.ts';
import type { Comparison, PersonDifference, TableDifference } from './comparison.ts';
import type { RowSubject } from './rows.ts';

export type SeatMark = 'moved' | 'joined' | 'left';
export type TableMark = TableDifference['kind'];
export type MarkedTable = {
  kind: TableMark;
  table: ChartTable;
  /** Whether the table does not exist in this plan. */
  isGone: boolean;
};

/** The marks on one of the two charts. */
export type Marks = {
  seats: Record<SeatMark, Point[]>;
  tables: MarkedTable[];
};

export type SideName = 'from' | 'to';

/** Each seat's position on the floor. */
export const seatPoints = ({ tables }: PictureView): Map<string, Point> =>
  new Map(
    tables.flatMap(({ table, seats }) => seats.map((seat) => [seat.id, onFloor(seat, table)])),
  );

const isGone = ({ kind }: PersonDifference): boolean => kind === 'moved' || kind === 'left';

/**
 * The marks on one of the two charts. The first chart marks people who move or leave; the second marks people
 * in their new seats, and seats that became free.
 */
export const marksOf = (comparison: Comparison, side: SideName, view: PictureView): Marks => {
  const points = seatPoints(view);
  const at = (seatId: string | null | undefined): Point[] => {
    const point = points.get(seatId ?? '');
    return point ? [point] : [];
  };
  const where = (people: readonly PersonDifference[], of: SideName) =>
    people.flatMap((person) => at(person[of]?.seatId));
  const { people } = comparison;
  const moved = people.filter(({ kind }) => kind === 'moved');
  const joined = people.filter(({ kind }) => kind === 'joined');
  if (side === 'from') {
    const left = people.filter(({ kind }) => kind === 'left');
    return {
      seats: { moved: where(moved, 'from'), joined: [], left: where(left, 'from') },
      tables: markedTables(comparison.tables, 'before'),
    };
  }
  const taken = new Set(
    view.tables.flatMap(({ seats, people: occupants }) =>
      seats.flatMap(({ id }, index) => (occupants[index] ? [id] : [])),
    ),
  );
  const leftFree = people.filter(
    (person) => isGone(person) && !taken.has(person.from?.seatId ?? ''),
  );
  return {
    seats: {
      moved: where(moved, 'to'),
      joined: where(joined, 'to'),
      left: where(leftFree, 'from'),
    },
    tables: markedTables(comparison.tables, 'after'),
  };
};

/** The second chart draws a removed table at its old place. The first leaves out tables that were added. */
const markedTables = (
  tables: readonly TableDifference[],
  side: 'before' | 'after',
): MarkedTable[] =>
  tables.flatMap(({ tableId, kind, before, after }) => {
    const facts = side === 'before' ? before : (after ?? before);
    const isGone = side === 'after' && kind === 'removed';
    return facts ? [{ kind, table: { id: tableId, ...facts }, isGone }] : [];
  });

export type ShownPerson = { from: Point | null; to: Point | null };

/** A person's seat before and after, each at its place in that plan. */
export const placesOf = (
  comparison: Comparison,
  chosen: RowSubject | null,
  points: Record<SideName, Map<string, Point>>,
): ShownPerson | null => {
  if (chosen?.what !== 'person') return null;
  const person = comparison.people.find(({ attendeeId }) => attendeeId === chosen.id);
  const pointOf = (side: SideName) => {
    const seatId = person?.[side]?.seatId ?? seatIn(comparison, side, chosen.id);
    return points[side].get(seatId ?? '') ?? null;
  };
  return { from: pointOf('from'), to: pointOf('to') };
};

/** The seat of a person who has not moved but needs a new card. */
const seatIn = (comparison: Comparison, side: SideName, attendeeId: string) =>
  comparison[side].picture.seats.find((seat) => seat.attendeeId === attendeeId)?.seatId;

/** Round like the seats, or a diamond where somebody has left. */
const shapes: Record<SeatMark, string> = {
  moved: 'm-29 0a29 29 0 1 0 58 0a29 29 0 1 0-58 0z',
  // Two rings.
  joined: 'm-32 0a32 32 0 1 0 64 0a32 32 0 1 0-64 0zm6 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0z',
  left: 'm0-34 34 34-34 34-34-34z',
};

/** Icons on the marks, so that colour and outline are not the only cues. */
const signs: Record<SeatMark, string> = {
  moved: 'm-5 0h10m-4-4 4 4-4 4',
  joined: 'm-5 0h10m-5-5v10',
  left: 'm-5 0h10',
};

const badge = 'm-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z';
const badgeAt = 24;

/** One path for all marks of a kind, because thousands of elements would be slow. */
export const outlinePath = (kind: SeatMark, points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${x} ${y}${shapes[kind]}`).join('');

export const badgePath = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${x - badgeAt} ${y - badgeAt}${badge}`).join('');

export const signPath = (kind: SeatMark, points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${x - badgeAt} ${y - badgeAt}${signs[kind]}`).join('');

const head = 22;

/** An arrow from the edge of one chair to the edge of another. */
export const arrowPath = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 80) return '';
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + dx * 26, y: from.y + dy * 26 };
  const end = { x: to.x - dx * 32, y: to.y - dy * 32 };
  const wing = (side: 1 | -1) =>
    `M${end.x} ${end.y}L${end.x - dx * head - side * dy * head * 0.6} ${end.y - dy * head + side * dx * head * 0.6}`;
  return `M${start.x} ${start.y}L${end.x} ${end.y}${wing(1)}${wing(-1)}`;
};
