import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readGuestTable } from '../../schema/imports/guestFile.ts';
import type { Caller } from '../harness/planner.ts';
import { createGate, holding, isFocused, restingBox, tabsWithShades } from './hands.ts';
import { plannedEvent } from './plannedEvent.ts';
import { sizes } from './screenPages.ts';
import { it, type Stage, withoutFirstAnswer } from './stage.ts';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
});

const email = 'organiser@example.com';
const people = ['Ada Byron', 'Benno Falk', 'Cleo Marsh'];

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figure = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: label }) }).locator('dd');
const notice = (page: Page, title: string) =>
  page.getByText(title, { exact: true }).first().waitFor();
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

describe('an event', () => {
  it('has tabs that do not scroll up and down', async () => {
    const event = await plannedEvent(organiser, { name: 'Level dinner' });
    const page = await stage.member(email, `/events/${event.id}`);
    const tabs = page.getByRole('tablist');
    await tabs.waitFor();
    const hidden = await tabs.evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(hidden).toBe(0);
  });

  it('loads on a phone in its final shape: its tabs stay in place', async () => {
    const event = await plannedEvent(organiser, { name: 'Dinner' });
    const page = await stage.visitor(sizes.phone);
    await withoutFirstAnswer(page);
    const { reached, letGo } = await holding(page, 'EventDetail');
    const query = new URLSearchParams({ login_hint: email, returnTo: `/events/${event.id}` });
    await page.goto(`${stage.url}/api/login?${query}`);
    await reached;
    const waiting = await restingBox(page.locator('[data-skeleton]').last());
    letGo();
    const tabs = await restingBox(page.getByRole('tablist'));
    expect(Math.abs(tabs.y - waiting.y)).toBeLessThan(24);
  });

  it('is downloaded as a calendar file from its menu, by readers as well', async () => {
    const event = await plannedEvent(organiser, { name: 'Taken dinner', people, isPublic: true });
    const downloadOf = async (page: Page, item: string) => {
      await button(page, 'Export').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item, exact: true }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const page = await stage.member(email, `/events/${event.id}`);
    await heading(page, 'Taken dinner');
    const mine = await downloadOf(page, 'Guests as Excel (.xlsx)');
    expect(mine.name).toBe('Taken dinner guests.xlsx');
    const { table } = readGuestTable(new Uint8Array(mine.bytes));
    expect(table?.records.map(([name]) => name)).toEqual(people);
    expect(table?.header).toContain('email');
    await button(page, 'Export').click();
    const undated = page.getByRole('menuitem', { name: 'A calendar needs a date' });
    expect(await undated.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');

    const fields = { startDate: '2027-03-04T18:00:00.000Z' };
    await organiser.call('PATCH', `/api/events/${event.id}`, fields);
    const dated = await downloadOf(page, 'Event for a calendar (.ics)');
    expect(dated.name).toBe('Taken dinner event.ics');
    expect(dated.bytes.toString()).toContain('DTSTART:20270304T180000Z');

    const reader = await stage.member('reader@example.com', `/events/${event.id}`);
    await heading(reader, 'Taken dinner');
    const theirs = await downloadOf(reader, 'Guests as CSV');
    expect(theirs.bytes.toString()).toMatch(/^\uFEFFname,company,seated at,seat\r\nAda Byron,/);
    const all = await downloadOf(reader, 'Event and guests as JSON');
    expect(JSON.parse(all.bytes.toString()).guests).toHaveLength(3);
  });

  it('shows its details, and counts attendees, check-ins, tables and seats live', async () => {
    const event = await plannedEvent(organiser, {
      name: 'Harvest dinner',
      people,
      tables: { Garden: 4, Terrace: 6 },
      isPublic: true,
    });
    await event.seat('Ada Byron', 'Garden', 2);
    const page = await stage.member(email, `/events/${event.id}`);
    await heading(page, 'Harvest dinner');
    const main = page.getByRole('main');
    await main.getByText('Active', { exact: true }).waitFor();
    await main.getByText('Public', { exact: true }).waitFor();
    await expect.poll(() => figure(page, 'Total Attendees').textContent()).toBe('3');
    await expect.poll(() => figure(page, 'Checked in').textContent()).toBe('0');
    await expect.poll(() => figure(page, 'Tables').textContent()).toBe('2');
    await expect.poll(() => figure(page, 'Seats assigned').textContent()).toBe('1/10');
    await rowOf(page, 'Ada Byron').getByText('Garden, seat 2').waitFor();
    await rowOf(page, 'Benno Falk').getByText('In the pool').waitFor();

    await event.seat('Benno Falk', 'Terrace', 1);
    await organiser.call('PATCH', `/api/attendees/${event.personId('Cleo Marsh')}`, {
      isCheckedIn: true,
    });
    await organiser.call('PATCH', `/api/events/${event.id}`, { status: 'completed' });
    await expect.poll(() => figure(page, 'Seats assigned').textContent()).toBe('2/10');
    await expect.poll(() => figure(page, 'Checked in').textContent()).toBe('1');
    await main.getByText('Completed', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('switch', { name: /Cleo Marsh/ }).isChecked())
      .toBe(true);
    await expect
      .poll(() => main.getByRole('link', { name: 'Seating Chart' }).getAttribute('href'))
      .toBe(event.path);
  });

  it('is edited in a dialog, and the page shows the result', async () => {
    const event = await plannedEvent(organiser, { name: 'Plain dinner' });
    const page = await stage.member(email, `/events/${event.id}`);
    await button(page, 'Edit').click();
    await page.getByRole('textbox', { name: 'Event Name' }).fill('Fine dinner');
    await page.getByRole('textbox', { name: 'Location' }).fill('Hotel Bristol');
    await button(page, 'Save Changes').click();
    await notice(page, 'Event updated');
    await heading(page, 'Fine dinner');
    await page.getByRole('main').getByText('Hotel Bristol').waitFor();
  });

  it('keeps its date while an incomplete date is entered, and reports invalid dates and numbers', async () => {
    const event = await plannedEvent(organiser, { name: 'Dated dinner' });
    const startDate = '2027-03-04T18:00:00.000Z';
    await organiser.call('PATCH', `/api/events/${event.id}`, { startDate });
    const page = await stage.member(email, `/events/${event.id}`);
    await button(page, 'Edit').click();
    const starts = page.getByLabel('Starts');
    await starts.focus();
    await page.keyboard.press('Backspace');
    await button(page, 'Save Changes').click();
    await page.getByText('Enter a valid date and time', { exact: true }).waitFor();
    await expect.poll(isFocused(starts)).toBe(true);
    await starts.fill('2027-03-05T19:00');
    const most = page.getByRole('spinbutton', { name: 'Max Attendees' });
    await most.pressSequentially('12e');
    await most.press('Enter');
    await page.getByText('Enter a number', { exact: true }).waitFor();
    expect(await page.getByText('Enter a valid date and time', { exact: true }).count()).toBe(0);
    await most.press('Backspace');
    await most.press('Enter');
    await notice(page, 'Event updated');
    const { body } = await organiser.call('GET', `/api/events/${event.id}`);
    expect(body).toMatchObject({ startDate: '2027-03-05T19:00:00.000Z', maxAttendees: 12 });
  });

  it("keeps others' changes while a form is open, for the event, a guest and a table", async () => {
    const tables = { Garden: 4 };
    const event = await plannedEvent(organiser, { name: 'Shared dinner', people, tables });
    const path = `/api/attendees/${event.personId('Ada Byron')}`;
    const page = await stage.member(email, `/events/${event.id}`);
    await button(page, 'Edit').click();
    await page.getByRole('textbox', { name: 'Event Name' }).fill('Supper');
    await organiser.call('PATCH', `/api/events/${event.id}`, { location: 'Hotel Bristol' });
    await button(page, 'Save Changes').click();
    await heading(page, 'Supper');
    await page.getByRole('main').getByText('Hotel Bristol').waitFor();

    await button(page, 'Edit Ada Byron').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Company' }).fill('Engines');
    const allergies = [{ substance: 'nuts', severity: 'anaphylaxis' }];
    await organiser.call('PATCH', path, { allergies });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await rowOf(page, 'Ada Byron').getByText('Engines').waitFor();
    const { body } = await organiser.call<{ allergies: object[] }>('PATCH', path, {});
    expect(body.allergies).toEqual(allergies);

    await page.getByRole('tab', { name: /^Tables/ }).click();
    await button(page, 'Edit Garden').click();
    await dialog.getByLabel('Table Name').fill('Winter garden');
    const [seat] = await event.seatsNow();
    await organiser.call('PATCH', `/api/tables/${seat?.tableId}`, { capacity: 8 });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('row', { name: 'Winter garden' }).getByText('0/8').waitFor();
  });

  it('keeps the open tab in its address', async () => {
    const event = await plannedEvent(organiser, { name: 'Tabbed', tables: { Garden: 4 } });
    const page = await stage.member(email, `/events/${event.id}`);
    await page.getByRole('tab', { name: /^Tables/ }).click();
    expect(await tabsWithShades(page)).toEqual([]);
    await page.waitForURL(/\?tab=tables$/);
    await page.reload();
    await page.getByRole('rowheader', { name: 'Garden' }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('tab', { name: /^Tables/ }).focus();
    await page.keyboard.press('ArrowRight');
    await heading(page, 'Arrangements');
    await page.keyboard.press('ArrowRight');
    await heading(page, 'Kitchen');
    await page.keyboard.press('ArrowRight');
    await heading(page, 'Event settings');
  });

  it('that is missing or hidden is not found, with a way back', async () => {
    const secret = await plannedEvent(organiser, { name: 'Secret dinner' });
    const page = await stage.member('stranger@example.com', `/events/${secret.id}`);
    await heading(page, 'Event not found');
    const words = await page.getByRole('main').textContent();
    expect(words).toContain('permission');
    await page.goto(`${stage.url}/events/AAAAAAAAAAAAAAAAAAAAAA`);
    await heading(page, 'Event not found');
    await expect.poll(() => page.getByRole('main').textContent()).toBe(words);
    await page.getByRole('link', { name: 'Back to events' }).click();
    await heading(page, 'Events');
  });

  it('offers a retry if it could not be loaded', async () => {
    const event = await plannedEvent(organiser, { name: 'Flaky event' });
    const page = await stage.visitor();
    let failing = true;
    await page.route('**/graphql', (route) =>
      failing && route.request().postDataJSON()?.operationName === 'EventDetail'
        ? route.abort()
        : route.fallback(),
    );
    // The page of the event itself would bring the answer.
    const query = new URLSearchParams({ login_hint: email, returnTo: '/events' });
    await page.goto(`${stage.url}/api/login?${query}`);
    await page.locator(`a[href="/events/${event.id}"]`).first().click();
    await heading(page, 'Failed to fetch event');
    failing = false;
    await button(page, 'Try again').click();
    await heading(page, 'Flaky event');
  });

  it('of somebody else that is public shows its guests without any actions', async () => {
    const event = await plannedEvent(organiser, {
      name: 'Open house',
      people,
      tables: { Garden: 4 },
      isPublic: true,
    });
    await organiser.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}`, {
      isCheckedIn: true,
    });
    const page = await stage.member('stranger@example.com', `/events/${event.id}`);
    await heading(page, 'Open house');
    const main = page.getByRole('main');
    await main.getByText('View only').waitFor();
    await rowOf(page, 'Ada Byron').waitFor();
    // Only those who may edit the event see who has arrived.
    await expect.poll(() => main.getByText('Checked in').count()).toBe(0);
    // The same goes for roles: an unknown role is not shown as "Guest".
    await expect.poll(() => rowOf(page, 'Ada Byron').getByText('Guest').count()).toBe(0);
    await expect.poll(() => main.getByRole('combobox', { name: 'Role' }).count()).toBe(0);
    // Sorting the list does not change the event.
    const actions = () =>
      main.locator(
        'button:not([role=tab]):not([role=combobox]):not([role=columnheader] *):enabled',
      );
    await expect.poll(() => actions().allTextContents()).toEqual(['Export']);
    await page.getByRole('tab', { name: /^Tables/ }).click();
    await page.getByRole('rowheader', { name: 'Garden' }).waitFor();
    await expect.poll(() => actions().allTextContents()).toEqual(['Export']);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await heading(page, 'Event settings');
    await expect.poll(() => actions().allTextContents()).toEqual(['Export']);
  });
});

describe('the guest list of an event', () => {
  it('filters people by words and by role', async () => {
    const event = await plannedEvent(organiser, { name: 'Searched', people });
    await organiser.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}`, {
      attendeeRole: 'customer',
      company: 'Nordlys',
    });
    const page = await stage.member(email, `/events/${event.id}`);
    const names = () => page.locator('[data-attendee] [role=rowheader]').allTextContents();
    await expect.poll(names).toEqual(people);
    await page.getByRole('searchbox', { name: 'Search attendees' }).fill('nord');
    await expect.poll(names).toEqual(['Ada Byron']);
    await page.getByText('1 of 3 people').waitFor();
    await page.getByRole('searchbox', { name: 'Search attendees' }).fill('');
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Guest' }).click();
    await expect.poll(names).toEqual(['Benno Falk', 'Cleo Marsh']);
    await page.getByRole('searchbox', { name: 'Search attendees' }).fill('ada');
    await heading(page, 'Nobody matches');
    await button(page, 'Show everybody').click();
    await expect.poll(names).toEqual(people);
  });

  it('returns the focus once what offered to clear a choice or a filter is gone', async () => {
    const event = await plannedEvent(organiser, { name: 'Choices', people });
    const page = await stage.member(email, `/events/${event.id}`);
    const chosen = page.getByRole('checkbox', { name: 'Select Benno Falk' });
    await chosen.press('Space');
    await page.getByRole('group', { name: 'Selected' }).getByText('Clear').press('Enter');
    await expect.poll(isFocused(chosen)).toBe(true);
    const search = page.getByRole('searchbox', { name: 'Search attendees' });
    await search.fill('nobody of this name');
    await button(page, 'Show everybody').press('Enter');
    await expect.poll(isFocused(search)).toBe(true);
  });

  it('checks people in and out, and reverts if that fails', async () => {
    const event = await plannedEvent(organiser, { name: 'At the door', people });
    const page = await stage.member(email, `/events/${event.id}`);
    const ada = page.getByRole('switch', { name: 'Checked in Ada Byron' });
    const isIn = async () =>
      (
        await organiser.call<{ id: string; isCheckedIn: boolean }[]>(
          'GET',
          `/api/attendees?event=${event.id}`,
        )
      ).body.find(({ id }) => id === event.personId('Ada Byron'))?.isCheckedIn;
    await ada.click();
    await expect.poll(isIn).toBe(true);
    await expect.poll(() => figure(page, 'Checked in').textContent()).toBe('1');
    await ada.press('Space');
    await expect.poll(isIn).toBe(false);

    const message = 'The event is being changed by somebody else. Try again.';
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'CheckInAttendee'
        ? route.fulfill({
            json: { data: null, errors: [{ message, extensions: { code: 'CONFLICT' } }] },
          })
        : route.fallback(),
    );
    await ada.click();
    await page
      .getByText(`Failed to update attendee. Please try again. ${message}`)
      .first()
      .waitFor();
    await expect.poll(() => ada.isChecked()).toBe(false);
    await expect.poll(() => figure(page, 'Checked in').textContent()).toBe('0');
  });

  it('leaves no gap in the form of a new guest for fields that the event lacks', async () => {
    const event = await plannedEvent(organiser, { name: 'Asks little' });
    const page = await stage.member(email, `/events/${event.id}`);
    await page.getByRole('button', { name: 'Add Attendee' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Attendee' });
    const gap = async (above: string, label: string) => {
      const field = await dialog.getByPlaceholder(above, { exact: true }).boundingBox();
      const next = await dialog.getByText(label, { exact: true }).first().boundingBox();
      return field && next ? next.y - field.y - field.height : Number.NaN;
    };
    expect(await gap('Add an allergy', 'Access')).toBeLessThan(
      1.5 * (await gap('Add a diet', 'Allergies')),
    );
  });

  it('adds, edits and deletes somebody', async () => {
    const event = await plannedEvent(organiser, {
      name: 'Changing',
      people,
      tables: { Garden: 4 },
    });
    await event.seat('Benno Falk', 'Garden', 3);
    const page = await stage.member(email, `/events/${event.id}`);
    await button(page, 'Add Attendee').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Quill');
    const tagField = dialog.getByRole('textbox', { name: 'Add a tag' });
    await tagField.fill('VIP, Vegan');
    await tagField.press('Enter');
    // Typed text that is not a chip yet is not lost.
    await tagField.fill('Speaker');
    await dialog.getByRole('button', { name: 'Add Attendee' }).click();
    await notice(page, 'Attendee added');
    await rowOf(page, 'Dora Quill').getByText('In the pool').waitFor();

    await button(page, 'Edit Dora Quill').click();
    await dialog.getByRole('textbox', { name: 'Company' }).fill('Quill & Sons');
    const tags = dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem');
    await expect.poll(() => tags.allTextContents()).toEqual(['VIP', 'Vegan', 'Speaker']);
    await dialog.getByRole('button', { name: 'Remove tag Vegan' }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await rowOf(page, 'Dora Quill').getByText('Quill & Sons').waitFor();
    const listed = await organiser.call<{ name: string; tags: string[] }[]>(
      'GET',
      `/api/attendees?event=${event.id}`,
    );
    const dora = listed.body.find(({ name }) => name === 'Dora Quill');
    expect(dora?.tags).toEqual([`event:${event.id}`, 'VIP', 'Speaker']);

    await button(page, 'Delete Benno Falk').click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Garden, seat 3 is free again').waitFor();
    await question.getByRole('button', { name: 'Delete attendee' }).click();
    await notice(page, 'Attendee deleted');
    await rowOf(page, 'Benno Falk').waitFor({ state: 'detached' });
    await expect.poll(() => figure(page, 'Seats assigned').textContent()).toBe('0/4');
  });

  it('shows the first field again after the last button of a long form', async () => {
    const event = await plannedEvent(organiser, { name: 'A long form', people });
    const page = await stage.member(email, `/events/${event.id}`, {
      viewport: { width: 1280, height: 600 },
    });
    await button(page, 'Edit Benno Falk').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Add a tag' }).focus();
    await button(page, 'Close').press('Tab');
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await expect.poll(isFocused(name)).toBe(true);
    const isCovered = await name.evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== field;
    });
    expect(isCovered).toBe(false);
  });

  it('warns of more people than the event has room for, and refuses nobody', async () => {
    const event = await plannedEvent(organiser, { name: 'Full house', people });
    await organiser.call('PATCH', `/api/events/${event.id}`, { maxAttendees: 4 });
    const page = await stage.member(email, `/events/${event.id}`);
    const dialog = page.getByRole('dialog');
    const warning = (page: Page) => page.getByText(/than the event has room for \(4\)/);
    const add = async (name: string) => {
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await dialog.getByRole('button', { name: 'Add Attendee' }).click();
      await rowOf(page, name).waitFor();
    };
    const asked = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('EventRoom')),
    );
    await button(page, 'Add Attendee').click();
    await asked;
    expect(await warning(page).count()).toBe(0);
    await add('Dora Quill');
    await button(page, 'Add Attendee').click();
    await dialog.getByText('That makes 5 people, 1 more than').waitFor();
    await add('Emil Roth');
    // The warning stands beside the figure that is too high.
    const figure = page.getByText('Total Attendees').locator('xpath=..');
    await figure.getByText('1 person more than the event has room for.').waitFor();
    const heightOf = async (label: string) =>
      (await page.locator('dt', { hasText: label }).boundingBox())?.y;
    expect(await heightOf('Total Attendees')).toBe(await heightOf('Checked in'));

    await page.goto(stage.url + event.path);
    await button(page, 'Bulk Import').click();
    await dialog
      .getByRole('textbox', { name: 'Attendees' })
      .fill('Fay Adams, CFO, Nordlys, , guest\nGus Berg, CEO, Nordlys, , guest');
    await dialog.getByText('That makes 7 people, 3 more than').waitFor();
    await dialog.getByRole('button', { name: /^Import 2/ }).click();
    await notice(page, 'Successfully imported 2 attendees');
  });

  it('of 5,000 is drawn only where it is visible, and everybody can be found', async () => {
    const crowd = Array.from({ length: 5000 }, (_, n) => `Guest ${String(n).padStart(4, '0')}`);
    const event = await plannedEvent(organiser, { name: 'Congress', people: crowd });
    const page = await stage.member(email, `/events/${event.id}`);
    await rowOf(page, 'Guest 0000').waitFor();
    await expect.poll(() => figure(page, 'Total Attendees').textContent()).toBe('5,000');
    const drawn = () => page.locator('[data-attendee]').count();
    await expect.poll(() => drawn()).toBeLessThan(60);
    await rowOf(page, 'Guest 0000').getByRole('rowheader').focus();
    await page.keyboard.press('Control+End');
    await rowOf(page, 'Guest 4999').getByRole('button', { name: 'Delete Guest 4999' }).waitFor();
    expect(await rowOf(page, 'Guest 4999').getAttribute('aria-rowindex')).toBe('5001');
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001');
    await expect.poll(() => drawn()).toBeLessThan(60);
    await page.getByRole('searchbox', { name: 'Search attendees' }).fill('guest 2718');
    await rowOf(page, 'Guest 2718').waitFor();
    await expect.poll(() => drawn()).toBe(1);
  });
});

describe('the tables of an event', () => {
  it('are added, renamed, reduced and deleted, with notices of people returned to the pool', async () => {
    const event = await plannedEvent(organiser, { name: 'Tabled', people, tables: { Garden: 4 } });
    await event.seat('Ada Byron', 'Garden', 4);
    await event.seat('Benno Falk', 'Garden', 3);
    await event.seat('Cleo Marsh', 'Garden', 2);
    const page = await stage.member(email, `/events/${event.id}?tab=tables`);
    const row = (name: string) => page.getByRole('row', { name });
    await row('Garden').getByText('3/4').waitFor();

    await button(page, 'Add Table').click();
    await page.getByLabel('Table Name').fill('Terrace');
    await button(page, 'Create Table').click();
    await notice(page, 'Table created');
    await row('Terrace').getByText('0/6').waitFor();

    await button(page, 'Edit Garden').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Table Name').fill('');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Table name is required').waitFor();
    await dialog.getByLabel('Table Name').fill('Winter garden');
    await dialog.getByLabel('Capacity').fill('2');
    await dialog.getByText('Back to the pool: Ada Byron.').waitFor();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await notice(page, 'Table updated');
    await row('Winter garden').getByText('2/2').waitFor();

    await button(page, 'Delete Winter garden').click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/^Back to the pool: .*Cleo Marsh/).waitFor();
    await question.getByRole('button', { name: 'Delete table' }).click();
    await row('Winter garden').waitFor({ state: 'detached' });
    await expect.poll(() => figure(page, 'Seats assigned').textContent()).toBe('0/6');
    await expect
      .poll(async () => (await event.seatsNow()).every(({ attendeeId }) => attendeeId === null))
      .toBe(true);
  });
});

it('move the focus to the next row after a deletion by keyboard, or to the last one', async () => {
  const tables = { Garden: 4, Terrace: 4, Hall: 4 };
  const event = await plannedEvent(organiser, { name: 'Focused', tables });
  const page = await stage.member(email, `/events/${event.id}?tab=tables`);
  const remove = async (name: string) => {
    await button(page, `Delete ${name}`).press('Enter');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete table' });
    await confirm.press('Enter');
    await button(page, `Delete ${name}`).waitFor({ state: 'detached' });
  };
  await remove('Terrace');
  await expect.poll(isFocused(button(page, 'Delete Hall'))).toBe(true);
  await remove('Hall');
  await expect.poll(isFocused(button(page, 'Delete Garden'))).toBe(true);
});

it('move the focus to the next row even if the deletion is answered before the live update', async () => {
  const tables = { Garden: 4, Terrace: 4 };
  const event = await plannedEvent(organiser, { name: 'Focused late', tables });
  const page = await stage.member(email, '/events');
  const updates = createGate();
  await page.routeWebSocket('**/graphql', (socket) => {
    socket.connectToServer().onMessage(async (message) => {
      await updates.passed;
      socket.send(message);
    });
  });
  await page.goto(`${stage.url}/events/${event.id}?tab=tables`);
  const remove = button(page, 'Delete Garden');
  await remove.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete table' }).press('Enter');
  await notice(page, 'Table deleted');
  await expect.poll(isFocused(remove)).toBe(true);
  updates.open();
  await expect.poll(isFocused(button(page, 'Delete Terrace'))).toBe(true);
});

describe('the settings of an event', () => {
  it('make it public and private', async () => {
    const event = await plannedEvent(organiser, { name: 'Shown' });
    const page = await stage.member(email, `/events/${event.id}?tab=settings`);
    const isPublic = async () =>
      (await organiser.call<{ isPublic: boolean }>('GET', `/api/events/${event.id}`)).body.isPublic;
    const toggle = page.getByRole('switch', { name: 'Public' });
    await toggle.click();
    await notice(page, 'Event updated');
    await expect.poll(() => isPublic()).toBe(true);
    await expect.poll(() => toggle.isEnabled()).toBe(true);
    await toggle.click();
    await expect.poll(isPublic).toBe(false);
  });

  it('delete it after a question, and return to the list without it', async () => {
    const event = await plannedEvent(organiser, { name: 'Over', people });
    await plannedEvent(organiser, { name: 'Kept' });
    const page = await stage.member(email, `/events/${event.id}?tab=settings`);
    await heading(page, 'Over');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes('Event not found')) document.title = 'flashed';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await button(page, 'Delete Event').click();
    const question = page.getByRole('alertdialog');
    await question
      .getByText(/attendees, tables and seating arrangements are deleted too/)
      .waitFor();
    await question.getByRole('button', { name: 'Delete Event' }).click();
    await page.waitForURL(/\/events$/);
    await notice(page, 'Event deleted');
    await heading(page, 'Kept');
    await expect.poll(() => page.title()).not.toBe('flashed');
    await expect
      .poll(() => page.getByRole('heading', { name: 'Over', exact: true }).count())
      .toBe(0);
    await expect
      .poll(async () => (await organiser.call('GET', `/api/events/${event.id}`)).status)
      .toBe(404);
  });

  it('let a moderator edit, but not delete', async () => {
    const event = await plannedEvent(organiser, { name: 'Moderated' });
    const moderator = await stage.caller('helper@example.com');
    const { body } = await moderator.call<{ id: string }>('GET', '/api/auth/user');
    const admin = await stage.caller('admin@example.com');
    await admin.call('PATCH', `/api/admin/users/${body.id}`, { role: 'moderator' });
    const page = await stage.member('helper@example.com', `/events/${event.id}?tab=settings`);
    await page.getByText('Only the organiser of the event or an admin may delete it.').waitFor();
    await expect.poll(() => button(page, 'Delete Event').count()).toBe(0);
    await button(page, 'Edit Event').waitFor();
  });
});
