import { id } from '../../schema/entities/fields.ts';
import { type EventPlanPatch, feedTopics } from '../../schema/feedPatches.ts';
import { clientId } from '../../schema/inputs/presence.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { defineSubscription } from '../pipeline/defineSubscription.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { PresenceStream } from './presenceStream.ts';
import { presenceOf } from './running.ts';
import { EventPresence } from './types.ts';

const screenId = clientId.nullish();

/** @throws Refusal EVENT_NOT_FOUND if the viewer may not see the event, at the start or later */
export const eventPresence = defineSubscription({
  name: 'eventPresence',
  description:
    'The members who have the event open now. With a client id, one for each screen, the viewer is shown for as long as they follow.',
  args: { id, clientId: screenId },
  delta: EventPresence,
  follow: ({ app, request, loaders }, { id, clientId }) => {
    const screen = parseInput(screenId, clientId);
    const authorise = () => requireEvent(app, request, id, 'read');
    return PresenceStream.open({
      authorise,
      mayEdit: () => loaders.mayEditEvent.load(id),
      /** A change of the event may revoke the right to follow it. */
      guard: (onChange) =>
        app.feed.subscribe(feedTopics.eventPlan(id), ({ patch }) => {
          const { event, resync } = patch as EventPlanPatch;
          if (event === null) onChange('deleted');
          else if (event || resync) onChange('inDoubt');
        }),
      show: async () => {
        if (!screen) return () => undefined;
        const { id: memberId } = requireMember(request);
        return presenceOf(app).show({ eventId: id, memberId, clientId: screen });
      },
      follow: (listener) => presenceOf(app).follow(id, listener),
    });
  },
});
