import type { DomainEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import type { LogWithReferences } from '../../schema/ports/eventLog.ts';
import type { Decider, Happened } from './decider.ts';
import type { PastStates } from './pastStates.ts';
import type { SavedStates } from './savedStates.ts';
import type { SharedWork } from './sharedWork.ts';
import { endsStretch, snapshotEvery } from './snapshotPolicy.ts';
import type { Folded, StateCache } from './stateCache.ts';

/** The part of a log that folding uses. */
export type FoldedLog = Pick<LogWithReferences, 'readStream' | 'positionAt'>;

/** The dependencies of folding. Present and past states share all of them. */
export type Folding = {
  log: FoldedLog;
  cache: StateCache;
  past: PastStates;
  shared: SharedWork;
  saved: SavedStates;
};

/** Later than any revision. */
const endOfTime = 2n ** 63n - 1n;

/** Folds streams to their present ends, starting from the cached state, a past state or a snapshot. */
export const createPresentStates = ({ log, cache, past, shared, saved }: Folding) => {
  /** The cached state of a stream. Another process may have appended since. */
  const remembered = <S>(stream: string): Folded<S> | undefined => cache.get<S>(stream);

  /** Folds the events that follow `from`, and caches the result. */
  const advance = <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    from: Folded<S>,
    events: readonly Happened<E>[],
    { revision, position }: Omit<Folded<S>, 'state'>,
  ): Folded<S> => {
    const folded = { state: events.reduce(decider.evolve, from.state), revision, position };
    cache.set(stream, folded, decider.weight?.(folded.state));
    if (endsStretch(from.revision, revision)) saved.saveLater(decider, stream, [folded]);
    return folded;
  };

  /** Reads and folds the events after `from`. */
  const caughtUp = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    from: Folded<S>,
  ): Promise<{ folded: Folded<S>; newEvents: RecordedEvent<E>[] }> => {
    const newEvents: RecordedEvent<E>[] = [];
    for await (const event of log.readStream(stream, { from: from.revision + 1n })) {
      // A stream holds only events of its decider.
      newEvents.push(event as unknown as RecordedEvent<E>);
    }
    const happened = newEvents as unknown as Happened<E>[];
    // Revisions may have gaps, because events of other applications are skipped.
    const { revision, position } = newEvents.at(-1) ?? from;
    return { folded: advance(decider, stream, from, happened, { revision, position }), newEvents };
  };

  /** The number of domain events that `current` would fold onto the cached state or the latest snapshot. */
  const behind = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<number> => {
    const known = remembered<S>(stream)?.revision ?? (await saved.latestRevision(decider, stream));
    for await (const last of log.readStream(stream, { direction: 'backwards', max: 1 }))
      return Number(last.revision - known);
    return 0;
  };

  /** The state and revision from which folding starts without a cached state. */
  const coldStart = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<Folded<S>> => {
    const keep = past.keeper();
    const near = past.nearest<S>(stream, endOfTime);
    // After a past moment, the present is often requested next.
    if (near && (await saved.latestRevision(decider, stream)) - near.revision < snapshotEvery) {
      const position = near.position ?? (await log.positionAt(stream, near.revision));
      if (position !== undefined) return { ...near, position };
    }
    const start = await saved.load(decider, stream);
    // After the present, a past moment is often requested next. It need not load the same snapshot
    // again.
    if (start.revision >= 0n) keep(stream, start, decider.weight?.(start.state));
    return start;
  };

  /** The present state of a stream. */
  const current = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<Folded<S>> => {
    const known = remembered<S>(stream);
    if (known) return (await caughtUp(decider, stream, known)).folded;
    const { outcome, isOwn } = await shared.join(stream, async () =>
      caughtUp(decider, stream, await coldStart(decider, stream)),
    );
    if (isOwn) return outcome.folded;
    // Others may have read the stream before this caller's own events were appended.
    return (await caughtUp(decider, stream, remembered<S>(stream) ?? outcome.folded)).folded;
  };

  return { remembered, advance, caughtUp, behind, current };
};
