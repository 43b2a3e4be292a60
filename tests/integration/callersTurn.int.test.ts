import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostgresSessionStore } from '../../api/auth/sessionStore.ts';
import { openPort } from '../../api/serving/openPort.ts';
import { clientMemory } from '../../api/serving/slowClients.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import type { Caller } from '../harness/planner.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';

const port = await openPort('127.0.0.1', 0);
const planner = plannerOfFile({ openPort: port });
const greedy = planner.somebody('greedy@example.com');
const patient = planner.somebody('patient@example.com');
const nobody = planner.somebody();
const admin = planner.somebody('admin@example.com');
let greedys: string;
let patients: string;
beforeAll(async () => {
  const created = await Promise.all(
    [greedy, patient].map(({ call }) => call<EventRow>('POST', '/api/events', { name: 'Dinner' })),
  );
  [greedys = '', patients = ''] = created.map(({ body }) => body.id);
});

/** Holds up whatever awaits `heldUp`, until it is released. */
const gate = () => {
  const waiting: (() => void)[] = [];
  let isOver = false;
  return {
    waiting,
    heldUp: async () => {
      if (!isOver) await new Promise<void>((go) => waiting.push(go));
    },
    letGo: () => {
      isOver = true;
      for (const go of waiting) go();
    },
  };
};

/** Holds up every look-up of rights of an event. */
const holdUp = (eventId: string) => {
  const { eventFacts } = planner.application.lookUps;
  const { load } = eventFacts;
  const { waiting, heldUp, letGo } = gate();
  eventFacts.load = async (id) => {
    if (id === eventId) await heldUp();
    return load(id);
  };
  return {
    waiting,
    letGo: () => {
      eventFacts.load = load;
      letGo();
    },
  };
};

const times = <Answer>(count: number, ask: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, ask));

const statusesOf = (answers: readonly { status: number }[]) =>
  new Set(answers.map(({ status }) => status));

const room = 'query ($id: ID!) { room(eventId: $id) { outline { points } } }';

/** While four queries wait, another member's are answered, and no fifth has started by then. */
const onlyFourWait = async (waiting: readonly unknown[]) => {
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(4);
  const answers = await times(20, () => patient.call('GET', `/api/events/${patients}/room`));
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(waiting).toHaveLength(4);
};

it("answers four queries of a member at a time, and others' meanwhile", async () => {
  const { waiting, letGo } = holdUp(greedys);
  const overRest = times(10, () => greedy.call('GET', `/api/events/${greedys}/room`));
  const overGraphQL = times(10, () => greedy.graphql(room, { id: greedys }));
  await onlyFourWait(waiting);
  letGo();
  expect(statusesOf(await overRest)).toEqual(new Set([200]));
  expect((await overGraphQL).flatMap(({ errors }) => errors)).toEqual([]);
});

it("answers four queries of a signed-out address at a time, and members' meanwhile", async () => {
  const { application } = planner;
  const { lookUpLink } = application;
  const { waiting, heldUp, letGo } = gate();
  application.lookUpLink = async (request, find) => {
    await heldUp();
    return lookUpLink(request, find);
  };
  const path = '/api/public/arrangements/none';
  const overRest = times(10, () => nobody.call('GET', path));
  const byGraphQL = 'query { publicArrangement(id: "none") { name } }';
  const overGraphQL = times(10, () => nobody.graphql<object>(byGraphQL));
  await onlyFourWait(waiting);
  letGo();
  expect(statusesOf(await overRest)).toEqual(new Set([404]));
  expect((await overGraphQL).map(({ data }) => data)).toEqual(
    Array(10).fill({ publicArrangement: null }),
  );
  application.lookUpLink = lookUpLink;
});

/** Asks for the room, and disconnects once the server has read the whole request. */
const askAndGoAway = async (path: string, options?: RequestInit) => {
  const leaving = new AbortController();
  const read = new Promise<ServerResponse>((resolve) => {
    port.http.once('request', (request: IncomingMessage, response: ServerResponse) =>
      options?.body ? request.once('end', () => resolve(response)) : resolve(response),
    );
  });
  const answer = fetch(`${planner.url}${path}`, {
    ...options,
    headers: { cookie: greedy.cookie(), 'content-type': 'application/json' },
    signal: leaving.signal,
  });
  const gone = once(await read, 'close');
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone;
};

it('answers no query whose client has gone while it waited', async () => {
  const { waiting, letGo } = holdUp(greedys);
  const path = `/api/events/${greedys}/room`;
  const first = times(4, () => greedy.call('GET', path));
  await expect.poll(() => waiting.length).toBe(4);
  await askAndGoAway(path);
  const body = JSON.stringify({ query: room, variables: { id: greedys } });
  await askAndGoAway('/graphql', { method: 'POST', body });
  const last = greedy.call('GET', path);
  for (const go of waiting) go();
  await first;
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(5);
  letGo();
  expect(await last).toMatchObject({ status: 200 });
  expect(waiting).toHaveLength(5);
});

it('answers the queries of one document one after the other', async () => {
  const { waiting, letGo } = holdUp(greedys);
  const names = Array.from({ length: 20 }, (_, n) => `room${n}`);
  const fields = names.map((name) => `${name}: room(eventId: $id) { outline { points } }`);
  const asked = greedy.graphql<object>(`query ($id: ID!) { ${fields.join(' ')} }`, { id: greedys });
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(1);
  await patient.graphql(room, { id: patients });
  expect(waiting).toHaveLength(1);
  letGo();
  const { data, errors } = await asked;
  expect([Object.keys(data ?? {}), errors]).toEqual([names, []]);
});

const lists = (eventId: string) => ({ attendees: [{ eventId, name: 'Ada' }] });

it("runs one large command of a member at a time, and others' meanwhile", async () => {
  const { waiting, letGo } = holdUp(greedys);
  const asked = times(10, () => greedy.call('POST', '/api/attendees/bulk', lists(greedys)));
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(1);
  const others = await times(10, () =>
    patient.call('POST', '/api/attendees/bulk', lists(patients)),
  );
  expect(statusesOf(others)).toEqual(new Set([201]));
  expect(waiting).toHaveLength(1);
  letGo();
  expect(statusesOf(await asked)).toEqual(new Set([201]));
});

it("reads one file of a member at a time, and others' meanwhile", async () => {
  const { waiting, letGo } = holdUp(greedys);
  const upload = ({ call }: Caller, eventId: string) =>
    call('POST', `/api/events/${eventId}/imports`, 'name,tag\nAda,guest', {
      headers: { 'content-type': 'text/csv' },
    });
  const asked = times(3, () => upload(greedy, greedys));
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(1);
  expect(statusesOf(await times(3, () => upload(patient, patients)))).toEqual(new Set([201]));
  expect(waiting).toHaveLength(1);
  letGo();
  expect(statusesOf(await asked)).toEqual(new Set([201]));
});

const bulk = '/api/attendees/bulk';
const large = { notes: 'x'.repeat(200_000) };
const send = async ({ call }: Caller, body: object) => (await call('POST', bulk, body)).status;

const jsonOf200kB = 'Content-Type: application/json\r\nContent-Length: 200000';

/** Begins a request with a body, by default a large one, of which nothing comes yet. */
const beginBody = (path: string, { cookie } = greedy, as = jsonOf200kB) =>
  connect(Number(new URL(planner.url).port), '127.0.0.1', function begin(this: Socket) {
    const host = `Host: ${new URL(planner.url).host}\r\nCookie: ${cookie()}`;
    this.write(`POST ${path} HTTP/1.1\r\n${host}\r\n${as}\r\n\r\n`);
  });

it('takes eight large bodies of a member at a time, and others meanwhile', async () => {
  // A ninth one, because what is sent below may come before the eighth.
  const paths: string[] = [...Array(4).fill(bulk), ...Array(5).fill('/graphql')];
  const begun = paths.map((path) => beginBody(path));
  await expect.poll(() => send(greedy, large)).toBe(429);
  expect(await greedy.graphql('mutation { importAttendees }', large)).toMatchObject({
    status: 429,
  });
  expect(await send(greedy, {})).toBe(400);
  expect(await send(patient, large)).toBe(400);
  for (const socket of begun) socket.destroy();
  await expect.poll(() => send(greedy, large)).toBe(400);
});

/**
 * Runs `work` while the planner reads the bodies that `begin` begins, with their responses in that order, and
 * the clients' sockets.
 */
const whileRead = async (
  count: number,
  begin: () => Socket[],
  work: (answers: ServerResponse[], sockets: Socket[]) => Promise<void>,
) => {
  const hold = vi.spyOn(clientMemory, 'hold');
  const sockets = begin();
  await expect.poll(() => hold.mock.calls.length).toBe(count);
  const answers = hold.mock.calls.map(([answer]) => answer as ServerResponse);
  hold.mockRestore();
  await work(answers, sockets);
  for (const socket of sockets) socket.destroy();
  await Promise.all(answers.map((answer) => answer.closed || once(answer, 'close')));
};

it('takes a compressed body for a large one, however short it is', async () => {
  const as = 'Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 6000';
  const begin = () => Array.from({ length: 8 }, () => beginBody(bulk, greedy, as));
  await whileRead(8, begin, async () => expect(await send(greedy, large)).toBe(429));
});

it('takes one large body of each further member while eight are read, and reads no more of others', async () => {
  const begin = () => [
    ...Array.from({ length: 7 }, () => beginBody(bulk)),
    beginBody(bulk, patient),
  ];
  await whileRead(8, begin, async () => {
    const refused = beginBody(bulk, patient);
    const closed = once(refused, 'close');
    const [answer] = await once(refused, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 503 .*\r\nConnection: close\r\n.*too many lists/s);
    await closed;
    expect(await send(admin, large)).toBe(400);
  });
});

describe('what is in memory for all members together', () => {
  const members: Caller[] = [];
  beforeAll(async () => {
    const names = ['ada', 'bea', 'cem', 'dov', 'eli'];
    const signIns = names.map((name) => planner.caller(`${name}@example.com`));
    members.push(...(await Promise.all(signIns)));
  });

  /** Begins 25 pictures, each of which counts for 10 MB, and a list that counts for 6. */
  const begin256MB = () => [
    ...members.flatMap((member) =>
      Array.from({ length: 5 }, () =>
        beginBody(
          `/api/events/${greedys}/images`,
          member,
          'Content-Type: image/png\r\nContent-Length: 200000',
        ),
      ),
    ),
    beginBody(bulk),
  ];

  it('is bounded: the body is cut off that has taken the longest', async () => {
    await whileRead(26, begin256MB, async ([oldest, ...others]) => {
      expect(await send(patient, large)).toBe(400);
      expect(oldest?.closed).toBe(true);
      expect(others.filter(({ closed }) => closed)).toEqual([]);
    });
  });

  it('includes answers until they are read', async () => {
    await whileRead(26, begin256MB, async ([oldest]) => {
      expect(oldest?.closed).toBe(false);
      await (await fetch(`${planner.url}/api/openapi.json`)).text();
      expect(oldest?.closed).toBe(true);
    });
  });
});

describe('a right that is lost while a request waits', () => {
  let moderator: Caller;
  let setRole: (role: string) => Promise<unknown>;
  beforeEach(async () => {
    moderator = await planner.caller('moderator@example.com');
    const { body } = await moderator.call<UserRow>('GET', '/api/auth/user');
    setRole = (role) => admin.call('PATCH', `/api/admin/users/${body.id}`, { role });
    await setRole('moderator');
  });

  it('counts for a query that waited for its turn', async () => {
    const { waiting, letGo } = holdUp(greedys);
    const first = times(4, () => moderator.call('GET', `/api/events/${greedys}/room`));
    await expect.poll(() => waiting.length).toBe(4);
    const overRest = moderator.call('GET', `/api/events/${patients}/room`);
    const overGraphQL = moderator.graphql(room, { id: patients });
    // The turn of a request begins once its session has been read.
    const reads = vi.spyOn(PostgresSessionStore.prototype, 'viewerOf');
    await expect.poll(() => reads.mock.calls.length).toBeGreaterThanOrEqual(2);
    reads.mockRestore();
    await setRole('user');
    letGo();
    await first;
    expect((await overRest).status).toBe(404);
    expect((await overGraphQL).data).toEqual({ room: null });
  });

  const add =
    'mutation ($input: AddAttendeeInput!) { addAttendee(input: $input) { attendee { id } } }';
  const bodies = () => {
    const input = { eventId: patients, attendee: { name: 'Ada' } };
    return [
      ['/api/attendees', JSON.stringify({ eventId: patients, name: 'Ada' })],
      ['/graphql', JSON.stringify({ query: add, variables: { input } })],
    ] as const;
  };
  const signOut = () =>
    fetch(`${planner.url}/api/logout`, {
      headers: { cookie: moderator.cookie() },
      redirect: 'manual',
    });

  it.each([
    ['role', () => setRole('user'), 'EVENT_NOT_FOUND'],
    ['session', signOut, 'NOT_SIGNED_IN'],
  ])('counts for a body that comes slowly (%s)', async (_, lose, code) => {
    const begin = () =>
      bodies().map(([path, { length }]) => {
        const as = `Content-Type: application/json\r\nContent-Length: ${length}`;
        return beginBody(path, moderator, as);
      });
    await whileRead(2, begin, async (_answers, sockets) => {
      await lose();
      for (const [index, socket] of sockets.entries()) {
        let answer = '';
        socket.on('data', (part) => {
          answer += part;
        });
        socket.write(bodies()[index]?.[1] ?? '');
        await expect.poll(() => answer).toContain(code);
      }
    });
  });
});

it('runs small commands of a member as they arrive', async () => {
  const { waiting, letGo } = holdUp(greedys);
  const guest = { eventId: greedys, name: 'Ada' };
  const asked = times(10, () => greedy.call('POST', '/api/attendees', guest));
  await expect.poll(() => waiting.length).toBe(10);
  letGo();
  expect(statusesOf(await asked)).toEqual(new Set([201]));
});
