import { id } from '../../schema/entities/fields.ts';
import { type EventPlanPatch, type EventsPatch, feedTopics } from '../../schema/feedPatches.ts';
import { position } from '../../schema/inputs/lists.ts';
import { mayReadEvent, readersCapabilities, type Viewer } from '../../schema/permissions.ts';
import type { FeedEntry } from '../../schema/ports/changeFeed.ts';
import { guestAsSeen } from '../attendees/guestAsSeen.ts';
import { requireEvent } from '../auth/authorize.ts';
import { defineSubscription } from '../pipeline/defineSubscription.ts';
import { LiveStream, oncePerEntry, type View } from '../sockets/liveStream.ts';
import { tableAsSeen } from '../tables/tableAsSeen.ts';
import { EventPlanDelta, EventsDelta } from './types.ts';

const unchangedPlan = {
  resync: false,
  deleted: false,
  by: [],
  event: null,
  menu: null,
  fields: null,
  room: null,
  attendees: [],
  removedAttendeeIds: [],
  tables: [],
  removedTableIds: [],
  seats: [],
  removedSeatIds: [],
  rules: [],
  removedRuleIds: [],
  floorObjects: [],
  removedFloorObjectIds: [],
  arrangementIds: [],
} satisfies Omit<EventPlanDelta, 'position'>;

const deltaOfPatch = (
  position: string,
  { event, menu, fields, room, resync: _never, unseenIds: _, ...rows }: EventPlanPatch,
): EventPlanDelta => {
  const facts = {
    event: event ?? null,
    menu: menu ?? null,
    fields: fields ?? null,
    room: room ?? null,
  };
  return { ...unchangedPlan, ...rows, ...facts, position, deleted: event === null };
};

/** One object per feed entry, so that all subscribers share one message. */
const planDeltaOf = oncePerEntry(({ position, patch }) =>
  deltaOfPatch(position, patch as EventPlanPatch),
);

/**
 * What readers are told: no actors, rules and custom fields, attendees and tables as readers may see them, and none
 * of which only hidden fields have changed.
 */
const readersPatchOf = oncePerEntry(({ patch }): EventPlanPatch => {
  const { unseenIds = [], attendees = [], tables = [], ...others } = patch as EventPlanPatch;
  const { by: _, fields: __, rules: ___, removedRuleIds: ____, ...shown } = others;
  const unseen = new Set(unseenIds);
  const guests = attendees
    .filter(({ id }) => !unseen.has(id))
    .map((guest) => guestAsSeen(guest, readersCapabilities));
  const seen = tables
    .filter(({ id }) => !unseen.has(id))
    .map((table) => tableAsSeen(table, readersCapabilities));
  return {
    ...shown,
    ...(guests.length > 0 && { attendees: guests }),
    ...(seen.length > 0 && { tables: seen }),
  };
});

const readersDeltaOf = oncePerEntry((entry) => deltaOfPatch(entry.position, readersPatchOf(entry)));

/** Whether an entry is hidden from readers, who must not even learn that something has changed. */
const isUnseen = (entry: FeedEntry): boolean => Object.keys(readersPatchOf(entry)).length === 0;

/** @throws Refusal EVENT_NOT_FOUND at the start, or once the viewer may no longer read the event */
export const eventPlanChanged = defineSubscription({
  name: 'eventPlanChanged',
  description: 'The changes of an event plan, after a position or from now on.',
  args: { id, after: position },
  delta: EventPlanDelta,
  follow: ({ app, request, loaders }, { id, after }) => {
    let mayEdit = false;
    const view: View<EventPlanDelta> = {
      topic: feedTopics.eventPlan(id),
      authorise: async () => {
        await requireEvent(app, request, id, 'read');
        mayEdit = await loaders.mayEditEvent.load(id);
      },
      deltaOf: (entry) => {
        const { event } = entry.patch as EventPlanPatch;
        const isHidden = event && mayReadEvent(request.viewer, event) !== 'allow';
        if (isHidden) return 'ask';
        if (mayEdit) return planDeltaOf(entry);
        return isUnseen(entry) ? undefined : readersDeltaOf(entry);
      },
      resync: (position) => ({ ...unchangedPlan, position, resync: true }),
      isLast: ({ deleted }) => deleted,
    };
    return LiveStream.open(app.feed, view, after);
  },
});

const unchangedEvents = { resync: false, events: [], removedEventIds: [] };

const eventsDeltas = oncePerEntry(() => new Map<string, EventsDelta>());

/**
 * The delta of an entry for a viewer. Viewers who see the same events share one object, so that their
 * messages are shared.
 */
const eventsDeltaOf = (entry: FeedEntry, viewer: Viewer): EventsDelta | undefined => {
  const { events = [], removed = [] } = entry.patch as EventsPatch;
  const shown = events.filter((event) => mayReadEvent(viewer, event) === 'allow');
  const shownIds = shown.map(({ id }) => id);
  const removedEventIds = removed
    .filter(
      ({ id, ownerId, wasPublic }) =>
        mayReadEvent(viewer, { createdByUserId: ownerId, isPublic: wasPublic }) === 'allow' &&
        !shownIds.includes(id),
    )
    .map(({ id }) => id);
  if (shownIds.length + removedEventIds.length === 0) return undefined;
  const made = eventsDeltas(entry);
  const key = JSON.stringify([shownIds, removedEventIds]);
  const { position } = entry;
  const delta = made.get(key) ?? { position, resync: false, events: shown, removedEventIds };
  made.set(key, delta);
  return delta;
};

/** @throws Refusal BAD_INPUT if `after` is no position; NOT_SIGNED_IN */
export const eventsChanged = defineSubscription({
  name: 'eventsChanged',
  description: 'The changes to events that the viewer may see, after a position or from now on.',
  args: { after: position },
  delta: EventsDelta,
  follow: ({ app, request }, { after }) => {
    const view: View<EventsDelta> = {
      topic: feedTopics.events,
      // Sockets are for members only. The right to each event is checked separately.
      authorise: async () => undefined,
      deltaOf: (entry) => eventsDeltaOf(entry, request.viewer),
      resync: (position) => ({ ...unchangedEvents, position, resync: true }),
    };
    return LiveStream.open(app.feed, view, after);
  },
});
