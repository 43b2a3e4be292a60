import { loadavg } from 'node:os';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { findAndLaunchChromium } from '../harness/chromium.ts';
import { longEvening } from './longEvening.ts';
import { type OurServer, startOurServer } from './ourServer.ts';
import type { BudgetResult, RatioResult, Result } from './report.ts';
import { compare, spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const [long, short] = [20_000, 2_000];
/** Milliseconds until a moment is shown. */
const momentBudget = 200;
const looksARound = 8;

type Evening = { eventId: string; last: number };

const picture = `query ($id: ID!, $revision: Int) {
  planMoment(eventId: $id, revision: $revision) {
    revision at previousRevision nextRevision lastRevision
    entry { id action previousState newState timestamp mentions { id kind name position } }
    picture {
      pool seated holding
      tables { tableId name layout endSeats capacity x y rotation }
      seats { seatId tableId position x y attendeeId }
      people { attendeeId name company attendeeRole where }
    }
  }
}`;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (values: readonly number[]): number => spreadOf(values).median;

/** Positions scattered over a history, each far from the previous one. */
const scattered = (n: number, last: number): number => (n * 7_907 + 311) % (last + 1);

/**
 * Time travel and undo in an event of 1,500 people at 200 tables with 20,000 domain events: in the
 * server, in a real browser, and beside an event of the same size with 2,000.
 */
export const timeTravel = async (bench: Bench): Promise<Result[]> => {
  const databaseUrl = await bench.freshDatabase('time_travel');
  const server = await startOurServer(databaseUrl);
  bench.say(`preparing events of ${long} and ${short} domain events`);
  const evening = await longEvening(server, databaseUrl, long);
  const little = await longEvening(server, databaseUrl, short);
  const results = [
    await anyMoment(bench, server, evening),
    ...(await inTheBrowser(bench, server, evening)),
    await undoing(bench, server, evening, little),
  ];
  await server.planner.end('SIGTERM');
  results.push(...(await withoutSnapshots(bench, databaseUrl, evening)));
  return results;
};

const look = (server: OurServer, { eventId }: Evening, revision: number) =>
  timed(() =>
    server.call('POST', '/graphql', { query: picture, variables: { id: eventId, revision } }),
  );

const budgeted = (name: string, values: number[], budget = momentBudget): BudgetResult => ({
  kind: 'budget',
  name,
  unit: 'ms',
  budget,
  measured: spreadOf(values),
});

const anyMoment = async (
  bench: Bench,
  server: OurServer,
  evening: Evening,
): Promise<BudgetResult> => {
  await look(server, evening, evening.last);
  const rounds: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    bench.say(`looking back, round ${round + 1}, at a load of ${loadavg()[0]?.toFixed(1)}`);
    const looks: number[] = [];
    for (let n = 0; n < looksARound; n += 1)
      looks.push(await look(server, evening, scattered(round * looksARound + n, evening.last)));
    rounds.push(median(looks));
  }
  return budgeted('any moment of 20,000 domain events, as the server answers it', rounds);
};

/** A server with an empty cache, on a database without snapshots. */
const withoutSnapshots = async (
  bench: Bench,
  databaseUrl: string,
  evening: Evening,
): Promise<BudgetResult[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    await pool.query('DELETE FROM app.state_snapshots');
    const server = await startOurServer(databaseUrl);
    bench.say(`looking back without snapshots, at a load of ${loadavg()[0]?.toFixed(1)}`);
    firsts.push(await look(server, evening, evening.last - 1_000));
    seconds.push(await look(server, evening, Math.floor(evening.last / 3)));
    await server.planner.end('SIGTERM');
  }
  await pool.end();
  return [
    budgeted('the first look where no snapshot is kept, all of it folded', firsts, 2_000),
    budgeted('the second look, elsewhere', seconds),
  ];
};

/*
 * What runs in the page is text, because the benchmark's compiler adds helper calls to functions that do
 * not exist there.
 */
const drawnAfter = (act: string): string => `new Promise((resolve) => {
  const shown = () => document.querySelector('[data-moment]')?.dataset.moment;
  const before = shown();
  const slider = document.querySelector('input[type=range]');
  const from = performance.now();
  const watching = new MutationObserver(() => {
    if (shown() === before) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
  });
  watching.observe(document.body, { childList: true, subtree: true, attributes: true });
  ${act}
})`;

const toPlace = (value: number): string => `
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, '${value}');
  slider.dispatchEvent(new Event('input', { bubbles: true }));`;

const byKey = (key: string): string =>
  `slider.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true }));`;

const inTheBrowser = async (
  bench: Bench,
  server: OurServer,
  { eventId, last }: Evening,
): Promise<BudgetResult[]> => {
  const browser = await findAndLaunchChromium();
  const context = await browser.newContext({
    viewport: { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  });
  const page: Page = await context.newPage();
  const address = encodeURIComponent(`/timeline?event=${eventId}`);
  await page.goto(`${server.url}/api/login?login_hint=organiser@example.com&returnTo=${address}`);
  await page.locator(`[data-moment="${last}"]`).waitFor();
  const leaps: number[] = [];
  const steps: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    bench.say(`in the browser, round ${round + 1}, at a load of ${loadavg()[0]?.toFixed(1)}`);
    const leapt: number[] = [];
    const stepped: number[] = [];
    for (let n = 0; n < looksARound; n += 1) {
      const place = 200 + (((round * looksARound + n) * 617) % 1_700);
      leapt.push(Number(await page.evaluate(drawnAfter(toPlace(place)))));
      stepped.push(Number(await page.evaluate(drawnAfter(byKey('ArrowLeft')))));
    }
    leaps.push(median(leapt));
    steps.push(median(stepped));
  }
  await browser.close();
  return [
    budgeted('from the slider to the chart drawn, anywhere', leaps),
    budgeted('from a key to the chart drawn, the change before', steps),
  ];
};

/** Undo of one's own last move over REST, with 20,000 domain events and with 2,000. */
const undoing = async (
  bench: Bench,
  server: OurServer,
  evening: Evening,
  little: Evening,
): Promise<RatioResult> => {
  const slice = async ({ eventId }: Evening): Promise<number> => {
    bench.say(`undoing, at a load of ${loadavg()[0]?.toFixed(1)}`);
    const took: number[] = [];
    for (let n = 0; n < looksARound; n += 1) {
      await server.call('PATCH', `/api/events/${eventId}`, {
        description: `Note ${Math.random()}`,
      });
      took.push(await timed(() => server.call('POST', `/api/events/${eventId}/undo`, {})));
    }
    return median(took);
  };
  return {
    kind: 'ratio',
    name: 'undo in an event of 20,000 domain events, beside one of 2,000',
    unit: 'ms',
    goal: { atMost: 1.5 },
    ...(await compare(
      bench.rounds,
      () => slice(evening),
      () => slice(little),
    )),
  };
};
