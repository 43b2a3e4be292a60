import { cookieFetch } from '../harness/cookieFetch.ts';
import { masterKey } from '../harness/sealing.ts';
import { type SpawnedPlanner, spawnPlanner } from '../harness/spawnPlanner.ts';

export type SignedIn = {
  url: string;
  cookie: string;
  /** Sends JSON over REST as the organiser. Throws unless the status is 2xx. */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
};

export type OurServer = SignedIn & { planner: SpawnedPlanner };

/** Starts the product as it ships, on the given database, with an organiser signed in. */
export const startOurServer = async (
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<OurServer> => {
  const planner = await spawnPlanner({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for the benchmark only, long enough',
    MASTER_KEY: masterKey,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ...env,
  });
  return { ...(await signedInTo(planner.url)), planner };
};

/** Signs in as the organiser. */
export const signedInTo = async (url: string): Promise<SignedIn> => {
  const browser = cookieFetch();
  await browser(`${url}/api/login?login_hint=organiser@example.com`);
  const cookie = browser.cookieFor(url);

  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  return { url, cookie, call };
};

type Named = { id: string };
type SeatAnswer = { id: string; tableId: string };

/** Creates an event with this many tables of ten and this many people, nobody seated. */
export const layOutEvent = async (server: SignedIn, tables: number, people: number) => {
  const event = await server.call<Named>('POST', '/api/events', { name: 'Bench dinner' });
  for (let n = 1; n <= tables; n += 1) {
    const table = { eventId: event.id, name: `Table ${n}`, capacity: 10, layout: 'circular' };
    await server.call('POST', '/api/tables', table);
  }
  const attendees = Array.from({ length: people }, (_, n) => ({
    name: `Person ${n}`,
    attendeeRole: 'guest',
    company: `Company ${n % 40}`,
    email: `person${n}@example.com`,
  }));
  if (people > 0) {
    await server.call('POST', '/api/attendees/bulk', { eventId: event.id, attendees });
  }
  const seats = await server.call<SeatAnswer[]>('GET', `/api/seats/all?event=${event.id}`);
  const persons = await server.call<Named[]>('GET', `/api/attendees?event=${event.id}`);
  return { eventId: event.id, seats, persons };
};
