import type { Floor } from './floor.ts';
import type { InputPerson } from './input.ts';

/**
 * The people whom a proposal may move: those without a seat; everybody; or those at some tables (ids) and
 * those without a seat. Pinned people never move.
 */
export type Scope = 'pool' | 'all' | { tables: readonly string[] };

/** The people who may not be moved, and the seats that nobody may leave or take, each marked by 1. */
export const scopeOf = (
  scope: Scope,
  people: readonly InputPerson[],
  seated: Int32Array,
  floor: Floor,
): { fixed: Uint8Array; closed: Uint8Array } => {
  const isTableOpen = floor.tableIds.map((id) =>
    scope === 'all' ? true : scope === 'pool' ? false : scope.tables.includes(id),
  );
  const fixed = Uint8Array.from(people, ({ pinned }, person) => {
    const seat = seated[person] as number;
    return seat >= 0 && (pinned || !isTableOpen[floor.tableOf[seat] as number]) ? 1 : 0;
  });
  const isClosedTable = (table: number) => typeof scope === 'object' && !isTableOpen[table];
  const closed = Uint8Array.from(floor.tableOf, (table) => (isClosedTable(table) ? 1 : 0));
  seated.forEach((seat, person) => {
    if (fixed[person] === 1) closed[seat] = 1;
  });
  return { fixed, closed };
};
