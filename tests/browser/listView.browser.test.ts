import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { dragTo, it, type Stage } from './stage.ts';

const people = ['Ada Byron', 'Benno Falk', 'Clara Witt', 'Dora Lind'];
const names = Array.from({ length: 60 }, (_, n) => `Table ${n + 1}`);
let stage: Stage;
let page: Page;
let event: PlannedEvent;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  event = await plannedEvent(organiser, {
    name: 'As a list',
    people,
    tables: Object.fromEntries(names.map((name) => [name, 4])),
  });
  await event.seat('Benno Falk', 'Table 1', 1);
  page = await stage.member('organiser@example.com', event.path);
  await page.getByRole('button', { name: 'List', exact: true }).click();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (table: string, position: number, who = 'Free') =>
  button(`${table}, seat ${position} ${who}`);
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
const actions = (name: string, table: string, position: number) =>
  button(`Actions for ${name}, ${table}, seat ${position}`);
const sits = async (name: string, table: string, position: number) => {
  await row(table, position, `taken by ${name} Guest`).waitFor();
  const inLog = async () =>
    (await event.seatsNow()).find(({ id }) => id === event.seatId(table, position))?.attendeeId;
  await expect.poll(inLog).toBe(event.personId(name));
};
const hasFocus = (locator: Locator) => locator.and(page.locator(':focus')).waitFor();

it('lists tables with their occupancy, drawn only where they are visible', async () => {
  await page.getByRole('heading', { name: 'Table 1 1 of 4', exact: true }).waitFor();
  const drawn = await page.getByRole('region', { name: /^Tables and seats of/ }).count();
  expect(drawn).toBe(1);
  await expect.poll(() => page.locator('[data-seat]').count()).toBeLessThan(120);
});

it('seats people from the pool at a table, as many as it has free seats', async () => {
  await button('Actions for Table 2').click();
  await menuItem('Seat people…').click();
  const dialog = page.getByRole('dialog', { name: 'Seat people at Table 2' });
  await dialog.getByRole('searchbox').fill('ada');
  await dialog.getByRole('checkbox', { name: /Ada Byron/ }).check();
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('checkbox', { name: /Clara Witt/ }).check();
  await dialog.getByRole('button', { name: 'Seat 2 people' }).click();
  await sits('Ada Byron', 'Table 2', 1);
  await sits('Clara Witt', 'Table 2', 2);
});

it('picks and places by its rows, and drags from the pool to them', async () => {
  await row('Table 1', 1, 'taken by Benno Falk Guest').click();
  await row('Table 1', 4).click();
  await sits('Benno Falk', 'Table 1', 4);
  const dora = `[data-drop=pool] button[data-attendee="${event.personId('Dora Lind')}"]`;
  await dragTo(page, dora, `[data-seat="${event.seatId('Table 1', 2)}"]`);
  await sits('Dora Lind', 'Table 1', 2);
});

it('swaps, holds and frees by the menu of a seat', async () => {
  await actions('Dora Lind', 'Table 1', 2).click();
  await menuItem('Swap with…').click();
  await page.getByRole('combobox').fill('clara');
  await page.getByRole('option', { name: /Clara Witt/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await sits('Dora Lind', 'Table 2', 2);
  await sits('Clara Witt', 'Table 1', 2);

  await actions('Clara Witt', 'Table 1', 2).click();
  await menuItem('Hold…').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('x'.repeat(201));
  await button('Move to Holding Area').click();
  await page.getByText('Must be 200 characters or less').waitFor();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Ill');
  await button('Move to Holding Area').click();
  await row('Table 1', 2).waitFor();
  const reason = page.getByRole('textbox', { name: 'Reason for holding Clara Witt' });
  await expect.poll(() => reason.inputValue()).toBe('Ill');

  await actions('Dora Lind', 'Table 2', 2).click();
  await menuItem('Unassign').click();
  await row('Table 2', 2).waitFor();
});

it('is traversed by arrows and page keys, with one Tab stop', async () => {
  await row('Table 1', 1).focus();
  await page.keyboard.press('ArrowDown');
  await hasFocus(row('Table 1', 2));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await hasFocus(row('Table 2', 1, 'taken by Ada Byron Guest'));
  await page.keyboard.press('ArrowRight');
  await hasFocus(actions('Ada Byron', 'Table 2', 1));
  await page.keyboard.press('ArrowLeft');
  await hasFocus(row('Table 2', 1, 'taken by Ada Byron Guest'));
  await page.keyboard.press('End');
  await hasFocus(row('Table 60', 4));
  await expect.poll(() => page.locator('[data-row][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Home');
  await page.getByRole('heading', { name: /^Table 1 / }).waitFor();
});

it('selects several tables by their boxes, and duplicates one by its menu', async () => {
  const box = (table: string) =>
    page.getByRole('checkbox', { name: `Choose ${table}`, exact: true });
  await box('Table 1').check();
  await box('Table 2').check();
  const several = page.getByRole('region', { name: 'Several tables' });
  await several.getByRole('heading', { name: '2 tables' }).waitFor();
  await box('Table 1').uncheck();
  await several.getByRole('heading', { name: '1 table', exact: true }).waitFor();
  await several.getByRole('button', { name: 'Clear selection' }).click();
  expect(await box('Table 2').isChecked()).toBe(false);

  await button('Actions for Table 1').click();
  await menuItem('Duplicate').click();
  await page.getByText('Table duplicated', { exact: true }).first().waitFor();
  // The list moves to the last table of all.
  await hasFocus(page.getByRole('button', { name: /^Table 61 0 of 4/ }));
  await page.getByRole('status').filter({ hasText: 'Table 61 was added' }).waitFor();
  await page.keyboard.press('Home');
  const tables = async () =>
    (await organiser.call<{ name: string }[]>('GET', `/api/tables?event=${event.id}`)).body;
  await expect.poll(async () => (await tables()).length).toBe(61);
});

it('marks a table on the stage like the chart, and the stage', async () => {
  const { x, y } = (
    await organiser.call<{ x: number; y: number }[]>('GET', `/api/tables?event=${event.id}`)
  ).body[0] ?? { x: 0, y: 0 };
  const shape = { type: 'rect', width: 50, height: 50 };
  const stand = { kind: 'stage', name: 'Stage', x, y, shape };
  await organiser.call('POST', `/api/events/${event.id}/objects`, stand);
  await page.getByRole('heading', { name: /^Table 1 .*Table 1 stands on Stage/ }).waitFor();
  await button('Stage Table 1 stands on Stage').waitFor();
  expect(await page.getByRole('heading', { name: /^Table 2 .*stands on/ }).count()).toBe(0);
});

it('shows the settings of a table, and stays the chosen view', async () => {
  await button('Actions for Table 1').click();
  await menuItem('Table settings').click();
  await page.getByRole('region', { name: 'Settings of Table 1', exact: true }).waitFor();
  await page.reload();
  await row('Table 1', 1).waitFor();
  await button('Chart').click();
  await page.locator('svg [data-seat]').first().waitFor();
});
