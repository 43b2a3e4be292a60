import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieFetch } from '../harness/cookieFetch.ts';
import { verdictOfVerify } from '../harness/serverBuild.ts';
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
  const browser = cookieFetch();
  await browser(`${url}/api/login?login_hint=organiser@example.com`);
  return async (method: string, path: string, body?: unknown) => {
    const answer = await browser(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
};

it('loses nothing that it answered when it is killed in the middle of work', async () => {
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
  const { body: attendees } = await again('GET', `/api/attendees?event=${event.id}`);
  const standing = new Set(attendees.map(({ id }: { id: string }) => id));
  expect(answered.filter((id) => !standing.has(id))).toEqual([]);

  expect(await verdictOfVerify(env)).toBe('equal');
  const { status } = await again('POST', '/api/events', { name: 'After the verification' });
  expect(status).toBe(201);
}, 120_000);

it('stops in order at SIGTERM, and its data is there at the next start', async () => {
  expect(await planner?.end('SIGTERM')).toBe(0);
  planner = await spawnPlanner({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const call = await signedIn(planner.url);
  const { body: events } = await call('GET', '/api/events');
  expect(events.map(({ name }: { name: string }) => name)).toContain('Killed dinner');
}, 60_000);
