import type { DomainEventOf, DomainEventType, RecordedEvent } from '../../schema/domainEvents.ts';
import type { Projector } from '../engine/projector.ts';
import { Folder } from '../engine/rows/fold.ts';
import type { Columns, RowChanges } from '../engine/rows/rowChanges.ts';

export const now = '2026-05-01T18:00:00.000Z';
export const later = '2026-05-01T19:30:00.000Z';
export const organiser = 'organiser';

export type Fact = {
  [T in DomainEventType]: Pick<DomainEventOf<T>, 'type' | 'data'>;
}[DomainEventType];

/** The recorded events of these facts, one after the other, all by the organiser. */
export const history = (
  facts: readonly Fact[],
  metadata: Partial<RecordedEvent['metadata']> = {},
  after = 0,
): RecordedEvent[] =>
  facts.map(
    (fact, index) =>
      ({
        id: `event-${after + index}`,
        stream: 'stream',
        revision: BigInt(after + index),
        position: String(after + index + 1).padStart(20, '0'),
        ...fact,
        metadata: { commandId: `command-${index}`, actorId: organiser, at: now, ...metadata },
      }) as RecordedEvent,
  );

type Tables = Map<string, Map<string, Columns>>;

/**
 * The rows that a projector makes from events, by table. Checks that single events and one batch give the
 * same rows.
 */
export const project = async (
  projector: Projector,
  events: readonly RecordedEvent[],
): Promise<Record<string, Columns[]>> => {
  const oneByOne = await write(
    projector,
    events.map((event) => [event]),
  );
  const atOnce = await write(projector, [events]);
  if (JSON.stringify(atOnce) !== JSON.stringify(oneByOne))
    throw new Error(`batches differ: ${JSON.stringify(atOnce)} and ${JSON.stringify(oneByOne)}`);
  return oneByOne;
};

const write = async (projector: Projector, batches: readonly (readonly RecordedEvent[])[]) => {
  const folder = new Folder([projector], { isWhole: false });
  const tables: Tables = new Map(projector.tables.map(({ name }) => [name, new Map()]));
  for (const batch of batches) {
    const changes = await folder.fold(batch, async ({ name, scope }, scopes) =>
      [...(tables.get(name)?.values() ?? [])].filter((row) =>
        scopes.includes(String(row[scope ?? 'id'])),
      ),
    );
    apply(tables, changes);
  }
  const sorted = (rows: Map<string, Columns>) =>
    [...rows.values()].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  return Object.fromEntries([...tables].map(([name, rows]) => [name, sorted(rows)]));
};

/** Applies changes to rows in memory, as the statements do in the database. */
const apply = (tables: Tables, changes: RowChanges): void => {
  for (const { table, cleared, rows: changed } of changes.tables()) {
    const rows = tables.get(table.name) ?? new Map<string, Columns>();
    for (const [id, row] of rows)
      if (table.scope && cleared.has(String(row[table.scope]))) rows.delete(id);
    const isOver = (scope: string) => tables.get(table.endedScopes ?? '')?.has(scope) ?? false;
    for (const [scope, byId] of changed)
      for (const [id, change] of byId) {
        if (isOver(scope)) continue;
        const known = rows.get(id);
        if (change.kind === 'insert') rows.set(id, inColumnOrder(table.columns, change.row));
        else if (!known) throw new Error(`${change.kind} of ${table.name} ${id}: not there`);
        else if (change.kind === 'remove') rows.delete(id);
        else rows.set(id, inColumnOrder(table.columns, { ...known, ...change.columns }));
      }
  }
};

const inColumnOrder = (columns: Readonly<Record<string, string>>, row: Columns): Columns =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]));
