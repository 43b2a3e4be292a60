import type { Browser } from 'playwright-core';
import { findAndLaunchChromium } from '../harness/chromium.ts';
import { layOutEvent, startOurServer } from './ourServer.ts';
import type { BudgetResult } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const budget = 1_500;

type Painted = Window & { largestPaint?: number };

/** A first visit with an empty browser cache, until the largest element of the page is drawn. */
const largestPaint = async (
  browser: Browser,
  { url, path, isMember }: { url: string; path: string; isMember: boolean },
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (isMember) await context.request.get(`${url}/api/login?login_hint=organiser@example.com`);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) (window as Painted).largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url + path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => (window as Painted).largestPaint !== undefined);
  const painted = await page.evaluate(() => (window as Painted).largestPaint ?? 0);
  await context.close();
  return painted;
};

/** Largest contentful paint of first visits in a real browser with software rendering. */
export const firstVisits = async (bench: Bench): Promise<BudgetResult[]> => {
  const server = await startOurServer(await bench.freshDatabase('first_visits'));
  const { eventId } = await layOutEvent(server, 12, 96);
  const browser = await findAndLaunchChromium();
  const pages = [
    { name: 'landing', path: '/', isMember: false },
    { name: 'home', path: '/', isMember: true },
    { name: 'events', path: '/events', isMember: true },
    { name: 'seating', path: `/seating?event=${eventId}`, isMember: true },
  ];
  const results: BudgetResult[] = [];
  for (const { name, ...page } of pages) {
    bench.say(name);
    const visit = () => largestPaint(browser, { url: server.url, ...page });
    // Warms up the server.
    await visit();
    const paints: number[] = [];
    for (let round = 1; round <= bench.rounds; round += 1) paints.push(await visit());
    const measured = spreadOf(paints);
    results.push({ kind: 'budget', name: `largest paint, ${name}`, unit: 'ms', budget, measured });
  }
  await browser.close();
  await server.planner.end('SIGTERM');
  return results;
};
