import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import { gala, galaAWeekLater } from '../harness/galaList.ts';
import type { Caller } from '../harness/planner.ts';
import { tabsWithShades } from './hands.ts';
import { plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let page: Page;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
});

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const choose = async (text: string | Buffer) => {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'gala.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
};
const compare = async () => {
  await choose(galaAWeekLater());
  await button('Compare with the event').click();
  await dialog().getByRole('heading', { name: 'What the list changes' }).waitFor();
};
const tabs = () => dialog().getByRole('tab').allTextContents();

it('merges a gala list with 12 of 180 changed, 3 new and 2 missing, as one step with undo', async () => {
  const event = await plannedEvent(organiser, { name: 'A gala whose list comes again' });
  const guests = async () =>
    (await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`)).body;
  const facts = async () =>
    (await guests())
      .map(({ id, name, title, company, email, notes }) =>
        [id, name, title, company, email, notes].join(),
      )
      .sort();
  await page.goto(stage.url + event.path);
  await choose(gala);
  await button('Import 179 attendees').click();
  await page.getByText('Successfully imported 179 attendees', { exact: true }).waitFor();
  const before = await facts();
  expect(before).toHaveLength(179);

  await compare();
  expect(await tabs()).toEqual(['Changed12', 'New3', 'Missing2']);
  expect(await dialog().getByText('Optional columns').count()).toBe(0);
  expect(await tabsWithShades(page)).toEqual([]);
  await dialog().getByText('165 rows are unchanged.', { exact: true }).waitFor();
  await button('Apply').click();
  await page.getByText('3 new and 12 changed', { exact: true }).waitFor();
  await expect.poll(async () => (await guests()).length).toBe(182);

  await compare();
  await dialog().getByText('Nothing to change: the event already has').waitFor();
  await button('Close').click();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(facts).toEqual(before);
});
