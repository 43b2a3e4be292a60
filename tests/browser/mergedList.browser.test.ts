import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Caller } from '../harness/planner.ts';
import { pressTool } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
});

const header = 'name,tag,company,title,email';
const lastWeek = [
  { name: 'Mira Halvorsen', company: 'Nordlys', title: 'CFO', email: 'mira@example.com' },
  { name: 'Ada Byron', company: 'Engines', title: 'Countess', email: 'ada@example.com' },
  { name: 'Grace Hopper', company: 'Navy', title: 'Admiral', email: 'grace@example.com' },
  { name: 'Sam Twin', company: 'Twins', title: 'One', email: null },
  { name: 'Sam Twin', company: 'Twins', title: 'Two', email: null },
].map((person) => ({ ...person, attendeeRole: 'guest' }));
/**
 * Mira has a new title in the list, Ada has different ones on both sides, Grace is missing, a row matches
 * two people, and Zoe is new.
 */
const thisWeek = [
  header,
  'Mira Halvorsen,guest,Nordlys,CEO,mira@example.com',
  'Ada Byron,guest,Engines,Duchess,ada@example.com',
  'Sam Twin,guest,Twins,Three,',
  'Zoe New,guest,Fresh,,zoe@example.com',
].join('\n');

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const tab = (name: string | RegExp) => dialog().getByRole('tab', { name });
const guests = async (): Promise<AttendeeRow[]> =>
  (await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`)).body;
const titles = async () =>
  Object.fromEntries((await guests()).map(({ name, title }) => [name, title]));

const choose = async (text: string) => {
  await pressTool(page, 'Import CSV');
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await button('Compare with the event').click();
  await dialog().getByRole('heading', { name: 'What the list changes' }).waitFor();
};
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
const pick = async (label: string, option: string) => {
  await dialog().getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, { name: task.name.slice(0, 60) });
  const body = { eventId: event.id, attendees: lastWeek };
  await organiser.call('POST', '/api/attendees/bulk', body);
  const ada = (await guests()).find(({ name }) => name === 'Ada Byron');
  await organiser.call('PATCH', `/api/attendees/${ada?.id}`, { title: 'Programmer' });
  await page.setViewportSize({ width: 1360, height: 860 });
  await page.goto(stage.url + event.path);
});

it('shows what a list changes, merges it as decided, and undoes it', async () => {
  const before = await titles();
  await choose(thisWeek);
  for (const [name, count] of Object.entries({ Unclear: 1, Changed: 2, New: 1, Missing: 1 }))
    await tab(new RegExp(`^${name} ?${count}$`)).waitFor();
  await pick('Who is Sam Twin in row 4?', 'Someone new');

  await tab('Changed').click();
  const mira = dialog().getByRole('listitem').filter({ hasText: 'Mira Halvorsen' });
  await expect
    .poll(() => mira.getByRole('radio', { name: 'In the list: CEO' }).isChecked())
    .toBe(true);
  const ada = dialog().getByRole('listitem').filter({ hasText: 'Ada Byron' });
  expect(await ada.getByRole('radio', { checked: true }).count()).toBe(0);
  await ada.getByRole('radio', { name: 'In the list: Duchess' }).check();

  await tab('Missing').click();
  await button('Apply').click();
  await page.getByText('2 new and 2 changed', { exact: true }).waitFor();
  await expect.poll(titles).toMatchObject({
    'Mira Halvorsen': 'CEO',
    'Ada Byron': 'Duchess',
    'Grace Hopper': 'Admiral',
    'Zoe New': null,
  });
  expect(await guests()).toHaveLength(7);

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(titles).toEqual(before);
});

it('shows what a row would change for the chosen person, and merges that as decided', async () => {
  await choose(thisWeek);
  await pick('Who is Sam Twin in row 4?', 'Sam Twin (Twins), Title here: Two');
  const row = dialog().getByRole('listitem').filter({ hasText: 'Row 4' });
  const fromList = row.getByRole('radio', { name: 'In the list: Three' });
  await fromList.waitFor();
  await fromList.check();
  await button('Apply').click();
  await page.getByText('1 new and 2 changed', { exact: true }).waitFor();
  const twins = async () =>
    (await guests()).flatMap(({ name, title }) => (name === 'Sam Twin' ? [title] : [])).sort();
  await expect.poll(twins).toEqual(['One', 'Three']);
});

it('keeps a missing person who is said to be a new one with a corrected name', async () => {
  const graceId = async () =>
    (await guests()).flatMap(({ id, company }) => (company === 'Navy' ? [id] : []));
  const before = await graceId();
  await choose(`${thisWeek}\nGrace Murray,guest,Navy,Admiral,murray@example.com`);
  await tab('New').click();
  expect(await dialog().getByRole('listitem').first().textContent()).toContain('Grace Murray');
  await pick('Who is Grace Murray in row 6?', 'Grace Hopper (Navy)');
  await dialog().getByRole('radio', { name: 'In the list: murray@example.com' }).waitFor();
  await tab('Missing').click();
  await dialog().getByText('You chose them for row 6, so they stay.').waitFor();
  await button('Apply').click();
  await page.getByText('1 new and 2 changed', { exact: true }).waitFor();
  expect(await graceId()).toEqual(before);
  expect(await titles()).toMatchObject({ 'Grace Murray': 'Admiral' });
});

it('cancels all missing people, by keyboard, within the width of a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(thisWeek);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await dialog().getByText('These people were in the last list').waitFor();
  const width = () => dialog().evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await width()).toBe(0);
  const all = dialog().getByRole('combobox', { name: 'All of them' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Stays');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toMatch(/^Cancelled/);
  await page.keyboard.press('Enter');
  await expect.poll(() => all.textContent()).toMatch(/^Cancelled/);
  await button('Apply').focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 new, 1 changed, and 1 cancelled', { exact: true }).waitFor();
  await expect
    .poll(async () => (await guests()).find(({ name }) => name === 'Grace Hopper')?.reply)
    .toBe('cancelled');
});

it('compares pasted lines with existing people, like a file', async () => {
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const lines = dialog().getByRole('textbox', { name: 'Attendees' });
  const mira = 'Mira Halvorsen, CEO, Nordlys, -';
  await lines.fill(`${mira}\nZoe`);
  await dialog().getByText('Line 2: At least 4 fields').waitFor();
  expect(await button('Compare with the event').count()).toBe(0);
  await lines.fill(`${mira}\nZoe New, -, Fresh, -`);
  await button('Compare with the event').click();
  await tab(/^Changed ?1$/).waitFor();
  await tab(/^New ?1$/).waitFor();
  expect(await dialog().getByText('One person per line').count()).toBe(0);
  // The pasted lines contain no other lists, roles or addresses.
  expect(await tab('Missing').count()).toBe(0);
  const row = dialog().getByRole('listitem').filter({ hasText: 'Mira Halvorsen' });
  await row.getByRole('radio', { name: 'In the list: CEO' }).check();
  expect(await row.getByRole('radio').count()).toBe(2);
  await button('Apply').click();
  await page.getByText('1 new and 1 changed', { exact: true }).waitFor();
  await expect.poll(titles).toMatchObject({ 'Mira Halvorsen': 'CEO', 'Zoe New': null });
});

it('names people who have changed meanwhile, compares again, and says when nothing differs', async () => {
  await choose(thisWeek);
  await tab('Changed').click();
  const rowOf = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });
  const duchess = rowOf('Ada Byron').getByRole('radio', { name: 'In the list: Duchess' });
  await duchess.check();
  await rowOf('Mira Halvorsen').getByRole('radio', { name: 'Here: CFO' }).check();
  const mira = (await guests()).find(({ name }) => name === 'Mira Halvorsen');
  await organiser.call('PATCH', `/api/attendees/${mira?.id}`, { title: 'COO' });
  await button('Apply').click();
  await dialog()
    .getByText(
      'Some guests were changed meanwhile: Mira Halvorsen. The list was compared again. One of your answers no longer fits and is gone; the others are kept.',
    )
    .waitFor();
  await tab('Changed').click();
  const changedHere = rowOf('Mira Halvorsen').getByRole('radio', { name: 'Here: COO' });
  await changedHere.waitFor();
  expect(await changedHere.isChecked()).toBe(false);
  expect(await duchess.isChecked()).toBe(true);
  await button('Back').click();
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'grace.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,tag,company\nGrace Hopper,guest,Navy'),
    });
  await button('Compare with the event').click();
  await dialog().getByText('1 row is unchanged.').waitFor();
});
