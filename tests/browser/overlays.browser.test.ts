import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { violations } from './accessibility.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
});

const email = 'organiser@example.com';
const people = ['Ada Byron', 'Benno Falk', 'Cleo Marsh', 'Dora Lind'];

/** Ada and Benno are seated; Ada is a VIP who eats vegan and must not eat nuts. Dora waits. */
const dinner = async (name: string): Promise<PlannedEvent> => {
  const event = await plannedEvent(organiser, {
    name,
    people,
    tables: { Garden: 4 },
    isPublic: true,
  });
  await change(event, 'Ada Byron', {
    diets: ['vegan'],
    allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }],
    tags: ['VIP'],
  });
  await change(event, 'Dora Lind', { diets: ['vegan'] });
  await event.seat('Ada Byron', 'Garden', 1);
  await event.seat('Benno Falk', 'Garden', 2);
  await organiser.call('POST', `/api/events/${event.id}/replies`, {
    attendeeIds: ['Ada Byron', 'Dora Lind'].map(event.personId),
    reply: 'yes',
  });
  return event;
};
const change = ({ personId }: PlannedEvent, name: string, fields: object) =>
  organiser.call('PATCH', `/api/attendees/${personId(name)}`, fields);

const choice = (page: Page) => page.getByRole('combobox', { name: 'Mark seats by' });
const mark = async (page: Page, option: string) => {
  await choice(page).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const legend = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const described = (page: Page, name: string) =>
  legend(page, name).locator('li > span').allInnerTexts();
const seatOf = (page: Page, { personId }: PlannedEvent, name: string) =>
  page.locator(`[data-floor] [data-seat][data-attendee="${personId(name)}"]`);
const shapes = (page: Page, event: PlannedEvent, name: string) =>
  page
    .locator(`[data-badges-of="${event.personId(name)}"] [data-shape]`)
    .evaluateAll((marks) => marks.map((one) => one.getAttribute('data-shape')));
const rowOf = (page: Page, { personId }: PlannedEvent, name: string) =>
  page.locator(`[data-drop=pool] [data-attendee="${personId(name)}"]`);

it("marks diets and allergies by shape, with counts in the legend, and follows others' changes", async () => {
  const event = await dinner('Diets on the chart');
  const page = await stage.member(email, event.path);
  await mark(page, 'Mark diets');
  await expect
    .poll(() => described(page, 'Diets and allergies'))
    .toEqual(['Allergy 1 (1 seated)', 'Vegan 2 (1 seated)']);
  await expect.poll(() => shapes(page, event, 'Ada Byron')).toEqual(['triangle', 'diamond']);
  expect(await seatOf(page, event, 'Ada Byron').getAttribute('aria-description')).toBe(
    'Nuts: Anaphylaxis. Vegan',
  );
  expect(await shapes(page, event, 'Benno Falk')).toEqual([]);
  // The list beside the chart says the same.
  await rowOf(page, event, 'Dora Lind').getByText('Vegan', { exact: true }).waitFor();
  expect(await rowOf(page, event, 'Dora Lind').locator('[data-shape=diamond]').count()).toBe(1);
  expect(await rowOf(page, event, 'Cleo Marsh').locator('[data-shape]').count()).toBe(0);

  await change(event, 'Benno Falk', { diets: ['halal'] });
  await expect.poll(() => shapes(page, event, 'Benno Falk')).toEqual(['hexagon']);
  await expect.poll(() => described(page, 'Diets and allergies')).toContain('Halal 1 (1 seated)');
  await mark(page, 'No marks');
  await legend(page, 'Diets and allergies').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-shape]').count()).toBe(0);
  expect(await seatOf(page, event, 'Ada Byron').getAttribute('aria-description')).toBeNull();
});

it('marks replies and VIPs by keyboard, on the chart and in the list of tables', async () => {
  const event = await dinner('Replies by keys');
  const page = await stage.member(email, event.path);
  await choice(page).press('Enter');
  await page.getByRole('option', { name: 'No marks' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('End');
  const vip = page.getByRole('option', { name: 'Mark VIPs' });
  await vip.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => described(page, 'VIPs')).toEqual(['VIP 1 (1 seated)']);
  await expect.poll(() => shapes(page, event, 'Ada Byron')).toEqual(['star']);
  await page.locator('[role=combobox]:focus').waitFor();
  await page.keyboard.press('Enter');
  await vip.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('option', { name: 'Mark replies' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => described(page, 'Replies'))
    .toEqual(['Not replied 2 (1 seated)', 'Coming 2 (1 seated)']);
  await expect.poll(() => shapes(page, event, 'Ada Byron')).toEqual(['hexagon']);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const listed = page.locator(`[data-row][data-attendee="${event.personId('Ada Byron')}"]`);
  await listed.getByText('Coming', { exact: true }).waitFor();
  expect(await listed.locator('[data-shape=hexagon]').count()).toBe(1);
});

it('marks by shape alone when zoomed out, with one path for each kind', async () => {
  const event = await dinner('From afar');
  const page = await stage.member(email, event.path);
  await mark(page, 'Mark replies');
  await expect.poll(() => shapes(page, event, 'Ada Byron')).toEqual(['hexagon']);
  const far = page.locator('[data-floor] path[data-badge]');
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Zoom out' }).click();
      return far.count();
    })
    .toBe(2);
  await expect.poll(() => page.locator('[data-floor] [data-shape]').count()).toBe(0);
});

it('says that nobody is marked, and offers a retry if diets could not be loaded', async () => {
  const event = await plannedEvent(organiser, {
    name: 'Nobody marked',
    people,
    tables: { Garden: 4 },
  });
  const page = await stage.member(email, event.path);
  await mark(page, 'Mark VIPs');
  await legend(page, 'VIPs').getByText('Nobody has the tag “vip”.').waitFor();
  let isFailing = true;
  await page.route('**/graphql', (route) =>
    isFailing && route.request().postDataJSON()?.operationName === 'GuestNeeds'
      ? route.abort()
      : route.fallback(),
  );
  await mark(page, 'Mark diets');
  await page.getByText('Diets could not be loaded.').waitFor();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await legend(page, 'Diets and allergies').getByText('Nobody has a diet').waitFor();
});

it('works by touch, and is readable in light and dark', async () => {
  const event = await dinner('Overlay by touch');
  const page = await stage.member(email, event.path, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: /^Tables \(/ }).tap();
  await choice(page).tap();
  await page.getByRole('option', { name: 'Mark diets' }).tap();
  await legend(page, 'Diets and allergies').getByText('Vegan').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

it('is not offered to readers, and requests nothing for them', async () => {
  const event = await dinner('Read only');
  const page = await stage.member('reader@example.com', '/events');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON()?.operationName);
  });
  await page.goto(stage.url + event.path);
  await seatOf(page, event, 'Ada Byron').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await choice(page).count()).toBe(0);
  expect(asked).not.toContain('GuestNeeds');
});
