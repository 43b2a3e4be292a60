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

const people = ['Ada Byron', 'Benno Falk', 'Cleo Marsh', 'Dora Lind'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Ada and Benno share a party but not a table. Cleo declined and is seated; Dora has not replied.
 */
const dinner = async (name: string): Promise<PlannedEvent> => {
  const event = await plannedEvent(organiser, {
    name,
    people,
    tables: { Garden: 4, Hall: 4 },
    isPublic: true,
  });
  await change(event, 'Ada Byron', { party: 'Falk' });
  await change(event, 'Benno Falk', { party: 'Falk' });
  await reply(event, ['Ada Byron', 'Benno Falk'], 'yes');
  await reply(event, ['Cleo Marsh'], 'no');
  await event.seat('Ada Byron', 'Garden', 1);
  await event.seat('Benno Falk', 'Hall', 1);
  await event.seat('Cleo Marsh', 'Hall', 2);
  return event;
};
const change = ({ personId }: PlannedEvent, name: string, fields: object) =>
  organiser.call('PATCH', `/api/attendees/${personId(name)}`, fields);
const reply = ({ id, personId }: PlannedEvent, names: string[], word: string) =>
  organiser.call('POST', `/api/events/${id}/replies`, {
    attendeeIds: names.map(personId),
    reply: word,
  });

const strip = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
const chip = (page: Page, name: string) => strip(page).getByRole('button', { name, exact: true });
const listed = (page: Page) =>
  page
    .getByRole('region', { name: 'Attendees' })
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));
const rowsOf = (...names: string[]) => names.map((name) => `Select ${name}`);

it('counts what needs attention, and leads to the people concerned', async () => {
  const event = await dinner('Attended dinner');
  const page = await stage.member('organiser@example.com', `/events/${event.id}`);
  await chip(page, '2 apart from their party').waitFor();
  expect(await strip(page).getByRole('button').allInnerTexts()).toEqual([
    '1 declined but seated',
    '2 apart from their party',
    '1 reply missing',
  ]);
  expect(await listed(page)).toEqual(rowsOf(...people));

  await chip(page, '2 apart from their party').focus();
  await page.keyboard.press('Enter');
  await page.getByText('2 of 4 people', { exact: true }).waitFor();
  expect(await listed(page)).toEqual(rowsOf('Ada Byron', 'Benno Falk'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => listed(page)).toEqual(rowsOf('Dora Lind'));
  await page.reload();
  await strip(page).getByRole('button', { name: '1 reply missing', pressed: true }).waitFor();
  await expect.poll(() => listed(page)).toEqual(rowsOf('Dora Lind'));
  await chip(page, '1 reply missing').click();
  await expect.poll(() => listed(page)).toEqual(rowsOf(...people));
});

/** Opens an event, and keeps the answer about its attention until the returned function lets it through. */
const openedWithout = async (page: Page, event: PlannedEvent) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'Attention') await released;
    await route.continue();
  });
  await page.goto(`${stage.url}/events/${event.id}`);
  await page.getByText('Loading the attendees').waitFor();
  return release;
};

it('comes together with the list, which it would push down', async () => {
  const event = await dinner('Dinner in one piece');
  const page = await stage.member('organiser@example.com', '/events');
  const release = await openedWithout(page, event);
  expect(await listed(page)).toEqual([]);
  release();
  await chip(page, '1 reply missing').waitFor();
  expect(await listed(page)).toEqual(rowsOf(...people));
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.route('**/graphql', () => undefined);
  await page.getByRole('tab', { name: 'Attendees' }).click();
  await chip(page, '1 reply missing').waitFor();
  expect(await listed(page)).toEqual(rowsOf(...people));
});

it('keeps nobody from the list if it cannot be loaded', async () => {
  const event = await dinner('Dinner without attention');
  const page = await stage.member('organiser@example.com', '/events');
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'Attention'
      ? route.abort()
      : route.continue(),
  );
  await page.goto(`${stage.url}/events/${event.id}`);
  await expect.poll(() => listed(page)).toEqual(rowsOf(...people));
  expect(await strip(page).count()).toBe(0);
});

it('leads to somebody who declined after their place card was issued', async () => {
  const event = await dinner('Dinner with cards');
  const sheet = { sheet: 'placeCards', to: 'calligrapher' };
  await organiser.call('POST', `/api/events/${event.id}/issues`, sheet);
  await reply(event, ['Benno Falk'], 'cancelled');
  const page = await stage.member('organiser@example.com', `/events/${event.id}`);
  await chip(page, '1 declined with a card printed').click();
  await expect.poll(() => listed(page)).toEqual(rowsOf('Benno Falk'));
});

it("follows others' changes, until nothing is left", async () => {
  const event = await dinner('Followed dinner');
  const path = `/events/${event.id}?attention=replyMissing`;
  const page = await stage.member('organiser@example.com', path);
  await expect.poll(() => listed(page)).toEqual(rowsOf('Dora Lind'));
  await reply(event, ['Dora Lind'], 'yes');
  await page.getByRole('heading', { name: 'All done' }).waitFor();
  await chip(page, '1 declined but seated').waitFor();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect.poll(() => listed(page)).toEqual(rowsOf(...people));
  await reply(event, ['Cleo Marsh'], 'yes');
  await change(event, 'Ada Byron', { party: null });
  await strip(page).waitFor({ state: 'detached' });
});

it('fits a phone, in light and in dark', async () => {
  const event = await dinner('Dinner on a phone');
  await change(event, 'Ada Byron', { diets: ['vegan'] });
  const courses = [{ name: 'Main', options: [{ name: 'Risotto' }] }];
  await organiser.call('PUT', `/api/events/${event.id}/menu`, { courses });
  const page = await stage.member('organiser@example.com', `/events/${event.id}`, phone);
  const longest = chip(page, '1 with an allergy or diet, but no meal');
  await longest.tap();
  await expect.poll(() => listed(page)).toEqual(rowsOf('Ada Byron'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

it('is not requested for viewers who see only names', async () => {
  const event = await dinner('Read dinner');
  const page = await stage.member('reader@example.com', '/events');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON()?.operationName);
  });
  const isListed = async () => {
    await page.getByRole('grid', { name: 'Attendees' }).getByText('Ada Byron').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await strip(page).count()).toBe(0);
  };
  await page.locator(`a[href="/events/${event.id}"]`).first().click();
  await isListed();
  expect(asked).toContain('EventDetail');
  await page.goto(`${stage.url}/events/${event.id}?attention=replyMissing`);
  await isListed();
  expect(asked).not.toContain('Attention');
});
