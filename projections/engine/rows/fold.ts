import { NewerShape } from '../../../schema/codec.ts';
import type { DomainEventType, RecordedEvent } from '../../../schema/domainEvents.ts';
import { NewerCodeNeeded, ProjectionError, type Projector, type Recall } from '../projector.ts';
import { type Columns, ImpossibleChange, RowChanges } from './rowChanges.ts';
import type { TableShape } from './table.ts';

/** Domain events without a read model. */
const withoutRows: ReadonlySet<DomainEventType> = new Set([
  'MemberEmailClaimed',
  'MemberEmailReleased',
]);

export type ReadScopes = (table: TableShape, scopes: readonly string[]) => Promise<Columns[]>;

/** Passes events, in order, to the projectors that handle them. */
export class Folder {
  readonly #byType = new Map<DomainEventType, Projector[]>();
  readonly #isWhole: boolean;

  /** `isWhole` says that these are all projectors, so that an event without a projector is unknown. */
  constructor(
    private readonly projectors: readonly Projector[],
    { isWhole }: { isWhole: boolean },
  ) {
    this.#isWhole = isWhole;
    for (const projector of projectors)
      for (const type of projector.handles)
        this.#byType.set(type, [...(this.#byType.get(type) ?? []), projector]);
  }

  /**
   * Folds events into row changes.
   * @throws ProjectionError naming the projector and the event that it cannot apply
   */
  async fold(events: readonly RecordedEvent[], readScopes: ReadScopes): Promise<RowChanges> {
    const changes = new RowChanges();
    await this.#recall(changes, events, readScopes);
    for (const event of events) this.#apply(changes, event);
    return changes;
  }

  #apply(changes: RowChanges, event: RecordedEvent): void {
    if (event.unreadable) throw cannotRead(event, event.unreadable);
    const handlers = this.#byType.get(event.type);
    if (!handlers && this.#isWhole && !withoutRows.has(event.type))
      throw new NewerCodeNeeded(`${event.type} at ${event.position}: no projector knows it`);
    for (const projector of handlers ?? []) applyOne(projector, changes, event);
  }

  /** Reads the recalled rows. Most batches need none and send no query. */
  async #recall(changes: RowChanges, events: readonly RecordedEvent[], readScopes: ReadScopes) {
    for (const projector of this.projectors)
      for (const recall of projector.recalls) {
        const scopes = new Set(events.flatMap((event) => scopeOf(projector, recall, event) ?? []));
        if (scopes.size > 0)
          changes.recall(recall.table, await readScopes(recall.table, [...scopes]));
      }
  }
}

const scopeOf = (
  projector: Projector,
  { scopeFor }: Recall,
  event: RecordedEvent,
): string | undefined => {
  if (event.unreadable) return undefined;
  try {
    return scopeFor(event);
  } catch (cause) {
    throw cannotApply(projector, event, cause);
  }
};

const applyOne = (projector: Projector, changes: RowChanges, event: RecordedEvent): void => {
  try {
    projector.apply(changes, event);
  } catch (cause) {
    throw cannotApply(projector, event, cause);
  }
};

/** Messages of other errors may quote personal data, so only their names are used. */
const cannotApply = (projector: Projector, { type, position }: RecordedEvent, cause: unknown) => {
  const reason = cause instanceof ImpossibleChange ? cause.message : (cause as Error)?.name;
  const message = `${projector.name} cannot apply ${type} at ${position}: ${reason}`;
  return new ProjectionError(message, { cause });
};

const cannotRead = ({ type, position }: RecordedEvent, cause: Error): ProjectionError =>
  cause instanceof NewerShape
    ? new NewerCodeNeeded(`${cause.message}, at ${position}`, { cause })
    : new ProjectionError(`${type} at ${position} cannot be read: ${cause.name}`, { cause });
