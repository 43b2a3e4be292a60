import { describe, expect, it } from 'vitest';
import type { ArrangementRow, Difference } from '../../../schema/entities/arrangement.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, arrangement, aTable, type Problem, people, seat } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const guest = planner.somebody();

type Refreshed = ArrangementRow & { position: string | null; stepId: string } & Problem;

const post = <Body>(path: string, body: object = {}) =>
  organiser.call<Body>('POST', `/api/arrangements/${path}`, body);
const refresh = (id: string) => post<Refreshed>(`${id}/refresh`);
const takeBack = (id: string, of: string) => post<Refreshed>(`${id}/refresh/take-back`, { of });
const read = async (id: string) =>
  (await organiser.call<ArrangementRow>('GET', `/api/arrangements/${id}`)).body;
const differing = async (id: string) =>
  (await organiser.call<Difference & Problem>('GET', `/api/arrangements/${id}/refresh`)).body;
const opened = async (id: string) => {
  const answer = await fetch(`${planner.url}/api/public/arrangements/${id}`);
  return { status: answer.status, text: await answer.text() };
};
const shown = async (id: string) => JSON.parse((await opened(id)).text);
const sitting = ({ assignments }: Pick<ArrangementRow, 'assignments'>) =>
  assignments.flatMap(({ attendeeName, tableName, position }) =>
    attendeeName ? [`${attendeeName}: ${tableName} ${position}`] : [],
  );

/** Ada sits on the first seat of a table of four; Grace is in the pool. */
const dinner = async () => {
  const startDate = '2027-05-04T18:30:00.000Z';
  const { id } = await anEvent(organiser, { startDate, location: 'The old mill' });
  const { table, seats } = await aTable(organiser, id, 4);
  const [ada = '', grace = ''] = (await people(organiser, id, 'Ada', 'Grace')).map(
    (person) => person.id,
  );
  const seatIds = seats.map((one) => one.id);
  await seat(organiser, id, seatIds[0] ?? '', ada);
  const saved = await arrangement(organiser, { eventId: id, name: 'For the guests' });
  await organiser.call('PATCH', `/api/arrangements/${saved.id}/share`, { isPublic: true });
  return { id, table, seatIds, ada, grace, link: saved.id };
};

describe('a refreshed link', () => {
  it('reports its differences, shows the present seating at the same address, and is reverted', async () => {
    const { id, table, seatIds, grace, link } = await dinner();
    expect(await differing(link)).toEqual({ seats: 0, tables: 0, objects: 0 });
    const before = await read(link);
    await seat(organiser, id, seatIds[2] ?? '', grace);
    await organiser.call('PATCH', `/api/tables/${table.id}`, { name: 'Garden' });
    await organiser.call('POST', `/api/events/${id}/objects`, {
      kind: 'stage',
      name: 'Stage',
      x: 0,
      y: -400,
    });
    expect(await differing(link)).toEqual({ seats: 1, tables: 1, objects: 1 });
    expect(sitting(await shown(link))).toEqual(['Ada: Table of 4 1']);

    const refreshed = await refresh(link);
    expect(refreshed.status).toBe(200);
    expect(sitting(refreshed.body)).toEqual(['Ada: Garden 1', 'Grace: Garden 3']);
    expect(refreshed.body).toMatchObject({ id: link, name: 'For the guests', isPublic: true });
    expect(await shown(link)).toMatchObject({ objects: [{ name: 'Stage' }], attendeeCount: 2 });
    expect(await differing(link)).toEqual({ seats: 0, tables: 0, objects: 0 });

    const again = await refresh(link);
    expect([again.status, again.body.position]).toEqual([200, null]);

    const back = await takeBack(link, refreshed.body.stepId);
    expect(back.status).toBe(200);
    expect(await read(link)).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(sitting(await shown(link))).toEqual(['Ada: Table of 4 1']);
    const twice = await takeBack(link, refreshed.body.stepId);
    expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);

    const history = await organiser.call<HistoryRow[]>('GET', `/api/events/${id}/history`);
    const actions = history.body.map(({ action, newState }) => [action, newState?.takesBack]);
    expect(actions.slice(0, 2)).toEqual([
      ['arrangement_refreshed', true],
      ['arrangement_refreshed', false],
    ]);
  });

  it('is the state that is applied, copied, and restored after a deletion', async () => {
    const { id, seatIds, ada, grace, link } = await dinner();
    await seat(organiser, id, seatIds[2] ?? '', grace);
    await refresh(link);
    await organiser.call('DELETE', `/api/arrangements/${link}`);
    await post(`${link}/restore`);
    expect(sitting(await read(link))).toEqual(['Ada: Table of 4 1', 'Grace: Table of 4 3']);
    const copy = await post<ArrangementRow>(`${link}/duplicate`);
    expect(sitting(copy.body)).toEqual(sitting(await read(link)));
    for (const attendeeId of [ada, grace])
      await organiser.call('POST', `/api/seats/${seatIds[attendeeId === ada ? 0 : 2]}/assign`, {
        eventId: id,
        attendeeId: null,
      });
    expect((await post<{ moved: number }>(`${link}/apply`)).body.moved).toBe(2);
  });

  it('of one table is limited to it, and has nothing to show if that was removed', async () => {
    const { id, table, seatIds, grace } = await dinner();
    await aTable(organiser, id, 2);
    const one = await arrangement(organiser, { eventId: id, name: 'One', tableId: table.id });
    await seat(organiser, id, seatIds[1] ?? '', grace);
    expect((await refresh(one.id)).body.tables).toHaveLength(1);
    await organiser.call('DELETE', `/api/tables/${table.id}`);
    const gone = await refresh(one.id);
    expect([gone.status, gone.body.code]).toEqual([404, 'TABLE_NOT_FOUND']);
    expect((await differing(one.id)).code).toBe('TABLE_NOT_FOUND');
    expect(sitting(await read(one.id))).toEqual(['Ada: Table of 4 1', 'Grace: Table of 4 2']);
  });

  it('gives both of two concurrent requests the same result, or says that another was first', async () => {
    const { id, seatIds, grace, link } = await dinner();
    await seat(organiser, id, seatIds[2] ?? '', grace);
    const both = await Promise.all([refresh(link), refresh(link)]);
    const statuses = both.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const history = await organiser.call<HistoryRow[]>('GET', `/api/events/${id}/history`);
    const refreshed = history.body.filter(({ action }) => action === 'arrangement_refreshed');
    expect(refreshed).toHaveLength(1);
  });

  it('does not restore the name of an erased person', async () => {
    const { id, seatIds, ada, grace, link } = await dinner();
    await organiser.call('PATCH', `/api/attendees/${ada}`, { name: 'Ada Unforgotten' });
    const { stepId } = (await refresh(link)).body;
    await seat(organiser, id, seatIds[2] ?? '', grace);
    expect((await organiser.call('POST', `/api/attendees/${ada}/erase`, {})).status).toBeLessThan(
      300,
    );
    expect(JSON.stringify(await read(link))).not.toContain('Ada');
    expect((await takeBack(link, stepId)).status).toBe(200);
    for (const text of [JSON.stringify(await read(link)), (await opened(link)).text])
      expect(text).not.toContain('Ada');
    expect((await refresh(link)).status).toBe(200);
    expect(sitting(await shown(link))).toEqual(['Grace: Table of 4 3']);
  });

  it.each([{}, { of: 'x', more: 1 }, { of: 5 }])('is not reverted by %j', async (body) => {
    const { link } = await dinner();
    const answer = await post<Problem>(`${link}/refresh/take-back`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('what a link shows of its event', () => {
  const event = {
    name: 'Dinner',
    startDate: '2027-05-04T18:30:00.000Z',
    location: 'The old mill',
    status: 'active',
  };
  const tell = (link: string, showsEvent: unknown) =>
    organiser.call<ArrangementRow & Problem>('PATCH', `/api/arrangements/${link}/event`, {
      showsEvent,
    });

  it('is its present name, date, place and status, unless the organiser hides them', async () => {
    const { id, link } = await dinner();
    expect((await read(link)).showsEvent).toBe(true);
    expect((await shown(link)).event).toEqual(event);
    await organiser.call('PATCH', `/api/events/${id}`, {
      location: 'The new mill',
      status: 'cancelled',
    });
    const changed = { ...event, location: 'The new mill', status: 'cancelled' };
    expect((await shown(link)).event).toEqual(changed);
    expect((await tell(link, false)).body.showsEvent).toBe(false);
    expect(Object.keys(await shown(link))).not.toContain('event');
    await organiser.call('PATCH', `/api/arrangements/${link}/share`, { isPublic: false });
    await organiser.call('PATCH', `/api/arrangements/${link}/share`, { isPublic: true });
    expect(Object.keys(await shown(link))).not.toContain('event');
    expect((await tell(link, true)).body.showsEvent).toBe(true);
    expect(Object.keys((await shown(link)).event).sort()).toEqual([
      'location',
      'name',
      'startDate',
      'status',
    ]);
    expect((await tell(link, 'yes')).status).toBe(400);
  });

  it('is nothing for an earlier link, whose answer is unchanged to the byte', async () => {
    const { link } = await dinner();
    await tell(link, false);
    const { showsEvent: _, ...row } = await read(link);
    const { text } = await opened(link);
    const seats = row.assignments.map(({ attendeeId: _id, ...one }) => one);
    const { id, name, description, tables, objects, updatedAt } = row;
    const counts = { attendeeCount: 1, seatCount: 4, capacityPercent: 25 };
    expect(text).toBe(
      JSON.stringify({
        id,
        name,
        description,
        tables,
        objects,
        assignments: seats,
        ...counts,
        updatedAt,
      }),
    );
  });

  it('is null in GraphQL if it is hidden', async () => {
    const { link } = await dinner();
    const query = `{ publicArrangement(id: "${link}") { event { name startDate location status } } }`;
    const asked = () => guest.graphql<{ publicArrangement: { event: object | null } }>(query);
    expect((await asked()).data?.publicArrangement.event).toEqual(event);
    await tell(link, false);
    expect((await asked()).data?.publicArrangement.event).toBeNull();
  });
});
