import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { type GraphQLServer, startGraphQLServer } from '../harness/graphqlServer.ts';
import type { SocketClient } from '../harness/socketClient.ts';

let server: GraphQLServer;
let organiser: string;
beforeAll(async () => {
  server = await startGraphQLServer();
  organiser = await server.member();
});
afterAll(() => server.stop());

type Named = { id: string; name: string };
type PlanDelta = {
  position: string;
  resync: boolean;
  deleted: boolean;
  attendees: Named[];
  event: { isPublic: boolean } | null;
};

const planChanged = `subscription ($id: ID!, $after: String) {
  eventPlanChanged(id: $id, after: $after) {
    position resync deleted event { isPublic } attendees { id name }
  }
}`;
const eventsChanged = `subscription ($after: String) {
  eventsChanged(after: $after) { position resync events { id name } removedEventIds }
}`;
const arrangementChanged = `subscription ($id: ID!, $after: String) {
  arrangementChanged(id: $id, after: $after) {
    position resync deleted arrangement { name isPublic }
  }
}`;

const payloads: Record<string, string> = {
  createEvent: 'position event { id }',
  editEvent: 'position event { id }',
  deleteEvent: 'position',
  addAttendee: 'position attendee { id }',
  deleteAttendee: 'position',
  addSeatingRule: 'position rule { id }',
  saveArrangement: 'position arrangement { id }',
  editArrangement: 'position',
  shareArrangement: 'position',
  deleteArrangement: 'position',
  setUserRole: 'position',
  setUserActive: 'position',
};

type Changed = {
  position: string;
  event: { id: string };
  arrangement: { id: string };
  attendee: { id: string };
  rule: { id: string };
};

const change = async (member: string, name: string, input: object): Promise<Changed> => {
  const idOnly = /^(?:share|delete)(Arrangement|Attendee)$/.exec(name);
  const type = idOnly ? `${idOnly[1]}IdInput` : `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${payloads[name]} } }`;
  const data = await server.ask<Record<string, Changed>>(member, text, { input });
  return data[name] as Changed;
};

const dinner = async (fields = {}) => {
  const { event, position } = await change(organiser, 'createEvent', { name: 'Dinner', ...fields });
  return { id: event.id, position };
};

const invite = (eventId: string, name: string) =>
  change(organiser, 'addAttendee', { eventId, attendee: { name } });

/** The delta in the next message, whatever the subscription. */
const nextDelta = async <Delta>(client: SocketClient): Promise<Delta> => {
  const message = await client.next();
  if (message.type !== 'next') throw new Error(`expected next, got ${JSON.stringify(message)}`);
  const { data } = message.payload as { data: Record<string, Delta> };
  return Object.values(data)[0] as Delta;
};

const codeOf = ({ payload }: { payload?: unknown }) =>
  (payload as { extensions: { code: string } }[])[0]?.extensions.code;

describe('following an event plan', () => {
  it('sends each change to its followers', async () => {
    const { id, position } = await dinner();
    const client = await server.socket(organiser);
    client.subscribe('plan', planChanged, { id, after: position });
    const added = await invite(id, 'Ada');
    expect(await nextDelta(client)).toMatchObject({
      position: added.position,
      resync: false,
      attendees: [{ name: 'Ada' }],
    });
    client.close();
  });

  it('tells editors whose change it is, and nobody else', async () => {
    const { id, position } = await dinner({ isPublic: true });
    const [moderator, reader] = [await server.member('moderator'), await server.member()];
    const changedBy = `subscription ($id: ID!, $after: String) {
      eventPlanChanged(id: $id, after: $after) { position by attendees { name } }
    }`;
    const received: object[] = [];
    for (const member of [organiser, moderator, reader]) {
      const client = await server.socket(member);
      client.subscribe('plan', changedBy, { id, after: position });
      if (received.length === 0) await invite(id, 'Ada');
      received.push(await nextDelta(client));
      client.close();
    }
    const attendees = [{ name: 'Ada' }];
    expect(received).toMatchObject([
      { by: [organiser], attendees },
      { by: [organiser], attendees },
      { by: [], attendees },
    ]);
  });

  it('sends rules to editors; others are not even told that there are any', async () => {
    const { id, position } = await dinner({ isPublic: true });
    const reader = await server.member();
    const text = `subscription ($id: ID!, $after: String) {
      eventPlanChanged(id: $id, after: $after) {
        attendees { name } removedAttendeeIds removedRuleIds rules { id rule { kind who } }
      }
    }`;
    const clients = await Promise.all([organiser, reader].map((one) => server.socket(one)));
    for (const client of clients) client.subscribe('plan', text, { id, after: position });
    const [ada, ben] = [await invite(id, 'Ada'), await invite(id, 'Ben')].map(
      ({ attendee }) => attendee.id,
    );
    const people = [ada, ben];
    const rule = { kind: 'KeepTogether', who: { people }, hard: true };
    const { rule: added } = await change(organiser, 'addSeatingRule', { eventId: id, rule });
    await change(organiser, 'deleteAttendee', { id: ben });
    const [editors = [], readers = []] = await Promise.all(
      clients.map(async (client) => {
        const deltas: object[] = [];
        do deltas.push(await nextDelta(client));
        while (!JSON.stringify(deltas.at(-1)).includes(`"removedAttendeeIds":["${ben}"]`));
        client.close();
        return deltas;
      }),
    );
    const nothing = { attendees: [], removedAttendeeIds: [], removedRuleIds: [], rules: [] };
    const left = { ...nothing, removedAttendeeIds: [ben] };
    expect(editors.slice(2)).toMatchObject([
      { ...nothing, rules: [{ id: added.id, rule: { kind: 'KeepTogether', who: { people } } }] },
      { ...left, removedRuleIds: [added.id] },
    ]);
    expect(readers.slice(2)).toMatchObject([left]);
  });

  it('continues from the last position after a cut, without gaps or repeats', async () => {
    const { id, position } = await dinner();
    const names = Array.from({ length: 150 }, (_, n) => `Guest ${n}`);
    const writing = (async () => {
      const waiting = [...names];
      const write = async () => {
        for (let name = waiting.shift(); name; name = waiting.shift()) await invite(id, name);
      };
      await Promise.all([write(), write(), write()]);
    })();
    const received: string[] = [];
    let after = position;
    while (received.length < names.length) {
      const client = await server.socket(organiser);
      client.subscribe('plan', planChanged, { id, after });
      for (let messages = 0; messages < 7 && received.length < names.length; messages += 1) {
        const delta = await nextDelta<PlanDelta>(client);
        expect(delta.resync).toBe(false);
        expect(delta.position > after).toBe(true);
        after = delta.position;
        received.push(...delta.attendees.map(({ name }) => name));
      }
      client.socket.terminate();
    }
    await writing;
    expect(received.toSorted()).toEqual(names.toSorted());
  });

  it('asks to query again for a position that is no longer kept', async () => {
    const { id } = await dinner();
    await server.app
      .read('checkpoints')
      .update({ rebuilt: server.app.feed.reached() })
      .where('name', 'read_models');
    const client = await server.socket(organiser);
    client.subscribe('plan', planChanged, { id, after: '0'.repeat(20) });
    const first = await nextDelta<PlanDelta>(client);
    expect(first).toMatchObject({ resync: true, attendees: [] });
    const added = await invite(id, 'Ben');
    expect(await nextDelta(client)).toMatchObject({ position: added.position, resync: false });
    client.close();
  });

  it('reports that the event was deleted, and ends', async () => {
    const { id, position } = await dinner();
    const client = await server.socket(organiser);
    client.subscribe('plan', planChanged, { id, after: position });
    // A client that follows it after its deletion is told that there is no such event.
    await invite(id, 'Ben');
    expect(await nextDelta(client)).toMatchObject({ deleted: false });
    await change(organiser, 'deleteEvent', { id });
    expect(await nextDelta(client)).toMatchObject({ deleted: true });
    expect(await client.next()).toEqual({ id: 'plan', type: 'complete' });
    client.close();
  });
});

describe('the right to follow', () => {
  it("is denied for another's event as for a missing one, without details", async () => {
    const { id } = await dinner();
    const stranger = await server.socket(await server.member());
    stranger.subscribe('theirs', planChanged, { id });
    const denied = await stranger.next();
    stranger.subscribe('missing', planChanged, { id: newId() });
    const missing = await stranger.next();
    expect([denied.type, missing.type]).toEqual(['error', 'error']);
    expect([codeOf(denied), codeOf(missing)]).toEqual(['EVENT_NOT_FOUND', 'EVENT_NOT_FOUND']);
    await invite(id, 'Secret');
    stranger.send({ type: 'ping' });
    expect(await stranger.next()).toEqual({ type: 'pong' });
    stranger.close();
  });

  it('ends for others when the event is no longer public, before later changes', async () => {
    const { id, position } = await dinner({ isPublic: true });
    const reader = await server.socket(await server.member());
    reader.subscribe('plan', planChanged, { id, after: position });
    await invite(id, 'Ada');
    expect(await nextDelta(reader)).toMatchObject({ attendees: [{ name: 'Ada' }] });
    await change(organiser, 'editEvent', { id, isPublic: false });
    await invite(id, 'Secret');
    const end = await reader.next();
    expect([end.type, codeOf(end)]).toEqual(['error', 'EVENT_NOT_FOUND']);
    await invite(id, 'More secret');
    reader.send({ type: 'ping' });
    expect(await reader.next()).toEqual({ type: 'pong' });
    reader.close();
  });

  it('does not reveal later what was private meanwhile', async () => {
    const { id, position } = await dinner({ isPublic: true });
    await change(organiser, 'editEvent', { id, isPublic: false });
    await invite(id, 'Secret');
    await change(organiser, 'editEvent', { id, isPublic: true });
    const reader = await server.socket(await server.member());
    reader.subscribe('plan', planChanged, { id, after: position });
    expect(await nextDelta(reader)).toMatchObject({ resync: true, attendees: [] });
    reader.close();
  });

  it('ends with 4403 when a role is lowered or a member deactivated', async () => {
    const admin = await server.member('admin');
    const moderator = await server.member('moderator');
    const { id, position } = await dinner();
    const lowered = await server.socket(moderator);
    lowered.subscribe('plan', planChanged, { id, after: position });
    await invite(id, 'Ada');
    expect(await nextDelta(lowered)).toMatchObject({ attendees: [{ name: 'Ada' }] });
    await change(admin, 'setUserRole', { id: moderator, role: 'user' });
    expect(await lowered.closed).toBe(4403);

    const inactive = await server.socket(moderator);
    await change(admin, 'setUserActive', { id: moderator, isActive: false });
    expect(await inactive.closed).toBe(4403);
  });
});

describe('following the list of events', () => {
  it('sends each viewer what they may see, and removes what they no longer may', async () => {
    const after = server.app.feed.reached();
    const owner = await server.socket(organiser);
    const other = await server.socket(await server.member());
    const moderator = await server.socket(await server.member('moderator'));
    for (const client of [owner, other, moderator])
      client.subscribe('events', eventsChanged, { after });

    const { id } = await dinner();
    const shown = { events: [{ id, name: 'Dinner' }], removedEventIds: [] };
    for (const client of [owner, moderator]) expect(await nextDelta(client)).toMatchObject(shown);

    await change(organiser, 'editEvent', { id, isPublic: true });
    for (const client of [owner, moderator, other])
      expect(await nextDelta(client)).toMatchObject(shown);

    await change(organiser, 'editEvent', { id, isPublic: false });
    for (const client of [owner, moderator]) expect(await nextDelta(client)).toMatchObject(shown);
    const gone = { events: [], removedEventIds: [id] };
    expect(await nextDelta(other)).toMatchObject(gone);

    await change(organiser, 'deleteEvent', { id });
    for (const client of [owner, moderator]) expect(await nextDelta(client)).toMatchObject(gone);
    other.send({ type: 'ping' });
    expect(await other.next()).toEqual({ type: 'pong' });
    for (const client of [owner, other, moderator]) client.close();
  });
});

describe('a message that queries more than the change itself', () => {
  it('is computed for each viewer by their own rights, in the order of the changes', async () => {
    const { id, position } = await dinner({ isPublic: true });
    const counted = `subscription ($id: ID!, $after: String) { eventPlanChanged(id: $id, after: $after) {
      position event { name stats { attendees } history(limit: 1) { items { performedBy { id } } } }
    } }`;
    const owner = await server.socket(organiser);
    const reader = await server.socket(await server.member());
    for (const client of [owner, reader])
      client.subscribe('plan', counted, { id, after: position });
    await invite(id, 'Ada');
    await change(organiser, 'editEvent', { id, name: 'Supper' });
    const events = async (client: SocketClient) => [
      (await nextDelta<{ event: object | null }>(client)).event,
      (await nextDelta<{ event: object | null }>(client)).event,
    ];
    const supper = { name: 'Supper', stats: { attendees: 1 } };
    const by = (performedBy: object | null) => ({
      ...supper,
      history: { items: [{ performedBy }] },
    });
    expect(await events(owner)).toEqual([null, by({ id: organiser })]);
    expect(await events(reader)).toEqual([null, by(null)]);
    for (const client of [owner, reader]) client.close();
  });
});

describe('following an arrangement', () => {
  it('sends its changes, and its end', async () => {
    const { id: eventId } = await dinner();
    const { arrangement, position } = await change(organiser, 'saveArrangement', {
      eventId,
      name: 'First',
    });
    const client = await server.socket(organiser);
    client.subscribe('one', arrangementChanged, { id: arrangement.id, after: position });
    await change(organiser, 'editArrangement', { id: arrangement.id, name: 'Final' });
    expect(await nextDelta(client)).toMatchObject({ arrangement: { name: 'Final' } });
    await change(organiser, 'shareArrangement', { id: arrangement.id });
    expect(await nextDelta(client)).toMatchObject({ arrangement: { isPublic: true } });
    await change(organiser, 'deleteArrangement', { id: arrangement.id });
    expect(await nextDelta(client)).toMatchObject({ deleted: true, arrangement: null });
    expect(await client.next()).toMatchObject({ type: 'complete' });
    client.close();
  });

  it('ends for others when its event is no longer public', async () => {
    const { id: eventId } = await dinner({ isPublic: true });
    const { arrangement, position } = await change(organiser, 'saveArrangement', {
      eventId,
      name: 'First',
    });
    const reader = await server.socket(await server.member());
    reader.subscribe('one', arrangementChanged, { id: arrangement.id, after: position });
    await change(organiser, 'editArrangement', { id: arrangement.id, name: 'Seen' });
    expect(await nextDelta(reader)).toMatchObject({ arrangement: { name: 'Seen' } });
    await change(organiser, 'editEvent', { id: eventId, isPublic: false });
    await change(organiser, 'editArrangement', { id: arrangement.id, name: 'Secret' });
    const end = await reader.next();
    expect([end.type, codeOf(end)]).toEqual(['error', 'ARRANGEMENT_NOT_FOUND']);
    reader.close();
  });
});

it('had no internal fault in all of this', () => {
  expect(server.faults.mock.calls).toEqual([]);
});
