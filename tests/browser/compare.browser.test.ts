import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { restingBox, tabsWithShades } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let page: Page;
let dinner: PlannedEvent;
let arrangementId: string;

const long = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';

/** Makes a change over REST. */
const done = async (method: string, path: string, body?: object) =>
  (await organiser.call<{ id: string }>(method, path, body)).body;

/**
 * It was saved with Ada and Ben at Garden and Cleo at Hall. Since then Ada and Ben have swapped, Cleo has
 * left, Eli has been added, somebody with a long name has a seat, and Hall is called Terrace.
 */
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  dinner = await plannedEvent(organiser, {
    name: 'Dinner',
    people: ['Ada', 'Ben', 'Cleo', long],
    tables: { Garden: 4, Hall: 4 },
  });
  await dinner.seat('Ada', 'Garden', 1);
  await dinner.seat('Ben', 'Garden', 2);
  await dinner.seat('Cleo', 'Hall', 1);
  const saved = { eventId: dinner.id, name: 'First seating' };
  arrangementId = (await done('POST', '/api/arrangements', saved)).id;
  await done('POST', '/api/seats/swap', {
    eventId: dinner.id,
    seatId: dinner.seatId('Garden', 1),
    otherSeatId: dinner.seatId('Garden', 2),
  });
  await done('DELETE', `/api/attendees/${dinner.personId('Cleo')}`);
  await done('POST', '/api/attendees/bulk', { eventId: dinner.id, attendees: [{ name: 'Eli' }] });
  await dinner.seat(long, 'Garden', 4);
  const hall = (await dinner.seatsNow()).find(({ id }) => id === dinner.seatId('Hall', 1));
  await done('PATCH', `/api/tables/${hall?.tableId}`, { name: 'Terrace' });
  page = await stage.member('organiser@example.com', `/compare?event=${dinner.id}`);
});

const open = (query = '', event = dinner) =>
  page.goto(`${stage.url}/compare?event=${event.id}${query}`);
const option = (name: string | RegExp) => page.getByRole('option', { name });
const tab = (name: RegExp) => page.getByRole('tab', { name });
const onPaper = () =>
  page
    .locator('[data-paper]')
    .evaluateAll((pages) => pages.map(({ textContent }) => textContent).join('\n'));
const sentence = (text: string) => page.getByText(text, { exact: true }).waitFor();
const picker = (side: 'From' | 'To') => page.getByRole('combobox', { name: side, exact: true });
const all = '1 joined, 1 left, 3 moved, 0 changed; 1 table differs';

describe('an arrangement and now', () => {
  beforeEach(async () => {
    await open();
    await sentence(all);
  });

  it('are compared by default, person by person', async () => {
    await expect.poll(() => picker('From').textContent()).toContain('First seating');
    await expect.poll(() => picker('To').textContent()).toBe('Now');
    await option('Ada From Garden, seat 1 to Garden, seat 2, swapped with Ben').waitFor();
    await option(`${long} From the pool to Garden, seat 4`).waitFor();
    await option('Cleo Was: Hall, seat 1').waitFor();
    await option('Eli New: the pool').waitFor();
    await expect.poll(() => page.getByRole('option').count()).toBe(5);
    const figure = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('..').textContent();
    await expect.poll(() => figure('In the pool')).toContain('1');
    await expect.poll(() => figure('Held')).toBe('Held0');
  });

  it('can be searched', async () => {
    const search = page.getByRole('searchbox', { name: 'Search people' });
    await search.fill('swapped');
    await option(/^Ben/).waitFor();
    await expect.poll(() => page.getByRole('option').count()).toBe(2);
    await search.fill('nobody of this name');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  });

  it('have their differences marked on the chart', async () => {
    const mark = (kind: string) => page.locator(`[data-mark=${kind}]`);
    await mark('moved').waitFor();
    await expect.poll(() => mark('moved').getAttribute('data-count')).toBe('3');
    await expect.poll(() => mark('left').getAttribute('data-count')).toBe('1');
    // The new guest has no seat yet.
    await expect.poll(() => mark('joined').count()).toBe(0);
    await expect.poll(() => page.locator('[data-table-mark]').count()).toBe(1);
    // A round table has a circular frame.
    const frame = page.locator('[data-table-mark=changed] rect');
    const sides = await frame.evaluate((rect) =>
      ['rx', 'width'].map((name) => rect.getAttribute(name)),
    );
    expect(Number(sides[0])).toBe(Number(sides[1]) / 2);
    const legend = page.getByRole('list', { name: 'Legend' });
    await expect
      .poll(() => legend.getByRole('listitem').allTextContents())
      .toEqual([
        'Moved here',
        'Joined',
        'Seat left free',
        'Table changed',
        'New table',
        'Table removed',
      ]);
  });

  it('show somebody on the chart, with a line from the old seat to the new one', async () => {
    await option(/^Ada/).click();
    await page.locator('[data-arrow]').waitFor();
    await page.locator('[data-chosen-seat]').waitFor({ state: 'attached' });
    await expect.poll(() => option(/^Ada/).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('status').filter({ hasText: 'Ada: From Garden, seat 1' }).waitFor();
    await option(/^Ada/).click();
    await page.locator('[data-arrow]').waitFor({ state: 'detached' });
  });

  it('are traversed by keyboard, with one Tab stop', async () => {
    await page.getByRole('searchbox', { name: 'Search people' }).focus();
    await page.keyboard.press('Tab');
    const focused = (name: RegExp) => option(name).and(page.locator(':focus')).waitFor();
    await focused(/^Ada/);
    await page.keyboard.press('ArrowDown');
    await focused(/^Ben/);
    await page.keyboard.press('Enter');
    await page.locator('[data-arrow]').waitFor();
    await page.keyboard.press('End');
    await focused(/^Cleo/);
    await page.keyboard.press('Escape');
    await page.locator('[data-arrow]').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('option').and(page.locator(':focus')).count()).toBe(0);
  });

  it('have their tables compared as well', async () => {
    await tab(/^Tables/).click();
    expect(await tabsWithShades(page)).toEqual([]);
    await option('Terrace was called Hall').click();
    await expect.poll(() => option(/^Terrace/).getAttribute('aria-selected')).toBe('true');
  });

  it('swap sides by one button', async () => {
    await page.getByRole('button', { name: 'Swap from and to' }).click();
    await option('Eli Was: the pool').waitFor();
    await option('Cleo New: Hall, seat 1').waitFor();
    await expect.poll(() => picker('From').textContent()).toBe('Now');
    const address = new URL(page.url()).searchParams;
    expect([address.get('from'), address.get('to')]).toEqual([
      'now',
      `arrangement:${arrangementId}`,
    ]);
  });

  it('are shown side by side, each with its own marks', async () => {
    await page.getByRole('button', { name: 'Side by side' }).click();
    const before = page.getByRole('region', { name: 'Chart: First seating' });
    const after = page.getByRole('region', { name: 'Chart: Now' });
    await before.locator('[data-mark=left]').waitFor();
    await after.locator('[data-mark=moved]').waitFor();
    // The people who moved had two of the seats; the third of them was in the pool.
    await expect
      .poll(() => before.locator('[data-mark=moved]').getAttribute('data-count'))
      .toBe('2');
    await before.locator('[data-seat]').first().waitFor();
    await page.reload();
    await before.waitFor();
    await page.getByRole('button', { name: 'One chart' }).click();
    await before.waitFor({ state: 'detached' });
  });

  it('are exported to a file for spreadsheets', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'People who differ' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Dinner differences.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Ada,,Guest,Moved,"Garden, seat 1","Garden, seat 2",Ben,');
    await page.getByText('Dinner differences.csv downloaded').first().waitFor();
  });

  it('list the new cards, and print only these', async () => {
    await tab(/^Reprint/).click();
    await page.getByText('3 place cards are new', { exact: true }).waitFor();
    await page.getByText('1 table card is new', { exact: true }).waitFor();
    await option('Ada Garden, seat 2: another seat').waitFor();
    await option(`${long} Garden, seat 4: newly seated`).waitFor();
    await option('Terrace another name').waitFor();
    await page.getByRole('link', { name: 'Print these place cards' }).click();
    await page.getByText('Only the 3 new cards.').waitFor();
    await expect.poll(onPaper).toContain('Ada');
    expect(await onPaper()).toContain('Ben');
    await page.goBack();
    await tab(/^Reprint/).click();
    await page.getByRole('link', { name: 'Print these table cards' }).click();
    await page.getByText('Only the 1 new card.').waitFor();
    await expect.poll(onPaper).toContain('Terrace');
    expect(await onPaper()).not.toContain('Garden');
    await page.getByRole('link', { name: 'All cards' }).click();
    await page.getByText('Only the 1 new card.').waitFor({ state: 'detached' });
    await expect.poll(onPaper).toContain('Garden');
  });
});

describe('rules and objects', () => {
  it('that were added, removed or changed are described by their content', async () => {
    const room = await plannedEvent(organiser, {
      name: 'Furnished',
      people: ['Ada', 'Ben'],
      tables: { Garden: 4 },
    });
    const [objects, rules] = [`/api/events/${room.id}/objects`, `/api/events/${room.id}/rules`];
    const placed = (kind: string, name: string) =>
      done('POST', objects, { kind, name, x: 0, y: -300 });
    const ruled = (rule: object) => done('POST', rules, { rule });
    const pair = { people: [room.personId('Ada'), room.personId('Ben')] };
    const [stage, door] = [await placed('stage', 'Stage'), await placed('door', 'Side door')];
    const near = { kind: 'Near', who: { people: [room.personId('Ada')] }, place: stage.id };
    const nearStage = await ruled({ ...near, weight: 5 });
    const apart = await ruled({ kind: 'KeepApart', who: pair, level: 'table', hard: true });
    const { body } = await organiser.call<{ revision: number }>(
      'GET',
      `/api/events/${room.id}/moments`,
    );

    await placed('bar', 'Long bar');
    await done('PATCH', `${objects}/${stage.id}`, { name: 'Podium', x: 250 });
    await done('DELETE', `${objects}/${door.id}`);
    await done('PATCH', `${rules}/${nearStage.id}`, { rule: { ...near, weight: 50 } });
    await done('DELETE', `${rules}/${apart.id}`);
    await ruled({ kind: 'SitBeside', who: pair, how: 'next', weight: 10 });

    await open(`&from=r:${body.revision}&to=now`, room);
    const tabs = page.getByRole('tablist').filter({ has: tab(/^Rules and places/) });
    const hidden = () => tabs.evaluate((row) => row.scrollWidth - row.clientWidth);
    await expect.poll(hidden).toBe(0);
    await tab(/^Rules and places/).click();
    const list = page.getByRole('listbox', { name: 'Rules and places that differ' });
    const lines = list.locator('> *');
    await expect
      .poll(() => lines.evaluateAll((all) => all.map(({ textContent }) => textContent)))
      .toEqual([
        'New rules1',
        'Ada and Ben sit side by sideNice to have · 10',
        'New places1',
        'Long barBar',
        'Removed rules1',
        'Ada and Ben sit at different tablesMust',
        'Removed places1',
        'Side doorDoor',
        'Changed rules1',
        'Ada sits near PodiumNice to have · 50, was: Nice to have · 5',
        'Changed places1',
        'Podiumwas called Stage and moved on the floor',
      ]);
    await page.getByRole('searchbox', { name: 'Search rules and places' }).fill('long bar');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
  });
});

it('names a removed table on a chart of many in letters that can be read', async () => {
  const names = Array.from({ length: 24 }, (_, n) => `Table ${n + 1}`);
  const gala = await plannedEvent(organiser, {
    name: 'Gala',
    tables: Object.fromEntries(names.map((name) => [name, 8])),
  });
  const moments = `/api/events/${gala.id}/moments`;
  const { body } = await organiser.call<{ revision: number }>('GET', moments);
  const removed = (await gala.seatsNow()).find(({ id }) => id === gala.seatId('Table 12', 1));
  await done('DELETE', `/api/tables/${removed?.tableId}`);

  await open(`&from=r:${body.revision}&to=now`, gala);
  const name = page.locator('[data-table-mark=removed] text');
  await expect.poll(() => name.textContent()).toBe('Table 12');
  expect((await restingBox(name)).height).toBeGreaterThanOrEqual(11);
});

describe('the sides of a comparison', () => {
  it('are chosen from now, moments and arrangements', async () => {
    await open();
    await picker('From').click();
    await expect
      .poll(async () => (await page.getByRole('option').allTextContents()).slice(0, 2))
      .toEqual(['Now', 'A moment…']);
    await page.getByRole('option', { name: 'Now', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing differs' }).waitFor();
  });

  it('may be a moment by date and time, which includes that whole minute', async () => {
    await open('&from=r:1&to=now');
    const field = page.getByLabel('From date and time');
    await expect.poll(() => field.inputValue()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    await field.focus();
    await page.keyboard.type('01022001');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1030AM');
    await expect.poll(() => field.inputValue()).toBe('2001-01-02T10:30');
    await field.fill('2001-01-01T10:00');
    await page.getByRole('heading', { name: 'Nothing to compare here' }).waitFor();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await field.fill(tomorrow);
    await page.getByRole('heading', { name: 'Nothing differs' }).waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toMatch(/^at:.*:59\.999Z$/);
  });

  it('may no longer exist or be invalid, and another one is chosen', async () => {
    await open(`&from=arrangement:AAAAAAAAAAAAAAAAAAAAAA`);
    await page.getByRole('heading', { name: 'Nothing to compare here' }).waitFor();
    await open('&from=yesterday');
    await page.getByRole('heading', { name: 'The comparison could not be loaded' }).waitFor();
    await picker('From').click();
    await page.getByRole('option', { name: /^First seating/ }).click();
    await sentence(all);
  });

  it("follow others' changes, if one of them is now", async () => {
    const other = await plannedEvent(organiser, {
      name: 'Followed',
      people: ['Ada', 'Ben'],
      tables: { Garden: 4 },
    });
    await open('&from=r:0&to=now', other);
    await option('Ada New: the pool').waitFor();
    await other.seat('Ada', 'Garden', 3);
    await option('Ada New: Garden, seat 3').waitFor();
    await done('DELETE', `/api/events/${other.id}`);
    await page.getByRole('heading', { name: 'Event not found' }).waitFor();
  });
});

describe('the viewer of a comparison', () => {
  it('comes from the History menu of the seating chart, and returns there', async () => {
    await page.goto(`${stage.url}/seating?event=${dinner.id}`);
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Compare', exact: true }).click();
    await sentence(all);
    await page.getByRole('link', { name: 'Back to seating' }).click();
    await page.getByRole('button', { name: 'History', exact: true }).waitFor();
  });

  it('may read a public event, and compare it', async () => {
    const open = await plannedEvent(organiser, { name: 'Open', people: ['Ada'], isPublic: true });
    const path = `/compare?event=${open.id}&from=r:0`;
    const reader = await stage.member('reader@example.com', path);
    await reader.getByRole('option', { name: 'Ada New: the pool' }).waitFor();
  });

  it("cannot see others' private events, and chooses one if none is named", async () => {
    const stranger = await stage.member('stranger@example.com', `/compare?event=${dinner.id}`);
    await stranger.getByRole('heading', { name: 'Event not found' }).waitFor();
    await stranger.goto(`${stage.url}/compare`);
    await stranger.getByRole('heading', { name: 'Select an Event' }).waitFor();
  });
});

it('can scroll thousands of people, drawn only where they are visible', async () => {
  const summit = await plannedEvent(organiser, {
    name: 'Summit',
    people: Array.from({ length: 5_000 }, (_, n) => `Guest ${n + 1}`),
  });
  await open('&from=r:0&to=now', summit);
  await sentence('5,000 joined, 0 left, 0 moved, 0 changed; no table differs');
  await option(/^Guest 1 New/).focus();
  await expect.poll(() => page.getByRole('option').count()).toBeLessThan(60);
  await page.keyboard.press('End');
  await option(/^Guest 5000 New/)
    .and(page.locator(':focus'))
    .waitFor();
  await expect.poll(() => option(/^Guest 5000 New/).getAttribute('aria-posinset')).toBe('5000');
  await page.getByRole('heading', { name: 'No tables' }).waitFor();
});

it('sees a long change in full, above the next row', async () => {
  const banquet = await plannedEvent(organiser, { name: 'Banquet', people: ['Ada'] });
  const options = Array.from({ length: 20 }, (_, n) => ({ name: `Dish ${n + 1} of the kitchen` }));
  await done('PUT', `/api/events/${banquet.id}/menu`, { courses: [{ name: 'Main', options }] });
  await done('PUT', `/api/events/${banquet.id}/fields`, {
    fields: [{ name: 'Hotel', kind: 'text' }],
  });
  await open('&from=r:0&to=now', banquet);
  await tab(/^Tables and event/).click();
  const menu = option(/^Menu/);
  const text = menu.getByText('Dish 20 of the kitchen');
  expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  const edge = (row: Locator, side: 'top' | 'bottom') =>
    row.evaluate((box, which) => box.getBoundingClientRect()[which], side);
  const gap = async () =>
    (await edge(option(/^Custom fields/), 'top')) - (await edge(menu, 'bottom'));
  await expect.poll(gap).toBeCloseTo(0, 0);
});

it('sees the picture first on a phone, then the list', async () => {
  const phone = await stage.member('organiser@example.com', `/compare?event=${dinner.id}`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await phone.getByRole('option', { name: /^Ada/ }).tap();
  await phone.locator('[data-arrow]').waitFor({ state: 'attached' });
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
