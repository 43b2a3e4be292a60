import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Room } from '../../schema/entities/room.ts';
import type { FloorObjectRow } from '../../schema/readModels.ts';
import { pictureOf } from '../harness/pictures.ts';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let stage: Stage;
let caller: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  caller = await stage.caller(email);
  event = await plannedEvent(caller, {
    name: 'A hall with walls',
    people: ['Ada Byron'],
    tables: { Head: 8 },
  });
  page = await stage.member(email, event.path);
}, 120_000);

const objects = async () =>
  (await caller.call<FloorObjectRow[]>('GET', `/api/events/${event.id}/objects`)).body;
const room = async () => (await caller.call<Room>('GET', `/api/events/${event.id}/room`)).body;

const choose = async (item: string) => {
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

it('draws the outline by its measures, and moves a corner of it by keys', async () => {
  await choose('Outline…');
  const dialog = page.getByRole('dialog', { name: 'Outline of the room' });
  await dialog.getByRole('textbox', { name: 'Width (m)' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Length (m)' }).fill('12,5');
  await dialog.getByRole('button', { name: 'Draw outline' }).click();
  await page.locator('[data-outline]').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const [a, , c] = (await room()).outline?.points ?? [];
  expect([(c?.[0] ?? 0) - (a?.[0] ?? 0), (c?.[1] ?? 0) - (a?.[1] ?? 0)]).toEqual([2000, 1250]);

  await choose('Move its corners');
  const corner = page.getByRole('button', { name: /^Corner 1 of the room/ });
  await corner.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await room()).outline?.points[0]?.[0]).toBe((a?.[0] ?? 0) - 10);
  await page.getByRole('button', { name: 'Done' }).click();
});

it('draws a stage by hand, and marks the table that it covers', async () => {
  await choose('Draw a rectangle');
  const sheet = page.locator('[data-sheet]');
  await sheet.waitFor({ state: 'attached' });
  const table = await page.locator('[data-table]').boundingBox();
  if (!table) throw new Error('the table is not to be seen');
  const [x, y] = [table.x + table.width / 2, table.y + table.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 60, { steps: 4 });
  await page.mouse.up();
  const settings = page.getByRole('region', { name: 'Settings of Stage' });
  await settings.waitFor();
  const [stands] = await objects();
  expect(stands).toMatchObject({ kind: 'stage', isSolid: true, shape: { type: 'rect' } });
  await page.getByRole('img', { name: 'Head stands on Stage' }).waitFor();

  await settings.getByRole('textbox', { name: 'Width (m)' }).fill('3');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await objects())[0]?.shape).toMatchObject({ width: 300 });
  await settings.getByRole('switch', { name: 'Tables keep off it' }).click();
  await page.locator('[data-misplaced]').waitFor({ state: 'detached' });
});

it('takes a picture whose scale is told by two points, and says how large it is', async () => {
  await choose('Background picture…');
  const dialog = page.getByRole('dialog', { name: 'Background picture' });
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  expect(await use.isDisabled()).toBe(true);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'hall.png',
    mimeType: 'image/png',
    buffer: await pictureOf(800, 600),
  });
  await dialog.getByRole('img', { name: 'The picture of the hall' }).waitFor();
  const distance = dialog.getByRole('textbox', { name: /^Distance between/ });
  await distance.fill('0');
  await dialog.getByText('Give a distance').waitFor();
  // The points are 400 pixels apart at first.
  await distance.fill('12');
  await dialog.getByText('The whole picture measures 24 × 18 m.').waitFor();
  await use.click();
  await page.locator('image[data-background]').waitFor();
  expect((await room()).background).toMatchObject({ cmPerPixel: 3, width: 800, height: 600 });
});
