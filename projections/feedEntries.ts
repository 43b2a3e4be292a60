import type { RecordedEvent } from '../schema/domainEvents.ts';
import { hiddenFrom } from '../schema/entities/attendee.ts';
import { hiddenOfTables } from '../schema/entities/table.ts';
import {
  type ErasuresPatch,
  type EventPlanPatch,
  type EventsPatch,
  feedTopics,
} from '../schema/feedPatches.ts';
import { readersCapabilities } from '../schema/permissions.ts';
import { erasedBy } from '../schema/personalFields.ts';
import type { EventDetails } from '../schema/planFacts.ts';
import type { FeedPatch } from '../schema/ports/changeFeed.ts';
import { arrangementsTable } from './arrangements/projector.ts';
import { attendeesTable } from './attendees/projector.ts';
import { auditChain } from './audit/projector.ts';
import type { Row } from './engine/rows/table.ts';
import type { Written } from './engine/rows/writer.ts';
import { eventsTable } from './eventPlans/projector.ts';
import { floorObjectsTable } from './floorObjects/projector.ts';
import { guestFieldsTable } from './guestFields/projector.ts';
import { menusTable } from './menus/projector.ts';
import { seatsTable } from './placement/projector.ts';
import { roomsTable } from './rooms/projector.ts';
import { seatingRulesTable } from './seatingRules/projector.ts';
import { tablesTable } from './tables/projector.ts';

/** The changes of a batch in one topic. The JSON is serialised once, for the feed's table. */
export type TopicPatch = { topic: string; patch: FeedPatch; json: string };

/** Larger patches are replaced by a resync. */
const most = { rows: 500, bytes: 256 * 1024 };

/** The patches of a batch by topic. `left` are people who are no longer in any plan. Pure. */
export const topicPatches = (
  events: readonly RecordedEvent[],
  written: Written,
  left: readonly string[] = [],
): TopicPatch[] => [
  ...planPatches(events, written),
  ...eventsPatch(events, written),
  ...arrangementPatches(written),
  ...membersPatch(events),
  ...erasuresPatch(events, left),
  ...auditPatch(events, written),
];

/** A patch with its JSON. */
export const topicPatch = (topic: string, patch: FeedPatch): TopicPatch => ({
  topic,
  patch,
  json: JSON.stringify(patch),
});

const patchOrResync = (topic: string, patch: FeedPatch, rows: number): TopicPatch => {
  const whole = rows > most.rows ? undefined : topicPatch(topic, patch);
  return whole && Buffer.byteLength(whole.json) <= most.bytes
    ? whole
    : topicPatch(topic, { resync: true });
};

type PatchOf = (eventId: string) => EventPlanPatch;

const planPatches = (events: readonly RecordedEvent[], written: Written): TopicPatch[] => {
  const plans = new Map<string, EventPlanPatch>();
  const patchOf: PatchOf = (eventId) => {
    const patch = plans.get(eventId) ?? {};
    plans.set(eventId, patch);
    return patch;
  };
  listRows(written, patchOf);
  for (const [eventId, id] of arrangementsTouched(written))
    addTo(patchOf(eventId), 'arrangementIds', id);
  for (const { id } of written.removed(eventsTable)) plans.set(id, { event: null });
  const actors = actorsByPlan(events);
  return [...plans].map(([eventId, patch]) => {
    const by = actors.get(eventId);
    const unseenIds = unseenIn(patch, written);
    const whole = { ...(by && { by }), ...(unseenIds.length > 0 && { unseenIds }), ...patch };
    return patchOrResync(feedTopics.eventPlan(eventId), whole, size(patch));
  });
};

const hiddenOfGuests: readonly string[] = hiddenFrom(readersCapabilities);

const unseenIn = ({ attendees = [], tables = [] }: EventPlanPatch, written: Written): string[] =>
  [
    { rows: attendees, hidden: hiddenOfGuests },
    { rows: tables, hidden: hiddenOfTables },
  ].flatMap(({ rows, hidden }) =>
    rows.flatMap((row) => {
      const changed = written.columnsChanged(row)?.filter((column) => column !== 'id');
      return changed?.every((column) => hidden.includes(column)) ? [row.id] : [];
    }),
  );

/** The actors of each plan, in the order of their first event. */
const actorsByPlan = (events: readonly RecordedEvent[]): Map<string, string[]> => {
  const actors = new Map<string, string[]>();
  for (const { data, metadata } of events) {
    if (!('eventId' in data)) continue;
    const known = actors.get(data.eventId) ?? [];
    if (!known.includes(metadata.actorId)) actors.set(data.eventId, [...known, metadata.actorId]);
  }
  return actors;
};

const listed = [
  { table: attendeesTable, saved: 'attendees', removed: 'removedAttendeeIds' },
  { table: tablesTable, saved: 'tables', removed: 'removedTableIds' },
  { table: seatsTable, saved: 'seats', removed: 'removedSeatIds' },
  { table: seatingRulesTable, saved: 'rules', removed: 'removedRuleIds' },
  { table: floorObjectsTable, saved: 'floorObjects', removed: 'removedFloorObjectIds' },
] as const;

const listRows = (written: Written, patchOf: PatchOf): void => {
  for (const event of written.saved(eventsTable)) patchOf(event.id).event = event;
  for (const { eventId, courses } of written.saved(menusTable)) patchOf(eventId).menu = { courses };
  for (const { eventId, fields } of written.saved(guestFieldsTable))
    patchOf(eventId).fields = fields;
  for (const { eventId, ...room } of written.saved(roomsTable)) patchOf(eventId).room = room;
  for (const { table, saved, removed } of listed) {
    for (const row of written.saved<Row & { eventId: string }>(table))
      addTo(patchOf(row.eventId), saved, row);
    for (const { id, scope } of written.removed(table)) addTo(patchOf(scope), removed, id);
  }
};

type List = (typeof listed)[number]['saved' | 'removed'] | 'arrangementIds';

/** The names of `listed` tie each list to its rows, but the compiler cannot follow this. */
const addTo = (patch: EventPlanPatch, name: List, item: unknown): void => {
  const lists = patch as Partial<Record<List, unknown[]>>;
  lists[name] ??= [];
  lists[name].push(item);
};

const size = (patch: EventPlanPatch): number =>
  Object.values(patch).reduce((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);

const arrangementsTouched = (written: Written): [string, string][] => {
  const touched = new Map<string, string>();
  for (const { id, eventId } of written.saved(arrangementsTable)) touched.set(id, eventId);
  for (const { id, scope } of written.removed(arrangementsTable)) touched.set(id, scope);
  return [...touched].map(([id, eventId]) => [eventId, id]);
};

const eventsPatch = (events: readonly RecordedEvent[], written: Written): TopicPatch[] => {
  const saved = written.saved(eventsTable).filter(({ draftOf }) => draftOf === null);
  const removed = events.flatMap((event) => noLongerSeen(event, written, events));
  if (saved.length + removed.length === 0) return [];
  const patch: EventsPatch = {
    ...(saved.length > 0 && { events: saved }),
    ...(removed.length > 0 && { removed }),
  };
  return [patchOrResync(feedTopics.events, patch, saved.length + removed.length)];
};

/** Events that were deleted or are no longer public. Drafts are not in any list. */
const noLongerSeen = (
  event: RecordedEvent,
  written: Written,
  events: readonly RecordedEvent[],
): NonNullable<EventsPatch['removed']> => {
  if ('draftOf' in event.data) return [];
  if (event.type === 'EventPlanDeleted') {
    const { eventId, ownerId, details } = event.data;
    return [{ id: eventId, ownerId, wasPublic: details.isPublic }];
  }
  if (event.type === 'EventPlanEdited') {
    const { eventId, ownerId, before, after } = event.data;
    return isHidden(before, after) ? [{ id: eventId, ownerId, wasPublic: true }] : [];
  }
  if (!('change' in event.data)) return [];
  const { eventId, change } = event.data;
  if (!change?.details || !isHidden(change.details.before, change.details.after)) return [];
  const ownerId = ownerOf(eventId, written, events);
  return ownerId ? [{ id: eventId, ownerId, wasPublic: true }] : [];
};

type Details = Partial<EventDetails>;

const isHidden = (before: Details, after: Details): boolean =>
  before.isPublic === true && after.isPublic === false;

/** The owner of an event that this batch changed; undefined for drafts. */
const ownerOf = (
  eventId: string,
  written: Written,
  events: readonly RecordedEvent[],
): string | undefined => {
  const row = written.saved(eventsTable).find(({ id }) => id === eventId);
  if (row) return row.draftOf === null ? row.createdByUserId : undefined;
  // The event's row is gone if this batch also deleted it.
  const deletion = events.find(
    ({ type, data }) => type === 'EventPlanDeleted' && data.eventId === eventId,
  );
  if (deletion?.type !== 'EventPlanDeleted' || deletion.data.draftOf) return undefined;
  return deletion.data.ownerId;
};

/** An arrangement is one row, so it is always sent whole. */
const arrangementPatches = (written: Written): TopicPatch[] => {
  const gone = new Set(written.removed(arrangementsTable).map(({ id }) => id));
  const saved = written.saved(arrangementsTable).filter(({ id }) => !gone.has(id));
  return [
    ...saved.map((row) => topicPatch(feedTopics.arrangement(row.id), { arrangement: row })),
    ...[...gone].map((id) => topicPatch(feedTopics.arrangement(id), { arrangement: null })),
  ];
};

const membersPatch = (events: readonly RecordedEvent[]): TopicPatch[] => {
  const memberIds = new Set<string>();
  for (const event of events)
    if (
      event.type === 'MemberRoleChanged' ||
      event.type === 'MemberDeactivated' ||
      event.type === 'MemberReactivated' ||
      event.type === 'MemberErased'
    )
      memberIds.add(event.data.memberId);
  if (memberIds.size === 0) return [];
  return [patchOrResync(feedTopics.members, { memberIds: [...memberIds] }, memberIds.size)];
};

/** The erased people, for all caches. The ids fit into a patch, even those of a large plan. */
export const erasuresPatch = (
  events: readonly RecordedEvent[],
  left: readonly string[],
): TopicPatch[] => {
  const erased = events.flatMap((event) => {
    const personId = erasedBy(event);
    return personId === undefined ? [] : [{ personId, stream: event.stream }];
  });
  const streams = events.flatMap(({ type, stream }) => (type === 'EventPlanDeleted' ? stream : []));
  if (erased.length + streams.length === 0) return [];
  const patch: ErasuresPatch = {
    ...(erased.length > 0 && { erased }),
    ...(streams.length > 0 && { over: { streams, personIds: [...left] } }),
  };
  return [patchOrResync(feedTopics.erasures, patch, erased.length)];
};

/** Counts only new entries, because an erasure also changes old ones. */
const auditPatch = (events: readonly RecordedEvent[], written: Written): TopicPatch[] => {
  const saved = written.saved(auditChain.table);
  if (saved.length === 0) return [];
  const positions = new Set(events.map(({ position }) => position));
  const entries = saved.filter(({ position }) => positions.has(position)).length;
  return entries > 0 ? [topicPatch(feedTopics.audit, { entries })] : [];
};
