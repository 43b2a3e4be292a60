import { onFloor } from '../../../schema/rooms/onFloor.ts';
import { searchable, spellings } from '../../../schema/text/folding.ts';
import type { Point, SearchTarget } from '../../chart/types.ts';
import type { Size } from '../../chart/viewport.ts';
import { landmarkOf } from '../../floorObjects/shapes.ts';
import { searchedText } from '../people/search.ts';
import { isInHolding, type PlanView, type TableView } from '../planView.ts';
import type { Attendee, Plan } from '../seatingPlan.ts';
import type { Found } from './found.ts';

type FloorObject = Plan['floorObjects'][number];

/** A searchable item, with its texts folded for comparison. Each spelling of the name is a line of `folded`. */
export type SearchEntry = Found & { name: string; folded: string; text: string };

const linesOf = (name: string): string => `\n${spellings(name)}\n`;

const knownNames = new WeakMap<Attendee, string>();

/** Each name is folded once. Folding thousands at every move would be slow. */
const foldedName = (person: Attendee): string => {
  const known = knownNames.get(person) ?? linesOf(person.name);
  knownNames.set(person, known);
  return known;
};

/** Everybody, then every table and every object. */
export const searchEntries = (
  { people, tables }: Pick<PlanView, 'people' | 'tables'>,
  objects: readonly Pick<FloorObject, 'id' | 'name'>[],
): SearchEntry[] => {
  const named = (kind: Found['kind'], id: string, name: string): SearchEntry => {
    const folded = linesOf(name);
    return { kind, id, name, folded, text: folded };
  };
  return [
    ...[...people.values()].map((person): SearchEntry => {
      const { id, name } = person;
      return { kind: 'person', id, name, folded: foldedName(person), text: searchedText(person) };
    }),
    ...tables.map(({ table }) => named('table', table.id, table.name)),
    ...objects.map(({ id, name }) => named('object', id, name)),
  ];
};

/**
 * How well a name matches; lower is better: the whole name, its beginning, some of its words, other texts.
 */
const fitOf = ({ folded }: SearchEntry, typed: string, words: readonly string[]): number => {
  if (folded.includes(`\n${typed}\n`)) return 0;
  if (folded.includes(`\n${typed}`)) return 1;
  if (words.every((word) => folded.includes(`\n${word}`) || folded.includes(` ${word}`))) return 2;
  return words.every((word) => folded.includes(word)) ? 3 : 4;
};

/**
 * The entries that have every typed word in their name, or in a person's company, title or tags. Best first.
 */
export const searchMatches = (all: readonly SearchEntry[], typed: string): SearchEntry[] => {
  const folded = searchable(typed);
  const words = folded.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const fits: SearchEntry[][] = [[], [], [], [], []];
  for (const one of all)
    if (words.every((word) => one.text.includes(word))) fits[fitOf(one, folded, words)]?.push(one);
  return fits.flat();
};

/** The place of an item: on the floor, in a list of people, or gone. */
export type Spot =
  | { at: 'seat'; table: TableView; position: number; point: Point; seatId: string }
  | { at: 'table'; table: TableView; point: Point }
  | { at: 'object'; object: FloorObject; point: Point; size: Size | null }
  | { at: 'pool' | 'declined' | 'holding'; person: Attendee };

/** The middle and size of an object; the size is null for a point. */
const reachOf = (object: FloorObject): { point: Point; size: Size | null } => {
  const { x, y, box } = landmarkOf(object);
  if (!box) return { point: { x, y }, size: null };
  const { left, right, top, bottom } = box;
  const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return { point, size: { width: right - left, height: bottom - top } };
};

/** The present place of an item in the plan. */
export const spotOf = (
  view: PlanView,
  objects: readonly FloorObject[],
  { kind, id }: Found,
): Spot | undefined => {
  if (kind === 'object') {
    const object = objects.find((one) => one.id === id);
    return object && { at: 'object', object, ...reachOf(object) };
  }
  if (kind === 'table') {
    const table = view.tableById.get(id);
    return table && { at: 'table', table, point: table.table };
  }
  const person = view.people.get(id);
  if (!person) return undefined;
  const seat = view.seatOf.get(id);
  const table = view.tableById.get(seat?.tableId ?? '');
  if (seat && table) {
    const point = onFloor(seat, table.table);
    return { at: 'seat', table, position: seat.position, point, seatId: seat.id };
  }
  if (isInHolding(view, id)) return { at: 'holding', person };
  return { at: view.declined.includes(person) ? 'declined' : 'pool', person };
};

/** The target for chart and list. Null for people who are in neither. */
export const searchTargetOf = (by: Found | null, spot: Spot | undefined): SearchTarget | null => {
  if (!by || !spot || !('point' in spot)) return null;
  const { point } = spot;
  if (spot.at === 'object') return { by, point };
  const tableId = spot.table.table.id;
  return spot.at === 'seat' ? { by, point, tableId, seatId: spot.seatId } : { by, point, tableId };
};
