import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { LogWithReferences } from '../../schema/ports/eventLog.ts';
import type { Decider } from './decider.ts';
import { surplusOf } from './snapshotPolicy.ts';
import type { SnapshotStore } from './snapshots.ts';
import type { Folded } from './stateCache.ts';

export type SavedStates = ReturnType<typeof createSavedStates>;

const latest = (revisions: readonly bigint[]): bigint =>
  [...revisions].sort((one, other) => (one < other ? 1 : -1))[0] ?? -1n;

/**
 * The snapshots of streams. They only make folding faster.
 * @param cachedRevision the revision of a stream's cached state, which may be later than all snapshots
 */
export const createSavedStates = (
  log: Pick<LogWithReferences, 'positionAt'>,
  snapshots: SnapshotStore | undefined,
  cachedRevision: (stream: string) => bigint,
) => {
  /** The state of the latest snapshot, if given up to a revision; the initial state if there is none. */
  const load = async <S, C, E extends DomainEvent>(
    { snapshot, version, initialState }: Decider<S, C, E>,
    stream: string,
    upTo?: bigint,
  ): Promise<Folded<S>> => {
    const start = { state: initialState, revision: -1n };
    const saved = snapshot && (await snapshots?.load(stream, version, upTo).catch(() => undefined));
    if (!snapshot || !saved) return start;
    const { revision } = saved;
    const position = await log.positionAt(stream, revision);
    if (position === undefined) {
      // The log was restored from an older copy, which lacks events that this snapshot contains.
      await snapshots?.forget(stream);
      return start;
    }
    return { state: snapshot.fromJson(saved.state), revision, position };
  };

  /** The revision of the latest snapshot; -1 if there is none. */
  const latestRevision = async <S, C, E extends DomainEvent>(
    { version }: Decider<S, C, E>,
    stream: string,
  ): Promise<bigint> => latest((await snapshots?.revisions(stream, version).catch(() => [])) ?? []);

  /** Saves snapshots one at a time, about a megabyte each, and deletes superfluous ones. */
  const save = async <S, C, E extends DomainEvent>(
    { snapshot, version }: Decider<S, C, E>,
    stream: string,
    waypoints: readonly Folded<S>[],
  ): Promise<void> => {
    if (!snapshot || !snapshots || waypoints.length === 0) return;
    const kept = await snapshots.revisions(stream, version);
    const passed = waypoints.map(({ revision }) => revision);
    const head = latest([...kept, ...passed, cachedRevision(stream)]);
    const surplus = surplusOf([...new Set([...kept, ...passed])], head);
    for (const { state, revision } of waypoints) {
      if (kept.includes(revision) || surplus.includes(revision)) continue;
      const people = snapshot.people(state);
      await snapshots.save(stream, version, { state: snapshot.toJson(state), revision, people });
    }
    if (surplus.length > 0) await snapshots.forget(stream, surplus);
  };

  /** Saves in the background. A failure to save is harmless. */
  const saveLater = <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    waypoints: readonly Folded<S>[],
  ): void => void save(decider, stream, waypoints).catch(() => undefined);

  return { load, latestRevision, saveLater };
};
