import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TableRow } from '../../schema/entities/table.ts';
import type { Caller } from '../harness/planner.ts';
import { isFocused } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let caller: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage }: { stage: Stage }) => {
  caller = await stage.caller(email);
  event = await plannedEvent(caller, { name: 'A room for twelve tables' });
  page = await stage.member(email, event.path);
}, 120_000);

const tables = async () =>
  (await caller.call<TableRow[]>('GET', `/api/tables?event=${event.id}`)).body;
const named = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}: .*Table settings$`) });
const settings = (name: string) => page.getByRole('region', { name });

/** Whether a table is completely in view, with nothing over its middle. */
const isInView = (name: string) =>
  named(name).evaluate((table) => {
    const { left, right, top, bottom } = table.getBoundingClientRect();
    const floor = table.closest('[data-floor]')?.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      floor !== undefined &&
      left >= floor.left &&
      right <= floor.right &&
      top >= floor.top &&
      bottom <= floor.bottom &&
      table.contains(at)
    );
  });

it('adds twelve tables in rows of four from the empty chart, all in view', async () => {
  await page.getByRole('button', { name: 'Add tables', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tables' });
  await dialog.getByLabel(/^Number of tables/).fill('12');
  await dialog.getByLabel(/^Tables in a row/).fill('4');
  await dialog.getByText('Table 1 … Table 12').waitFor();
  await dialog.getByText('12 tables, 96 seats').waitFor();
  await dialog.getByRole('button', { name: 'Add tables' }).click();
  await dialog.waitFor({ state: 'detached' });
  await named('Table 12').waitFor();
  // Escape closes what was opened last: the notice must not come after the next dialog.
  await page.getByText('12 tables added', { exact: true }).first().waitFor();
  const rows = new Set((await tables()).map(({ y }) => y));
  expect([(await tables()).length, rows.size]).toEqual([12, 3]);
  for (const name of ['Table 1', 'Table 4', 'Table 9']) {
    await expect.poll(() => isInView(name)).toBe(true);
  }
});

it('shows errors beside their fields, and uses the capacity of the chosen shape', async () => {
  await page.getByRole('button', { name: 'Add Table', exact: true }).click();
  const one = page.getByRole('dialog', { name: 'Add New Table' });
  expect(await one.getByLabel(/^Table Name/).inputValue()).toBe('Table 13');
  await one.getByRole('button', { name: 'Several…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tables' });
  await dialog.getByRole('radio', { name: 'Long table' }).check();
  const seats = dialog.getByLabel(/^Seats at each/);
  expect(await seats.inputValue()).toBe('24');
  await seats.fill('19');
  await dialog.getByRole('button', { name: 'Add tables' }).click();
  await dialog.getByText('Capacity must be at least 22').waitFor();
  expect(await tables()).toHaveLength(12);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('duplicates a table, which comes into view beside its settings', async () => {
  await named('Table 12').click();
  await settings('Settings of Table 12').waitFor();
  await expect.poll(() => isInView('Table 12')).toBe(true);
  await settings('Settings of Table 12').getByRole('button', { name: 'Duplicate' }).click();
  await named('Table 13').waitFor();
  await expect.poll(() => isInView('Table 13')).toBe(true);
  expect((await tables()).at(-1)).toMatchObject({ capacity: 8, layout: 'circular' });
});

it('moves tables together that were selected by keys, and aligns them', async () => {
  const before = await tables();
  const placeOf = (all: TableRow[], name: string) => all.find((table) => table.name === name);
  // The settings of Table 12 are open: Shift selects another table together with it.
  await named('Table 5').focus();
  await page.keyboard.press('Shift+Enter');
  const panel = settings('Several tables');
  await panel.getByRole('heading', { name: '2 tables' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => {
      const now = await tables();
      return ['Table 5', 'Table 12', 'Table 4'].map(
        (name) => (placeOf(now, name)?.x ?? 0) - (placeOf(before, name)?.x ?? 0),
      );
    })
    .toEqual([10, 10, 0]);

  await panel.getByRole('button', { name: 'Top' }).click();
  await expect
    .poll(async () => {
      const now = await tables();
      return placeOf(now, 'Table 12')?.y === placeOf(now, 'Table 5')?.y;
    })
    .toBe(true);
  await panel.getByRole('button', { name: 'Clear selection' }).click();
  await panel.waitFor({ state: 'detached' });
});

it('starts selecting several tables from the settings of one', async () => {
  await named('Table 5').press('Enter');
  const more = settings('Settings of Table 5').getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Choose several tables…' }).press('Enter');
  const panel = settings('Several tables');
  await panel.getByRole('heading', { name: '1 table', exact: true }).waitFor();
  await expect.poll(isFocused(named('Table 5'))).toBe(true);
  await named('Table 6').click();
  await panel.getByRole('heading', { name: '2 tables' }).waitFor();
  await panel.getByRole('button', { name: 'Clear selection' }).click();
  await panel.waitFor({ state: 'detached' });
});

it('never scrolls the room out of sight with the wheel', async () => {
  const floor = page.getByRole('group', { name: /^Seating chart of/ });
  // Zoomed in, the last visible part of the room may be a corner without a table.
  await floor.press('0');
  await floor.hover();
  for (let n = 0; n < 12; n += 1) await page.mouse.wheel(3_000, 2_000);
  await expect
    .poll(() =>
      page.locator('[data-table]').evaluateAll((all) => {
        const floor = all[0]?.closest('[data-floor]')?.getBoundingClientRect();
        return all.some((table) => {
          const { left, right, top, bottom } = table.getBoundingClientRect();
          return (
            floor &&
            right > floor.left &&
            left < floor.right &&
            bottom > floor.top &&
            top < floor.bottom
          );
        });
      }),
    )
    .toBe(true);
});
