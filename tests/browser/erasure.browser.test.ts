import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import type { Caller } from '../harness/planner.ts';
import { isInFullView } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let event: PlannedEvent;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  event = await plannedEvent(organiser, {
    name: 'Gala',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
});

const guestDetails = async (name: string): Promise<Page> => {
  const page = await stage.member('organiser@example.com', event.path);
  await page.getByRole('button', { name: `Details of ${name}` }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  return page;
};

const guests = async () =>
  (await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`)).body.map(
    ({ name }) => name,
  );

/** The JSON file behind a link. */
const downloaded = async (page: Page, link: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
};

it('scrolls an error into view if a dialog is larger than the screen', async () => {
  const page = await guestDetails('Benno Falk');
  await page.setViewportSize({ width: 720, height: 330 });
  await page.getByRole('button', { name: 'Erase personal data…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Benno Falk for good?' });
  const typed = dialog.getByRole('textbox');
  await typed.fill('Somebody else');
  await typed.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  const wrong = dialog.getByText('This is not Benno Falk');
  await wrong.waitFor();
  expect(await isInFullView(wrong)).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

it('erases a guest whose name was typed, but nobody for another name', async () => {
  const sheet = { sheet: 'guestList', to: 'door' };
  await organiser.call('POST', `/api/events/${event.id}/issues`, sheet);
  const page = await guestDetails('Ada Byron');
  await page.getByRole('button', { name: 'Erase personal data…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Ada Byron for good?' });
  await dialog.getByText('This cannot be undone.').waitFor();
  await dialog.getByText('1 sheet of paper may name them. Destroy it by hand:').waitFor();
  await dialog.getByText(/^Guest list, issue 1\s+given to the door, /).waitFor();
  const typed = dialog.getByRole('textbox', { name: 'Type Ada Byron to confirm' });
  await typed.fill('Ada Baron');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByText('This is not Ada Byron').waitFor();
  await expect.poll(() => guests()).toContain('Ada Byron');
  await typed.fill('Ada Byron');
  await page.keyboard.press('Enter');
  await page.getByText('Erased', { exact: true }).first().waitFor();
  await page.getByText('Destroy: Guest list, issue 1.').first().waitFor();
  await page.getByRole('button', { name: 'Details of Ada Byron' }).waitFor({ state: 'detached' });
  await expect.poll(() => guests()).toEqual(['Benno Falk']);
});

it('leaves no name of an erased guest in what screen readers were told', async () => {
  const lunch = await plannedEvent(organiser, {
    name: 'Lunch',
    people: ['Dora Lind', 'Emil Roth'],
  });
  const page = await stage.member('organiser@example.com', '/events');
  await page.clock.install();
  await page.goto(stage.url + lunch.path);
  const dora = page.locator(`button[data-attendee="${lunch.personId('Dora Lind')}"]`);
  await dora.click();
  await page.getByRole('status').getByText('Dora Lind').waitFor({ state: 'attached' });
  await dora.click();
  const path = `/api/attendees/${lunch.personId('Dora Lind')}/erase`;
  await organiser.call('POST', path, {});
  await dora.waitFor({ state: 'detached' });
  await page.clock.fastForward(10_000);
  await expect.poll(() => page.content()).not.toContain('Dora');
  await page.getByRole('button', { name: 'Details of Emil Roth' }).waitFor();
});

it('closes at once with Escape, without a question about the typed name', async () => {
  const page = await guestDetails('Benno Falk');
  await page.getByRole('button', { name: 'Erase personal data…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Benno Falk for good?' });
  await dialog.getByRole('textbox').fill('Benno');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await guests()).toContain('Benno Falk');
});

it('erases a guest who was removed before, from their entry in the history', async () => {
  const supper = await plannedEvent(organiser, { name: 'Supper', people: ['Clara Witt'] });
  await organiser.call('DELETE', `/api/attendees/${supper.personId('Clara Witt')}`);
  const page = await stage.member('organiser@example.com', supper.path);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Show who it was / }).click();
  const trail = page.getByRole('complementary', { name: 'Where this guest has been', exact: true });
  await trail.getByRole('heading', { name: 'Clara Witt', exact: true }).waitFor();
  await trail.getByRole('button', { name: 'Erase personal data…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Clara Witt for good?' });
  await dialog.getByRole('textbox', { name: 'Type Clara Witt to confirm' }).fill('Clara Witt');
  await dialog.getByRole('button', { name: 'Erase for good', exact: true }).click();
  await trail.getByRole('heading', { name: 'There is no trail', exact: true }).waitFor();
  const id = supper.personId('Clara Witt');
  await expect
    .poll(async () => (await organiser.call('GET', `/api/attendees/${id}/trail`)).status)
    .toBe(404);
});

it('exports everything stored about a guest', async () => {
  const page = await guestDetails('Benno Falk');
  const data = await downloaded(page, 'Export data');
  expect(data.attendee).toMatchObject({ name: 'Benno Falk' });
  expect(data.history).not.toHaveLength(0);
});

it('is not offered to readers of the event', async () => {
  await organiser.call('PATCH', `/api/events/${event.id}`, { isPublic: true });
  const page = await stage.member('reader@example.com', event.path);
  await page.getByRole('button', { name: 'Details of Benno Falk' }).click();
  await page.getByRole('complementary').getByText('Benno Falk').first().waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Erase personal data…' }).count())
    .toBe(0);
});

it('lets an admin erase a member, who then leaves the list', async () => {
  const zora = await stage.caller('zora@example.com');
  const page = await stage.member('admin@example.com', '/admin');
  await page.getByRole('searchbox').fill('zora@example.com');
  await page.getByRole('button', { name: 'Edit zora@example.com' }).click();
  await page.getByRole('button', { name: 'Erase personal data…' }).click();
  await page
    .getByRole('textbox', { name: 'Type zora@example.com to confirm' })
    .fill('zora@example.com');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('Erased', { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: 'No users found' }).waitFor();
  await page.getByText('USER ERASED').first().waitFor();
  await expect
    .poll(async () => (await zora.call<UserRow>('GET', '/api/auth/user')).status)
    .toBe(401);
});

it('exports everything stored about a member, for that member', async () => {
  const page = await stage.member('mira@example.com', '/profile');
  const data = await downloaded(page, 'Download my data');
  expect(data.user).toMatchObject({ email: 'mira@example.com' });
});
