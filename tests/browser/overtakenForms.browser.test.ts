import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { holding } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;

const email = 'organiser@example.com';

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller(email);
});

/** What somebody else does while a form is open. */
const theyChange = async (path: string, fields: object) =>
  await organiser.call('PATCH', path, fields);

const field = (form: Locator, name: string) => form.getByRole('textbox', { name });
const value = (form: Locator, name: string) => expect.poll(() => field(form, name).inputValue());
const says = (form: Locator, text: string) =>
  form.getByRole('alert').filter({ hasText: text }).waitFor();
const isQuiet = (form: Locator) => expect.poll(() => form.getByRole('alert').count()).toBe(0);

const formOfEvent = async (event: PlannedEvent): Promise<Locator> => {
  const page = await stage.member(email, `/events/${event.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await field(form, 'Event name').waitFor();
  return form;
};

const eventNow = async ({ id }: PlannedEvent) =>
  (await organiser.call<Record<string, unknown>>('GET', `/api/events/${id}`)).body;

it("shows others' changes of an event while its form is open, and saves only what was edited", async () => {
  const event = await plannedEvent(organiser, { name: 'Overtaken dinner' });
  const path = `/api/events/${event.id}`;
  await theyChange(path, { location: 'Town hall' });
  const form = await formOfEvent(event);
  await field(form, 'Location').fill('Lakeside');
  await field(form, 'Description').fill('Mine');
  await theyChange(path, {
    name: 'Their dinner',
    location: 'Old town hall',
    description: 'Theirs',
    startDate: '2027-03-04T18:00:30.000Z',
    status: 'completed',
  });
  await says(form, 'Changed meanwhile to “Old town hall”.');
  await says(form, 'Changed meanwhile to “Theirs”.');
  await value(form, 'Event name').toBe('Their dinner');
  await form.getByRole('combobox', { name: 'Status' }).getByText('Completed').waitFor();

  // Typing the same text as theirs is no edit of one's own.
  await field(form, 'Description').fill('Theirs');
  await expect.poll(() => form.getByRole('alert').count()).toBe(1);
  await form.getByRole('switch', { name: 'Public' }).click();
  await theyChange(path, { isPublic: true });
  await expect.poll(() => form.getByRole('switch', { name: 'Public' }).isChecked()).toBe(true);
  await theyChange(path, { location: null });
  await says(form, 'Cleared meanwhile.');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await eventNow(event)).toMatchObject({
    name: 'Their dinner',
    location: 'Lakeside',
    description: 'Theirs',
    startDate: '2027-03-04T18:00:30.000Z',
    status: 'completed',
    isPublic: true,
  });
});

it("keeps an event's form open that no longer matches the search, in the list of events", async () => {
  const event = await plannedEvent(organiser, { name: 'Searched dinner' });
  const page = await stage.member(email, '/events?search=searched');
  await page.getByRole('button', { name: 'Edit Searched dinner' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await field(form, 'Location').fill('Lakeside');
  await theyChange(`/api/events/${event.id}`, { name: 'Their supper' });
  await page.getByText('No event matches').waitFor({ state: 'attached' });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await eventNow(event)).toMatchObject({ name: 'Their supper', location: 'Lakeside' });
});

it('does the same in the form of a guest, for lists and custom fields too', async () => {
  const event = await plannedEvent(organiser, { name: 'Guests', people: ['Ada Byron'] });
  const { body } = await organiser.call<{ fields: { fieldId: string }[] }>(
    'PUT',
    `/api/events/${event.id}/fields`,
    {
      fields: [
        { name: 'Hotel', kind: 'text' },
        { name: 'Flight', kind: 'text' },
      ],
    },
  );
  const [hotel = '', flight = ''] = body.fields.map(({ fieldId }) => fieldId);
  const path = `/api/attendees/${event.personId('Ada Byron')}`;
  await theyChange(path, { tags: ['press'] });
  const page = await stage.member(email, `/events/${event.id}`);
  await page.getByRole('button', { name: 'Edit Ada Byron' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Attendee' });
  await field(form, 'Title').fill('Countess');
  await field(form, 'Flight').fill('LH 400');
  await field(form, 'Add a tag').fill('jury');
  await field(form, 'Add a tag').press('Enter');
  await theyChange(path, {
    title: 'Lady',
    company: 'Analytical Engines',
    tags: ['press', 'speaker'],
    allergies: [{ substance: 'nuts', severity: 'allergy' }],
    custom: { [hotel]: 'Grand' },
  });
  await says(form, 'Changed meanwhile to “Lady”.');
  await value(form, 'Company').toBe('Analytical Engines');
  await value(form, 'Hotel').toBe('Grand');
  await form.getByText('Changed meanwhile.', { exact: true }).waitFor({ state: 'detached' });
  await theyChange(path, { custom: { [flight]: 'BA 1' } });
  await form.getByText('Changed meanwhile.', { exact: true }).waitFor();
  await form.getByText('Nuts').first().waitFor();
  await form.getByRole('button', { name: 'Remove tag press' }).click();
  await expect
    .poll(() => form.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts())
    .toEqual(['speaker', 'jury']);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'detached' });
  expect((await organiser.call('GET', path)).body).toMatchObject({
    title: 'Countess',
    company: 'Analytical Engines',
    tags: [expect.stringMatching(/^event:/), 'speaker', 'jury'],
    allergies: [{ substance: 'nuts', severity: 'allergy' }],
    custom: { [hotel]: 'Grand', [flight]: 'LH 400' },
  });
});

it.each([
  ['form of a guest', 'attendees', 'Edit Ada Byron', 'dialog'],
  ['question about a guest', 'attendees', 'Delete Ada Byron', 'alertdialog'],
  ['form of a table', 'tables', 'Edit Garden', 'dialog'],
  ['question about a table', 'tables', 'Delete Garden', 'alertdialog'],
] as const)('leaves the %s closed when its deletion is undone', async (...of) => {
  const [what, tab, button, role] = of;
  const has = { people: ['Ada Byron'], tables: { Garden: 4 } };
  const event = await plannedEvent(organiser, { name: `Gone ${what}`, ...has });
  const id = tab === 'tables' ? (await event.seatsNow())[0]?.tableId : event.personId('Ada Byron');
  const page = await stage.member(email, `/events/${event.id}?tab=${tab}`);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole(role);
  await dialog.waitFor();
  await organiser.call('DELETE', `/api/${tab}/${id}`);
  await dialog.waitFor({ state: 'detached' });
  await organiser.call('POST', `/api/events/${event.id}/undo`, {});
  await page.getByRole('button', { name: button }).click();
  await dialog.waitFor();
});

describe('a late answer', () => {
  const tables = { Garden: 4, Hall: 4 };
  const tableNames = async ({ id }: PlannedEvent) => {
    const answer = await organiser.call<{ name: string }[]>('GET', `/api/tables?event=${id}`);
    return answer.body.map(({ name }) => name).sort();
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

  it('closes the cancelled form, not the next one', async () => {
    const event = await plannedEvent(organiser, { name: 'Late form', tables });
    const page = await stage.member(email, `/events/${event.id}?tab=tables`);
    const saving = await holding(page, 'EditTable');
    const form = page.getByRole('dialog');
    await press(page, 'Edit Garden');
    await field(form, 'Table Name').fill('Winter garden');
    await press(page, 'Save Changes');
    await press(page, 'Cancel');
    await form.waitFor({ state: 'detached' });
    await press(page, 'Edit Hall');
    await field(form, 'Table Name').fill('Great hall');
    saving.letGo();
    await page.getByText('Table updated', { exact: true }).first().waitFor();
    await press(page, 'Save Changes');
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => tableNames(event)).toEqual(['Great hall', 'Winter garden']);
  });

  it('closes the answered question, not the next one', async () => {
    const event = await plannedEvent(organiser, { name: 'Late question', tables });
    const page = await stage.member(email, `/events/${event.id}?tab=tables`);
    const deletion = await holding(page, 'DeleteTable');
    const question = (name: string) => page.getByRole('alertdialog', { name });
    await press(page, 'Delete Garden');
    await press(page, 'Delete table');
    // The row disappears with the live update.
    await question('Garden').waitFor({ state: 'detached' });
    await press(page, 'Delete Hall');
    await question('Hall').waitFor();
    deletion.letGo();
    await page.getByText('Table deleted', { exact: true }).first().waitFor();
    await press(page, 'Delete table');
    await expect.poll(() => tableNames(event)).toEqual([]);
  });
});

it('follows restored data after a form that stays open has saved', async () => {
  const event = await plannedEvent(organiser, { name: 'Tables', tables: { Garden: 4 } });
  const tableId = (await event.seatsNow())[0]?.tableId;
  const page = await stage.member(email, event.path);
  await page.locator(`[data-table="${tableId}"]`).focus();
  await page.keyboard.press('Enter');
  const settings = (name: string) => page.getByRole('region', { name: `Settings of ${name}` });
  await field(settings('Garden'), 'Table Name').fill('Winter garden');
  await settings('Garden').getByRole('button', { name: 'Rename' }).click();
  await settings('Winter garden').waitFor();
  await theyChange(`/api/tables/${tableId}`, { name: 'Orangery' });
  await settings('Orangery').waitFor();
  await value(settings('Orangery'), 'Table Name').toBe('Orangery');
  await isQuiet(settings('Orangery'));
  await field(settings('Orangery'), 'Table Name').fill('Mine');
  await theyChange(`/api/tables/${tableId}`, { name: 'Theirs' });
  await says(settings('Theirs'), 'Changed meanwhile to “Theirs”.');
});

it('names people newly seated at a table during the question whether to delete it', async () => {
  const event = await plannedEvent(organiser, {
    name: 'Questions',
    people: ['Ada Byron'],
    tables: { Garden: 4 },
  });
  const page = await stage.member(email, event.path);
  await page.getByRole('button', { name: /^Garden: / }).focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('region', { name: 'Settings of Garden' });
  await settings.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete table' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await event.seat('Ada Byron', 'Garden', 2);
  await question.getByText('Ada Byron').waitFor();
});

it('keeps a form open that was opened on an empty list when somebody else adds the first item', async () => {
  const event = await plannedEvent(organiser, { name: 'No guests' });
  const another = await plannedEvent(organiser, { name: 'No tables' });
  const page = await stage.member(email, `/events/${event.id}`);
  const keeps = async (opener: string, name: string, theyAdd: string, first: object) => {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const form = page.getByRole('dialog');
    await field(form, name).fill('Mine');
    await organiser.call('POST', theyAdd, first);
    // The dialog hides the page from assistive technology.
    await page.getByText('Theirs').first().waitFor({ state: 'attached' });
    expect(await field(form, name).inputValue()).toBe('Mine');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
  };
  const guest = { eventId: event.id, name: 'Theirs', attendeeRole: 'guest' };
  const table = { eventId: event.id, name: 'Theirs', capacity: 4, layout: 'circular' };
  await keeps('Add Attendee', 'Name', '/api/attendees', guest);
  await page.getByRole('tab', { name: 'Tables' }).click();
  await keeps('Add Table', 'Table Name', '/api/tables', table);
  await page.goto(stage.url + another.path);
  const inAnother = { ...table, eventId: another.id };
  await keeps('Add tables', 'Name of the first', '/api/tables', inAnother);
});
