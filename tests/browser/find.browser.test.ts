import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { sizes } from './screenPages.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';
const waiting = Array.from({ length: 60 }, (_, n) => `Guest Number ${n + 1}`);
const names = Array.from({ length: 40 }, (_, n) => `Table ${n + 1}`);
let stage: Stage;
let event: PlannedEvent;
let page: Page;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  const organiser = await stage.caller(email);
  event = await plannedEvent(organiser, {
    name: 'Many tables',
    people: ['Zoë Weiß', 'Ida Holm', 'Leo Holm', ...waiting],
    tables: Object.fromEntries(names.map((name) => [name, 4])),
  });
  await event.seat('Zoë Weiß', 'Table 40', 3);
  const asked = async (method: string, path: string, body: object) =>
    await organiser.call(method, path, body);
  const held = { event: event.id, hold: true };
  await asked('PATCH', `/api/attendees/${event.personId('Ida Holm')}/holding`, held);
  const attendeeIds = [event.personId('Leo Holm')];
  await asked('POST', `/api/events/${event.id}/replies`, { attendeeIds, reply: 'no' });
  await asked('POST', `/api/events/${event.id}/objects`, {
    kind: 'stage',
    name: 'Main stage',
    x: 4000,
    y: -3000,
  });
  page = await stage.member(email, event.path);
});

const field = (on = page) => on.getByRole('combobox', { name: 'Find', exact: true });
const said = (text: string, on = page) =>
  on.getByRole('status').filter({ hasText: text }).waitFor();

const find = async (typed: string, on = page) => {
  await field(on).fill(typed);
  await on.getByRole('option').first().waitFor();
  await field(on).press('Enter');
};

/** Whether all of it is in view. */
const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const box = element.closest('[data-floor], [role=grid], section')?.parentElement;
    const around = box?.getBoundingClientRect();
    if (!around || !width || !height) return false;
    return (
      left >= around.left &&
      right <= around.right &&
      top >= around.top &&
      bottom <= around.bottom &&
      document.elementFromPoint(x, y) !== null
    );
  });
const inView = (locator: Locator) => expect.poll(() => isInView(locator)).toBe(true);

it('works in a browser in which scrolling returns a promise', async () => {
  const newer = await stage.member(email, event.path);
  await newer.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (how) {
      scrollIntoView.call(this, how);
      return Promise.resolve() as never;
    };
  });
  await newer.reload();
  await find('weiss ZOE', newer);
  await said('Zoë Weiß: Table 40, seat 3', newer);
  await inView(newer.locator('[data-found=seat]'));
});

it('moves to somebody far away, close enough to read the name, and picks nobody', async () => {
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.keyboard.press('/');
  await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true);
  await find('weiss ZOE');
  const ring = page.locator('[data-found=seat]');
  await inView(ring);
  const seat = page.locator(`[data-seat="${event.seatId('Table 40', 3)}"]`);
  await inView(seat);
  const apart = async () => {
    const [around, own] = await Promise.all([ring.boundingBox(), seat.boundingBox()]);
    return around && own && Math.abs(around.x + around.width / 2 - (own.x + own.width / 2));
  };
  await expect.poll(apart).toBeLessThan(5);
  await page.locator('svg text').filter({ hasText: /^Zoë/ }).waitFor();
  await said('Zoë Weiß: Table 40, seat 3');
  expect(await page.getByText('is picked').count()).toBe(0);
  // Tab leads to that seat.
  await expect.poll(() => seat.getAttribute('tabindex')).toBe('0');
});

/** In how many places the ring is drawn before it rests where Enter has led. */
const placesOfRing = async (on: Page): Promise<number> => {
  await field(on).fill('weiss');
  await on.getByRole('option').first().waitFor();
  await on.evaluate(() => {
    const seen = new Set<number>();
    const look = () => {
      const ring = document.querySelector('[data-found=seat]');
      if (ring) seen.add(Math.round(ring.getBoundingClientRect().left));
      document.body.dataset.seenAt = String(seen.size);
      requestAnimationFrame(look);
    };
    look();
  });
  await field(on).press('Enter');
  await inView(on.locator('[data-found=seat]'));
  await restingBox(on.locator('[data-found=seat]'));
  return on.evaluate(() => Number(document.body.dataset.seenAt));
};

it('moves smoothly to a result, or at once if less motion is preferred', async () => {
  const moving = await stage.member(email, event.path, { reducedMotion: 'no-preference' });
  expect(await placesOfRing(moving)).toBeGreaterThan(2);
  const still = await stage.member(email, event.path);
  expect(await placesOfRing(still)).toBeLessThanOrEqual(2);
});

it('ignores keys while a character is composed', async () => {
  await field().fill('ida');
  await page.getByRole('option').first().waitFor();
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    await field().dispatchEvent('keydown', {
      key,
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
  expect(await field().inputValue()).toBe('ida');
  expect(await page.getByRole('option').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
});

it.each([
  ['Ida', 'Ida Holm is in the holding area', 'Ida Holm'],
  ['leo', 'Leo Holm declined', 'Leo Holm'],
  ['number 47', 'Guest Number 47 is in the pool', 'Guest Number 47'],
])('shows “%s” in the list of people, whatever its filter', async (typed, words, name) => {
  await page.getByRole('searchbox', { name: 'Filter the pool' }).fill('nobody has this name');
  await find(typed);
  await said(words);
  const row = page.locator(`[data-person="${event.personId(name)}"]`);
  await inView(row);
  await expect.poll(() => row.evaluate((one) => getComputedStyle(one).outlineWidth)).toBe('3px');
  expect(await page.locator('[data-found]').count()).toBe(0);
});

it('forgets the filter of people in another event', async () => {
  await page.getByRole('searchbox', { name: 'Filter the pool' }).fill('nobody has this name');
  const organiser = await stage.caller(email);
  const other = await plannedEvent(organiser, { name: 'Another', people: ['Una Vale'] });
  // As the app's links do: without a page load.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, other.path);
  await page.getByRole('heading', { name: 'Another' }).waitFor();
  await page.locator(`[data-person="${other.personId('Una Vale')}"]`).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Many tables' }).waitFor();
});

it('shows a table and an object, with the exact name first', async () => {
  await find('table 4');
  await said('Table 4: 0 of 4 seats taken');
  await inView(page.locator('[data-found=table]'));
  await find('stage');
  await said('Main stage is in view');
  await inView(page.locator('[data-found=object]'));
  await field().press('Escape');
  await field().press('Escape');
  await expect.poll(() => page.locator('[data-found]').count()).toBe(0);
});

it('lists matches with their places, and how many more there are', async () => {
  await field().fill('holm');
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual(['Ida HolmIn the holding area', 'Leo HolmDeclined']);
  await field().fill('table 40');
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual(['Table 401 of 4 seats taken']);
  await field().fill('e');
  await page.getByText('more: keep typing.').waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(20);
  await field().fill('no such thing');
  await page.getByText('Nothing matches. Try another word.').waitFor();
  await field().fill('');
});

it('has room for its results, however narrow the field is', async () => {
  const narrow = await stage.member(email, event.path);
  for (const width of [1366, 900, 390]) {
    await narrow.setViewportSize({ width, height: 800 });
    await field(narrow).fill('');
    await field(narrow).fill('Table');
    const list = await restingBox(narrow.getByRole('listbox'));
    expect(list.width, `${width}`).toBeGreaterThan(240);
    expect(list.x + list.width, `${width}`).toBeLessThanOrEqual(width);
  }
  await narrow.close();
});

it('continues with matches outside of the pool', async () => {
  await page.getByRole('searchbox', { name: 'Filter the pool' }).fill('zoë');
  await page.getByText('Nobody in the pool matches “zoë”.').waitFor();
  await page.getByRole('button', { name: 'Find “zoë” everywhere' }).click();
  await page.keyboard.press('Enter');
  await said('Zoë Weiß: Table 40, seat 3');
  await page.getByRole('button', { name: 'Clear search and role' }).click();
});

it('scrolls the list to the row, and marks it', async () => {
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.keyboard.press('Control+k');
  await find('zoe');
  const row = page.getByRole('button', {
    name: 'Table 40, seat 3 taken by Zoë Weiß Guest',
    exact: true,
  });
  await row.waitFor();
  const outline = () =>
    row.evaluate((one) => getComputedStyle(one.closest('li') ?? one).outlineWidth);
  await expect.poll(outline).toBe('3px');
  await expect
    .poll(() => row.evaluate((one) => one.getBoundingClientRect().bottom < window.innerHeight))
    .toBe(true);
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await inView(page.locator('[data-found=seat]'));
});

it('leads on a phone to the people and back to the tables', async () => {
  const phone = await stage.member(email, event.path, sizes.phone);
  // A phone has no key for it.
  await phone.getByPlaceholder('Find anything', { exact: true }).waitFor();
  await find('ida', phone);
  await phone.locator(`[data-person="${event.personId('Ida Holm')}"]`).waitFor();
  await phone.getByRole('button', { name: /^Tables \(/ }).click();
  await find('weiss', phone);
  await inView(phone.locator('[data-found=seat]'));
});

it.for([
  { layout: 'row', first: ['Wilhelmina', 'Oluwaseun', 'Maximiliana', 'Christopher', 'Tomás'] },
  { layout: 'row', first: ['WILHELMINA', 'MOMME', 'MAXIMILIANA', 'ムハンマド', '欧阳静怡慧'] },
  {
    layout: 'rectangular',
    first: ['WILHELMINA', 'MOMME', 'MAXIMILIANA', 'ムハンマド', '欧阳静怡慧'],
  },
])('shows names at a $layout side by side: $first', async ({ layout, first }) => {
  const organiser = await stage.caller(email);
  const people = first.flatMap((one) => [`${one} Hummel`, `${one} Wu`]);
  const talk = await plannedEvent(organiser, { name: 'A talk', people });
  // All at one side of the table.
  const capacity = layout === 'row' ? 10 : 20;
  const groups = [{ count: 1, layout, capacity, endSeats: false, name: 'Chairs' }];
  await organiser.call('POST', `/api/events/${talk.id}/tables`, { groups });
  await organiser.call('POST', '/api/seats/auto-assign', { eventId: talk.id });
  const chart = await stage.member(email, talk.path);
  await find(`${first[0]} Wu`, chart);
  const starts = first.map((one) => one.slice(0, 3)).join('|');
  const written = chart.locator('svg text', { hasText: new RegExp(`^\\p{Cf}?(${starts})`, 'u') });
  const gaps = () =>
    written.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      boxes.sort((one, other) => one.left - other.left);
      return boxes.slice(1).map(({ left }, n) => left - (boxes[n]?.right ?? 0));
    });
  for (const zoom of ['', '++']) {
    await chart.locator('[data-table]').first().focus();
    for (const key of zoom) await chart.keyboard.press(key);
    await expect.poll(async () => (await gaps()).length).toBe(9);
    expect(Math.min(...(await gaps()))).toBeGreaterThan(0);
  }
});
