import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenPort, openPort } from '../../api/serving/openPort.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

let port: OpenPort;
let planner: TestPlanner;
let organiser: Caller;
let database: pg.Client;
let eventId: string;
beforeAll(async () => {
  port = await openPort('127.0.0.1', 0);
  planner = await startTestPlanner({ openPort: port });
  organiser = await planner.caller('organiser@example.com');
  database = new pg.Client({ connectionString: planner.databaseUrl });
  await database.connect();
  const { body } = await organiser.call<EventRow>('POST', '/api/events', { name: 'Dinner' });
  eventId = body.id;
});
afterAll(async () => {
  await database.end();
  await planner.stop();
});

const arrives = async (name: string): Promise<string> => {
  const guest = await organiser.call<AttendeeRow>('POST', '/api/attendees', { eventId, name });
  return guest.body.id;
};

/**
 * Sends a complete request and disconnects before it is handled: the look-up of its session waits until
 * the connection is gone.
 */
const sendAndGoAway = async (method: string, path: string, body: string, key: string) => {
  const accepted = once(port.http, 'connection') as Promise<[Socket]>;
  const client = connect({ host: '127.0.0.1', port: Number(new URL(port.url).port) });
  const [atServer] = await accepted;
  const gone = once(atServer, 'close');
  await database.query('BEGIN; LOCK TABLE app.sessions IN ACCESS EXCLUSIVE MODE');
  const asked = once(port.http, 'request');
  client.end(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${new URL(port.url).host}`,
      `Cookie: ${organiser.cookie()}`,
      `Idempotency-Key: ${key}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  await asked;
  client.destroy();
  await gone;
  await database.query('COMMIT');
};

it('does not edit without the body that it never read, so that the repeat works', async () => {
  for (const attempt of ['1', '2', '3']) {
    const id = await arrives(`Mira ${attempt}`);
    const asked = { title: `Head of growth ${attempt}` };
    const key = `edit-${attempt}`;
    await sendAndGoAway('PATCH', `/api/attendees/${id}`, JSON.stringify(asked), key);
    const headers = { 'idempotency-key': key };
    const again = await organiser.call('PATCH', `/api/attendees/${id}`, asked, { headers });
    expect(again).toMatchObject({ status: 200, body: asked });
    const { body } = await organiser.call<AttendeeRow>('GET', `/api/attendees/${id}`);
    expect(body).toMatchObject(asked);
  }
});

it("does not undo the last step if the step's id was in a body that it never read", async () => {
  const [first, last] = [await arrives('Ada'), await arrives('Ben')];
  const { body: entries } = await organiser.call<{ stepId: string; details: unknown }[]>(
    'GET',
    `/api/events/${eventId}/history`,
  );
  const stepId = entries[1]?.stepId;
  const path = `/api/events/${eventId}/undo`;
  await sendAndGoAway('POST', path, JSON.stringify({ stepId }), 'undo-first');
  const headers = { 'idempotency-key': 'undo-first' };
  expect((await organiser.call('POST', path, { stepId }, { headers })).status).toBe(200);
  expect((await organiser.call('GET', `/api/attendees/${first}`)).status).toBe(404);
  expect((await organiser.call('GET', `/api/attendees/${last}`)).status).toBe(200);
});
