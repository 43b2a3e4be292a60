import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verdictOfVerify } from '../harness/serverBuild.ts';
import { signIn, untilReady } from '../harness/signIn.ts';
import { type SpawnedPlanner, spawnPlanner } from '../harness/spawnPlanner.ts';

let folder: string;
let planner: SpawnedPlanner | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-crash-'));
  await chmod(folder, 0o755);
});

afterAll(async () => {
  await planner?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const signedIn = async (url: string) => {
  const browse = await signIn(url);
  return async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await untilReady(() => browse(`${url}${path}`, init));
    const told = answer.status === 204 ? undefined : await answer.json();
    return { status: answer.status, body: told };
  };
};

it('loses nothing that it acknowledged when it is killed during work', async () => {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
  planner = await spawnPlanner(env);
  const call = await signedIn(planner.url);
  const { body: event } = await call('POST', '/api/events', { name: 'Killed dinner' });

  const answered: string[] = [];
  let enough: () => void = () => undefined;
  const twenty = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const writer = async () => {
    for (let n = 0; ; n += 1) {
      const person = { eventId: event.id, name: `Person ${n}` };
      const answer = await call('POST', '/api/attendees', person).catch(() => undefined);
      if (answer?.status !== 201) return;
      answered.push(answer.body.id);
      if (answered.length === 20) enough();
    }
  };
  const writers = [writer(), writer(), writer(), writer()];
  await twenty;
  await planner.end('SIGKILL');
  await Promise.all(writers);

  planner = await spawnPlanner(env);
  const again = await signedIn(planner.url);
  // Answered once everything that was recorded before it is projected.
  expect((await again('POST', '/api/events', { name: 'After the kill' })).status).toBe(201);
  const { body: attendees } = await again('GET', `/api/attendees?event=${event.id}`);
  const standing = new Set(attendees.map(({ id }: { id: string }) => id));
  expect(answered.filter((id) => !standing.has(id))).toEqual([]);

  expect(await verdictOfVerify(env)).toBe('equal');
  const { status } = await again('POST', '/api/events', { name: 'After the verification' });
  expect(status).toBe(201);
}, 240_000);

it('leaves nobody half erased when it is killed during erasures', async () => {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
  planner ??= await spawnPlanner(env);
  const call = await signedIn(planner.url);
  const { body: event } = await call('POST', '/api/events', { name: 'Erased dinner' });
  const eventId: string = event.id;
  for (const name of ['Garden', 'Hall']) {
    await call('POST', '/api/tables', { eventId, name, capacity: 20, layout: 'circular' });
  }
  const named = Array.from({ length: 40 }, (_, n) => ({ name: `Guest ${n}` }));
  const { body: guests } = await call('POST', '/api/attendees/bulk', {
    eventId,
    attendees: named,
  });
  await call('POST', '/api/seats/auto-assign', { eventId });
  const { body: saved } = await call('POST', '/api/arrangements', { eventId, name: 'Before' });

  const answered: string[] = [];
  let enough: () => void = () => undefined;
  const some = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const waiting = guests.map(({ id }: { id: string }) => id) as string[];
  const eraser = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const path = `/api/attendees/${id}/erase`;
      const answer = await call('POST', path).catch(() => undefined);
      if (answer?.status !== 204) return;
      answered.push(id);
      if (answered.length === 6) enough();
    }
  };
  const erasers = [eraser(), eraser(), eraser(), eraser()];
  await some;
  await planner.end('SIGKILL');
  await Promise.all(erasers);

  planner = await spawnPlanner(env);
  const again = await signedIn(planner.url);
  // Answered once everything that was recorded before it is projected.
  expect((await again('POST', '/api/events', { name: 'After the erasures' })).status).toBe(201);
  const { body: left } = await again('GET', `/api/attendees?event=${eventId}`);
  const standing = new Map(left.map(({ id, name }: { id: string; name: string }) => [id, name]));
  expect(answered.filter((id) => standing.has(id))).toEqual([]);
  expect(standing.size).toBeGreaterThan(0);
  const { body: kept } = await again('GET', `/api/arrangements/${saved.id}`);
  for (const { attendeeId, attendeeName } of kept.assignments) {
    expect(attendeeName).toBe(standing.get(attendeeId) ?? 'Erased guest');
  }
  expect(await verdictOfVerify(env)).toBe('equal');
}, 240_000);

it('stops cleanly at SIGTERM, with its data at the next start', async () => {
  expect(await planner?.end('SIGTERM')).toBe(0);
  planner = await spawnPlanner({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const call = await signedIn(planner.url);
  const { body: events } = await call('GET', '/api/events');
  expect(events.map(({ name }: { name: string }) => name)).toContain('Killed dinner');
}, 240_000);
