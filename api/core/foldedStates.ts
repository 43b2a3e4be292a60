import type { DomainEvent, Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { Decider, Happened } from './decider.ts';
import type { EventLog } from './eventLog.ts';
import type { SnapshotStore } from './snapshots.ts';
import { createStateCache, type Folded } from './stateCache.ts';

const snapshotEvery = 500n;
/** About 300 MB of plans: 5,000 people without seats weigh 5,000 and take 2.8 MB. */
const heaviestCache = 500_000;

type Options = { log: EventLog; snapshots?: SnapshotStore; cacheSize: number };

export type FoldedStates = ReturnType<typeof createFoldedStates>;

/** Streams folded into states: remembered where they were folded before, else from a snapshot on. */
export const createFoldedStates = ({ log, snapshots, cacheSize }: Options) => {
  const cache = createStateCache({ streams: cacheSize, weight: heaviestCache });

  const positionAt = async (stream: string, revision: bigint): Promise<Position | undefined> => {
    for await (const { position } of log.readStream(stream, { from: revision, max: 1 }))
      return position;
    return undefined;
  };

  const cold = async <S, C, E extends DomainEvent>(
    { snapshot, version, initialState }: Decider<S, C, E>,
    stream: string,
    upTo?: bigint,
  ): Promise<Folded<S>> => {
    const start = { state: initialState, revision: -1n };
    // A snapshot that cannot be read costs time, nothing else.
    const saved = snapshot && (await snapshots?.load(stream, version, upTo).catch(() => undefined));
    if (!snapshot || !saved) return start;
    const { revision } = saved;
    const position = await positionAt(stream, revision);
    if (position === undefined) {
      // A log restored from an older copy: the snapshot tells of what has not happened here.
      await snapshots?.forget(stream);
      return start;
    }
    return { state: snapshot.fromJson(saved.state), revision, position };
  };

  const saveSnapshot = <S, C, E extends DomainEvent>(
    { snapshot, version }: Decider<S, C, E>,
    stream: string,
    { state, revision }: Folded<S>,
  ) => {
    if (!snapshot) return;
    const saved = snapshots?.save(stream, version, { state: snapshot.toJson(state), revision });
    saved?.catch(() => undefined);
  };

  /** What is remembered of a stream, which another process may have written to since. */
  const remembered = <S>(stream: string): Folded<S> | undefined => cache.get<S>(stream);

  /** Folds the events that follow `from`, and remembers the result. */
  const advance = <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    from: Folded<S>,
    events: readonly Happened<E>[],
    position: Position | undefined,
  ): Folded<S> => {
    const revision = from.revision + BigInt(events.length);
    const folded = { state: events.reduce(decider.evolve, from.state), revision, position };
    cache.set(stream, folded, decider.weight?.(folded.state));
    const crossed = (from.revision + 1n) / snapshotEvery < (revision + 1n) / snapshotEvery;
    if (crossed) saveSnapshot(decider, stream, folded);
    return folded;
  };

  /** Reads and folds what the stream holds behind `from`. */
  const caughtUp = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    from: Folded<S>,
  ): Promise<{ folded: Folded<S>; news: RecordedEvent<E>[] }> => {
    const news: RecordedEvent<E>[] = [];
    for await (const event of log.readStream(stream, { from: from.revision + 1n })) {
      // A stream holds the events of its own decider only.
      news.push(event as unknown as RecordedEvent<E>);
    }
    const happened = news as unknown as Happened<E>[];
    const position = news.at(-1)?.position ?? from.position;
    return { folded: advance(decider, stream, from, happened, position), news };
  };

  /** The stream's state as of now. */
  const current = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<Folded<S>> => {
    const from = remembered<S>(stream) ?? (await cold(decider, stream));
    return (await caughtUp(decider, stream, from)).folded;
  };

  /** The stream's state as it was with the event of this revision; -1 for before the first. */
  const at = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    revision: bigint,
  ): Promise<Folded<S>> => {
    let folded = await cold(decider, stream, revision);
    if (folded.revision >= revision) return folded;
    const range = { from: folded.revision + 1n, to: revision };
    for await (const event of log.readStream(stream, range)) {
      const happened = event as unknown as Happened<E>;
      folded = { state: decider.evolve(folded.state, happened), revision: event.revision };
    }
    return folded;
  };

  const { forget, forgetAll } = cache;
  return { remembered, advance, caughtUp, current, at, forget, forgetAll };
};
