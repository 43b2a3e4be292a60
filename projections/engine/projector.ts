import type { DomainEventOf, DomainEventType, RecordedEvent } from '../../schema/domainEvents.ts';
import type { RowChanges } from './rows/rowChanges.ts';
import type { TableShape } from './rows/table.ts';

/**
 * Turns domain events into rows of its tables. `apply` is pure: it records row changes and takes the time
 * from the event. Raise `version` whenever the same events would give other rows, so that the tables are
 * rebuilt.
 */
export type Projector = {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly TableShape[];
  readonly handles: ReadonlySet<DomainEventType>;
  readonly recalls: readonly Recall[];
  readonly apply: (changes: RowChanges, event: RecordedEvent) => void;
};

/** The rows that an event builds on. The rows of its scope are read before it is applied. */
export type Recall = {
  readonly table: TableShape;
  /** Undefined if the event needs none. */
  readonly scopeFor: (event: RecordedEvent) => string | undefined;
};

/** An event that names its subjects by these ids. */
export type About<Id extends string> = { data: Record<Id, string> } & Pick<
  RecordedEvent,
  'metadata'
>;

export type Recorded<T extends DomainEventType> = RecordedEvent<DomainEventOf<T>>;

/** A function for each domain event that the projector handles. */
export type Handlers = {
  readonly [T in DomainEventType]?: (changes: RowChanges, event: Recorded<T>) => void;
};

/** Defines a projector; `handles` follows from `on`. */
export const defineProjector = (definition: {
  name: string;
  version: number;
  tables: readonly TableShape[];
  recalls?: readonly Recall[];
  on: Handlers;
}): Projector => {
  const { name, version, tables, recalls = [], on } = definition;
  return {
    name,
    version,
    tables,
    recalls,
    handles: new Set(Object.keys(on) as DomainEventType[]),
    // The map's type ties each function to its event, but the compiler cannot follow the look-up.
    apply: (changes, event) =>
      (on[event.type] as ((changes: RowChanges, event: RecordedEvent) => void) | undefined)?.(
        changes,
        event,
      ),
  };
};

/**
 * A domain event that a projector cannot apply. The message contains only types, positions and ids, because
 * it is logged and stored.
 */
export class ProjectionError extends Error {
  override readonly name: string = 'ProjectionError';
}

/** The event was recorded by newer code, which can project it. */
export class NewerCodeNeeded extends ProjectionError {
  override readonly name = 'NewerCodeNeeded';
}
