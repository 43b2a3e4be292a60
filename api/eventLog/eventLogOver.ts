import type { Codec } from '../../schema/codec.ts';
import type { EventLog, EventStore } from '../../schema/ports/eventLog.ts';
import { createFoldedStates } from '../core/foldedStates.ts';
import type { SnapshotStore } from '../core/snapshots.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { PersonKeys } from '../sealing/personKeys.ts';
import { sealedEventLog } from '../sealing/sealedEventLog.ts';
import { withWholeCopies } from './wholeCopies.ts';

/** About 40 MB: six plans of 5,000 people with as many seats. */
const copiedPlans = { states: 20, weight: 60_000 };

/**
 * The event log over a store. Seals personal data, and reads drafts as whole plans.
 * @param snapshots of event plans, to start folding from when a draft was begun late in the life of a plan
 */
export const eventLogOver = (
  store: EventStore,
  keys: PersonKeys,
  { snapshots, codec }: { snapshots?: SnapshotStore; codec?: Codec } = {},
): EventLog => {
  const log = sealedEventLog(store, keys, codec);
  const states = createFoldedStates({ log, snapshots, cacheSize: 1, past: copiedPlans });
  // The plans hold opened personal data.
  keys.onDestroyed(() => states.forget());
  return withWholeCopies(log, (stream, revision) => states.at(eventPlanDecider, stream, revision));
};
