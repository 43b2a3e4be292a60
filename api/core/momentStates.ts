import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { Decider, Happened } from './decider.ts';
import type { Folding } from './presentStates.ts';
import { endsStretch, snapshotEvery } from './snapshotPolicy.ts';
import type { Folded } from './stateCache.ts';

const later = <S>(one: Folded<S>, other: Folded<S> | undefined): Folded<S> =>
  other && other.revision > one.revision ? other : one;

/** Folds streams to past moments, each from the nearest earlier state that is known. */
export const createMomentStates = ({ log, cache, past, shared, saved }: Folding) => {
  /** The nearest known state before a revision. */
  const startBefore = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    revision: bigint,
  ): Promise<Folded<S>> => {
    const now = cache.get<S>(stream);
    const before = now && now.revision <= revision ? now : undefined;
    const cached = past.nearest<S>(stream, revision);
    const near = cached ? later(cached, before) : before;
    if (near && revision - near.revision < snapshotEvery) return near;
    return later(await saved.load(decider, stream, revision), near);
  };

  /**
   * The states after the events of these revisions, each as soon as it is folded. Reads the stream once for
   * all of them. A long fold saves snapshots to make the next one quick.
   * @param revisions in ascending order; -1 is before the first event
   */
  const along = async function* <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    revisions: readonly bigint[],
  ): AsyncGenerator<Folded<S>, void, void> {
    const [first] = revisions;
    if (first === undefined) return;
    const keep = past.keeper();
    let folded = await startBefore(decider, stream, first);
    const remaining = [...revisions];
    const to = remaining.at(-1) ?? first;
    const waypoints: Folded<S>[] = [];
    if (folded.revision < to)
      for await (const event of log.readStream(stream, { from: folded.revision + 1n, to })) {
        for (; remaining[0] !== undefined && remaining[0] < event.revision; remaining.shift())
          yield folded;
        const before = folded.revision;
        const { revision, position } = event;
        const state = decider.evolve(folded.state, event as unknown as Happened<E>);
        folded = { state, revision, position };
        if (endsStretch(before, revision)) waypoints.push(folded);
      }
    for (const each of [...waypoints, folded]) keep(stream, each, decider.weight?.(each.state));
    saved.saveLater(decider, stream, waypoints);
    for (const _ of remaining) yield folded;
  };

  /** The state after the event of this revision. -1 is before the first event. */
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

  /** As `at`, but saves the state, so that a moment that will be read again loads quickly after a restart. */
  const atForLong: typeof at = async (decider, stream, revision) => {
    const folded = await at(decider, stream, revision);
    saved.saveLater(decider, stream, [folded]);
    return folded;
  };

  return { along, at, atForLong };
};
