import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { pagesOfPdf } from '../harness/pdfText.ts';
import { it } from './stage.ts';

const guests = fileURLToPath(new URL('../data/client-dinner-48.csv', import.meta.url));
/** In millimetres. */
const a3 = { widthMm: 420, heightMm: 297 };

it('leads from nothing to a seated dinner on A3 in 25 clicks, with all tables in view', async ({
  stage,
}) => {
  const page = await stage.member('first.hour@example.com', '/');
  let clicks = 0;
  const click = async (on: Locator) => {
    clicks += 1;
    await on.click();
  };
  /** Counts as a click, even if the field is already focused. */
  const fill = async (field: Locator, text: string) => {
    clicks += 1;
    await field.fill(text);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await click(page.getByRole('link', { name: 'Get Started' }));
  const form = page.getByRole('dialog', { name: 'New Event' });
  await fill(form.getByRole('textbox', { name: 'Event Name' }), 'First dinner');
  await click(form.getByRole('button', { name: 'Create Event' }));

  await click(button('Add tables'));
  const dialog = page.getByRole('dialog', { name: 'Add tables' });
  await fill(dialog.getByLabel(/^Number of tables/), '12');
  await fill(dialog.getByLabel(/^Tables in a row/), '4');
  await click(dialog.getByRole('button', { name: 'Add tables' }));
  await dialog.waitFor({ state: 'detached' });

  /** How many tables are completely within the chart. */
  const inView = () =>
    page.locator('[data-floor]').evaluate((floor) => {
      const room = floor.getBoundingClientRect();
      return [...floor.querySelectorAll('[data-table]')].filter((table) => {
        const { left, right, top, bottom } = table.getBoundingClientRect();
        return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
      }).length;
    });
  await expect.poll(inView).toBe(12);

  await click(button('Import CSV'));
  const imported = page.getByRole('dialog');
  clicks += 1;
  await page.locator('input[type=file]').setInputFiles(guests);
  await click(imported.getByRole('button', { name: /^Import \d+ attendees$/ }));
  await imported.waitFor({ state: 'detached' });
  await expect.poll(inView).toBe(12);

  await click(button('Auto Assign'));
  await expect.poll(() => page.locator('[data-seat][data-attendee]').count()).toBe(48);
  await expect.poll(inView).toBe(12);

  await click(button('Print'));
  await click(page.getByRole('menuitem', { name: 'Seating plan' }));
  await click(page.getByRole('combobox', { name: 'Paper' }));
  await click(page.getByRole('option', { name: 'A3', exact: true }));
  await click(button('Download'));
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('menuitem', { name: 'PDF' }));
  const [plan] = pagesOfPdf(await readFile(await (await downloading).path()));
  expect(plan).toMatchObject(a3);
  for (const table of ['Table 1', 'Table 12']) expect(plan?.text).toContain(table);
  expect(clicks).toBeLessThanOrEqual(25);
});
