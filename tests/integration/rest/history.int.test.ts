import { describe, expect, it } from 'vitest';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { MomentRead } from '../../../schema/entities/moment.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat, seatsOf, unknownId } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');
const someone = planner.somebody('someone@example.com');

type Stay = {
  in: string;
  tableName: string | null;
  seatPosition: number | null;
  reason: string | null;
  since: string;
  until: string | null;
  revision: number;
  stepId: string;
};
type Trail = { attendeeId: string; eventId: string; name: string; stays: Stay[] };

const entries = async (eventId: string, query = '', by = organiser) => {
  const { status, body } = await by.call<HistoryRow[]>(
    'GET',
    `/api/events/${eventId}/history${query}`,
  );
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};
const actions = async (eventId: string, query = '') =>
  (await entries(eventId, query)).map(({ action }) => action);

/**
 * Ada, Ben and Cleo were added together. There are two tables of four, and Ada sits at the first.
 */
const dinner = async (isPublic = false) => {
  const { id: eventId } = await anEvent(organiser, { isPublic });
  const one = await aTable(organiser, eventId, 4);
  const two = await aTable(organiser, eventId, 4);
  const [ada = '', ben = '', cleo = ''] = (
    await people(organiser, eventId, 'Ada', 'Ben', 'Cleo')
  ).map(({ id }) => id);
  const seatIds = (table: { seats: { id: string }[] }) => table.seats.map(({ id }) => id);
  await seat(organiser, eventId, seatIds(one)[0] ?? '', ada);
  return {
    eventId,
    one: one.table.id,
    two: two.table.id,
    atOne: seatIds(one),
    atTwo: seatIds(two),
    ada,
    ben,
    cleo,
  };
};

const undo = (eventId: string, stepId: string | undefined, by = organiser) =>
  by.call<Problem & { stepId?: string }>('POST', `/api/events/${eventId}/undo`, { stepId });

const stepOf = async (eventId: string, action: string) =>
  (await entries(eventId)).find((entry) => entry.action === action)?.stepId;

describe('the history by subject', () => {
  it('finds somebody among the many of an import, and wherever they were moved', async () => {
    const { eventId, ada, ben, atTwo } = await dinner();
    await seat(organiser, eventId, atTwo[1] ?? '', ada);
    await organiser.call('PATCH', `/api/attendees/${ada}`, { notes: 'Vegetarian' });
    await organiser.call('POST', `/api/events/${eventId}/undo`, {});
    expect(await actions(eventId, `?attendee=${ada}`)).toEqual([
      'change_undone',
      'attendee_edited',
      'seat_assigned',
      'seat_assigned',
      'attendees_imported',
    ]);
    expect(await actions(eventId, `?attendee=${ben}`)).toEqual(['attendees_imported']);
  });

  it('finds for a table what happened to people on its seats, including removed ones', async () => {
    const { eventId, one, two, ada, ben, atOne } = await dinner();
    await seat(organiser, eventId, atOne[3] ?? '', ben);
    await organiser.call('POST', `/api/tables/${one}/resize`, { capacity: 6 });
    const grown = (await seatsOf(organiser, eventId, one)).map(({ id }) => id);
    await seat(organiser, eventId, grown[5] ?? '', ben);
    await organiser.call('POST', `/api/tables/${one}/resize`, { capacity: 4 });
    await seat(organiser, eventId, grown[0] ?? '', null);
    await organiser.call('POST', '/api/seats/auto-assign', { eventId });
    await organiser.call('DELETE', `/api/tables/${one}`);
    expect(await actions(eventId, `?table=${one}`)).toEqual([
      'table_deleted',
      'seats_auto_assigned',
      'seat_unassigned',
      'table_resized',
      'seat_assigned',
      'table_resized',
      'seat_assigned',
      'seat_assigned',
      'table_added',
    ]);
    expect(await actions(eventId, `?table=${two}`)).toEqual(['table_added']);
    expect(await actions(eventId, `?table=${one}&attendee=${ada}`)).toEqual([
      'table_deleted',
      'seats_auto_assigned',
      'seat_unassigned',
      'seat_assigned',
    ]);
  });

  it('finds an undo that restored a table and its people, and later changes on its seats', async () => {
    const { eventId, one, ada, atOne } = await dinner();
    await organiser.call('DELETE', `/api/tables/${one}`);
    await undo(eventId, undefined);
    await seat(organiser, eventId, atOne[0] ?? '', null);
    const afterwards = ['seat_unassigned', 'change_undone', 'table_deleted', 'seat_assigned'];
    expect((await actions(eventId, `?table=${one}`)).slice(0, 4)).toEqual(afterwards);
    expect((await actions(eventId, `?attendee=${ada}`)).slice(0, 4)).toEqual(afterwards);
  });

  it('covers only this event, whatever is requested', async () => {
    const [own, other] = [await dinner(), await dinner()];
    expect(await actions(own.eventId, `?attendee=${other.ada}`)).toEqual([]);
    expect(await actions(own.eventId, `?table=${other.one}`)).toEqual([]);
    expect(await actions(own.eventId, `?attendee=${unknownId}`)).toEqual([]);
  });
});

describe('the history by member, kind and time', () => {
  it('contains their steps, those kinds, and that period', async () => {
    const { eventId, ada, atTwo } = await dinner();
    await seat(admin, eventId, atTwo[0] ?? '', ada);
    const [latest, before] = await entries(eventId);
    const by = latest?.performedByUserId;
    expect(await actions(eventId, `?actor=${by}`)).toEqual(['seat_assigned']);
    expect(await actions(eventId, '?kind=tables')).toEqual(['table_added', 'table_added']);
    expect(await actions(eventId, '?kind=event,people')).toEqual([
      'attendees_imported',
      'event_plan_created',
    ]);
    expect(await actions(eventId, `?from=${latest?.timestamp}`)).toEqual(['seat_assigned']);
    expect((await actions(eventId, `?to=${before?.timestamp}`))[0]).toBe('seat_assigned');
    expect((await entries(eventId, `?to=${before?.timestamp}`))[0]?.id).toBe(before?.id);
    expect(await actions(eventId, `?to=${before?.timestamp}&actor=${by}`)).toEqual([]);
  });

  it('continues from a position, whatever is added meanwhile', async () => {
    const { eventId, ada, atTwo } = await dinner();
    const all = (await entries(eventId)).map(({ id }) => id);
    const first = await entries(eventId, '?limit=2');
    await seat(organiser, eventId, atTwo[0] ?? '', ada);
    const second = await entries(eventId, `?limit=2&before=${first.at(-1)?.position}`);
    expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(0, 4));
  });

  it.each([
    ['an unknown kind', 'kind=seating,everything'],
    ['a day that there is not', 'from=2026-02-31'],
    ['a year that no database keeps', 'to=-271821-04-20'],
    ['no position', "before=0'%20OR%20true--"],
    ['an id without end', `attendee=${'x'.repeat(65)}`],
    ['nobody', 'actor='],
  ])('refuses %s', async (_, query) => {
    const { eventId } = await dinner();
    const path = `/api/events/${eventId}/history?${query}`;
    const { status, body } = await organiser.call<Problem>('GET', path);
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('treats quotes, braces and wildcards as an unknown id', async () => {
    const { eventId } = await dinner();
    for (const id of ["'", '"', '{}', '%', '\\', '$1', '?', '},{'])
      for (const field of ['attendee', 'table', 'actor'])
        expect(await actions(eventId, `?${field}=${encodeURIComponent(id)}`)).toEqual([]);
  });
});

const trail = (attendeeId: string, by = organiser) =>
  by.call<Trail & Problem>('GET', `/api/attendees/${attendeeId}/trail`);

const places = ({ stays }: Trail) =>
  stays.map(({ in: where, tableName, seatPosition }) =>
    where === 'seat' ? `${tableName} seat ${seatPosition}` : where,
  );

describe('the history for a reader of the event', () => {
  it('contains no role, arrival or hold', async () => {
    const { eventId, atOne, ben } = await dinner(true);
    const { body: vera } = await organiser.call<{ id: string }>('POST', '/api/attendees', {
      eventId,
      name: 'Vera',
      attendeeRole: 'opportunity',
      holdingFor: [`event:${eventId}`],
    });
    await organiser.call('PATCH', `/api/attendees/${vera.id}`, { isCheckedIn: true });
    await organiser.call('DELETE', `/api/attendees/${vera.id}`);
    await organiser.call('PATCH', `/api/attendees/${ben}/holding`, { event: eventId, hold: true });
    await seat(organiser, eventId, atOne[1] ?? '', ben);
    const described = (by: Caller) => entries(eventId, '', by).then((all) => JSON.stringify(all));
    const details = /opportunity|attendeeRole|isCheckedIn|holding/;
    expect(await described(organiser)).toMatch(details);
    expect(await described(someone)).not.toMatch(details);
    expect((await entries(eventId, '', someone))[0]).toMatchObject({
      action: 'seat_assigned',
      previousState: { in: 'pool', attendeeId: ben },
      newState: { in: 'seat', seatId: atOne[1], attendeeId: ben },
    });
  });

  it('does not tell at its moment why somebody lost a seat', async () => {
    const { eventId, ada, ben } = await dinner(true);
    const momentFor = async (by: Caller) =>
      (await by.call<MomentRead>('GET', `/api/events/${eventId}/moments`)).body;
    const hold = { event: eventId, hold: true };
    await organiser.call('PATCH', `/api/attendees/${ada}/holding`, hold);
    const held = await momentFor(someone);
    const declined = { attendeeIds: [ben], reply: 'no' };
    await organiser.call('POST', `/api/events/${eventId}/replies`, declined);
    expect((await momentFor(organiser)).entry.action).toBe('attendees_replied');
    const replied = await momentFor(someone);
    expect(replied.revision).toBe(held.revision + 1);
    for (const { entry } of [held, replied])
      expect(entry).toMatchObject({ action: 'plan_changed', previousState: null, newState: null });
  });

  it('does not tell which kind of details an undo reversed', async () => {
    const { eventId, ada } = await dinner(true);
    const change = async (method: string, path: string, body?: object) =>
      expect((await organiser.call(method, path, body)).status).toBeLessThan(300);
    await change('PATCH', `/api/attendees/${ada}`, { isCheckedIn: true });
    await undo(eventId, undefined);
    await change('PATCH', `/api/attendees/${ada}`, { notes: 'Vegan' });
    await undo(eventId, undefined);
    await change('PUT', `/api/events/${eventId}/fields`, {
      fields: [{ name: 'Hotel', kind: 'text' }],
    });
    await undo(eventId, undefined);
    const undone = await entries(eventId, '?kind=undo', someone);
    const states = undone.map(({ newState }) => ({ ...newState, of: '' }));
    expect(states).toHaveLength(3);
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    const { body } = await someone.call('GET', `/api/events/${eventId}/moments`);
    expect(body).toMatchObject({ entry: { newState: { ...states[0], of: expect.anything() } } });
  });

  it('does not tell that somebody was erased', async () => {
    const { eventId, ada } = await dinner(true);
    await organiser.call('POST', `/api/attendees/${ada}/erase`);
    const actionsFor = async (by: Caller) => (await entries(eventId, '', by)).map((e) => e.action);
    expect(await actionsFor(organiser)).toContain('attendee_erased');
    expect(await actionsFor(someone)).not.toContain('attendee_erased');
    const { body } = await someone.call('GET', `/api/events/${eventId}/moments`);
    expect(body).toMatchObject({ entry: { action: 'plan_changed', previousState: null } });
  });

  it('names no draft that was taken over, and no template that was used', async () => {
    const { eventId, ben } = await dinner(true);
    const another = await dinner();
    const saved = { name: 'Board room', eventId: another.eventId };
    const template = (await organiser.call<{ id: string }>('POST', '/api/arrangements', saved))
      .body;
    await organiser.call('PATCH', `/api/arrangements/${template.id}/template`, {
      isTemplate: true,
    });
    await organiser.call('POST', `/api/arrangements/${template.id}/use`, { eventId });
    const draft = { name: 'Without the Hendersons' };
    const { body } = await organiser.call<{ id: string }>(
      'POST',
      `/api/events/${eventId}/drafts`,
      draft,
    );
    await organiser.call('PATCH', `/api/attendees/${ben}~${body.id}`, { company: 'Ashby' });
    await organiser.call('POST', `/api/drafts/${body.id}/take-over`, {});

    const described = async (by: Caller) => {
      const { body: activity } = await by.call('GET', `/api/events/${eventId}/activity`);
      return JSON.stringify([await entries(eventId, '', by), activity]);
    };
    for (const secret of ['Board room', 'Without the Hendersons', body.id]) {
      expect(await described(organiser)).toContain(secret);
      expect(await described(someone)).not.toContain(secret);
    }
    expect((await entries(eventId, '', someone)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['draft_taken_over', 'arrangement_applied']),
    );
  });

  const touched = async (by: Caller, id = '') => {
    const query = 'query($id: ID!) { historyPeople(id: $id) { named { name } nameless } }';
    return (await by.graphql<{ historyPeople: object }>(query, { id })).data?.historyPeople;
  };

  it('names nobody of whom an undo or a restored moment changed only details', async () => {
    const { eventId, atOne, ada, ben, cleo } = await dinner(true);
    const [{ revision } = { revision: 0 }] = await entries(eventId);
    const hold = { event: eventId, hold: true };
    await organiser.call('PATCH', `/api/attendees/${ben}/holding`, hold);
    await organiser.call('PATCH', `/api/attendees/${cleo}`, { attendeeRole: 'opportunity' });
    await seat(organiser, eventId, atOne[1] ?? '', ada);
    const back = { revision };
    expect((await organiser.call('POST', `/api/events/${eventId}/restore`, back)).status).toBe(200);
    await organiser.call('PATCH', `/api/attendees/${ben}/holding`, hold);
    await undo(eventId, undefined);

    const [undone, restored] = await entries(eventId, '?kind=undo', someone);
    expect(undone).toMatchObject({
      action: 'change_undone',
      previousState: { named: [] },
      newState: { named: [], moved: 0 },
    });
    expect(restored).toMatchObject({
      action: 'moment_restored',
      previousState: { named: [{ attendeeId: ada, seatId: atOne[1] }] },
      newState: { named: [{ attendeeId: ada, seatId: atOne[0] }], moved: 1 },
    });
    expect(await touched(someone, undone?.id)).toEqual({ named: [], nameless: 0 });
    expect(await touched(someone, restored?.id)).toMatchObject({ named: [{ name: 'Ada' }] });
    const about = async (id: string, by: Caller) =>
      (await entries(eventId, `?kind=undo&attendee=${id}`, by)).map((entry) => entry.action);
    expect(await about(ada, someone)).toEqual(['moment_restored']);
    expect(await about(ben, someone)).toEqual([]);
    expect(await about(cleo, someone)).toEqual([]);

    expect(await about(ben, organiser)).toEqual(['change_undone', 'moment_restored']);
    expect(await about(cleo, organiser)).toEqual(['moment_restored']);
    expect(await touched(organiser, undone?.id)).toMatchObject({ named: [{ name: 'Ben' }] });
  });

  it('does not reveal the subjects of entries about details', async () => {
    const { eventId, ada, ben } = await dinner(true);
    await organiser.call('PATCH', `/api/attendees/${ada}`, { isCheckedIn: true });
    await organiser.call('PATCH', `/api/attendees/${ben}/holding`, { event: eventId, hold: true });
    await organiser.call('POST', `/api/events/${eventId}/replies`, {
      attendeeIds: [ada],
      reply: 'yes',
    });
    const [replied, held, arrived, seated] = await entries(eventId);
    for (const [entry, name] of [
      [replied, 'Ada'],
      [held, 'Ben'],
      [arrived, 'Ada'],
    ] as const) {
      expect(await touched(organiser, entry?.id)).toMatchObject({ named: [{ name }] });
      expect(await touched(someone, entry?.id)).toEqual({ named: [], nameless: 0 });
    }
    expect(await touched(someone, seated?.id)).toMatchObject({ named: [{ name: 'Ada' }] });
  });
});

describe('the places where a guest has been', () => {
  it('have their names at that time, start, end and step', async () => {
    const { eventId, one, ada, atTwo } = await dinner();
    await organiser.call('PATCH', `/api/tables/${one}`, { name: 'Terrace' });
    await organiser.call('PATCH', `/api/attendees/${ada}/holding`, {
      event: eventId,
      hold: true,
      reason: 'May be late',
    });
    await seat(organiser, eventId, atTwo[2] ?? '', ada);
    await undo(eventId, undefined);
    const { body } = await trail(ada);
    expect(body).toMatchObject({ attendeeId: ada, eventId, name: 'Ada' });
    expect(places(body)).toEqual([
      'holding',
      'Table of 4 seat 3',
      'holding',
      'Table of 4 seat 1',
      'pool',
    ]);
    expect(body.stays.map(({ reason }) => reason)).toEqual([
      'May be late',
      null,
      'May be late',
      null,
      null,
    ]);
    const byTime = body.stays.toReversed();
    for (const [index, stay] of byTime.entries())
      expect(stay.until).toBe(byTime[index + 1]?.since ?? null);
    const history = await entries(eventId);
    const undone = history.find(({ action }) => action === 'change_undone');
    expect(body.stays[0]).toMatchObject({ stepId: undone?.stepId, revision: undone?.revision });
  });

  it('include auto-assign, a removed table, and a guest who was removed and restored', async () => {
    const { eventId, one, two, ben } = await dinner();
    await organiser.call('DELETE', `/api/tables/${two}`);
    await organiser.call('POST', '/api/seats/auto-assign', { eventId });
    await organiser.call('DELETE', `/api/tables/${one}`);
    await organiser.call('DELETE', `/api/attendees/${ben}`);
    const gone = (await trail(ben)).body;
    expect(places(gone)).toEqual(['pool', expect.stringMatching(/^Table of 4 seat/), 'pool']);
    expect(gone.name).toBe('Ben');
    expect(gone.stays[0]?.until).toEqual(expect.any(String));
    await undo(eventId, undefined);
    const back = (await trail(ben)).body;
    expect(places(back)).toEqual(['pool', ...places(gone)]);
    expect(back.stays[0]?.until).toBeNull();
  });

  it('are not shown for erased people, nor for a table', async () => {
    const { ada, ben, one } = await dinner();
    await organiser.call('POST', `/api/attendees/${ada}/erase`);
    for (const id of [ada, one, unknownId])
      expect(await trail(id)).toMatchObject({ status: 404, body: { code: 'ATTENDEE_NOT_FOUND' } });
    expect((await trail(ben)).status).toBe(200);
  });

  it('do not show readers that somebody was held', async () => {
    const { eventId, ada } = await dinner(true);
    const hold = { event: eventId, hold: true, reason: 'Ill' };
    await organiser.call('PATCH', `/api/attendees/${ada}/holding`, hold);
    const [own, others] = [await trail(ada), await trail(ada, someone)];
    expect(own.body.stays[0]).toMatchObject({ in: 'holding', reason: 'Ill' });
    expect(others.body.stays[0]).toMatchObject({ in: 'pool', reason: null });
  });

  it('are hidden with an event that the caller may not see', async () => {
    const { ada } = await dinner();
    expect(await trail(ada, someone)).toMatchObject({ status: 404 });
  });
});

const Undoings = `query ($id: ID!) {
  event(id: $id) {
    history { items { stepId action undoing { stepId performedBy { email } } } }
  }
}`;
type Reversal = { stepId: string; performedBy: { email: string } | null };
type Undoings = {
  event: { history: { items: { stepId: string; action: string; undoing: Reversal | null }[] } };
};

/** What reversed a step, with that step's number in the history, oldest first. */
const undoings = async (eventId: string) => {
  const { data } = await organiser.graphql<Undoings>(Undoings, { id: eventId });
  const items = (data?.event.history.items ?? []).toReversed();
  const number = new Map(items.map(({ stepId }, index) => [stepId, index]));
  return items.map(({ undoing }) => (undoing ? number.get(undoing.stepId) : null));
};

it('tell of each step whether a later one in effect reversed it, and whose that was', async () => {
  const { eventId } = await dinner();
  const before = [null, null, null, null];
  expect(await undoings(eventId)).toEqual([...before, null]);
  await undo(eventId, await stepOf(eventId, 'seat_assigned'), admin);
  expect(await undoings(eventId)).toEqual([...before, 5, null]);
  await undo(eventId, await stepOf(eventId, 'change_undone'));
  expect(await undoings(eventId)).toEqual([...before, null, 6, null]);
  await undo(eventId, await stepOf(eventId, 'change_redone'));
  expect(await undoings(eventId)).toEqual([...before, 5, null, 7, null]);
});

it('let either the undo or the move of the same guest be first, and never half of each', async () => {
  const { eventId, ada, atOne, atTwo } = await dinner();
  const step = await stepOf(eventId, 'seat_assigned');
  const [undone, moved] = await Promise.all([
    undo(eventId, step),
    seat(admin, eventId, atTwo[0] ?? '', ada),
  ]);
  const seats = await seatsOf(organiser, eventId);
  const ofAda = seats.filter(({ attendeeId }) => attendeeId === ada).map(({ id }) => id);
  expect(moved.status).toBe(200);
  expect(ofAda).toEqual([atTwo[0]]);
  expect(seats.find(({ id }) => id === atOne[0])?.attendeeId).toBeNull();
  if (undone.status === 200) return;
  expect(undone).toMatchObject({ status: 409, body: { code: 'UNDO_CONFLICT' } });
  const [latest] = await entries(eventId);
  expect(undone.body.stepId).toBe(latest?.stepId);
});
