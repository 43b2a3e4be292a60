import type { DomainEventType, RecordedEvent } from '../../schema/domainEvents.ts';
import { ProjectionError, type Projector } from './projector.ts';
import { type Columns, RowChanges } from './rowChanges.ts';
import type { TableShape } from './table.ts';

/** Domain events that no read model shows. */
const withoutRows: ReadonlySet<DomainEventType> = new Set([
  'MemberEmailClaimed',
  'MemberEmailReleased',
]);

export type ReadScopes = (table: TableShape, scopes: readonly string[]) => Promise<Columns[]>;

/** Gives the events, in order, to the projectors that handle them. */
export class Folder {
  readonly #byType = new Map<DomainEventType, Projector[]>();
  readonly #isWhole: boolean;

  /** `isWhole`: these are all projectors, so an event that none of them handles is unknown. */
  constructor(
    private readonly projectors: readonly Projector[],
    { isWhole }: { isWhole: boolean },
  ) {
    this.#isWhole = isWhole;
    for (const projector of projectors)
      for (const type of projector.handles)
        this.#byType.set(type, [...(this.#byType.get(type) ?? []), projector]);
  }

  /** @throws ProjectionError naming the projector and the event that it cannot apply. */
  async fold(events: readonly RecordedEvent[], readScopes: ReadScopes): Promise<RowChanges> {
    const changes = new RowChanges();
    await this.#recall(changes, events, readScopes);
    for (const event of events) this.#apply(changes, event);
    return changes;
  }

  #apply(changes: RowChanges, event: RecordedEvent): void {
    const handlers = this.#byType.get(event.type);
    if (!handlers && this.#isWhole && !withoutRows.has(event.type))
      throw new ProjectionError(`${event.type} at ${event.position}: no projector knows it`);
    for (const projector of handlers ?? []) applyOne(projector, changes, event);
  }

  /** Most batches need nothing, and then nothing is asked of the database. */
  async #recall(changes: RowChanges, events: readonly RecordedEvent[], readScopes: ReadScopes) {
    for (const { table, scopeFor } of this.projectors.flatMap(({ recalls }) => recalls)) {
      const scopes = new Set(events.flatMap((event) => scopeFor(event) ?? []));
      if (scopes.size > 0) changes.recall(table, await readScopes(table, [...scopes]));
    }
  }
}

const applyOne = (projector: Projector, changes: RowChanges, event: RecordedEvent): void => {
  try {
    projector.apply(changes, event);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ProjectionError(
      `${projector.name} cannot apply ${event.type} at ${event.position}: ${reason}`,
      { cause },
    );
  }
};
