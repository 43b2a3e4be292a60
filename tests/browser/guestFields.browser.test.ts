import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
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
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 2);
});

type Fields = { fields: GuestField[] };
const open = (tab: string) => page.goto(`${stage.url}/events/${event.id}?tab=${tab}`);
const put = async (fields: object[]) =>
  (await organiser.call<Fields>('PUT', `/api/events/${event.id}/fields`, { fields })).body.fields;
const fieldsNow = async () =>
  (await organiser.call<Fields>('GET', `/api/events/${event.id}/fields`)).body.fields.map(
    ({ name, kind, choices }) => [name, kind, ...choices.map((choice) => choice.name)],
  );
const customOf = async (name: string) =>
  (await organiser.call<AttendeeRow>('GET', `/api/attendees/${event.personId(name)}`)).body.custom;
const asked = [
  { name: 'Hotel', kind: 'choice', choices: [{ name: 'Grand' }, { name: 'Plaza' }] },
  { name: 'Shuttle', kind: 'yesNo' },
  { name: 'Rank', kind: 'number' },
  { name: 'Arrives', kind: 'date' },
];

const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

describe('the custom fields of an event', () => {
  it('are defined and ordered by keyboard, with errors beside them', async () => {
    await open('settings');
    await page.getByRole('button', { name: 'Add fields' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Custom fields' });
    await dialog.getByRole('button', { name: 'Add a field' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save the fields' }).press('Enter');
    await dialog.getByText('Name the field').waitFor();
    const name = dialog.getByRole('textbox', { name: 'Name of field 1' });
    await hasFocus(name);
    await page.keyboard.type('Badge');
    await dialog.getByRole('button', { name: 'Add a field' }).press('Enter');
    await hasFocus(dialog.getByRole('textbox', { name: 'Name of field 2' }));
    await page.keyboard.type('Hotel');
    const kind = dialog.getByRole('combobox', { name: 'Kind of field 2' });
    await kind.press('Enter');
    await page.getByRole('option', { name: 'Choice' }).press('Enter');
    await hasFocus(kind);
    await dialog.getByRole('textbox', { name: 'Choice 1 of field 2' }).fill('Grand');
    await dialog.getByRole('button', { name: 'Add a choice to Hotel' }).press('Enter');
    await hasFocus(dialog.getByRole('textbox', { name: 'Choice 2 of field 2' }));
    await page.keyboard.type('Plaza');
    await dialog.getByRole('button', { name: 'Move Hotel up' }).press('Enter');
    await hasFocus(dialog.getByRole('button', { name: 'Move Hotel down' }));
    await dialog.getByRole('button', { name: 'Save the fields' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Choice (Grand and Plaza)').waitFor();
    expect(await fieldsNow()).toEqual([
      ['Hotel', 'choice', 'Grand', 'Plaza'],
      ['Badge', 'text'],
    ]);
  });

  it('are retired with a warning, and keep choices in use unless told otherwise', async () => {
    const [hotel] = await put(asked.slice(0, 2));
    const custom = { [hotel?.fieldId ?? '']: hotel?.choices[0]?.choiceId };
    await organiser.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}`, { custom });
    await open('settings');
    await page.getByRole('button', { name: 'Edit the fields' }).click();
    const dialog = page.getByRole('dialog', { name: 'Custom fields' });
    await dialog.getByRole('button', { name: 'Retire Shuttle' }).click();
    await dialog.getByText('Shuttle is retired when you save').waitFor();
    await dialog.getByRole('button', { name: 'Remove Grand' }).click();
    await dialog.getByRole('button', { name: 'Save the fields' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Ada Byron has a choice that you remove',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await customOf('Ada Byron')).toEqual(custom);
    await dialog.getByRole('button', { name: 'Save the fields' }).click();
    await question.getByRole('button', { name: 'Clear their values' }).click();
    await page.getByText('Fields saved', { exact: true }).waitFor();
    expect(await fieldsNow()).toEqual([['Hotel', 'choice', 'Plaza']]);
    expect(await customOf('Ada Byron')).toBeNull();
  });
});

describe("a guest's values in custom fields", () => {
  it('are edited in the details by kind, and follow changed fields', async () => {
    const [hotel, shuttle, rank, arrives] = (await put(asked)).map(({ fieldId }) => fieldId);
    await page.goto(stage.url + event.path);
    await page.getByRole('button', { name: 'Details of Benno Falk' }).click();
    const panel = page.getByRole('complementary', { name: 'Benno Falk' });
    const choose = async (name: string, option: string) => {
      const field = panel.getByRole('combobox', { name });
      await field.click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await hasFocus(field);
    };
    await choose('Hotel', 'Plaza');
    await choose('Shuttle', 'No');
    const rankField = panel.getByRole('textbox', { name: 'Rank' });
    await rankField.fill('many');
    await rankField.press('Enter');
    await panel.getByText('Rank: Enter a number').waitFor();
    await rankField.fill('1.5');
    await rankField.press('Enter');
    await panel.getByLabel('Arrives').fill('2027-03-04');
    await panel.getByLabel('Arrives').press('Enter');
    await expect.poll(async () => Object.keys((await customOf('Benno Falk')) ?? {}).length).toBe(4);
    expect(await customOf('Benno Falk')).toMatchObject({
      [shuttle ?? '']: false,
      [rank ?? '']: 1.5,
      [arrives ?? '']: '2027-03-04',
    });
    // An incomplete date is no date, and clears nothing.
    await panel.getByLabel('Arrives').focus();
    await page.keyboard.press('Backspace');
    await panel.getByLabel('Arrives').press('Enter');
    await panel.getByText('Enter a valid date', { exact: true }).waitFor();
    await panel.getByLabel('Arrives').press('Escape');
    await panel.getByText('Enter a valid date', { exact: true }).waitFor({ state: 'detached' });
    expect(await panel.getByLabel('Arrives').inputValue()).toBe('2027-03-04');
    expect(Object.keys((await customOf('Benno Falk')) ?? {})).toContain(hotel);
    await put([{ name: 'Flight', kind: 'text' }]);
    await panel.getByRole('textbox', { name: 'Flight' }).waitFor();
    await panel.getByRole('combobox', { name: 'Hotel' }).waitFor({ state: 'detached' });
  });

  it('are entered with a new guest, with errors beside them', async () => {
    const [hotel, , rank] = (await put(asked)).map(({ fieldId }) => fieldId);
    await open('attendees');
    await page.getByRole('button', { name: 'Add Attendee' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Attendee' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Lind');
    const custom = dialog.getByRole('group', { name: 'Custom fields' });
    await custom.getByRole('combobox', { name: 'Hotel' }).click();
    await page.getByRole('option', { name: 'Grand' }).click();
    await custom.getByRole('textbox', { name: 'Rank' }).fill('x');
    await dialog.getByRole('button', { name: 'Add Attendee' }).click();
    await custom.getByRole('alert').getByText('Rank: Enter a number').waitFor();
    await custom.getByRole('textbox', { name: 'Rank' }).fill('7');
    await dialog.getByRole('button', { name: 'Add Attendee' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { body } = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`);
    const dora = body.find(({ name }) => name === 'Dora Lind');
    expect(Object.keys(dora?.custom ?? {}).sort()).toEqual([hotel, rank].sort());
    expect(dora?.custom?.[rank ?? '']).toBe(7);
  });
});
