import { expect, it } from 'vitest';
import type { ArrangementRow } from '../schema/entities/arrangement.ts';
import type { AttendeeRow } from '../schema/entities/attendee.ts';
import type { EventRow } from '../schema/entities/event.ts';
import type { SeatRow } from '../schema/entities/seat.ts';
import { arrangementsTable } from './arrangements/projector.ts';
import { attendeesTable } from './attendees/projector.ts';
import type { Row, Table } from './engine/rows/table.ts';
import { Written } from './engine/rows/writer.ts';
import { eventsTable } from './eventPlans/projector.ts';
import { topicPatches } from './feedEntries.ts';
import { seatsTable } from './placement/projector.ts';
import { tablesTable } from './tables/projector.ts';
import { deleted, eventId, planChangeOf } from './testing/dinner.ts';
import { type Fact, history, organiser } from './testing/project.ts';

type Removed = { id: string; scope: string }[];

const written = (...changes: [Table<Row>, Row[], Removed?][]): Written => {
  const result = new Written();
  for (const [table, saved, removed = []] of changes) result.add(table, [...saved], removed);
  return result;
};
const patches = (changes: Written, facts: readonly Fact[] = []) =>
  Object.fromEntries(
    topicPatches(history(facts), changes).map(({ topic, patch, json }) => {
      expect(JSON.parse(json)).toEqual(patch);
      return [topic, patch];
    }),
  );

const event = { id: eventId, name: 'Spring dinner', draftOf: null } as unknown as EventRow;
const mira = { id: 'mira', eventId } as AttendeeRow;
const seat = { id: 's1', eventId, attendeeId: 'mira' } as SeatRow;
const arrangement = { id: 'a1', eventId, name: 'Draft' } as ArrangementRow;
const gone = (id: string) => [{ id, scope: eventId }];

const [{ stream } = { stream: '' }] = history([deleted]);
const isOver = { over: { streams: [stream], personIds: [] } };

it('sends nothing for a batch without visible changes', () => {
  expect(patches(written())).toEqual({});
});

it('sends whole changed rows and ids of removed ones, by plan', () => {
  const changes = written(
    [attendeesTable, [mira], gone('jonas')],
    [seatsTable, [seat, { ...seat, id: 's2', eventId: 'lunch' } as SeatRow], gone('s9')],
    [tablesTable, [], gone('t9')],
  );
  expect(patches(changes)).toEqual({
    'eventPlan:dinner': {
      attendees: [mira],
      removedAttendeeIds: ['jonas'],
      seats: [seat],
      removedSeatIds: ['s9'],
      removedTableIds: ['t9'],
    },
    'eventPlan:lunch': { seats: [{ ...seat, id: 's2', eventId: 'lunch' }] },
  });
});

it('names the attendees and tables of which readers see nothing new', () => {
  const changes = written();
  changes.addPatched(attendeesTable, [mira], ['id', 'isCheckedIn', 'updatedAt']);
  changes.addPatched(attendeesTable, [{ ...mira, id: 'jonas' }], ['id', 'name', 'notes']);
  changes.addPatched(tablesTable, [{ id: 't1', eventId }], ['id', 'tags', 'updatedAt']);
  changes.add(tablesTable, [{ id: 't2', eventId }], []);
  expect(patches(changes)).toMatchObject({ 'eventPlan:dinner': { unseenIds: ['mira', 't1'] } });
});

it('sends the members who made the changes, once each, by plan', () => {
  const fact: Fact = {
    type: 'SeatUnassigned',
    data: { eventId, seatId: 's1', attendeeId: 'mira' },
  };
  const lunch: Fact = { type: 'SeatUnassigned', data: { ...fact.data, eventId: 'lunch' } };
  const [byOlivia, byBo, again, elsewhere] = [
    ...history([fact], { actorId: 'olivia' }),
    ...history([fact], { actorId: 'bo' }),
    ...history([fact], { actorId: 'olivia' }),
    ...history([lunch], { actorId: 'mallory' }),
  ];
  const events = [byOlivia, byBo, again, elsewhere].filter((event) => event !== undefined);
  expect(topicPatches(events, written([seatsTable, [seat]]))).toMatchObject([
    { topic: 'eventPlan:dinner', patch: { by: ['olivia', 'bo'], seats: [seat] } },
  ]);
});

it('reports a draft to its own plan only', () => {
  const draft = { ...event, id: 'draft', draftOf: eventId };
  expect(patches(written([eventsTable, [draft]]))).toEqual({ 'eventPlan:draft': { event: draft } });
  const over: Fact = {
    ...deleted,
    data: { ...deleted.data, eventId: 'draft', draftOf: eventId },
  } as Fact;
  expect(patches(written([eventsTable, [], [{ id: 'draft', scope: '' }]]), [over])).toEqual({
    'eventPlan:draft': { by: [organiser], event: null },
    erasures: isOver,
  });
});

it('reports an event to its plan and to the list of events', () => {
  expect(patches(written([eventsTable, [event]]))).toEqual({
    'eventPlan:dinner': { event },
    events: { events: [event] },
  });
});

it('reports only that a plan is gone, and to whom the event was visible', () => {
  const changes = written(
    [eventsTable, [], [{ id: eventId, scope: '' }]],
    [attendeesTable, [], gone('mira')],
  );
  expect(patches(changes, [deleted])).toEqual({
    'eventPlan:dinner': { by: [organiser], event: null },
    events: { removed: [{ id: eventId, ownerId: organiser, wasPublic: false }] },
    erasures: isOver,
  });
});

it('reports to those who saw a public event that it is gone for them', () => {
  const edited: Fact = {
    type: 'EventPlanEdited',
    data: { eventId, ownerId: organiser, before: { isPublic: true }, after: { isPublic: false } },
  };
  expect(patches(written([eventsTable, [event]]), [edited])).toMatchObject({
    events: { events: [event], removed: [{ id: eventId, ownerId: organiser, wasPublic: true }] },
  });
});

it('reports the same for an event that an undo hides, even if it is deleted at once', () => {
  const whole = planChangeOf({ before: { isPublic: true }, after: { isPublic: false } });
  const undone: Fact = { type: 'ChangeUndone', data: { ...whole, of: 'step', inTurn: true } };
  const owned = { ...event, createdByUserId: organiser };
  const removed = [{ id: eventId, ownerId: organiser, wasPublic: true }];
  expect(patches(written([eventsTable, [owned]]), [undone])).toMatchObject({ events: { removed } });
  const gone = written([eventsTable, [], [{ id: eventId, scope: '' }]]);
  expect(patches(gone, [undone, deleted])).toMatchObject({
    events: { removed: [...removed, { id: eventId, wasPublic: false }] },
  });
  const draft = { ...owned, draftOf: 'live' };
  expect(patches(written([eventsTable, [draft]]), [undone])).not.toHaveProperty('events');
});

it('sends a whole arrangement to its viewers, and its id to its plan', () => {
  expect(patches(written([arrangementsTable, [arrangement]]))).toEqual({
    'arrangement:a1': { arrangement },
    'eventPlan:dinner': { arrangementIds: ['a1'] },
  });
  expect(patches(written([arrangementsTable, [], gone('a1')]))).toEqual({
    'arrangement:a1': { arrangement: null },
    'eventPlan:dinner': { arrangementIds: ['a1'] },
  });
});

it('sends the members whose rights may have changed, once each', () => {
  const facts: Fact[] = [
    { type: 'MemberRoleChanged', data: { memberId: 'm1', before: 'admin', after: 'user' } },
    { type: 'MemberDeactivated', data: { memberId: 'm1' } },
    { type: 'MemberReactivated', data: { memberId: 'm2' } },
    { type: 'MemberSignedIn', data: { memberId: 'm3' } },
  ];
  expect(patches(written(), facts)).toEqual({ members: { memberIds: ['m1', 'm2'] } });
});

it('asks to query again above 500 rows or 256 kB', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ ...seat, id: `s${index}` }));
  expect(patches(written([seatsTable, many]))).toEqual({ 'eventPlan:dinner': { resync: true } });
  const long = { ...event, description: 'é'.repeat(140_000) };
  const isResync = Object.values(patches(written([eventsTable, [long]]))).map(
    (patch) => 'resync' in patch,
  );
  expect(isResync).toEqual([true, true]);
});

it('tells every process which plan ended, and whom nobody needs to know because of it', () => {
  const people = Array.from({ length: 6_000 }, (_, n) => `${n}`.padStart(22, 'p'));
  const [told] = topicPatches(history([deleted]), written(), people).filter(
    ({ topic }) => topic === 'erasures',
  );
  expect(told?.patch).toEqual({ over: { streams: [stream], personIds: people } });
});
