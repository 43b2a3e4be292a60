import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { findAndLaunchChromium } from '../harness/chromium.ts';
import { firstChart, framesPerSecond, pointOn, watchFirstChart } from './frames.ts';
import { layOutEvent, type OurServer, startOurServer } from './ourServer.ts';
import type { BudgetResult } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const sizes = [
  { people: 180, tables: 20 },
  { people: 5_000, tables: 500 },
];
const firstChartBudget = 1_500;
const frames = { atLeast: 50 };
/** Milliseconds until what a gesture left behind is drawn, so that the next one does not pay for it. */
const rest = 800;

/**
 * The chart in a real browser, drawing in software: how long until it stands there, everybody seated,
 * and how many frames a second it shows in the hand.
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
  { people, tables }: (typeof sizes)[number],
): Promise<BudgetResult[]> => {
  const of = `${people.toLocaleString('en')} people at ${tables} tables`;
  bench.say(`laying out ${of}`);
  const { eventId } = await layOutEvent(server, tables, people);
  await server.call('POST', '/api/seats/auto-assign', { eventId });
  const address = `${server.url}/seating?event=${eventId}`;
  // Warms up the server and the browser's cache.
  await firstChart(page, address);

  const firsts: number[] = [];
  const inHand: Record<string, number[]> = {};
  for (let round = 1; round <= bench.rounds; round += 1) {
    const load = loadavg()[0]?.toFixed(1);
    bench.say(`round ${round} of ${bench.rounds}, at a load of ${load}`);
    firsts.push(await firstChart(page, address));
    for (const [name, gesture] of Object.entries(gestures)) {
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

/** As near as seats can be pressed, and then back to all tables. */
const near =
  (gesture: Gesture): Gesture =>
  async (page, seconds) => {
    const closer = page.getByRole('button', { name: 'Zoom in' });
    // In a large room only one seat is to be pressed from afar: that of the Tab key.
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
