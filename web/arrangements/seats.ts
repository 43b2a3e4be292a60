import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { searchable } from '../../schema/folding.ts';

export type Seated = { seatId: string; tableName: string; position: number; name: string };

/** Everybody who sits, by table and seat. */
export const seatedIn = ({ assignments }: PublicArrangement): Seated[] =>
  assignments.flatMap(({ seatId, tableName, position, attendeeName }) =>
    attendeeName === null ? [] : [{ seatId, tableName, position, name: attendeeName }],
  );

type Assignment = PublicArrangement['assignments'][number];

/** Every table's seats, by position; a table without seats has an empty list. */
export const seatsByTable = ({
  tables,
  assignments,
}: Pick<PublicArrangement, 'tables' | 'assignments'>): Map<string, Assignment[]> => {
  const seats = new Map<string, Assignment[]>(tables.map(({ tableId }) => [tableId, []]));
  for (const assignment of assignments) seats.get(assignment.tableId)?.push(assignment);
  for (const list of seats.values()) list.sort((a, b) => a.position - b.position);
  return seats;
};

/** Those whose name holds every word that was typed, in any order. */
export const findNames = (seated: readonly Seated[], typed: string): Seated[] => {
  const words = searchable(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return seated.filter(({ name }) => {
    const hay = searchable(name);
    return words.every((word) => hay.includes(word));
  });
};
