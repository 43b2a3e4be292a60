import { describe, expect, it } from 'vitest';
import type { ArrangementRow } from '../../../schema/entities/arrangement.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { FloorObjectRow } from '../../../schema/entities/floorObject.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import {
  anEvent,
  arrangement,
  aTable,
  type Problem,
  people,
  seat,
  seatsOf,
  sitting,
  stepsOf,
} from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

type Left = { attendeeId: string; name: string };
type Applied = {
  position: string | null;
  stepId: string;
  moved: number;
  toPool: number;
  tablesBack: number;
  tablesChanged: number;
  objectsBack: number;
  objectsChanged: number;
  pinned: number;
  left: Left[];
};
type Used = {
  stepId: string;
  tables: number;
  objects: number;
  seated: number;
  unmatched: number;
  ambiguous: number;
};

const post = <Body>(path: string, body: object = {}, caller = organiser) =>
  caller.call<Body & Problem>('POST', `/api/arrangements/${path}`, body);
const apply = (id: string) => post<Applied>(`${id}/apply`);
const use = (id: string, eventId: string, caller = organiser) =>
  post<Used>(`${id}/use`, { eventId }, caller);
const read = (id: string) =>
  organiser.call<ArrangementRow & Problem>('GET', `/api/arrangements/${id}`);
const undo = (eventId: string, stepId: string) =>
  organiser.call('POST', `/api/events/${eventId}/undo`, { stepId });

/** Saved with Ada and Grace on the two seats of a table. */
const dinner = async (fields: Record<string, unknown> = {}) => {
  const { id } = await anEvent(organiser, { name: 'Dinner at the Embassy' });
  const { table, seats } = await aTable(organiser, id, 2);
  const [ada = '', grace = ''] = (await people(organiser, id, 'Ada', 'Grace')).map(
    (person) => person.id,
  );
  const [first = '', second = ''] = seats.map((one) => one.id);
  await seat(organiser, id, first, ada);
  await seat(organiser, id, second, grace);
  const saved = await arrangement(organiser, { eventId: id, name: 'As planned', ...fields });
  return { id, table, first, second, ada, grace, saved };
};

describe('applying an arrangement', () => {
  it('seats everybody as saved, in one step that can be undone', async () => {
    const { id, first, second, ada, grace, saved } = await dinner();
    await seat(organiser, id, first, null);
    await organiser.call('POST', '/api/seats/swap', {
      eventId: id,
      seatId: first,
      otherSeatId: second,
    });
    const before = await sitting(organiser, id);
    const { body: effect } = await organiser.call<Applied>(
      'GET',
      `/api/arrangements/${saved.id}/effect`,
    );
    const { status, body } = await apply(saved.id);
    expect(status).toBe(200);
    expect(body).toMatchObject(effect);
    expect(await sitting(organiser, id)).toEqual([ada, grace]);
    expect((await undo(id, body.stepId)).status).toBe(200);
    expect(await sitting(organiser, id)).toEqual(before);
  });

  it('restores removed tables with their seats, and names people who have left', async () => {
    const { id, table, first, second, ada, grace, saved } = await dinner();
    await organiser.call('DELETE', `/api/tables/${table.id}`);
    await organiser.call('DELETE', `/api/attendees/${grace}`);
    const { body } = await apply(saved.id);
    expect(body).toEqual({
      position: expect.any(String),
      stepId: expect.any(String),
      moved: 1,
      toPool: 0,
      tablesBack: 1,
      tablesChanged: 0,
      objectsBack: 0,
      objectsChanged: 0,
      pinned: 0,
      left: [{ attendeeId: grace, name: 'Grace' }],
    });
    const seats = await seatsOf(organiser, id, table.id);
    expect(seats.map((one: SeatRow) => [one.id, one.attendeeId])).toEqual([
      [first, ada],
      [second, null],
    ]);
  });

  it('mentions erased people without their names', async () => {
    const { grace, saved } = await dinner();
    await organiser.call('POST', `/api/attendees/${grace}/erase`);
    const { body } = await apply(saved.id);
    expect(body.left).toEqual([{ attendeeId: grace, name: 'Erased guest' }]);
  });

  it('records nothing if nothing would change', async () => {
    const { id, saved } = await dinner();
    const steps = await stepsOf(organiser, id);
    const { status, body } = await apply(saved.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ position: null, moved: 0, tablesBack: 0, left: [] });
    expect(await stepsOf(organiser, id)).toBe(steps);
  });

  it("is shown in the history with the arrangement's name", async () => {
    const { id, first, saved } = await dinner();
    await seat(organiser, id, first, null);
    const { body: applied } = await apply(saved.id);
    const { body } = await organiser.call<HistoryRow[]>('GET', `/api/events/${id}/history?limit=1`);
    expect(body[0]).toMatchObject({
      action: 'arrangement_applied',
      stepId: applied.stepId,
      arrangementId: saved.id,
      newState: { name: 'As planned', asTemplate: false, moved: 1 },
    });
  });
});

/** Saved with a bar, a quiet table, and Ada pinned to her seat. */
const furnished = async (fields: Record<string, unknown> = {}) => {
  const { id, table, ada, ...planned } = await dinner();
  const objects = `/api/events/${id}/objects`;
  const { body: bar } = await organiser.call<FloorObjectRow>('POST', objects, {
    kind: 'bar',
    name: 'Bar',
    x: 300,
    y: -40,
  });
  await organiser.call('PATCH', `/api/tables/${table.id}`, { tags: ['quiet'] });
  await organiser.call('POST', `/api/attendees/${ada}/pin`);
  const saved = await arrangement(organiser, { eventId: id, name: 'Furnished', ...fields });
  return { ...planned, id, table, ada, bar, objects, saved };
};
const roomOf = async (eventId: string) =>
  (await organiser.call<FloorObjectRow[]>('GET', `/api/events/${eventId}/objects`)).body;
const tablesOf = async (eventId: string) =>
  (await organiser.call<TableRow[]>('GET', `/api/tables?event=${eventId}`)).body;
const isPinned = async (attendeeId: string) =>
  (await organiser.call<AttendeeRow>('GET', `/api/attendees/${attendeeId}`)).body.isPinned;

describe('the room, tags and pins of an arrangement', () => {
  const changeAll = async ({ table, ada, bar, objects }: Awaited<ReturnType<typeof furnished>>) => {
    await organiser.call('DELETE', `${objects}/${bar.id}`);
    await organiser.call('PATCH', `/api/tables/${table.id}`, { tags: ['loud'] });
    await organiser.call('DELETE', `/api/attendees/${ada}/pin`);
  };
  const expectAsSaved = async (event: Awaited<ReturnType<typeof furnished>>) => {
    const { id, ada, bar } = event;
    expect(await roomOf(id)).toMatchObject([{ id: bar.id, name: 'Bar', x: 300, y: -40 }]);
    expect(await tablesOf(id)).toMatchObject([{ tags: ['quiet'] }]);
    expect(await isPinned(ada)).toBe(true);
  };

  it('return when it is applied, and are removed by undo', async () => {
    const event = await furnished();
    await changeAll(event);
    const effect = { objectsBack: 1, objectsChanged: 0, tablesChanged: 1, pinned: 1, moved: 0 };
    const path = `/api/arrangements/${event.saved.id}/effect`;
    expect((await organiser.call('GET', path)).body).toMatchObject(effect);
    const { body } = await apply(event.saved.id);
    expect(body).toMatchObject(effect);
    await expectAsSaved(event);
    expect((await undo(event.id, body.stepId)).status).toBe(200);
    expect(await roomOf(event.id)).toEqual([]);
    expect(await tablesOf(event.id)).toMatchObject([{ tags: ['loud'] }]);
    expect(await isPinned(event.ada)).toBe(false);
  });

  it.each(['duplicate', 'restore'] as const)('are part of %s as well', async (what) => {
    const event = await furnished();
    if (what === 'restore') await organiser.call('DELETE', `/api/arrangements/${event.saved.id}`);
    const { body: again } = await post<ArrangementRow>(`${event.saved.id}/${what}`);
    expect(again.objects).toEqual(event.saved.objects);
    await changeAll(event);
    await apply(again.id);
    await expectAsSaved(event);
  });

  it('differ from now if they have changed since', async () => {
    const event = await furnished();
    await organiser.call('PATCH', `${event.objects}/${event.bar.id}`, { x: 0 });
    const path = `/api/events/${event.id}/compare?from=arrangement:${event.saved.id}`;
    type Compared = { objects: { before: object; after: object }[]; people: object[] };
    const { body } = await organiser.call<Compared>('GET', path);
    expect(body).toMatchObject({
      people: [],
      objects: [{ objectId: event.bar.id, before: { x: 300 }, after: { x: 0 } }],
    });
  });

  it('are part of a template: the tags only for editors of its event, the pins for nobody', async () => {
    const { saved } = await furnished({ isTemplate: true });
    const { id } = await anEvent(organiser);
    const [ada = { id: '' }] = await people(organiser, id, 'Ada');
    expect((await use(saved.id, id)).body).toMatchObject({ tables: 1, objects: 1, seated: 1 });
    expect(await roomOf(id)).toMatchObject([{ kind: 'bar', name: 'Bar' }]);
    expect(await tablesOf(id)).toMatchObject([{ tags: ['quiet'] }]);
    expect(await isPinned(ada.id)).toBe(false);

    await organiser.call('PATCH', `/api/events/${saved.eventId}`, { isPublic: true });
    const theirs = await anEvent(stranger, { isPublic: true });
    expect((await use(saved.id, theirs.id, stranger)).status).toBe(200);
    const { body: tables } = await stranger.call('GET', `/api/tables?event=${theirs.id}`);
    expect(tables).toMatchObject([{ tags: [] }]);
  });

  it('are limited to the room for readers of a public event, and for guests with the link', async () => {
    const { id, saved } = await furnished({ isPublic: true });
    await organiser.call('PATCH', `/api/events/${id}`, { isPublic: true });
    const guest = await planner.caller();
    const room = [{ kind: 'bar', name: 'Bar', x: 300, y: -40 }];
    const asked = [
      await stranger.call('GET', `/api/arrangements/${saved.id}`),
      await guest.call('GET', `/api/public/arrangements/${saved.id}`),
    ];
    for (const { status, body } of asked) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ objects: room });
      expect(JSON.stringify(body)).not.toMatch(/quiet|pinned|tags/i);
    }
  });
});

describe('duplicating an arrangement', () => {
  it('saves the same under a new link: private, and no template', async () => {
    const { saved } = await dinner({ isPublic: true, isTemplate: true, description: 'Ready' });
    const { status, body } = await post<ArrangementRow>(`${saved.id}/duplicate`);
    expect(status).toBe(201);
    const { id, createdAt, updatedAt, ...same } = saved;
    expect(body).toMatchObject({
      ...same,
      name: 'Copy of As planned',
      isPublic: false,
      isTemplate: false,
      showsEvent: false,
    });
    expect(body.id).not.toBe(id);
    expect((await read(saved.id)).body).toMatchObject({ name: 'As planned', isPublic: true });
  });

  it('uses the given name, and otherwise keeps within the maximum length', async () => {
    const { saved } = await dinner({ name: 'N'.repeat(99) });
    const named = await post<ArrangementRow>(`${saved.id}/duplicate`, { name: ' Plan B ' });
    expect(named.body.name).toBe('Plan B');
    const unnamed = await post<ArrangementRow>(`${saved.id}/duplicate`);
    expect(unnamed.body.name).toBe(`Copy of ${'N'.repeat(92)}`);
    expect(await post(`${saved.id}/duplicate`, { name: 'N'.repeat(200) })).toMatchObject({
      status: 400,
    });
  });
});

describe('a template', () => {
  const template = (id: string, isTemplate: unknown) =>
    organiser.call<ArrangementRow & Problem>('PATCH', `/api/arrangements/${id}/template`, {
      isTemplate,
    });
  const listed = async (caller: Caller) =>
    (await caller.call<{ id: string }[]>('GET', '/api/templates')).body;

  it('is listed for editors of its event, without any people', async () => {
    const { id, saved } = await dinner();
    expect((await template(saved.id, true)).body).toMatchObject({ isTemplate: true });
    const mine = await listed(organiser);
    expect(mine.find((one) => one.id === saved.id)).toEqual({
      id: saved.id,
      eventId: id,
      eventName: 'Dinner at the Embassy',
      name: 'As planned',
      description: null,
      tables: saved.tables,
      objects: [],
      outline: null,
      updatedAt: expect.any(String),
    });
    expect(JSON.stringify(mine)).not.toContain('Grace');
    expect((await listed(stranger)).map((one) => one.id)).not.toContain(saved.id);
    await template(saved.id, false);
    expect((await listed(organiser)).map((one) => one.id)).not.toContain(saved.id);
    expect(await template(saved.id, 'yes')).toMatchObject({ status: 400 });
  });

  it('is added to another event, whose people take their seats by name', async () => {
    const { saved } = await dinner({ isTemplate: true });
    const { id } = await anEvent(organiser);
    const { table } = await aTable(organiser, id, 4);
    const [ada] = (await people(organiser, id, 'ADA', 'Olle')).map((person) => person.id);
    const { status, body } = await use(saved.id, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ tables: 1, seated: 1, unmatched: 1, ambiguous: 0 });
    const added = (await seatsOf(organiser, id)).filter(({ tableId }) => tableId !== table.id);
    expect(added.map(({ attendeeId }) => attendeeId)).toEqual([ada, null]);
    expect(saved.assignments.map(({ seatId }) => seatId)).not.toContain(added[0]?.id);

    expect((await undo(id, body.stepId)).status).toBe(200);
    expect(await seatsOf(organiser, id)).toHaveLength(4);
  });

  it('tells how many of its names match several people of the other event', async () => {
    const { saved } = await dinner({ isTemplate: true });
    const { id } = await anEvent(organiser);
    await people(organiser, id, 'Ada', 'ada');
    const { body } = await use(saved.id, id);
    expect(body).toMatchObject({ tables: 1, seated: 0, unmatched: 2, ambiguous: 1 });
  });

  it('leaves nothing of its people in the other event, nor a reference to them', async () => {
    const { saved, ada, grace } = await dinner({ isTemplate: true, isPublic: true });
    const { id } = await anEvent(organiser, { isPublic: true });
    await use(saved.id, id);
    const { body } = await stranger.call('GET', `/api/events/${id}/history`);
    const told = JSON.stringify(body);
    expect(told).toContain('"asTemplate":true');
    for (const word of ['Ada', 'Grace', ada, grace, saved.id, 'Embassy'])
      expect(told).not.toContain(word);
  });

  it('is required: an arrangement that is none cannot be used', async () => {
    const { saved } = await dinner();
    const { id } = await anEvent(organiser);
    expect(await use(saved.id, id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('requires rights to both: to read the one, to edit the other', async () => {
    const { id, saved } = await dinner({ isTemplate: true });
    const { id: theirs } = await anEvent(stranger);
    expect(await use(saved.id, theirs, stranger)).toMatchObject({
      status: 404,
      body: { code: 'ARRANGEMENT_NOT_FOUND' },
    });
    await organiser.call('PATCH', `/api/events/${id}`, { isPublic: true });
    expect(await use(saved.id, theirs, stranger)).toMatchObject({ status: 200 });
    expect(await use(saved.id, id, stranger)).toMatchObject({ status: 403 });
    expect(await use(saved.id, theirs)).toMatchObject({ status: 404 });
  });
});

describe('restoring a deleted arrangement', () => {
  it('restores it as it was, with its public link', async () => {
    const { grace, saved } = await dinner({ isPublic: true });
    await organiser.call('PATCH', `/api/arrangements/${saved.id}`, { name: 'Final' });
    await organiser.call('DELETE', `/api/arrangements/${saved.id}`);
    await organiser.call('POST', `/api/attendees/${grace}/erase`);
    expect((await read(saved.id)).status).toBe(404);
    const { status, body } = await post<ArrangementRow>(`${saved.id}/restore`);
    expect(status).toBe(200);
    const { updatedAt: _, assignments, ...same } = saved;
    expect(body).toMatchObject({ ...same, name: 'Final', isPublic: true });
    expect(body.assignments.map(({ attendeeName }) => attendeeName)).toEqual([
      'Ada',
      'Erased guest',
    ]);
    const guest = await planner.caller();
    const open = await guest.call('GET', `/api/public/arrangements/${saved.id}`);
    expect(open.status).toBe(200);
  });

  it('is limited to editors of the event: to others it does not exist', async () => {
    const { id, saved } = await dinner();
    await organiser.call('DELETE', `/api/arrangements/${saved.id}`);
    const asked = await post(`${saved.id}/restore`, {}, stranger);
    expect(asked).toMatchObject({ status: 404, body: { code: 'ARRANGEMENT_NOT_FOUND' } });
    await organiser.call('DELETE', `/api/events/${id}`);
    expect(await post(`${saved.id}/restore`)).toMatchObject({
      status: 404,
      body: { code: 'ARRANGEMENT_NOT_FOUND' },
    });
  });
});
