import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { focusAsItCloses, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
});

const guests = [
  { name: 'Søren Ågård', company: 'Nordlys AS', attendeeRole: 'opportunity', tags: ['Vegetarian'] },
  { name: 'Zoë Weiß', company: 'Brücke GmbH', attendeeRole: 'employee', title: 'Sommelière' },
  { name: 'Eva Roth', company: 'Acme', attendeeRole: 'prospect' },
  { name: 'Ada Byron', attendeeRole: 'guest' },
  { name: 'Adam Falk', company: 'Zenith', attendeeRole: 'guest' },
];

const poolOf = (page: Page) => page.getByRole('region', { name: 'Unassigned' });
const names = (page: Page) =>
  page.locator('[data-drop=pool] [data-attendee] > span > span:first-child').allTextContents();
const count = (page: Page) => poolOf(page).getByRole('status').textContent();
const selected = (page: Page) =>
  poolOf(page).getByRole('group', { name: 'Selection' }).locator('span').first().textContent();
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.querySelector('span > span')?.textContent ?? 'nobody',
  );
const choose = async (page: Page, list: string, option: string) => {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
};

it('has room for a role with thousands of people, beside the longest order', async () => {
  const people = [...Array(1000).keys()].map((number) => `Guest ${number}`);
  const event = await plannedEvent(organiser, { name: 'Summit', people });
  const page = await stage.member('organiser@example.com', event.path);
  const [roles, order] = ['Role', 'Sort by'].map((name) => page.getByRole('combobox', { name }));
  await roles?.getByText('All roles (1,000)').waitFor();
  await choose(page, 'Sort by', 'By company');
  for (const list of [roles, order]) {
    const hidden = await list
      ?.locator('span')
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  }
});

describe('finding people of the pool', () => {
  let page: Page;
  let event: PlannedEvent;

  beforeAll(async () => {
    event = await plannedEvent(organiser, { name: 'Five guests', tables: { Garden: 6 } });
    for (const guest of guests) {
      await organiser.call('POST', '/api/attendees', {
        eventId: event.id,
        ...guest,
      });
    }
    page = await stage.member('organiser@example.com', event.path);
    await page.getByText('Søren Ågård').waitFor();
  });

  it.each([
    ['soren', ['Søren Ågård']],
    ['GMBH zoe', ['Zoë Weiß']],
    ['sommeliere', ['Zoë Weiß']],
    ['vegetarian', ['Søren Ågård']],
    ['ad', ['Ada Byron', 'Adam Falk']],
  ])('finds by “%s”', async (typed, expected) => {
    const box = page.getByRole('searchbox', { name: 'Filter the pool' });
    await box.fill(typed);
    await expect.poll(() => names(page)).toEqual(expected);
    await expect.poll(() => count(page)).toBe(`${expected.length} of 5 shown`);
    await box.fill('');
    await expect.poll(() => count(page)).toBe('5');
  });

  it('counts each role, shows one, and clears the filter if nobody matches', async () => {
    const role = page.getByRole('combobox', { name: 'Role' });
    await role.click();
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual(['All roles (5)', 'Employee (1)', 'Prospect (1)', 'Customer (1)', 'Guest (2)']);
    await page.getByRole('option', { name: 'Guest (2)' }).click();
    await expect.poll(() => names(page)).toEqual(['Ada Byron', 'Adam Falk']);
    await page.getByRole('searchbox', { name: 'Filter the pool' }).fill('zoe');
    await page.getByText('Nobody in the pool matches “zoe”.').waitFor();
    await page.getByRole('button', { name: 'Clear search and role' }).click();
    await expect.poll(() => count(page)).toBe('5');
  });

  it.each([
    ['By company', ['Eva Roth', 'Zoë Weiß', 'Søren Ågård', 'Adam Falk', 'Ada Byron']],
    ['By role', ['Zoë Weiß', 'Eva Roth', 'Søren Ågård', 'Ada Byron', 'Adam Falk']],
    ['As added', ['Søren Ågård', 'Zoë Weiß', 'Eva Roth', 'Ada Byron', 'Adam Falk']],
    ['By name', ['Ada Byron', 'Adam Falk', 'Eva Roth', 'Søren Ågård', 'Zoë Weiß']],
  ])('sorts %s', async (sorting, expected) => {
    await choose(page, 'Sort by', sorting);
    await expect.poll(() => names(page)).toEqual(expected);
  });

  it('leaves the focus where it was moved while a list of choices closed', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await focusAsItCloses(page, { closing: '[role=listbox]', focused: '[data-attendee]' }, () =>
      page.getByRole('option', { name: 'By name' }).click(),
    );
    await expect.poll(() => focusedName(page)).toBe('Ada Byron');
  });

  it('is one Tab stop, with arrows, Home, End and letters inside', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Ada Byron');
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toBe('Zoë Weiß');
    await page.keyboard.press('Home');
    await expect.poll(() => focusedName(page)).toBe('Ada Byron');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toBe('Adam Falk');
    await page.keyboard.type('so');
    await expect.poll(() => focusedName(page)).toBe('Søren Ågård');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => poolOf(page).evaluate((pool) => pool.contains(document.activeElement)))
      .toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focusedName(page)).toBe('Søren Ågård');
  });

  it('selects several by click with Ctrl and Shift; a plain click picks one', async () => {
    const person = (name: string) =>
      poolOf(page).getByRole('row', { name }).locator('[data-attendee]');
    await person('Ada Byron').click({ modifiers: ['Control'] });
    await person('Eva Roth').click({ modifiers: ['Shift'] });
    await expect.poll(() => selected(page)).toBe('3 people selected');
    await person('Adam Falk').click({ modifiers: ['Control'] });
    await expect.poll(() => selected(page)).toBe('2 people selected');
    const rows = poolOf(page).getByRole('row', { selected: true });
    await expect.poll(() => rows.count()).toBe(2);
    await person('Zoë Weiß').click();
    await page.getByRole('region', { name: 'Zoë Weiß is picked' }).waitFor();
    await expect.poll(() => rows.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Zoë Weiß is picked' }).waitFor({ state: 'detached' });
  });

  it('selects by keyboard: Space, Shift with arrows, all of them; Escape deselects', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).not.toBe('nobody');
    await page.keyboard.press('Home');
    await expect.poll(() => focusedName(page)).toBe('Ada Byron');
    await page.keyboard.press('Space');
    await expect.poll(() => selected(page)).toBe('1 person selected');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => selected(page)).toBe('2 people selected');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => selected(page)).toBe('3 people selected');
    await page.keyboard.press('Control+a');
    await expect.poll(() => selected(page)).toBe('5 people selected');
    await page.keyboard.press('Escape');
    await expect.poll(() => poolOf(page).getByRole('row', { selected: true }).count()).toBe(0);
  });

  it('deselects people who leave the pool, whoever seats them', async () => {
    const people = await organiser.call<{ id: string; name: string }[]>(
      'GET',
      `/api/attendees?event=${event.id}`,
    );
    const eva = people.body.find(({ name }) => name === 'Eva Roth');
    await poolOf(page).getByRole('button', { name: 'Select', exact: true }).click();
    const all = poolOf(page).getByRole('button', { name: 'Select all 5' });
    await all.click();
    await expect.poll(() => selected(page)).toBe('5 people selected');
    await expect.poll(() => all.isDisabled()).toBe(true);
    await organiser.call('POST', `/api/seats/${event.seatId('Garden', 1)}/assign`, {
      eventId: event.id,
      attendeeId: eva?.id,
    });
    await expect.poll(() => selected(page)).toBe('4 people selected');
    await poolOf(page).getByRole('button', { name: 'Clear', exact: true }).click();
    await poolOf(page).getByRole('button', { name: 'Select', exact: true }).click();
  });

  it('moves the focus to the next person if somebody else takes one away', async () => {
    const ada = poolOf(page).getByRole('row', { name: 'Ada Byron' }).locator('[data-attendee]');
    await ada.focus();
    const attendeeId = await ada.getAttribute('data-attendee');
    await organiser.call('POST', `/api/seats/${event.seatId('Garden', 2)}/assign`, {
      eventId: event.id,
      attendeeId,
    });
    await ada.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Adam Falk');
  });
});

describe('five thousand people', () => {
  it('are scrolled and traversed, and stay in place as others come and go', async () => {
    const people = Array.from({ length: 5000 }, (_, n) => `Guest ${String(n).padStart(4, '0')}`);
    const event = await plannedEvent(organiser, { name: 'Summit', people, tables: { One: 4 } });
    const page = await stage.member('organiser@example.com', event.path);
    await page.getByText('Guest 0000').waitFor();
    await expect.poll(() => count(page)).toBe('5,000');
    await expect
      .poll(() => page.locator('[data-drop=pool] [data-attendee]').count())
      .toBeLessThan(60);

    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Guest 0000');
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toBe('Guest 4999');
    await page.getByText('Guest 4995').waitFor();
    await page.keyboard.press('Home');
    await expect.poll(() => focusedName(page)).toBe('Guest 0000');

    const list = page.getByRole('grid').locator('..');
    await list.evaluate((scroller) => scroller.scrollTo(0, 52 * 1000 + 20));
    const marked = page.locator(`[data-attendee="${event.personId('Guest 1003')}"]`);
    await marked.waitFor();
    const top = async () => (await restingBox(marked)).y;
    const before = await top();
    await event.seat('Guest 0007', 'One', 1);
    await event.seat('Guest 0008', 'One', 2);
    await expect.poll(() => count(page)).toBe('4,998');
    await expect.poll(top).toBe(before);
  });
});

describe('the pool on a phone', () => {
  it('has boxes to tick by touch, and fits', async () => {
    const people = ['Ada Byron', 'Maximiliane Freifrau von Hohenfels-Weidenbach zu Ostheim-Rhön'];
    const event = await plannedEvent(organiser, { name: 'By touch', people });
    const page = await stage.member('organiser@example.com', event.path, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.getByRole('button', { name: 'Pool (2)' }).tap();
    await poolOf(page).getByRole('button', { name: 'Select', exact: true }).tap();
    for (const name of people) await poolOf(page).getByText(name).tap();
    await expect.poll(() => selected(page)).toBe('2 people selected');
    await page.getByRole('region', { name: '2 people are selected' }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    await poolOf(page).getByText('Ada Byron').tap();
    await expect.poll(() => selected(page)).toBe('1 person selected');
  });
});

it('keeps its filters on one line even with long counts', async () => {
  const event = await plannedEvent(organiser, { name: 'Thousands', tables: { Garden: 4 } });
  const attendees = Array.from({ length: 1_000 }, (_, n) => ({
    name: `Guest ${n}`,
    attendeeRole: 'guest',
  }));
  await organiser.call('POST', '/api/attendees/bulk', { eventId: event.id, attendees });
  const page = await stage.member('organiser@example.com', event.path);
  const role = page.getByRole('combobox', { name: 'Role' });
  await role.getByText('All roles (1,000)').waitFor();
  const [one, other] = [
    await restingBox(role),
    await restingBox(page.getByRole('combobox', { name: 'Sort by' })),
  ];
  expect([one.y, one.height]).toEqual([other.y, other.height]);
});
