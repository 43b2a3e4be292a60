import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { findAndLaunchChromium } from '../harness/chromium.ts';
import { layOutEvent, startOurServer } from './ourServer.ts';
import type { BudgetResult } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const people = 5_000;
const perTable = 10;
/** Milliseconds from a key press to the results. */
const budget = 30;
const typed = 'person 4321';

/**
 * Find on the chart of 5,000 people at 500 tables, in a real browser with software rendering: how long
 * after each key press its results are drawn. The first key folds all names, so it is measured
 * separately.
 */
export const find = async (bench: Bench): Promise<BudgetResult[]> => {
  const server = await startOurServer(await bench.freshDatabase('find'));
  bench.say(`seating ${people} people`);
  const { eventId } = await layOutEvent(server, people / perTable, people);
  await server.call('POST', '/api/seats/auto-assign', { eventId });
  const browser = await findAndLaunchChromium();
  const context = await browser.newContext({
    viewport: { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const query = new URLSearchParams({
    login_hint: 'organiser@example.com',
    returnTo: `/seating?event=${eventId}`,
  });
  await page.goto(`${server.url}/api/login?${query}`);
  await page.locator('[data-table]').first().waitFor();
  await page.locator('input[data-find]').focus();

  const [firsts, others]: [number[], number[]] = [[], []];
  for (let round = 1; round <= bench.rounds; round += 1) {
    bench.say(`round ${round} of ${bench.rounds}, at a load of ${loadavg()[0]?.toFixed(1)}`);
    const [first = Number.NaN, ...rest] = await keysTaken(page);
    firsts.push(first);
    others.push(spreadOf(rest).median);
  }
  await browser.close();
  await server.planner.end('SIGTERM');
  const row = (name: string, measured: number[]): BudgetResult => ({
    kind: 'budget',
    name,
    unit: 'ms',
    budget,
    measured: spreadOf(measured),
  });
  return [
    row('the first key of Find among 5,000 people at 500 tables', firsts),
    row('each further key of it', others),
  ];
};

/** Types the words and deletes them again. */
const keysTaken = async (page: Page): Promise<number[]> => {
  const took: number[] = [];
  for (const key of typed) took.push(await untilDrawn(page, key));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return took;
};

/*
 * This is text, because the benchmark's compiler adds helper calls to functions that do not exist in the
 * page. A message is sent once the frame after the key press is drawn. The script returns nothing: the
 * page would wait for a returned promise.
 */
const watchNextKey = `{
  window.keyDrawn = new Promise((resolve) => {
    const channel = new MessageChannel();
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(null));
      },
      { capture: true, once: true },
    );
  });
}; undefined`;

/** Milliseconds from the key's arrival in the page until the next frame is drawn. */
const untilDrawn = async (page: Page, key: string): Promise<number> => {
  // The page handles keys before other tasks, so this must be in place first.
  await page.evaluate(watchNextKey);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return Number(await page.evaluate('window.keyDrawn'));
};
