import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { createEvent, deleteEvent, editEvent } from '../../api/eventPlans/operations.ts';
import { type GraphQLServer, startGraphQLServer } from '../harness/graphqlServer.ts';
import type { SocketClient } from '../harness/socketClient.ts';

let server: GraphQLServer;
let organiser: string;
let moderator: string;
beforeAll(async () => {
  server = await startGraphQLServer();
  organiser = await server.member();
  moderator = await server.member('moderator');
});
afterAll(() => server.stop());

const eventPresence = `subscription ($id: ID!, $clientId: ID) {
  eventPresence(id: $id, clientId: $clientId) {
    present { memberId firstName lastName imageUrl colour since holdingAttendeeIds }
  }
}`;
const showPresence = `mutation ($input: ShowPresenceInput!) {
  showPresence(input: $input) { shown }
}`;

type Present = { memberId: string; lastName: string | null; holdingAttendeeIds: string[] };

const as = (id: string) => ({ requestId: 'a test', viewer: { id, role: 'user' as const } });

const dinner = async (isPublic = false): Promise<string> =>
  (await createEvent(server.app, as(organiser), { name: 'Dinner', isPublic })).event.id;

/** Opens the event as the screen does. */
const open = async (member: string, id: string) => {
  const client = await server.socket(member);
  const clientId = newId();
  client.subscribe('who', eventPresence, { id, clientId });
  return { client, clientId };
};

/** Reads on until the list is as expected. */
const until = async (
  client: SocketClient,
  isSo: (present: Present[]) => boolean,
): Promise<Present[]> => {
  for (;;) {
    const message = await client.next();
    if (message.type !== 'next') throw new Error(JSON.stringify(message));
    const { data } = message.payload as { data: { eventPresence: { present: Present[] } } };
    if (isSo(data.eventPresence.present)) return data.eventPresence.present;
  }
};
const areThere =
  (...ids: string[]) =>
  (present: Present[]) =>
    JSON.stringify(present.map(({ memberId }) => memberId)) === JSON.stringify(ids);

const hold = (member: string, input: object) =>
  server.post<{ showPresence: { shown: boolean } }>(member, showPresence, { input });

describe('the presence on an event', () => {
  it('is sent to all who have it open, with the people they hold', async () => {
    const id = await dinner();
    const mine = await open(organiser, id);
    await until(mine.client, areThere(organiser));
    const theirs = await open(moderator, id);
    await until(theirs.client, areThere(organiser, moderator));
    await until(mine.client, areThere(organiser, moderator));

    const holdingAttendeeIds = [newId()];
    const said = await hold(moderator, {
      eventId: id,
      clientId: theirs.clientId,
      holdingAttendeeIds,
    });
    expect(said.data).toEqual({ showPresence: { shown: true } });
    const isHeld = (present: Present[]) => present[1]?.holdingAttendeeIds.length === 1;
    expect((await until(mine.client, isHeld))[1]).toMatchObject({ holdingAttendeeIds });
    for (const { client } of [mine, theirs]) client.close();
  });

  // Sooner than in 40 seconds, when it would expire anyway.
  it('no longer includes a client that was killed', async () => {
    const id = await dinner();
    const mine = await open(organiser, id);
    await until(mine.client, areThere(organiser));
    const theirs = await open(moderator, id);
    await until(mine.client, areThere(organiser, moderator));
    theirs.client.socket.terminate();
    await until(mine.client, areThere(organiser));
    mine.client.close();
  });

  it('no longer includes somebody who stops following on an open socket', async () => {
    const id = await dinner();
    const mine = await open(organiser, id);
    await until(mine.client, areThere(organiser));
    const theirs = await open(moderator, id);
    await until(mine.client, areThere(organiser, moderator));
    theirs.client.send({ id: 'who', type: 'complete' });
    await until(mine.client, areThere(organiser));
    for (const { client } of [mine, theirs]) client.close();
  });

  it('can be watched without being shown', async () => {
    const id = await dinner();
    const watcher = await server.socket(moderator);
    watcher.subscribe('who', eventPresence, { id });
    expect(await until(watcher, () => true)).toEqual([]);
    watcher.close();
  });
});

describe('rights', () => {
  it('are limited to first names for readers, whose hands hold nothing', async () => {
    const id = await dinner(true);
    const reader = await server.member();
    const mine = await open(organiser, id);
    await until(mine.client, areThere(organiser));
    const theirs = await open(reader, id);
    const seen = await until(theirs.client, areThere(organiser, reader));
    expect(seen).toMatchObject([{ firstName: 'Mira', lastName: null, imageUrl: null }, {}]);
    const full = await until(mine.client, areThere(organiser, reader));
    expect(full).toMatchObject([{ lastName: 'Okafor' }, { lastName: 'Okafor' }]);
    const input = { eventId: id, clientId: theirs.clientId, holdingAttendeeIds: [newId()] };
    expect((await hold(reader, input)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    for (const { client } of [mine, theirs]) client.close();
  });

  it('end for others when the event is no longer public, and they are not shown then', async () => {
    const id = await dinner(true);
    const reader = await server.member();
    const mine = await open(organiser, id);
    await until(mine.client, areThere(organiser));
    const theirs = await open(reader, id);
    await until(theirs.client, areThere(organiser, reader));
    await until(mine.client, areThere(organiser, reader));
    await editEvent(server.app, as(organiser), { id, isPublic: false });
    const end = await theirs.client.next();
    expect(end).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'EVENT_NOT_FOUND' } }],
    });
    await until(mine.client, areThere(organiser));
    for (const { client } of [mine, theirs]) client.close();
  });

  it('continue for those who may still read it after an edit', async () => {
    const id = await dinner();
    const mine = await open(organiser, id);
    await until(mine.client, areThere(organiser));
    await editEvent(server.app, as(organiser), { id, name: 'Supper' });
    const theirs = await open(moderator, id);
    await until(mine.client, areThere(organiser, moderator));
    for (const { client } of [mine, theirs]) client.close();
  });

  it('end with the event', async () => {
    const id = await dinner();
    const mine = await open(organiser, id);
    await until(mine.client, areThere(organiser));
    await deleteEvent(server.app, as(organiser), { id });
    expect(await mine.client.next()).toMatchObject({ type: 'complete' });
    mine.client.close();
  });
});

describe('refused presence', () => {
  it('has an invalid client id, or holds more than a hand can', async () => {
    const id = await dinner();
    const client = await server.socket(organiser);
    client.subscribe('who', eventPresence, { id, clientId: "'; drop" });
    expect(await client.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'BAD_INPUT' } }],
    });
    client.close();
    const holdingAttendeeIds = Array.from({ length: 51 }, newId);
    const { errors } = await hold(organiser, {
      eventId: id,
      clientId: newId(),
      holdingAttendeeIds,
    });
    expect(errors[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it("has a client id that nobody follows with, or that is somebody else's", async () => {
    const id = await dinner();
    const theirs = await open(moderator, id);
    await until(theirs.client, areThere(moderator));
    const input = { eventId: id, clientId: theirs.clientId, holdingAttendeeIds: [newId()] };
    expect((await hold(organiser, input)).data).toEqual({ showPresence: { shown: false } });
    theirs.client.close();
  });
});

it('had no internal fault in all of this', () => {
  expect(server.faults.mock.calls).toEqual([]);
});
