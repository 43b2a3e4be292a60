import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { type PreparedDinner, prepareDinner } from './preparedDinner.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let dinner: PreparedDinner;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  dinner = await prepareDinner(await stage.caller('organiser@example.com'));
});

type Vitals = {
  largestPaint: number;
  layoutShift: number;
  /** The largest paint was part of the page itself, with the splash above it. */
  paintedInPage: boolean;
  splashWasThere: boolean;
};
type Watched = Window & { vitals: Vitals };

/** Records the parts of Core Web Vitals from the start of each page load. */
const watchVitals = (page: Page) =>
  page.addInitScript(() => {
    const vitals = { largestPaint: 0, layoutShift: 0, paintedInPage: false, splashWasThere: false };
    (window as unknown as Watched).vitals = vitals;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, element } = entry as PerformanceEntry & { element: Element | null };
        vitals.largestPaint = startTime;
        if (vitals.paintedInPage || !element?.closest('main')) continue;
        vitals.paintedInPage = true;
        vitals.splashWasThere = document.body.textContent.includes('press a key to skip');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) vitals.layoutShift += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The requested scripts in order, and those requested before the first paint. */
const scriptsAsked = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name));
    const early = scripts.filter(({ startTime }) => startTime < (painted?.startTime ?? 0));
    const paths = (entries: PerformanceEntry[]) =>
      entries.map(({ name }) => new URL(name).pathname);
    return { all: paths(scripts), early: paths(early) };
  });

type Visit = {
  path: string;
  heading: string;
  asMember: boolean;
  withSplash: boolean;
  viewport?: { width: number; height: number };
};

/** A first visit: the browser's cache is empty, whoever had the page before. */
const visitor = async ({ asMember, withSplash, viewport }: Omit<Visit, 'path' | 'heading'>) => {
  const page = await stage.visitor({
    reducedMotion: withSplash ? 'no-preference' : 'reduce',
    ...(viewport && { viewport }),
  });
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Network.clearBrowserCache');
  await inspector.detach();
  if (asMember) {
    const query = new URLSearchParams({ login_hint: 'organiser@example.com' });
    await page.context().request.get(`${stage.url}/api/login?${query}`);
  }
  return page;
};

const visit = async ({ path, heading, ...who }: Visit): Promise<Vitals> => {
  const { withSplash } = who;
  const page = await visitor(who);
  await watchVitals(page);
  await page.goto(stage.url + path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  if (withSplash) await page.getByText('Click or press a key to skip').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => (window as unknown as Watched).vitals.largestPaint > 0);
  // Observers are called after the frame that they report.
  const vitals = await page.evaluate(
    () =>
      new Promise<Vitals>((resolve) => {
        const tell = () => resolve((window as unknown as Watched).vitals);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
      }),
  );
  return vitals;
};

describe('a first visit without layout shifts', () => {
  it.each([
    { name: 'landing', path: () => '/', heading: 'Everyone in the right seat.', asMember: false },
    { name: 'home', path: () => '/', heading: 'Welcome back', asMember: true },
    { name: 'events', path: () => '/events', heading: 'Client dinner', asMember: true },
    {
      name: 'events on a phone',
      path: () => '/events',
      heading: 'Client dinner',
      asMember: true,
      viewport: { width: 390, height: 844 },
    },
    {
      name: 'seating',
      path: () => `/seating?event=${dinner.eventId}`,
      heading: 'Client dinner',
      asMember: true,
    },
    {
      name: 'a public arrangement',
      path: () => `/public/arrangements/${dinner.arrangementId}`,
      heading: 'Client dinner',
      asMember: false,
    },
  ])(
    'on $name',
    async ({ name: _, path, ...rest }) => {
      const page = { path: path(), ...rest };
      const plain = await visit({ ...page, withSplash: false });
      expect(plain.layoutShift).toBeLessThanOrEqual(0.05);

      const underSplash = await visit({ ...page, withSplash: true });
      expect(underSplash.layoutShift).toBeLessThanOrEqual(0.05);
    },
    90_000,
  );
});

it('paints the page behind the splash, not after it', async () => {
  const page = await stage.visitor({ reducedMotion: 'no-preference' });
  await watchVitals(page);
  await page.goto(stage.url);
  await page.getByRole('heading', { name: 'Everyone in the right seat.' }).waitFor();
  const hint = page.getByText('Click or press a key to skip');
  await page.waitForFunction(() => (window as unknown as Watched).vitals.paintedInPage);
  // If nobody skips the splash, it lasts longer than a page takes to appear.
  expect(await page.evaluate(() => (window as unknown as Watched).vitals.splashWasThere)).toBe(
    true,
  );
  await hint.waitFor({ state: 'hidden' });
});

it.each([
  { name: 'home', path: () => '/' },
  { name: 'events', path: () => '/events' },
  { name: 'seating', path: () => `/seating?event=${dinner.eventId}` },
])('paints $name before it requests the code of what opens in it', async ({ path }) => {
  const page = await visitor({ asMember: true, withSplash: false });
  const html = (await (await page.goto(stage.url + path()))?.text()) ?? '';
  await page
    .getByRole('heading', { name: /Welcome back|Client dinner/ })
    .first()
    .waitFor();
  await vi.waitFor(
    async () => expect((await scriptsAsked(page)).all.join()).toContain('/ToastPlace-'),
    { timeout: 30_000 },
  );
  const { all, early } = await scriptsAsked(page);
  expect(early.length).toBeGreaterThan(3);
  expect(early.filter((script) => !html.includes(script))).toEqual([]);
  expect(all.length).toBeGreaterThan(early.length);
});
