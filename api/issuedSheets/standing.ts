import type { DifferingTable, SheetStanding } from '../../schema/entities/issuedSheet.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { headKey } from './shownOn.ts';
import { headingKey, type Shown, type ShownTable } from './shownTables.ts';

type Difference = Omit<SheetStanding, 'wasUndone'>;

/**
 * How a sheet differs from its present contents.
 * @param now the present plan, and what a new sheet would show
 * @param tableIds the tables on the sheet; null for all
 */
export const differenceOf = (
  then: Shown,
  now: { plan: ActivePlan; shown: Shown },
  tableIds: readonly string[] | null,
): Difference => {
  const scope = tableIds && new Set(tableIds);
  const ids = new Set([...now.shown.tables.keys(), ...then.tables.keys()]);
  const tables = [...ids]
    .filter((id) => scope?.has(id) ?? true)
    .flatMap((id) => {
      const [was, is] = [then.tables.get(id), now.shown.tables.get(id)];
      if (was === is) return [];
      const changed = changesAt(was, is);
      const standing = now.plan.tables.get(id);
      const { name, order } = standing ?? was ?? { name: '', order: 0 };
      return changed.changes === 0
        ? []
        : [{ order, table: { tableId: id, name, isGone: !standing, ...changed } }];
    })
    .sort((one, other) => one.order - other.order)
    .map(({ table }) => table);
  const elsewhere = changedKeys(then.elsewhere, now.shown.elsewhere, (text) => text).filter(
    (key) => !scope || key === headKey,
  ).length;
  const changes = tables.reduce((sum, table) => sum + table.changes, elsewhere);
  return { isCurrent: changes === 0, changes, tables, elsewhere };
};

const changesAt = (
  was: ShownTable | undefined,
  is: ShownTable | undefined,
): Pick<DifferingTable, 'changes' | 'places'> => {
  const [before, now] = [was?.places() ?? noPlaces, is?.places() ?? noPlaces];
  const differing = changedKeys(before, now, ({ text }) => text);
  // An added or removed table does not count as a change on top of the changes of its people.
  const isBoth = before.size > 0 && now.size > 0;
  const keys = isBoth || differing.length === 1 ? differing : differing.filter(isNoHeading);
  const places = keys
    .map((key) => ({ was: before.get(key), is: now.get(key) }))
    .filter((place) => (place.is ?? place.was)?.name != null)
    .map((place) => ({
      position: (place.is ?? place.was)?.position ?? null,
      before: place.was?.name ?? null,
      now: place.is?.name ?? null,
    }))
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return { changes: keys.length, places };
};

const isNoHeading = (key: string): boolean => key !== headingKey;

const noPlaces: ReturnType<ShownTable['places']> = new Map();

/** The keys whose texts differ, including keys that only one side has. */
const changedKeys = <Value>(
  then: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  textOf: (value: Value) => string,
): string[] => {
  const textAt = (side: ReadonlyMap<string, Value>, key: string): string | undefined => {
    const value = side.get(key);
    return value === undefined ? undefined : textOf(value);
  };
  return [...new Set([...now.keys(), ...then.keys()])].filter(
    (key) => textAt(then, key) !== textAt(now, key),
  );
};
