import type { DomainEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import type { Decider, Happened } from './decider.ts';
import { createPastStates } from './pastStates.ts';
import { createSharedWork } from './sharedWork.ts';
import { endsStretch, snapshotEvery, surplusOf } from './snapshotPolicy.ts';
import type { SnapshotStore } from './snapshots.ts';
import { createStateCache, type Folded } from './stateCache.ts';

/** About 300 MB of plans: 5,000 people without seats weigh 5,000 and take 2.8 MB. */
const heaviestCache = 500_000;
/** About 90 MB: an evening of 1,500 people, every 500 changes. */
const heaviestPast = { states: 200, weight: 150_000 };

type Options = { log: EventLog; snapshots?: SnapshotStore; cacheSize: number };

/** Later than any revision. */
const endOfTime = 2n ** 63n - 1n;

export type FoldedStates = ReturnType<typeof createFoldedStates>;

const latest = (revisions: readonly bigint[]): bigint =>
  [...revisions].sort((one, other) => (one < other ? 1 : -1))[0] ?? -1n;

const later = <S>(one: Folded<S>, other: Folded<S> | undefined): Folded<S> =>
  other && other.revision > one.revision ? other : one;

/** Folds streams into states, from a cached state or a snapshot on. */
export const createFoldedStates = ({ log, snapshots, cacheSize }: Options) => {
  const cache = createStateCache({ streams: cacheSize, weight: heaviestCache });
  const past = createPastStates(heaviestPast);
  // After a start, hundreds may ask for the same plan at once.
  const shared = createSharedWork();

  const cold = async <S, C, E extends DomainEvent>(
    { snapshot, version, initialState }: Decider<S, C, E>,
    stream: string,
    upTo?: bigint,
  ): Promise<Folded<S>> => {
    const start = { state: initialState, revision: -1n };
    // Without a readable snapshot, folding only takes longer.
    const saved = snapshot && (await snapshots?.load(stream, version, upTo).catch(() => undefined));
    if (!snapshot || !saved) return start;
    const { revision } = saved;
    const position = await log.positionAt(stream, revision);
    if (position === undefined) {
      // The log was restored from an older copy, which lacks events of this snapshot.
      await snapshots?.forget(stream);
      return start;
    }
    return { state: snapshot.fromJson(saved.state), revision, position };
  };

  /** Saves snapshots one at a time, about a megabyte each, and deletes superfluous ones. */
  const saveSnapshots = async <S, C, E extends DomainEvent>(
    { snapshot, version }: Decider<S, C, E>,
    stream: string,
    waypoints: readonly Folded<S>[],
  ): Promise<void> => {
    if (!snapshot || !snapshots || waypoints.length === 0) return;
    const kept = await snapshots.revisions(stream, version);
    const passed = waypoints.map(({ revision }) => revision);
    const head = latest([...kept, ...passed, remembered(stream)?.revision ?? -1n]);
    const surplus = surplusOf([...new Set([...kept, ...passed])], head);
    for (const { state, revision } of waypoints) {
      if (kept.includes(revision) || surplus.includes(revision)) continue;
      const people = snapshot.people(state);
      await snapshots.save(stream, version, { state: snapshot.toJson(state), revision, people });
    }
    if (surplus.length > 0) await snapshots.forget(stream, surplus);
  };

  /** Runs in the background. A snapshot that cannot be saved does no harm. */
  const saveLater: typeof saveSnapshots = (decider, stream, waypoints) =>
    saveSnapshots(decider, stream, waypoints).catch(() => undefined);

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
    if (endsStretch(from.revision, revision)) void saveLater(decider, stream, [folded]);
    return folded;
  };

  /** Reads and folds the events behind `from`. */
  const caughtUp = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    from: Folded<S>,
  ): Promise<{ folded: Folded<S>; news: RecordedEvent<E>[] }> => {
    const news: RecordedEvent<E>[] = [];
    for await (const event of log.readStream(stream, { from: from.revision + 1n })) {
      // A stream holds only events of its decider.
      news.push(event as unknown as RecordedEvent<E>);
    }
    const happened = news as unknown as Happened<E>[];
    // Revisions may have gaps, because events of other applications are skipped.
    const { revision, position } = news.at(-1) ?? from;
    return { folded: advance(decider, stream, from, happened, { revision, position }), news };
  };

  /** The revision of the latest snapshot; -1 where there is none. */
  const latestSnapshot = async <S, C, E extends DomainEvent>(
    { version }: Decider<S, C, E>,
    stream: string,
  ): Promise<bigint> => latest((await snapshots?.revisions(stream, version).catch(() => [])) ?? []);

  /** How many domain events the present state is folded from, beginning at what is remembered or saved. */
  const behind = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<number> => {
    const known = remembered<S>(stream)?.revision ?? (await latestSnapshot(decider, stream));
    for await (const last of log.readStream(stream, { direction: 'backwards', max: 1 }))
      return Number(last.revision - known);
    return 0;
  };

  /** Whoever looks at the present often looks back next, and need not load the same snapshot again. */
  const coldAndKept = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<Folded<S>> => {
    const keep = past.keeper();
    const near = past.nearest<S>(stream, endOfTime);
    // Who looked at a moment before asks for the present next: its fold goes on from there.
    if (near && (await latestSnapshot(decider, stream)) - near.revision < snapshotEvery) {
      const position = near.position ?? (await log.positionAt(stream, near.revision));
      if (position !== undefined) return { ...near, position };
    }
    const start = await cold(decider, stream);
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
      caughtUp(decider, stream, await coldAndKept(decider, stream)),
    );
    if (isOwn) return outcome.folded;
    // Others may have read the stream before this caller's own events were appended.
    return (await caughtUp(decider, stream, remembered<S>(stream) ?? outcome.folded)).folded;
  };

  /** The known state nearest before a revision. */
  const startBefore = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    revision: bigint,
  ): Promise<Folded<S>> => {
    const now = remembered<S>(stream);
    const before = now && now.revision <= revision ? now : undefined;
    const looked = past.nearest<S>(stream, revision);
    const near = looked ? later(looked, before) : before;
    if (near && revision - near.revision < snapshotEvery) return near;
    return later(await cold(decider, stream, revision), near);
  };

  /**
   * The states after the events of these revisions, each as the fold passes it: one reading for all of them. A long
   * fold saves snapshots, so that the next one is quick.
   * @param revisions in ascending order; -1: before the first
   */
  const along = async function* <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    revisions: readonly bigint[],
  ): AsyncGenerator<Folded<S>, void, void> {
    const [first] = revisions;
    if (first === undefined) return;
    const keep = past.keeper();
    const weigh = (state: S) => decider.weight?.(state);
    let folded = await startBefore(decider, stream, first);
    const wanted = [...revisions];
    const to = wanted.at(-1) ?? first;
    const waypoints: Folded<S>[] = [];
    if (folded.revision < to)
      for await (const event of log.readStream(stream, { from: folded.revision + 1n, to })) {
        for (; wanted[0] !== undefined && wanted[0] < event.revision; wanted.shift()) yield folded;
        const happened = event as unknown as Happened<E>;
        const before = folded.revision;
        const { revision, position } = event;
        folded = { state: decider.evolve(folded.state, happened), revision, position };
        if (endsStretch(before, folded.revision)) waypoints.push(folded);
      }
    for (const each of [...waypoints, folded]) keep(stream, each, weigh(each.state));
    void saveLater(decider, stream, waypoints);
    for (const _ of wanted) yield folded;
  };

  /** The state after the event of this revision; -1: before the first. */
  const at = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    revision: bigint,
  ): Promise<Folded<S>> => {
    const { outcome } = await shared.join(`${revision} ${stream}`, () =>
      along(decider, stream, [revision]).next(),
    );
    if (!outcome.value) throw new Error('A revision was folded to no state');
    return outcome.value;
  };

  /** As `at`, of a moment that will be looked at again: a start anew finds it saved. */
  const atForLong: typeof at = async (decider, stream, revision) => {
    const folded = await at(decider, stream, revision);
    void saveLater(decider, stream, [folded]);
    return folded;
  };

  const forget = (stream: string): void => {
    cache.forget(stream);
    past.forgetAll();
    shared.forgetAll();
  };
  const forgetAll = (): void => {
    cache.forgetAll();
    past.forgetAll();
    shared.forgetAll();
  };
  return {
    remembered,
    advance,
    caughtUp,
    current,
    behind,
    at,
    atForLong,
    along,
    forget,
    forgetAll,
  };
};
