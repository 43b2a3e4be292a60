import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { searchable, spellings } from '../../schema/text/folding.ts';

export type Seated = { seatId: string; tableName: string; position: number; name: string };

/** All seated people, by table and seat. */
export const seatedIn = ({ assignments }: PublicArrangement): Seated[] =>
  assignments.flatMap(({ seatId, tableName, position, attendeeName }) =>
    attendeeName === null ? [] : [{ seatId, tableName, position, name: attendeeName }],
  );

/**
 * The present seat of somebody who was chosen when the seating may have been another one. Undefined if they are gone,
 * or moved and have a namesake.
 */
export const seatNow = (
  seated: readonly Seated[],
  { seatId, name }: Seated,
): Seated | undefined => {
  const namesakes = seated.filter((one) => one.name === name);
  const stayed = namesakes.find((one) => one.seatId === seatId);
  return stayed ?? (namesakes.length === 1 ? namesakes[0] : undefined);
};

export type Assignment = PublicArrangement['assignments'][number];

/** Every table's seats by position; an empty list for a table without seats. */
export const seatsByTable = ({
  tables,
  assignments,
}: Pick<PublicArrangement, 'tables' | 'assignments'>): Map<string, Assignment[]> => {
  const seats = new Map<string, Assignment[]>(tables.map(({ tableId }) => [tableId, []]));
  for (const assignment of assignments) seats.get(assignment.tableId)?.push(assignment);
  for (const list of seats.values()) list.sort((a, b) => a.position - b.position);
  return seats;
};

/** Folding thousands of names takes longer than looking through them, so it is done once, not for each letter. */
const foldedNames = new WeakMap<Seated, string>();

const spellingsOf = (one: Seated): string => {
  const known = foldedNames.get(one) ?? spellings(one.name);
  foldedNames.set(one, known);
  return known;
};

/** The people whose name contains every typed word, in any order, as in "Byron, Ada". */
export const findNames = (seated: readonly Seated[], typed: string): Seated[] => {
  const words = searchable(typed).split(/[ ,]/).filter(Boolean);
  if (words.length === 0) return [];
  return seated.filter((one) => {
    const hay = spellingsOf(one);
    return words.every((word) => hay.includes(word));
  });
};
