import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Caller } from '../harness/planner.ts';
import { isFocused } from './hands.ts';
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
    people: ['Ada Byron', 'Benno Falk', 'Cleo Roth', 'Dora Lind'],
    tables: { Garden: 4 },
  });
  await event.seat('Benno Falk', 'Garden', 1);
  await page.goto(`${stage.url}/events/${event.id}`);
  await box('Ada Byron').waitFor();
});

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const selection = () => page.getByRole('group', { name: 'Selected attendees' });
const dialog = (title: string) => page.getByRole('dialog', { name: title });
const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const known = async (field: 'party' | 'reply' | 'tags' | 'attendeeRole' | 'custom') => {
  const { body } = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`);
  return body.map((row) => row[field]);
};
const openTogether = async (title: string) => {
  await selection().getByRole('button', { name: 'Edit together…' }).click();
  await dialog(title).waitFor();
};

it('forms a party of the selected guests and dissolves it, with undo', async () => {
  await box('Ada Byron').click();
  await box('Cleo Roth').click({ modifiers: ['Shift'] });
  await selection().getByText('3 people selected').waitFor();
  await openTogether('Edit 3 people');
  await choose('Party', 'Set the party');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await page.getByText('Type a name, or leave it as it is.').waitFor();
  const name = page.getByRole('textbox', { name: 'Name of the party' });
  await expect.poll(isFocused(name)).toBe(true);
  await name.fill('Family');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await page.getByText('3 people edited').first().waitFor();
  await expect.poll(() => known('party')).toEqual(['Family', 'Family', 'Family', null]);

  await box('Cleo Roth').click();
  await openTogether('Edit 2 people');
  await choose('Party', 'Clear the party');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await expect.poll(() => known('party')).toEqual([null, null, 'Family', null]);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => known('party')).toEqual(['Family', 'Family', 'Family', null]);
});

it("sets role and tags of many by keyboard alone, and keeps each guest's other tags", async () => {
  const ada = `/api/attendees/${event.personId('Ada Byron')}`;
  await organiser.call('PATCH', ada, { tags: ['vip', 'press'] });
  await box('Ada Byron').focus();
  await page.keyboard.press('Space');
  await box('Dora Lind').focus();
  await page.keyboard.press('Space');
  await selection().getByText('2 people selected').waitFor();
  await selection().getByRole('button', { name: 'Edit together…' }).press('Enter');
  await dialog('Edit 2 people').waitFor();
  await page.getByRole('checkbox', { name: 'press' }).press('Space');
  const tag = page.getByRole('textbox', { name: 'Add a tag…' });
  await tag.fill('dancing');
  await tag.press('Enter');
  await choose('Role', 'Employee');
  await page.getByRole('button', { name: 'Save for all' }).press('Enter');
  const marker = `event:${event.id}`;
  await expect
    .poll(() => known('tags'))
    .toEqual([[marker, 'vip', 'dancing'], [marker], [marker], [marker, 'dancing']]);
  expect(await known('attendeeRole')).toEqual(['employee', 'guest', 'guest', 'employee']);
});

it('gives a custom field of many one value, and clears it', async () => {
  const fields = [{ name: 'Coach seats', kind: 'number' }];
  const { body } = await organiser.call<{ fields: { fieldId: string }[] }>(
    'PUT',
    `/api/events/${event.id}/fields`,
    { fields },
  );
  const id = body.fields[0]?.fieldId ?? '';
  await box('Ada Byron').click();
  await box('Benno Falk').click();
  await openTogether('Edit 2 people');
  await choose('Custom field', 'Coach seats');
  const value = page.getByRole('textbox', { name: 'Coach seats' });
  await value.fill('two');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await page.getByText('Coach seats: Enter a number').waitFor();
  await value.fill('2');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await expect.poll(() => known('custom')).toEqual([{ [id]: 2 }, { [id]: 2 }, null, null]);

  await box('Ada Byron').click();
  await openTogether('Edit 1 person');
  await choose('Custom field', 'Coach seats');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await expect.poll(() => known('custom')).toEqual([{ [id]: 2 }, null, null, null]);
});

it('keeps the dates of many if a new date is typed in part', async () => {
  const fields = [{ name: 'Arrives', kind: 'date' }];
  const { body } = await organiser.call<{ fields: { fieldId: string }[] }>(
    'PUT',
    `/api/events/${event.id}/fields`,
    { fields },
  );
  const id = body.fields[0]?.fieldId ?? '';
  const custom = { [id]: '2027-03-04' };
  await organiser.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}`, { custom });
  await box('Ada Byron').click();
  await box('Benno Falk').click();
  await openTogether('Edit 2 people');
  await choose('Custom field', 'Arrives');
  const day = page.getByLabel('Arrives');
  await day.focus();
  await page.keyboard.type('03');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await page.getByText('Enter a valid date').waitFor();
  await expect.poll(isFocused(day)).toBe(true);
  expect(await known('custom')).toEqual([custom, null, null, null]);
});

it('records one reply of many in one step, and forgets deleted guests', async () => {
  await box('Ada Byron').click();
  const all = selection().getByRole('button', { name: 'Select all 4' });
  await all.click();
  await expect.poll(() => all.isDisabled()).toBe(true);
  await choose('Reply for the selected people', 'Declined');
  await page.getByText('Replies of 4 people recorded').first().waitFor();
  await expect.poll(() => known('reply')).toEqual(['no', 'no', 'no', 'no']);
  expect((await event.seatsNow()).every(({ attendeeId }) => attendeeId === null)).toBe(true);
  await choose('Reply', 'Coming');
  await page.getByText('Try another word, role or reply.').waitFor();
  await choose('Reply', 'Declined');
  await box('Dora Lind').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => known('reply')).toEqual(['none', 'none', 'none', 'none']);
  expect((await event.seatsNow())[0]?.attendeeId).toBe(event.personId('Benno Falk'));

  await organiser.call('DELETE', `/api/attendees/${event.personId('Dora Lind')}`);
  await selection().getByText('3 people selected').waitFor();
  await selection().getByRole('button', { name: 'Clear' }).click();
  await selection().waitFor({ state: 'detached' });
});

it('keeps the dialog with the reason if nobody could be edited', async () => {
  await box('Ada Byron').click();
  await openTogether('Edit 1 person');
  await choose('Company', 'Set the company');
  await page.getByRole('textbox', { name: 'Name of the company' }).fill('Acme');
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'EditPeople'
      ? route.fulfill({
          json: { data: null, errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }] },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save for all' }).click();
  await page.getByText('Nobody was edited. Please try again.').first().waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Save for all' }).click();
  await page.getByText('1 person edited').first().waitFor();
});
