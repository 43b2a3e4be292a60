import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { type GraphQLServer, startGraphQLServer } from '../harness/graphqlServer.ts';

let server: GraphQLServer;
let organiser: string;
beforeAll(async () => {
  server = await startGraphQLServer();
  organiser = await server.member();
});
afterAll(() => server.stop());

type Plan = {
  eventPlan: {
    position: string;
    attendees: { id: string; name: string; holdingFor: string[] }[];
    tables: { id: string; capacity: number }[];
    seats: { id: string; attendeeId: string | null }[];
  };
};

const planQuery = `query ($id: ID!, $minPosition: String) {
  eventPlan(id: $id, minPosition: $minPosition) {
    position event { name } attendees { id name holdingFor } tables { id capacity }
    seats { id attendeeId }
  }
}`;

const planOf = async (id: string) =>
  (await server.ask<Plan>(organiser, planQuery, { id })).eventPlan;

const change = async <Payload>(mutation: string, input: object): Promise<Payload> => {
  const [name = ''] = mutation.split(' ');
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const inputs: Record<string, string> = {
    DeleteAttendeeInput: 'AttendeeIdInput',
    ReleaseAttendeeInput: 'AttendeeIdInput',
    ShareArrangementInput: 'ArrangementIdInput',
    UnshareArrangementInput: 'ArrangementIdInput',
  };
  const text = `mutation ($input: ${inputs[type] ?? type}!) { ${name}(input: $input) ${mutation.slice(name.length)} }`;
  const data = await server.ask<Record<string, Payload>>(organiser, text, { input });
  return data[name] as Payload;
};

const dinnerForFour = async () => {
  const { event } = await change<{ event: { id: string } }>('createEvent { event { id } }', {
    name: 'Dinner for four',
  });
  await change('importAttendees { count }', {
    eventId: event.id,
    source: 'csv',
    attendees: ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, attendeeRole: 'Customer' })),
  });
  await change('addTable { table { id } }', {
    eventId: event.id,
    name: 'Table 1',
    capacity: 4,
    layout: 'circular',
  });
  return event.id;
};

describe('the main job over GraphQL', () => {
  it('plans a dinner, from the event to the public link', async () => {
    const eventId = await dinnerForFour();
    const before = await planOf(eventId);
    const [ada, ben] = before.attendees;
    const [first, second] = before.seats;
    const seated = await change<{ position: string; seats: object[] }>(
      'assignSeat { position seats { id attendeeId } }',
      { eventId, seatId: first?.id, attendeeId: ada?.id },
    );
    expect(seated.seats).toEqual([{ id: first?.id, attendeeId: ada?.id }]);

    await change('holdAttendee { attendee { holdReason } }', {
      id: ben?.id,
      reason: 'May not come',
    });
    const auto = await change<{ assigned: number; unassigned: number }>(
      'autoAssignSeats { assigned unassigned assignments { seatId attendeeId } }',
      { eventId },
    );
    expect(auto).toMatchObject({ assigned: 2, unassigned: 0 });
    await change('releaseAttendee { attendee { id } }', { id: ben?.id });
    await change('swapSeats { seats { id } }', {
      eventId,
      seatId: first?.id,
      otherSeatId: second?.id,
    });
    expect((await planOf(eventId)).seats.find(({ id }) => id === second?.id)?.attendeeId).toBe(
      ada?.id,
    );

    const { arrangement } = await change<{ arrangement: { id: string } }>(
      'saveArrangement { arrangement { id isPublic } }',
      { eventId, name: 'Final' },
    );
    const open = `query ($id: ID!) { publicArrangement(id: $id) { name attendeeCount seatCount } }`;
    expect(await server.ask(undefined, open, arrangement)).toEqual({ publicArrangement: null });
    await change('shareArrangement { arrangement { isPublic } }', { id: arrangement.id });
    expect(await server.ask(undefined, open, arrangement)).toEqual({
      publicArrangement: { name: 'Final', attendeeCount: 3, seatCount: 4 },
    });
  });

  it('runs once for a command id, and answers the second time as the first', async () => {
    const input = { name: 'Once', commandId: newId() };
    const first = await change('createEvent { position event { id } }', input);
    expect(await change('createEvent { position event { id } }', input)).toEqual(first);
  });

  it('lists by page', async () => {
    const id = await dinnerForFour();
    const text = `query ($id: ID!) { event(id: $id) {
      attendees(limit: 2, offset: 1, search: "e") { total items { name } }
      tables { total } history(limit: 1) { total items { action performedBy { id } } }
    } }`;
    expect(await server.ask(organiser, text, { id })).toMatchObject({
      event: {
        attendees: { total: 2, items: [{ name: expect.stringMatching(/Ben|Cleo/) }] },
        tables: { total: 1 },
        history: { total: 3, items: [{ action: 'table_added', performedBy: { id: organiser } }] },
      },
    });
  });
});

describe('a refusal', () => {
  it('names the person on a taken seat', async () => {
    const eventId = await dinnerForFour();
    const { attendees, seats } = await planOf(eventId);
    const [ada, ben] = attendees;
    const seatId = seats[0]?.id;
    await change('assignSeat { position }', { eventId, seatId, attendeeId: ada?.id });
    const { errors, status } = await server.post(
      organiser,
      'mutation ($input: AssignSeatInput!) { assignSeat(input: $input) { position } }',
      { input: { eventId, seatId, attendeeId: ben?.id } },
    );
    expect(status).toBe(200);
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['assignSeat'],
        extensions: expect.objectContaining({
          code: 'SEAT_TAKEN',
          requestId: expect.stringMatching(/./),
        }),
      }),
    ]);
    expect(errors[0]?.message).toContain(ada?.name);
  });

  it('gives the path of an invalid input, and changes nothing', async () => {
    const eventId = await dinnerForFour();
    const attendees = [{ name: 'Eve' }, { name: '', email: 'nobody' }];
    const { errors } = await server.post(
      organiser,
      'mutation ($input: ImportAttendeesInput!) { importAttendees(input: $input) { count } }',
      { input: { eventId, source: 'paste', attendees } },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    expect(JSON.stringify(errors[0]?.extensions.issues)).toContain('Name is required');
    expect((await planOf(eventId)).attendees).toHaveLength(4);
  });

  it('does not distinguish hidden from missing things', async () => {
    const id = await dinnerForFour();
    const stranger = await server.member();
    const text = 'query ($id: ID!) { event(id: $id) { name } eventPlan(id: $id) { position } }';
    const hidden = await server.post(stranger, text, { id });
    const missing = await server.post(stranger, text, { id: newId() });
    expect(hidden).toEqual(missing);
    expect(hidden.data).toEqual({ event: null, eventPlan: null });
  });

  it('asks a stranger to sign in', async () => {
    const { errors } = await server.post(undefined, '{ events { total } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await server.ask(undefined, '{ me { id } }')).toEqual({ me: null });
  });

  it('protects a public plan from changes by its readers', async () => {
    const { event } = await change<{ event: { id: string } }>('createEvent { event { id } }', {
      name: 'Open house',
      isPublic: true,
    });
    const text = `query ($id: ID!) { event(id: $id) { history { items { performedBy { email } } } } }`;
    const reader = await server.ask(await server.member(), text, event);
    expect(reader).toEqual({ event: { history: { items: [{ performedBy: null }] } } });
    const moderator = await server.ask(await server.member('moderator'), text, event);
    expect(JSON.stringify(moderator)).toContain('@example.com');
  });

  it('protects members, statistics and the audit log from everybody but admins', async () => {
    const text = '{ users { total } adminStats { totalUsers } auditLog { total } }';
    const { errors, data } = await server.post(await server.member('moderator'), text);
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const admin = await server.member('admin');
    const log = '{ auditLog { items { action adminUser { id } targetUser { id } } } }';
    expect(JSON.stringify(await server.ask(admin, log))).toContain('admin_access_denied');
  });
});

describe('the number of database queries', () => {
  it('is one each for statistics, seats and members of all rows', async () => {
    const eventIds = [await dinnerForFour(), await dinnerForFour(), await dinnerForFour()];
    const tables = '{ total items { seats { id attendeeId } } }';
    const count = async (text: string) => {
      let queries = 0;
      const listener = () => {
        queries += 1;
      };
      server.app.read.on('query', listener);
      await server.ask(organiser, text);
      server.app.read.off('query', listener);
      return queries;
    };
    const few = await count('{ events(limit: 1) { items { stats { seats } } } }');
    expect(await count('{ events(limit: 3) { items { stats { seats } } } }')).toBe(few);
    const [id] = eventIds;
    const oneTable = await count(`{ event(id: "${id}") { tables ${tables} } }`);
    for (const name of ['Table 2', 'Table 3'])
      await change('addTable { table { id } }', { eventId: id, name, capacity: 6, layout: 'oval' });
    expect(await count(`{ event(id: "${id}") { tables ${tables} } }`)).toBe(oneTable);
    const history = (limit: number) =>
      `{ event(id: "${id}") { history(limit: ${limit}) { items { performedBy { id } } } } }`;
    const oneEntry = await count(history(1));
    expect(await count(history(5))).toBe(oneEntry);
  });
});

it('had no internal fault in all of this', () => {
  expect(server.faults.mock.calls).toEqual([]);
});
