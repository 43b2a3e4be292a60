import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Caller } from '../harness/planner.ts';
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
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
});

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people: ['Sara Bielski', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  await event.seat('Sara Bielski', 'Garden', 1);
});

const guests = async (): Promise<AttendeeRow[]> =>
  (await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`)).body;
const addPlusOnes = async (count: number): Promise<string[]> => {
  const at = `/api/attendees/${event.personId('Sara Bielski')}/plus-ones`;
  const { body } = await organiser.call<AttendeeRow[]>('POST', at, { count });
  return body.map(({ id }) => id);
};
const seated = async () => (await event.seatsNow()).map(({ attendeeId }) => attendeeId);

const pool = () => page.getByRole('region', { name: 'Unassigned' });
const details = (name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('complementary', { name }));
const openSeating = async () => {
  await page.goto(stage.url + event.path);
  await pool().getByText('Benno Falk').waitFor();
};
const openDetails = async () => {
  await page
    .locator(`[data-attendee="${event.personId('Sara Bielski')}"]`)
    .first()
    .dblclick();
  await details('Sara Bielski').getByRole('heading', { name: 'Plus-ones' }).waitFor();
};
const reply = async (words: string) => {
  await details('Sara Bielski').getByRole('combobox', { name: 'Reply' }).click();
  await page.getByRole('option', { name: words, exact: true }).click();
};

it('adds unnamed guests in the details of their host, whose names follow hers', async () => {
  await openSeating();
  await openDetails();
  const panel = details('Sara Bielski');
  const number = panel.getByRole('spinbutton', { name: 'How many more' });
  await number.fill('21');
  await panel.getByRole('button', { name: 'Add plus-ones' }).click();
  await panel.getByText('Add 1 to 20 at once.').waitFor();
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
  await number.fill('2');
  await panel.getByRole('button', { name: 'Add plus-ones' }).click();
  await pool().getByText('Guest of Sara Bielski').waitFor();
  await pool().getByText('Guest 2 of Sara Bielski').waitFor();
  expect((await guests()).filter(({ isNamed }) => !isNamed).map(({ name }) => name)).toEqual([
    'Guest',
    'Guest',
  ]);

  await panel.getByRole('button', { name: 'Guest 2 of Sara Bielski' }).click();
  const guest = details('Guest 2 of Sara Bielski');
  await guest.getByRole('heading', { name: 'Guest of', exact: true }).waitFor();
  const name = guest.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Olle Ek');
  await name.press('Enter');
  await pool().getByText('Olle Ek').waitFor();
  await details('Olle Ek').getByRole('button', { name: 'Sara Bielski' }).click();
  await details('Sara Bielski').getByRole('button', { name: 'Olle Ek' }).waitFor();

  await organiser.call('PATCH', `/api/attendees/${event.personId('Sara Bielski')}`, {
    name: 'Sara Lund',
  });
  await pool().getByText('Guest of Sara Lund').waitFor();
});

it('frees both seats when the host declines, and one undo restores both and the pin', async () => {
  const sara = event.personId('Sara Bielski');
  const [guest = ''] = await addPlusOnes(1);
  await organiser.call('POST', `/api/seats/${event.seatId('Garden', 2)}/assign`, {
    eventId: event.id,
    attendeeId: guest,
  });
  await organiser.call('POST', `/api/attendees/${sara}/pin`);
  await openSeating();
  await openDetails();
  const forBoth = details('Sara Bielski').getByRole('switch', {
    name: 'Also for Guest of Sara Bielski',
  });
  expect(await forBoth.isChecked()).toBe(true);
  await reply('Declined');
  await expect.poll(seated).toEqual([null, null, null, null]);
  await reply('Coming');
  await page.getByRole('button', { name: 'Seat them there again' }).waitFor();
  await page.getByLabel('Undo', { exact: true }).click();
  await expect
    .poll(async () => (await guests()).filter(({ reply: said }) => said === 'no').length)
    .toBe(2);
  await page.getByLabel('Undo', { exact: true }).click();
  await expect.poll(seated).toEqual([sara, guest, null, null]);
  expect((await guests()).find(({ id }) => id === sara)).toMatchObject({
    reply: 'none',
    isPinned: true,
  });

  await forBoth.click();
  await reply('Declined');
  await expect.poll(seated).toEqual([null, guest, null, null]);
});

it('seats both where they sat, once they come after all', async () => {
  const sara = event.personId('Sara Bielski');
  const [guest = ''] = await addPlusOnes(1);
  await organiser.call('POST', `/api/seats/${event.seatId('Garden', 2)}/assign`, {
    eventId: event.id,
    attendeeId: guest,
  });
  await openSeating();
  await openDetails();
  await reply('Declined');
  await expect.poll(seated).toEqual([null, null, null, null]);
  await reply('Coming');
  await page.getByRole('button', { name: 'Seat them there again' }).click();
  await expect.poll(seated).toEqual([sara, guest, null, null]);
});

it('shows whose guest somebody is in the guest list and on paper', async () => {
  await addPlusOnes(1);
  await page.goto(`${stage.url}/events/${event.id}`);
  const row = page.getByRole('row').filter({ hasText: 'Guest of Sara Bielski' });
  await row.waitFor();
  await page.getByRole('searchbox', { name: 'Search attendees' }).fill('guest of sara');
  await page.getByText('1 of 3 people').waitFor();
  await page.goto(`${stage.url}/print/guest-list?event=${event.id}`);
  await page.getByText('Guest of Sara Bielski').first().waitFor();
});
