import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { findAndLaunchChromium } from '../harness/chromium.ts';
import { pictureOf } from '../harness/pictures.ts';
import { firstChart, framesPerSecond, type Point, pointOn, watchFirstChart } from './frames.ts';
import { layOutEvent, type OurServer, startOurServer } from './ourServer.ts';
import type { BudgetResult } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

type Size = { people: number; tables: number; objects?: number };

const sizes: readonly Size[] = [
  { people: 180, tables: 20 },
  { people: 5_000, tables: 500 },
  { people: 5_000, tables: 500, objects: 300 },
];
const firstChartBudget = 1_500;
const frames = { atLeast: 50 };
/**
 * Milliseconds until the aftermath of a gesture is drawn. Otherwise the next gesture would pay for it.
 */
const rest = 800;

/**
 * The chart in a real browser with software rendering: how soon the seated chart is first drawn, and how
 * many frames a second it shows during gestures.
 */
export const chart = async (bench: Bench): Promise<BudgetResult[]> => {
  const server = await startOurServer(await bench.freshDatabase('chart'));
  const browser = await findAndLaunchChromium();
  const context = await browser.newContext({
    viewport: { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/api/login?login_hint=organiser@example.com&returnTo=/about`);
  await watchFirstChart(page);
  const results: BudgetResult[] = [];
  for (const size of sizes) results.push(...(await measured(bench, server, page, size)));
  await browser.close();
  await server.planner.end('SIGTERM');
  return results;
};

const measured = async (
  bench: Bench,
  server: OurServer,
  page: Page,
  { people, tables, objects = 0 }: Size,
): Promise<BudgetResult[]> => {
  const hall = objects > 0 ? `, with ${objects} objects and a picture` : '';
  const of = `${people.toLocaleString('en')} people at ${tables} tables${hall}`;
  bench.say(`laying out ${of}`);
  const { eventId } = await layOutEvent(server, tables, people);
  await server.call('POST', '/api/seats/auto-assign', { eventId });
  if (objects > 0) await furnish(server, eventId, objects);
  const address = `${server.url}/seating?event=${eventId}`;
  // Warms up the server and the browser's cache.
  await firstChart(page, address);

  const firsts: number[] = [];
  const inHand: Record<string, number[]> = {};
  for (let round = 1; round <= bench.rounds; round += 1) {
    const load = loadavg()[0]?.toFixed(1);
    bench.say(`round ${round} of ${bench.rounds}, at a load of ${load}`);
    firsts.push(await firstChart(page, address));
    for (const [name, gesture] of Object.entries(objects > 0 ? inHall : gestures)) {
      await wait(rest);
      const shown = await gesture(page, bench.seconds);
      inHand[name] = [...(inHand[name] ?? []), shown];
    }
  }
  return [
    {
      kind: 'budget',
      name: `first chart, ${of}`,
      unit: 'ms',
      budget: firstChartBudget,
      measured: spreadOf(firsts),
    },
    ...Object.entries(inHand).map(
      ([name, values]): BudgetResult => ({
        kind: 'budget',
        name: `${name}, ${of}`,
        unit: 'frames/s',
        budget: frames,
        measured: spreadOf(values),
      }),
    ),
  ];
};

/** Stages, round bars and walls among the tables, on a picture of the hall. */
const furnish = async (server: OurServer, eventId: string, objects: number): Promise<void> => {
  const at = `/api/events/${eventId}`;
  const tables = await server.call<Point[]>('GET', `/api/tables?event=${eventId}`);
  const wall = { type: 'path', isClosed: false, thickness: 20, points: corners };
  const shapes = [
    { kind: 'stage', shape: { type: 'rect', width: 150, height: 60 } },
    { kind: 'bar', shape: { type: 'ellipse', width: 120, height: 80 } },
    { kind: 'wall', shape: wall },
  ];
  for (let n = 0; n < objects; n += 1) {
    const { x, y } = tables[n % tables.length] as Point;
    const object = { ...shapes[n % shapes.length], name: `Object ${n}`, x: x + 190, y: y + 190 };
    await server.call('POST', `${at}/objects`, object);
  }
  const picture = await fetch(`${server.url}${at}/images`, {
    method: 'POST',
    headers: { cookie: server.cookie, 'content-type': 'image/png' },
    body: new Uint8Array(await pictureOf(3_000, 2_000)),
  });
  if (!picture.ok) throw new Error(`the picture: ${picture.status} ${await picture.text()}`);
  const { id: imageId } = (await picture.json()) as { id: string };
  await server.call('PUT', `${at}/background`, {
    background: { imageId, cmPerPixel: 3, opacity: 0.5 },
  });
};

const corners = [
  [-100, 0],
  [0, 60],
  [100, 0],
];

type Gesture = (page: Page, seconds: number) => Promise<number>;

/** Takes hold of what the selector names and moves it to and fro; Escape leaves all as it was. */
const dragging =
  (selector: string): Gesture =>
  async (page, seconds) => {
    const { x, y } = await pointOn(page, selector);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const shown = await framesPerSecond(page, seconds, (n) =>
      page.mouse.move(x + 150 * Math.sin(n / 12), y + 90 * Math.sin(n / 9)),
    );
    await page.keyboard.press('Escape');
    await page.mouse.up();
    return shown;
  };

const byWheel =
  (delta: (n: number) => readonly [number, number], held?: string): Gesture =>
  async (page, seconds) => {
    const { x, y } = await pointOn(page, 'svg[role=group], svg[role=group] *');
    await page.mouse.move(x, y);
    if (held) await page.keyboard.down(held);
    const shown = await framesPerSecond(page, seconds, (n) => page.mouse.wheel(...delta(n)));
    if (held) await page.keyboard.up(held);
    return shown;
  };

const toAndFro = (n: number, every: number): 1 | -1 => (n % (2 * every) < every ? 1 : -1);

/** Zooms in until seats can be clicked, then back out to all tables. */
const near =
  (gesture: Gesture): Gesture =>
  async (page, seconds) => {
    const closer = page.getByRole('button', { name: 'Zoom in' });
    // In a large room, only one seat can be clicked when zoomed out: the one that Tab would reach.
    const isNear = async () => (await page.locator('svg [data-seat]').count()) > 20;
    do await closer.click();
    while (!(await isNear()));
    await wait(rest);
    const shown = await gesture(page, seconds);
    await page.getByRole('button', { name: 'Show all tables' }).click();
    return shown;
  };

const gestures: Record<string, Gesture> = {
  'pan by hand': dragging('svg[role=group]'),
  'pan by wheel': byWheel((n) => [8 * toAndFro(n, 60), 3 * toAndFro(n, 60)]),
  zoom: byWheel((n) => [0, -16 * toAndFro(n, 40)], 'Control'),
  'drag of a table': dragging('[data-table] *'),
  'pan by hand, near': near(dragging('svg[role=group]')),
  'drag of a person': near(dragging('[data-attendee], [data-attendee] *')),
};

/** Gestures in a room with objects, which are drawn and dragged as well. */
const inHall: Record<string, Gesture> = {
  'pan by hand': dragging('svg[role=group]'),
  zoom: byWheel((n) => [0, -16 * toAndFro(n, 40)], 'Control'),
  'drag of an object': dragging('[data-object] *'),
  'drag of a table': dragging('[data-table] *'),
};
