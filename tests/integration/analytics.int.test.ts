import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEventAnalytics } from '../../api/analytics/queries.ts';
import { checkInAttendee, holdAttendee, importAttendees } from '../../api/attendees/operations.ts';
import { createEvent, editEvent } from '../../api/eventPlans/operations.ts';
import { readEventPlan, statsOfEvents } from '../../api/eventPlans/queries.ts';
import { assignSeat, autoAssignSeats } from '../../api/placement/operations.ts';
import { replyFor } from '../../api/replies/operations.ts';
import { addTable, deleteTable } from '../../api/tables/operations.ts';
import type { EventAnalyticsRead } from '../../schema/entities/analytics.ts';
import type { SeatRow } from '../../schema/entities/seat.ts';
import { type GraphQLServer, startGraphQLServer } from '../harness/graphqlServer.ts';
import { runStep, stepsOf } from '../harness/randomCommands.ts';

let server: GraphQLServer;
let organiser: string;

beforeAll(async () => {
  server = await startGraphQLServer();
  organiser = await server.member();
});
afterAll(() => server.stop());

const asked = () => ({ requestId: 'r', viewer: { id: organiser, role: 'user' as const } });

const newEvent = async (): Promise<string> =>
  (await createEvent(server.app, asked(), { name: 'Dinner' })).event.id;

const guest = (name: string, attendeeRole: string, company: string | null) => ({
  name,
  attendeeRole,
  company,
});

/**
 * Two tables: Ada, Ben and Cleo of two companies at the first, Dora at the second. Emil is held, and Finn
 * has declined.
 */
const seatedDinner = async () => {
  const { app } = server;
  const eventId = await newEvent();
  const attendees = [
    guest('Ada', 'customer', 'Nordlys AS'),
    guest('Ben', 'employee', ' nordlys as '),
    guest('Cleo', 'guest', 'Acme'),
    guest('Dora', 'guest', null),
    guest('Emil', 'prospect', 'Acme'),
    guest('Finn', 'guest', null),
  ];
  await importAttendees(app, asked(), { eventId, source: 'csv', attendees });
  const table = async (name: string, capacity: number) =>
    (await addTable(app, asked(), { eventId, name, capacity, layout: 'circular' })).table.id;
  const tableIds = [await table('Garden', 4), await table('Terrace', 2)];
  const plan = await readEventPlan(app, asked(), { id: eventId });
  const personId = (name: string) => plan.attendees.find((one) => one.name === name)?.id ?? '';
  const seats = plan.seats as SeatRow[];
  const seatId = (table: number, position: number) =>
    seats.find((seat) => seat.tableId === tableIds[table] && seat.position === position)?.id ?? '';
  const seat = (name: string, at: number, position: number) =>
    assignSeat(app, asked(), {
      eventId,
      seatId: seatId(at, position),
      attendeeId: personId(name),
    });
  await seat('Ada', 0, 1);
  await seat('Ben', 0, 2);
  await seat('Cleo', 0, 3);
  await seat('Dora', 1, 1);
  await holdAttendee(app, asked(), { id: personId('Emil') });
  await replyFor(app, asked(), { eventId, attendeeIds: [personId('Finn')], reply: 'no' });
  await checkInAttendee(app, asked(), { id: personId('Ada') });
  await checkInAttendee(app, asked(), { id: personId('Emil') });
  return { eventId, tableIds, seat };
};

const analyticsOf = (eventId: string) => readEventAnalytics(server.app, asked(), eventId);

/** What the last moment must show, according to the event's counts. */
const countsOf = async (eventId: string) => {
  const [stats] = await statsOfEvents(server.app, [eventId]);
  return {
    attendees: Number(stats?.attendees),
    checkedIn: Number(stats?.checkedIn),
    seats: Number(stats?.seats),
    seated: Number(stats?.assigned),
  };
};

const lastOf = ({ moments }: EventAnalyticsRead) => {
  const { at: _, ...counts } = moments.at(-1) ?? { at: '' };
  return counts;
};

describe('the analytics of an event', () => {
  it('count roles and companies by table, however a company is written', async () => {
    const { eventId } = await seatedDinner();
    const { tables, roles } = await analyticsOf(eventId);
    const nobody = { opportunity: 0, prospect: 0, employee: 0, guest: 0 };
    expect(tables).toMatchObject([
      {
        name: 'Garden',
        capacity: 4,
        seated: 3,
        ...nobody,
        opportunity: 1,
        employee: 1,
        guest: 1,
        companyCount: 2,
        companies: [
          { company: expect.stringMatching(/^nordlys as$/i), seated: 2 },
          { company: 'Acme', seated: 1 },
        ],
      },
      {
        name: 'Terrace',
        capacity: 2,
        seated: 1,
        ...nobody,
        guest: 1,
        companyCount: 0,
        companies: [],
      },
    ]);
    expect(roles).toEqual([
      { role: 'employee', attendees: 1, seated: 1, held: 0, declined: 0, checkedIn: 0 },
      { role: 'guest', attendees: 3, seated: 2, held: 0, declined: 1, checkedIn: 0 },
      { role: 'opportunity', attendees: 1, seated: 1, held: 0, declined: 0, checkedIn: 1 },
      { role: 'prospect', attendees: 1, seated: 0, held: 1, declined: 0, checkedIn: 1 },
    ]);
  });

  it("show where companies' people sit, and whose people sit with them", async () => {
    const { eventId, seat } = await seatedDinner();
    expect(await analyticsOf(eventId)).toMatchObject({
      companyCount: 2,
      companies: [
        {
          company: 'Acme',
          attendees: 2,
          seated: 1,
          tableCount: 1,
          tables: [{ name: 'Garden', seated: 1 }],
          tablemates: [{ company: expect.stringMatching(/^nordlys as$/i), seated: 2 }],
        },
        {
          company: expect.stringMatching(/^nordlys as$/i),
          attendees: 2,
          seated: 2,
          tableCount: 1,
          tables: [{ name: 'Garden', seated: 2 }],
          tablemates: [{ company: 'Acme', seated: 1 }],
        },
      ],
    });
    await seat('Ben', 1, 2);
    const { companies } = await analyticsOf(eventId);
    expect(companies[1]).toMatchObject({
      seated: 2,
      tableCount: 2,
      tables: [
        { name: 'Garden', seated: 1 },
        { name: 'Terrace', seated: 1 },
      ],
      tablemates: [{ company: 'Acme', seated: 1 }],
    });
  });

  it('name the hundred companies with the most people, and count them all', async () => {
    const eventId = await newEvent();
    const attendees = Array.from({ length: 130 }, (_, n) => guest(`p${n}`, 'guest', `c${n % 120}`));
    await importAttendees(server.app, asked(), { eventId, source: 'csv', attendees });
    const { companyCount, companies } = await analyticsOf(eventId);
    expect([companyCount, companies.length]).toEqual([120, 100]);
    expect(companies.filter((one) => one.attendees === 2)).toHaveLength(10);
    expect(companies[0]).toMatchObject({ attendees: 2, seated: 0, tableCount: 0, tables: [] });
  });

  it('spread check-ins over their own period, not over that of the planning', async () => {
    const { eventId } = await seatedDinner();
    const { checkIns } = await analyticsOf(eventId);
    expect(checkIns.map(({ checkedIn }) => checkedIn)).toEqual([1, 2]);
    expect(checkIns.at(-1)).toMatchObject({ attendees: 6, seats: 6, seated: 4 });
  });

  it('show how seats filled, step by step, and how a deleted table frees them', async () => {
    const { eventId, tableIds, seat } = await seatedDinner();
    await seat('Ada', 1, 2);
    await deleteTable(server.app, asked(), { id: tableIds[1] });
    const analytics = await analyticsOf(eventId);
    const { moments } = analytics;
    expect(moments[0]).toMatchObject({ attendees: 0, checkedIn: 0, seats: 0, seated: 0 });
    expect(lastOf(analytics)).toEqual({ attendees: 6, checkedIn: 2, seats: 4, seated: 2 });
    expect(Math.max(...moments.map(({ seated }) => seated))).toBe(4);
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted());
  });

  it('of an empty event have one moment, the beginning', async () => {
    const { moments, checkIns, roles, tables, companies, companyCount } = await analyticsOf(
      await newEvent(),
    );
    expect(moments).toHaveLength(1);
    expect([checkIns, roles, tables, companies, companyCount]).toEqual([[], [], [], [], 0]);
  });

  it('of a long history have at most 200 moments, the last of which is the present', async () => {
    const eventId = await newEvent();
    const names = Array.from({ length: 260 }, (_, n) => guest(`p${n}`, 'guest', null));
    await importAttendees(server.app, asked(), { eventId, source: 'csv', attendees: names });
    for (let n = 0; n < 13; n += 1) {
      const table = { eventId, name: `t${n}`, capacity: 20, layout: 'circular' };
      await addTable(server.app, asked(), table);
    }
    await autoAssignSeats(server.app, asked(), { eventId });
    const { attendees } = await readEventPlan(server.app, asked(), { id: eventId });
    await Promise.all(attendees.map(({ id }) => checkInAttendee(server.app, asked(), { id })));
    const analytics = await analyticsOf(eventId);
    expect(analytics.moments.length).toBeGreaterThan(1);
    expect(analytics.moments.length).toBeLessThanOrEqual(200);
    expect(lastOf(analytics)).toEqual({ attendees: 260, checkedIn: 260, seats: 260, seated: 260 });
  });

  it('add up to the present state, whatever commands were sent', async () => {
    const property = fc.asyncProperty(
      stepsOf(1, { minLength: 150, maxLength: 200 }),
      async (steps) => {
        const played = { eventId: await newEvent(), arrangementIds: [], log: server.app };
        for (const step of steps) await runStep(server.app.commands, played, step);
        await editEvent(server.app, asked(), { id: played.eventId, name: 'Over' });
        expect(lastOf(await analyticsOf(played.eventId))).toEqual(await countsOf(played.eventId));
      },
    );
    await fc.assert(property, { numRuns: 4, endOnFailure: true });
  });
});
