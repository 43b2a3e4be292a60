import { describe, expect, it } from 'vitest';
import type { RestoredAnswer } from '../../../api/history/moments/restore.ts';
import type { MomentRead, PlanActivity } from '../../../schema/entities/moment.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import {
  anEvent,
  arrangement,
  aTable,
  type Problem,
  people,
  seat,
  sitting,
  stepsOf,
  unknownId,
} from './prepared.ts';

type Restored = RestoredAnswer & { stepId: string } & Problem;

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');

/** Created (0), a table (1), Ada and Ben (2), Ada seated (3), Ben seated (4), Ada moved (5). */
const dinner = async () => {
  const { id: eventId } = await anEvent(organiser);
  const { seats } = await aTable(organiser, eventId, 4);
  const [one = '', two = '', three = ''] = seats.map(({ id }) => id);
  const [ada = '', ben = ''] = (await people(organiser, eventId, 'Ada', 'Ben')).map(({ id }) => id);
  await seat(organiser, eventId, one, ada);
  await seat(organiser, eventId, two, ben);
  await seat(organiser, eventId, three, ada);
  return { eventId, one, two, three, ada, ben };
};

const momentAt = (eventId: string, revision: number | string) =>
  organiser.call<MomentRead & Problem>('GET', `/api/events/${eventId}/moments/${revision}`);
const momentOf = (eventId: string, time?: string) =>
  organiser.call<MomentRead & Problem>(
    'GET',
    `/api/events/${eventId}/moments${time ? `?at=${time}` : ''}`,
  );
const activityOf = async (eventId: string) =>
  (await organiser.call<PlanActivity>('GET', `/api/events/${eventId}/activity`)).body;
const restore = (eventId: string, revision: number, by = organiser, headers = {}) =>
  by.call<Restored>('POST', `/api/events/${eventId}/restore`, { revision }, { headers });

const seatedIn = ({ picture }: MomentRead): (string | null)[] =>
  picture.seats.map(({ attendeeId }) => attendeeId);

describe('a moment', () => {
  it('shows the plan after each of its changes, with that change', async () => {
    const { eventId, ada, ben } = await dinner();
    const seen = [];
    for (let revision = 0; revision <= 5; revision += 1) {
      const { status, body } = await momentAt(eventId, revision);
      expect(status).toBe(200);
      seen.push([body.revision, body.entry.action, seatedIn(body)]);
    }
    expect(seen).toEqual([
      [0, 'event_plan_created', []],
      [1, 'table_added', [null, null, null, null]],
      [2, 'attendees_imported', [null, null, null, null]],
      [3, 'seat_assigned', [ada, null, null, null]],
      [4, 'seat_assigned', [ada, ben, null, null]],
      [5, 'seat_assigned', [null, ben, ada, null]],
    ]);
  });

  it('knows the moments around it, and the length of the history', async () => {
    const { eventId } = await dinner();
    const among = async (revision: number) => {
      const { previousRevision, nextRevision, lastRevision } = (await momentAt(eventId, revision))
        .body;
      return [previousRevision, nextRevision, lastRevision];
    };
    expect(await among(0)).toEqual([null, 1, 5]);
    expect(await among(3)).toEqual([2, 4, 5]);
    expect(await among(5)).toEqual([4, null, 5]);
  });

  it('is the last one up to a time, or the present', async () => {
    const { eventId } = await dinner();
    const { at } = (await momentAt(eventId, 3)).body;
    const found = (await momentOf(eventId, at)).body;
    expect(found.at <= at && found.revision >= 3).toBe(true);
    expect((await momentOf(eventId)).body).toEqual((await momentAt(eventId, 5)).body);
    expect((await momentOf(eventId, '2100-01-01')).body.revision).toBe(5);
  });

  it('is not confused with one of an arrangement, which has its own revisions', async () => {
    const { eventId } = await dinner();
    const { id } = await arrangement(organiser, { eventId, name: 'As printed' });
    await organiser.call('PATCH', `/api/arrangements/${id}/share`, { isPublic: true });
    expect((await momentOf(eventId)).body).toMatchObject({
      revision: 5,
      lastRevision: 5,
      nextRevision: null,
      entry: { action: 'seat_assigned' },
    });
    expect((await momentAt(eventId, 0)).body.entry.action).toBe('event_plan_created');
  });

  it('is refused if the event has none', async () => {
    const { eventId } = await dinner();
    for (const revision of ['6', '-1', 'two', '1.5', '99999999999999999999'])
      expect(await momentAt(eventId, revision), revision).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT', issues: [{ path: 'revision' }] },
      });
    expect(await momentOf(eventId, '2001-01-01')).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', issues: [{ path: 'at' }] },
    });
    expect(await momentOf(eventId, 'yesterday')).toMatchObject({ status: 400 });
  });

  it('disappears with its event, and then looks like one that never existed', async () => {
    const { eventId } = await dinner();
    await organiser.call('DELETE', `/api/events/${eventId}`);
    for (const id of [eventId, unknownId]) {
      expect(await momentAt(id, 0)).toMatchObject({
        status: 404,
        body: { code: 'EVENT_NOT_FOUND' },
      });
      expect((await organiser.call('GET', `/api/events/${id}/activity`)).status).toBe(404);
      expect(await restore(id, 0)).toMatchObject({
        status: 404,
        body: { code: 'EVENT_NOT_FOUND' },
      });
    }
  });

  it('does not name people who were erased since', async () => {
    const { eventId, ada } = await dinner();
    expect((await momentAt(eventId, 4)).body.picture.people.map(({ name }) => name)).toEqual([
      'Ada',
      'Ben',
    ]);
    expect((await organiser.call('POST', `/api/attendees/${ada}/erase`)).status).toBeLessThan(300);
    const { people: then, seats } = (await momentAt(eventId, 4)).body.picture;
    expect(then.map(({ name }) => name)).toEqual(['Erased guest', 'Ben']);
    expect(seats[0]?.attendeeId).toBe(ada);
  });
});

describe('the activity', () => {
  it('counts every change of the plan once, and none of its arrangements', async () => {
    const { eventId } = await dinner();
    await arrangement(organiser, { eventId, name: 'As printed' });
    await seat(organiser, eventId, (await dinner()).one, null);
    const { stretches, changes, firstRevision, lastRevision, parts } = await activityOf(eventId);
    expect([changes, firstRevision, lastRevision]).toEqual([6, 0, 5]);
    expect(stretches.reduce((sum, stretch) => sum + stretch.changes, 0)).toBe(6);
    for (const [n, stretch] of stretches.entries()) {
      expect(stretch.part < parts && stretch.from <= stretch.until).toBe(true);
      const before = stretches[n - 1];
      if (before) expect(stretch.firstRevision).toBe(before.lastRevision + 1);
    }
  });

  it('marks imports and saved arrangements, each with its moment', async () => {
    const { eventId } = await dinner();
    await arrangement(organiser, { eventId, name: 'As printed' });
    const { marks } = await activityOf(eventId);
    expect(marks.map(({ revision, entry }) => [revision, entry.action])).toEqual([
      [0, 'event_plan_created'],
      [2, 'attendees_imported'],
      [5, 'arrangement_saved'],
    ]);
  });
});

describe('restoring a moment', () => {
  it('makes the present equal to it, as one step that can be undone', async () => {
    const { eventId, ada, ben } = await dinner();
    const then = (await momentAt(eventId, 3)).body;
    const restored = await restore(eventId, 3);
    expect(restored).toMatchObject({
      status: 200,
      body: {
        entry: { action: 'moment_restored', newState: { asOf: then.at }, revision: 6 },
      },
    });
    expect(restored.body.entry?.stepId).toBe(restored.body.stepId);
    expect((await momentOf(eventId)).body.picture).toEqual(then.picture);
    expect(await sitting(organiser, eventId)).toEqual([ada, null, null, null]);
    const { stepId } = restored.body;
    expect(await organiser.call('POST', `/api/events/${eventId}/undo`, { stepId })).toMatchObject({
      status: 200,
    });
    expect(await sitting(organiser, eventId)).toEqual([null, ben, ada, null]);
  });

  it('records nothing if nothing has changed, and says so', async () => {
    const { eventId } = await dinner();
    const steps = await stepsOf(organiser, eventId);
    expect(await restore(eventId, 5)).toMatchObject({
      status: 200,
      body: { entry: null, position: null },
    });
    expect(await stepsOf(organiser, eventId)).toBe(steps);
  });

  it('takes effect once for one key', async () => {
    const { eventId } = await dinner();
    const key = { 'idempotency-key': 'one restoring' };
    const first = await restore(eventId, 3, organiser, key);
    const steps = await stepsOf(organiser, eventId);
    expect((await restore(eventId, 3, organiser, key)).body).toEqual(first.body);
    expect(await stepsOf(organiser, eventId)).toBe(steps);
  });

  it('is refused if the event has no such moment', async () => {
    const { eventId } = await dinner();
    for (const revision of [6, -1, 0.5])
      expect(await restore(eventId, revision)).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT', issues: [{ path: 'revision' }] },
      });
  });

  it('seats people where they sat, except erased ones', async () => {
    const { eventId, ada, ben } = await dinner();
    await organiser.call('POST', `/api/attendees/${ada}/erase`);
    expect((await restore(eventId, 4)).status).toBe(200);
    expect(await sitting(organiser, eventId)).toEqual([null, ben, null, null]);
  });

  it("is serialised with another's concurrent move", async () => {
    const { eventId, two, three, ada, ben } = await dinner();
    const [restored, move] = await Promise.all([
      restore(eventId, 3),
      seat(admin, eventId, two, null),
    ]);
    expect([restored.status, move.status]).toEqual([200, 200]);
    const { picture, entry, lastRevision } = (await momentOf(eventId)).body;
    expect(await sitting(organiser, eventId)).toEqual([ada, null, null, null]);
    expect(picture.people.map(({ attendeeId }) => attendeeId)).toEqual([ada, ben]);
    expect([entry.revision, lastRevision >= 6]).toEqual([lastRevision, true]);
    expect((await seat(admin, eventId, three, ben)).status).toBe(200);
  });
});

describe('the preview of a restoration', () => {
  const asked = `query ($id: ID!, $revision: Int!) {
    planMoment(eventId: $id, revision: $revision) {
      restoration {
        isNothing peopleEdited tablesChanged rulesRemoved objectsAdded objectsRemoved objectsChanged
        checkInsLost { name }
      }
    }
  }`;
  type Asked = { planMoment: { restoration: object } };
  const restorationFor = async (caller: Caller, id: string, revision: number) => {
    const { data, errors } = await caller.graphql<Asked>(asked, { id, revision });
    expect(errors).toEqual([]);
    return data?.planMoment.restoration;
  };

  it('names objects, and tells readers nothing of rules, pins, tags and check-ins', async () => {
    const { id } = await anEvent(organiser, { isPublic: true });
    const objects = `/api/events/${id}/objects`;
    const bar = { kind: 'bar', name: 'Bar', x: 0, y: 0 };
    const { body: placed } = await organiser.call<{ id: string }>('POST', objects, bar);
    const { table, seats } = await aTable(organiser, id, 4);
    const [ada = { id: '' }] = await people(organiser, id, 'Ada');
    await seat(organiser, id, seats[0]?.id ?? '', ada.id);
    const then = (await momentOf(id)).body.revision;
    await organiser.call('PATCH', `${objects}/${placed.id}`, { x: 50 });
    await organiser.call('POST', objects, { ...bar, name: 'Second bar' });
    const before = await restorationFor(organiser, id, then);
    const places = { objectsAdded: 0, objectsRemoved: 1, objectsChanged: 1 };
    expect(before).toMatchObject({ isNothing: false, ...places, rulesRemoved: 0 });

    await organiser.call('POST', `/api/events/${id}/rules`, {
      rule: { kind: 'Near', who: { everyone: true }, place: placed.id, weight: 5 },
    });
    await organiser.call('PATCH', `/api/tables/${table.id}`, { tags: ['quiet'] });
    await organiser.call('POST', `/api/attendees/${ada.id}/pin`);
    await organiser.call('PATCH', `/api/attendees/${ada.id}`, { isCheckedIn: true });
    expect(await restorationFor(organiser, id, then)).toMatchObject({
      ...places,
      rulesRemoved: 1,
      tablesChanged: 1,
      peopleEdited: 1,
    });
    const reader = await planner.caller('reader@example.com');
    expect(await restorationFor(reader, id, then)).toEqual(before);
    // Before Ada was added.
    const names = { checkInsLost: [{ name: 'Ada' }] };
    expect(await restorationFor(organiser, id, 1)).toMatchObject(names);
    expect(await restorationFor(reader, id, 1)).toMatchObject({ checkInsLost: [] });
  });
});
