import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { findAndLaunchChromium } from '../harness/chromium.ts';
import { framesPerSecond } from './frames.ts';
import { type OurServer, startOurServer } from './ourServer.ts';
import type { BudgetResult } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const people = 5_000;
const frames = { atLeast: 50 };
/** Twelve columns together with the seven default ones. */
const moreColumns = ['Title', 'Role', 'Allergies', 'Tags', 'Email'];

/**
 * The guest list in a real browser with software rendering: 5,000 people with all fields filled in, in
 * twelve columns, and how many frames a second it shows while it is scrolled.
 */
export const guestTable = async (bench: Bench): Promise<BudgetResult[]> => {
  const server = await startOurServer(await bench.freshDatabase('guest_table'));
  const eventId = await invited(server);
  const browser = await findAndLaunchChromium();
  const context = await browser.newContext({
    viewport: { width: 1360, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const query = new URLSearchParams({
    login_hint: 'organiser@example.com',
    returnTo: `/events/${eventId}`,
  });
  await page.goto(`${server.url}/api/login?${query}`);
  await showColumns(page);

  const shown: Record<string, number[]> = {};
  for (let round = 1; round <= bench.rounds; round += 1) {
    bench.say(`round ${round} of ${bench.rounds}, at a load of ${loadavg()[0]?.toFixed(1)}`);
    for (const [name, gesture] of Object.entries(gestures))
      shown[name] = [...(shown[name] ?? []), await gesture(page, bench.seconds)];
  }
  await browser.close();
  await server.planner.end('SIGTERM');
  return Object.entries(shown).map(([name, values]) => ({
    kind: 'budget',
    name: `guest list ${name}, ${people.toLocaleString('en')} people in twelve columns`,
    unit: 'frames/s',
    budget: frames,
    measured: spreadOf(values),
  }));
};

const invited = async ({ call }: OurServer): Promise<string> => {
  const { id } = await call<{ id: string }>('POST', '/api/events', { name: 'Congress' });
  const attendees = Array.from({ length: people }, (_, n) => ({
    name: `Person ${n} of the congress`,
    attendeeRole: ['customer', 'prospect', 'employee', 'guest'][n % 4],
    title: `Head of department ${n % 90}`,
    company: `Company ${n % 400}`,
    party: `Party ${n % 1_500}`,
    email: `person${n}@example.com`,
    reply: ['none', 'invited', 'yes', 'maybe', 'no'][n % 5],
    diets: ['vegetarian', 'glutenFree'],
    allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }],
    tags: ['vip', `track ${n % 12}`],
  }));
  await call('POST', '/api/attendees/bulk', { eventId: id, attendees });
  return id;
};

const grid = '[role=grid]';

const showColumns = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  for (const name of moreColumns)
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.locator(grid).scrollIntoViewIfNeeded();
  const count = await page.locator(`${grid} [role=columnheader] button`).count();
  if (count !== 12) throw new Error(`The guest list has ${count} columns.`);
};

type Gesture = (page: Page, seconds: number) => Promise<number>;

const byWheel: Gesture = async (page, seconds) => {
  await page.locator(`${grid} [role=rowheader]`).nth(5).hover();
  return framesPerSecond(page, seconds, (n) => page.mouse.wheel(0, n % 120 < 90 ? 90 : -90));
};

const byKeys: Gesture = async (page, seconds) => {
  await page.locator(`${grid} [role=rowheader]`).nth(5).focus();
  const shown = await framesPerSecond(page, seconds, () => page.keyboard.press('ArrowDown'));
  await page.keyboard.press('Control+Home');
  return shown;
};

const gestures: Record<string, Gesture> = {
  'by wheel': byWheel,
  'by the arrow keys': byKeys,
};
