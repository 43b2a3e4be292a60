import { id } from '../../schema/entities/fields.ts';
import {
  type ArrangementPatch,
  type EventPlanPatch,
  feedTopics,
} from '../../schema/feedPatches.ts';
import { position } from '../../schema/inputs/lists.ts';
import { mayReadEvent } from '../../schema/permissions.ts';
import { requireEventOf } from '../auth/authorize.ts';
import { defineSubscription } from '../pipeline/defineSubscription.ts';
import { LiveStream, oncePerEntry, type View } from '../sockets/liveStream.ts';
import { ArrangementDelta } from './types.ts';

/** One object per feed entry, so that all subscribers share one message. */
const deltaOf = oncePerEntry(({ position, patch }): ArrangementDelta => {
  const { arrangement = null } = patch as ArrangementPatch;
  return { position, resync: false, arrangement, deleted: arrangement === null };
});

/**
 * The arrangement's event decides who may follow it.
 * @throws Refusal ARRANGEMENT_NOT_FOUND if the viewer may not see it, at the start or later
 */
export const arrangementChanged = defineSubscription({
  name: 'arrangementChanged',
  description: 'The changes of a saved arrangement, after a position or from now on.',
  args: { id, after: position },
  delta: ArrangementDelta,
  follow: async ({ app, request }, { id, after }) => {
    const requireIt = () => requireEventOf(app, request, 'arrangement', id, 'read');
    const { eventId } = await requireIt();
    const view: View<ArrangementDelta> = {
      topic: feedTopics.arrangement(id),
      authorise: async () => void (await requireIt()),
      deltaOf,
      resync: (position) => ({ position, resync: true, arrangement: null, deleted: false }),
      isLast: ({ deleted }) => deleted,
      guard: {
        topic: feedTopics.eventPlan(eventId),
        puts: ({ patch }) => {
          const { event, resync } = patch as EventPlanPatch;
          const isHidden = event && mayReadEvent(request.viewer, event) !== 'allow';
          return resync || isHidden ? 'inDoubt' : 'nothing';
        },
      },
    };
    return LiveStream.open(app.feed, view, after);
  },
});
