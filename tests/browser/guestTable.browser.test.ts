import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Caller } from '../harness/planner.ts';
import { violations } from './accessibility.ts';
import { arabicTurned, asksBeforeReload, seenLetters } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { sizes } from './screenPages.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
});

const email = 'organiser@example.com';
const people = ['Ada Byron', 'Benno Falk', 'Cleo Roth', 'Dora Lind'];

const dinner = (name: string, more: object = {}) =>
  plannedEvent(organiser, { name, people, tables: { Garden: 4 }, ...more });
const change = ({ personId }: PlannedEvent, name: string, fields: object) =>
  organiser.call('PATCH', `/api/attendees/${personId(name)}`, fields);
const reply = ({ id, personId }: PlannedEvent, names: string[], given: string) =>
  organiser.call('POST', `/api/events/${id}/replies`, {
    attendeeIds: names.map(personId),
    reply: given,
  });
const known = async (event: PlannedEvent, field: keyof AttendeeRow) => {
  const { body } = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`);
  return body.map((row) => row[field]);
};

const grid = (page: Page) => page.getByRole('grid', { name: 'Attendees' });
const row = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const cell = (page: Page, name: string, column: string) =>
  row(page, name).locator(`[data-column="${column}"]`);
const names = (page: Page) => grid(page).getByRole('rowheader').allTextContents();
const header = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true });
const headers = (page: Page) => grid(page).getByRole('columnheader').allTextContents();
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const toggleColumns = async (page: Page, ...columns: string[]) => {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  for (const name of columns)
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
};
/** Once a cell's field is focused, its text is selected, so typing replaces it. */
const type = async (page: Page, label: string, text: string) => {
  await page
    .getByRole('textbox', { name: label, exact: true })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type(text);
};
const focused = (page: Page) => page.locator(':focus');
const hasFocus = (page: Page, name: string, column: string) =>
  cell(page, name, column).and(focused(page)).waitFor();

describe('a cell of the guest list', () => {
  it('keeps the order of words of a table whose name reads from right to left', async () => {
    const table = 'طاولة الشرف';
    const event = await plannedEvent(organiser, { name: 'Arabic', people, tables: { [table]: 4 } });
    await event.seat('Ada Byron', table, 3);
    const page = await stage.member(email, `/events/${event.id}`);
    const place = `${table}, seat 3`;
    const shown = cell(page, 'Ada Byron', 'place').locator('[title]');
    await shown.waitFor();
    expect(await seenLetters(shown)).toBe(arabicTurned(place));
    await page.close();
  });

  it('shows the edge of its pill while its row is hovered, in light and in dark', async () => {
    const event = await plannedEvent(organiser, { name: 'Pills', people });
    const page = await stage.member(email, `/events/${event.id}`);
    await page.mouse.move(0, 0);
    const pill = cell(page, 'Ada Byron', 'place').getByText('In the pool', { exact: true });
    await pill.hover();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [width, edge, around] = await pill.evaluate((shown) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(shown);
        const row = shown.closest('[role=row]') as Element;
        return [borderTopWidth, borderTopColor, getComputedStyle(row).backgroundColor];
      });
      expect(width).toBe('1px');
      expect([around, 'rgba(0, 0, 0, 0)']).not.toContain(edge);
    }
    await page.close();
  });

  it("shows the full reply on a phone, however long the table's name is", async () => {
    const table = 'Fürstentisch am Großen Fenster';
    const event = await plannedEvent(organiser, { name: 'Phone', people, tables: { [table]: 4 } });
    await event.seat('Ada Byron', table, 3);
    await reply(event, ['Ada Byron'], 'maybe');
    const page = await stage.member(email, `/events/${event.id}`, sizes.phone);
    const shown = page.getByText('Maybe', { exact: true });
    await shown.waitFor();
    expect(await shown.evaluate((badge) => badge.scrollWidth - badge.clientWidth)).toBe(0);
    await page.close();
  });

  it('shows the start of a long name, in either direction of writing', async () => {
    const long = [
      'Maximiliana Featherstonehaugh-Vandenbergh',
      'محمد عبد الرحمن بن عبد العزيز آل الشيخ',
    ];
    const event = await plannedEvent(organiser, { name: 'Long names', people: long });
    const page = await stage.member(email, `/events/${event.id}`);
    for (const name of long) {
      const shown = cell(page, name, 'name').getByText(name, { exact: true });
      const { isCut, isFirstSeen } = await shown.evaluate((text) => {
        const range = document.createRange();
        range.setStart(text.firstChild as Text, 0);
        range.setEnd(text.firstChild as Text, 1);
        const [letter, box] = [range.getBoundingClientRect(), text.getBoundingClientRect()];
        const isFirstSeen = letter.left >= box.left - 1 && letter.right <= box.right + 1;
        return { isCut: text.scrollWidth > text.clientWidth, isFirstSeen };
      });
      expect([isCut, isFirstSeen], name).toEqual([true, true]);
    }
    await page.close();
  });

  it("shows everybody's table number and seat, however long the name is", async () => {
    const tables = {
      'Fürstentisch am Großen Fenster 1': 4,
      'Fürstentisch am Großen Fenster 12': 4,
    };
    const event = await plannedEvent(organiser, { name: 'Long tables', people, tables });
    await event.seat('Ada Byron', 'Fürstentisch am Großen Fenster 12', 3);
    const page = await stage.member(email, `/events/${event.id}`);
    const place = cell(page, 'Ada Byron', 'place').getByTitle(
      'Fürstentisch am Großen Fenster 12, seat 3',
    );
    const end = place.getByText('12, seat 3', { exact: true });
    await end.waitFor();
    const lacking = await end.evaluate((shown) => {
      const text = document.createRange();
      text.selectNodeContents(shown);
      return text.getBoundingClientRect().width - shown.getBoundingClientRect().width;
    });
    expect(lacking).toBeLessThanOrEqual(0);
    const [whole, last] = [await place.boundingBox(), await end.boundingBox()];
    expect(last && whole && last.x + last.width - whole.x - whole.width).toBeLessThanOrEqual(0.5);
  });

  it('is edited by keyboard: Enter saves and goes down, Tab to the right, Escape discards', async () => {
    const event = await dinner('Edited by keys');
    const page = await stage.member(email, `/events/${event.id}`);
    await cell(page, 'Ada Byron', 'company').click();
    await page.keyboard.press('Enter');
    await type(page, 'Company of Ada Byron', 'Nordlys');
    await page.keyboard.press('Enter');
    await hasFocus(page, 'Benno Falk', 'company');
    await cell(page, 'Ada Byron', 'company').getByText('Nordlys', { exact: true }).waitFor();

    await page.keyboard.press('F2');
    await type(page, 'Company of Benno Falk', 'Acme');
    await page.keyboard.press('Tab');
    await hasFocus(page, 'Benno Falk', 'party');
    await page.keyboard.press('Enter');
    await type(page, 'Party of Benno Falk', 'Not this');
    await page.keyboard.press('Escape');
    await hasFocus(page, 'Benno Falk', 'party');
    await page.keyboard.press('Enter');
    await type(page, 'Party of Benno Falk', 'Falk');
    await page.keyboard.press('Shift+Tab');
    await hasFocus(page, 'Benno Falk', 'company');
    await expect.poll(() => known(event, 'company')).toEqual(['Nordlys', 'Acme', null, null]);
    await expect.poll(() => known(event, 'party')).toEqual([null, 'Falk', null, null]);
  });

  it('is edited after a double click, and saved by leaving it; undo reverses it', async () => {
    const event = await dinner('Edited by hand');
    const page = await stage.member(email, `/events/${event.id}`);
    await cell(page, 'Cleo Roth', 'name').dblclick();
    await type(page, 'Name of Cleo Roth', 'Cleo Marsh');
    await page.getByRole('searchbox', { name: 'Search attendees' }).click();
    await row(page, 'Cleo Marsh').waitFor();
    await page.getByText('Name of Cleo Roth changed', { exact: true }).first().waitFor();
    await expect.poll(() => known(event, 'name')).toContain('Cleo Marsh');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await row(page, 'Cleo Roth').waitFor();
    await expect.poll(() => known(event, 'name')).toEqual(people);
  });

  it('splits lists at commas, and recognises known words however they are typed', async () => {
    const event = await dinner('Edited lists');
    await change(event, 'Ada Byron', { tags: ['press'] });
    const page = await stage.member(email, `/events/${event.id}`);
    await toggleColumns(page, 'Tags', 'Allergies');
    await cell(page, 'Ada Byron', 'diets').dblclick();
    await type(page, 'Diet of Ada Byron', 'VEGAN, gluten free, no garlic');
    await page.keyboard.press('Tab');
    await hasFocus(page, 'Ada Byron', 'allergies');
    await page.keyboard.press('Enter');
    await type(page, 'Allergies of Ada Byron', 'nuts (anaphylaxis), milk: intolerance');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Tags of Ada Byron' }).and(focused(page)).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(', vip, VIP');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => known(event, 'diets'))
      .toEqual([['vegan', 'glutenFree', 'no garlic'], null, null, null]);
    await expect
      .poll(async () => (await known(event, 'allergies'))[0])
      .toEqual([
        { substance: 'nuts', severity: 'anaphylaxis' },
        { substance: 'milk', severity: 'intolerance' },
      ]);
    await expect
      .poll(async () => (await known(event, 'tags'))[0])
      .toEqual([`event:${event.id}`, 'press', 'vip']);
    await cell(page, 'Ada Byron', 'diets')
      .getByText('Vegan, Gluten-free, no garlic', { exact: true })
      .waitFor();
  });

  it('is chosen from a list: Enter saves a reply and goes down, Escape discards', async () => {
    const event = await dinner('Replied in place');
    await event.seat('Ada Byron', 'Garden', 1);
    const page = await stage.member(email, `/events/${event.id}`);
    const open = async (name: string) => {
      await page.keyboard.press('Enter');
      // An open list hides its surroundings from screen readers.
      await page.locator(`[role=combobox][aria-label="Reply of ${name}"]`).waitFor();
      await page.getByRole('option', { name: 'Not replied' }).and(focused(page)).waitFor();
    };
    await cell(page, 'Ada Byron', 'reply').click();
    await open('Ada Byron');
    await page.keyboard.press('Escape');
    await hasFocus(page, 'Ada Byron', 'reply');
    await open('Ada Byron');
    await page.keyboard.press('d');
    await page.getByRole('option', { name: 'Declined' }).and(focused(page)).waitFor();
    await page.keyboard.press('Enter');
    await hasFocus(page, 'Benno Falk', 'reply');
    await open('Benno Falk');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Invited' }).and(focused(page)).waitFor();
    await page.keyboard.press('Tab');
    await hasFocus(page, 'Benno Falk', 'place');
    await expect.poll(() => known(event, 'reply')).toEqual(['no', 'invited', 'none', 'none']);
    expect((await event.seatsNow()).every(({ attendeeId }) => attendeeId === null)).toBe(true);
    await cell(page, 'Ada Byron', 'place').getByText('Garden').waitFor({ state: 'detached' });
  });

  it('is a meal of its course, which tells what does not suit', async () => {
    const event = await dinner('Chosen meals');
    await change(event, 'Ada Byron', { diets: ['vegan'] });
    await organiser.call('PUT', `/api/events/${event.id}/menu`, {
      courses: [
        { name: 'Main', options: [{ name: 'Beef' }, { name: 'Risotto', fits: ['vegan'] }] },
      ],
    });
    const page = await stage.member(email, `/events/${event.id}`);
    await toggleColumns(page, 'Main');
    await header(page, 'Main').waitFor();
    const main = row(page, 'Ada Byron').locator('[data-column^="meal:"]');
    await main.dblclick();
    await page.getByRole('option', { name: 'Beef (not vegan)' }).waitFor();
    await page.getByRole('option', { name: 'Risotto', exact: true }).click();
    await main.getByText('Risotto', { exact: true }).waitFor();
    await expect
      .poll(async () => Object.keys(((await known(event, 'meals'))[0] ?? {}) as object).length)
      .toBe(1);
  });

  it('is a value of a custom field of the event', async () => {
    const event = await dinner('Custom fields');
    await organiser.call('PUT', `/api/events/${event.id}/fields`, {
      fields: [
        { name: 'Rank', kind: 'number' },
        { name: 'Arrives', kind: 'date' },
      ],
    });
    const page = await stage.member(email, `/events/${event.id}`);
    await toggleColumns(page, 'Rank', 'Arrives');
    const rank = row(page, 'Ada Byron').locator('[data-column^="custom:"]').first();
    await rank.dblclick();
    await type(page, 'Rank of Ada Byron', 'first');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Rank: Enter a number' }).waitFor();
    await page.getByRole('textbox', { name: 'Rank of Ada Byron' }).fill('1');
    await page.keyboard.press('Tab');
    await rank.getByText('1', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await type(page, 'Arrives of Ada Byron', '2027-03-04');
    await page.keyboard.press('Enter');
    await row(page, 'Ada Byron').getByText('Mar 4, 2027', { exact: true }).waitFor();
    await expect
      .poll(async () => Object.values(((await known(event, 'custom'))[0] ?? {}) as object))
      .toEqual(expect.arrayContaining([1, '2027-03-04']));
  });

  it('keeps what cannot be saved, and explains why', async () => {
    const event = await dinner('Refused');
    const page = await stage.member(email, `/events/${event.id}`);
    await toggleColumns(page, 'Email');
    await cell(page, 'Ada Byron', 'email').dblclick();
    await type(page, 'Email of Ada Byron', 'nobody');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Email of Ada Byron' });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await page
      .getByRole('alert')
      .filter({ hasText: /e-?mail/i })
      .waitFor();
    await field.fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await known(event, 'email'))[0]).toBe('ada@example.com');

    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'EditPeople'
        ? route.fulfill({
            json: {
              data: null,
              errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }],
            },
          })
        : route.fallback(),
    );
    await cell(page, 'Benno Falk', 'company').dblclick();
    await type(page, 'Company of Benno Falk', 'Acme');
    await page.keyboard.press('Enter');
    await page.getByText('Company of Benno Falk was not changed').first().waitFor();
    const company = cell(page, 'Benno Falk', 'company');
    await company.getByText('Acme', { exact: true }).waitFor();
    await expect.poll(() => company.getByText('Not saved. Not now.').count()).toBe(1);
    await company.click();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Company of Benno Falk' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => company.textContent()).toBe('');
  });

  it('keeps what was typed or chosen offline, to be sent once the connection is back', async () => {
    const event = await dinner('Edited offline');
    const page = await stage.member(email, `/events/${event.id}`);
    await cell(page, 'Ada Byron', 'company').dblclick();
    // The code of the editor comes with the first edit, and needs the network.
    await page.getByRole('textbox', { name: 'Company of Ada Byron' }).waitFor();
    await page.context().setOffline(true);
    await type(page, 'Company of Ada Byron', 'Nordlys');
    await asksBeforeReload(page);
    await page.keyboard.press('Enter');
    await hasFocus(page, 'Benno Falk', 'company');
    await page.getByText('1 edited cell is not saved.').waitFor();
    const company = cell(page, 'Ada Byron', 'company');
    await company.getByText('Nordlys', { exact: true }).waitFor();
    expect(await company.getAttribute('aria-invalid')).toBe('true');
    await cell(page, 'Benno Falk', 'reply').dblclick();
    await page.getByRole('option', { name: 'Maybe', exact: true }).click();
    await page.getByText('2 edited cells are not saved.').waitFor();
    await cell(page, 'Benno Falk', 'reply').getByText('Maybe', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    // Guests have their own fields on cards as well.
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 390, height: 844 });
    const card = (name: string) =>
      page.getByRole('list', { name: 'Attendees' }).locator('li[data-attendee]', { hasText: name });
    await card('Ada Byron')
      .getByText(/^Company: Nordlys\. Not saved\. /)
      .waitFor();
    await card('Benno Falk')
      .getByText(/^Reply: Maybe\. Not saved\. /)
      .waitFor();
    expect(await page.getByText('. Not saved. ').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(before);

    await page.context().setOffline(false);
    // Another screen asks about unsaved edits as well.
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
    await asksBeforeReload(page);
    await page.goBack();
    // They are shown again when the list is.
    await page.getByRole('tab', { name: /^Tables/ }).click();
    await page.getByRole('tab', { name: /^Attendees/ }).click();
    await company.click();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => known(event, 'company')).toContain('Nordlys');
    await page.getByText('1 edited cell is not saved.').waitFor();
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect.poll(() => known(event, 'reply')).toContain('maybe');
    await page.getByText('edited cell is not saved').waitFor({ state: 'detached' });
    expect(await company.getAttribute('aria-invalid')).toBeNull();
  });

  it('is asked about while unsaved, also at home and where a screen cannot be loaded', async () => {
    const event = await dinner('Left unsaved');
    const page = await stage.member(email, `/events/${event.id}`);
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'EditPeople'
        ? route.abort()
        : route.fallback(),
    );
    await cell(page, 'Ada Byron', 'company').dblclick();
    await type(page, 'Company of Ada Byron', 'Nordlys');
    await page.keyboard.press('Enter');
    await page.getByText('1 edited cell is not saved.').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    await asksBeforeReload(page);
    await page.route('**/ProfilePage-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    await asksBeforeReload(page);
    // It is shown again when the list is.
    await page.goBack();
    await page.goBack();
    await page.getByText('1 edited cell is not saved.').waitFor();
  });

  it('shows what somebody else has changed meanwhile', async () => {
    const event = await dinner('Overtaken');
    const page = await stage.member(email, `/events/${event.id}`);
    await cell(page, 'Ada Byron', 'company').dblclick();
    await type(page, 'Company of Ada Byron', 'Mine');
    await change(event, 'Ada Byron', { company: 'Theirs' });
    await page.getByText('Changed meanwhile to “Theirs”.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Company of Ada Byron' }).inputValue()).toBe(
      'Mine',
    );
    // When a guest is deleted by somebody else, edits of that guest end, and no question is asked about
    // them.
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await page.getByText('1 edited cell is not saved.').waitFor();
    await page.context().setOffline(false);
    await organiser.call('DELETE', `/api/attendees/${event.personId('Ada Byron')}`);
    await row(page, 'Ada Byron').waitFor({ state: 'detached' });
    let asked = false;
    page.on('dialog', (question) => {
      asked = true;
      void question.accept();
    });
    await page.reload();
    expect(asked).toBe(false);
  });

  it('stays while it is edited, even if its guest leaves the search results or the open group', async () => {
    const event = await dinner('Leaving rows');
    const page = await stage.member(email, `/events/${event.id}`);
    const search = page.getByRole('searchbox', { name: 'Search attendees' });
    await search.fill('Ada');
    await cell(page, 'Ada Byron', 'company').dblclick();
    await type(page, 'Company of Ada Byron', 'Analytical Engines');
    await change(event, 'Ada Byron', { name: 'Lady Lovelace' });
    await row(page, 'Lady Lovelace').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => known(event, 'company')).toContain('Analytical Engines');
    await page.getByText('Nobody matches').waitFor();

    await search.fill('');
    await choose(page, 'Group by', 'By reply');
    await reply(event, ['Benno Falk'], 'yes');
    const coming = grid(page).getByRole('button', { name: /^Coming/ });
    await coming.click();
    await row(page, 'Benno Falk').waitFor({ state: 'detached' });
    await cell(page, 'Cleo Roth', 'company').dblclick();
    await type(page, 'Company of Cleo Roth', 'Roth & Sons');
    await reply(event, ['Cleo Roth'], 'yes');
    await expect.poll(() => coming.textContent()).toContain('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => known(event, 'company')).toContain('Roth & Sons');
    await row(page, 'Cleo Roth').waitFor({ state: 'detached' });
  });
});

describe('the guest list as a grid', () => {
  it('has one Tab stop, and arrows, Home, End and pages lead from cell to cell', async () => {
    const event = await plannedEvent(organiser, {
      name: 'Walked through',
      people: Array.from({ length: 120 }, (_, n) => `Guest ${String(n).padStart(3, '0')}`),
    });
    const page = await stage.member(email, `/events/${event.id}`);
    await row(page, 'Guest 000').waitFor();
    await page.getByRole('button', { name: 'Add Attendee' }).focus();
    await page.keyboard.press('Tab');
    await hasFocus(page, 'Guest 000', 'name');
    await page.keyboard.press('ArrowUp');
    await header(page, 'Name').getByRole('button').and(focused(page)).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await hasFocus(page, 'Guest 001', 'company');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Delete Guest 001' }).and(focused(page)).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('checkbox', { name: 'Select Guest 001' }).and(focused(page)).waitFor();
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Delete Guest 119' }).and(focused(page)).waitFor();
    await page.keyboard.press('PageUp');
    await expect.poll(() => row(page, 'Guest 119').locator(':focus').count()).toBe(0);
    await page.keyboard.press('Control+Home');
    await grid(page).getByRole('columnheader', { name: 'Select' }).and(focused(page)).waitFor();
    await page.keyboard.press('Tab');
    // Whatever the grid draws again, it does not take the focus back.
    await change(event, 'Guest 000', { company: 'Northwind' });
    await row(page, 'Guest 000').getByText('Northwind').waitFor();
    expect(await grid(page).locator(':focus').count()).toBe(0);
  });

  it('focuses the next guest once one is deleted', async () => {
    const event = await dinner('Deleted by keys');
    const page = await stage.member(email, `/events/${event.id}`);
    await page.getByRole('button', { name: 'Delete Benno Falk' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete attendee' }).press('Enter');
    await page.getByRole('button', { name: 'Delete Cleo Roth' }).and(focused(page)).waitFor();
  });

  it('selects by Space, with Shift a range, and all by Ctrl+A', async () => {
    const event = await dinner('Selected by keys');
    const page = await stage.member(email, `/events/${event.id}`);
    const count = (text: string) =>
      page.getByRole('group', { name: 'Selected attendees' }).getByText(text).waitFor();
    await cell(page, 'Ada Byron', 'company').click();
    await page.keyboard.press('Space');
    await count('1 person selected');
    expect(await row(page, 'Ada Byron').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await count('3 people selected');
    await page.keyboard.press('Control+a');
    await count('4 people selected');
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Selected attendees' }).waitFor({ state: 'detached' });
  });

  it('selects with Shift the rows in between, in any order', async () => {
    const event = await dinner('Selected in order');
    await change(event, 'Benno Falk', { company: 'Zeta' });
    await change(event, 'Dora Lind', { company: 'acme' });
    const page = await stage.member(email, `/events/${event.id}`);
    await header(page, 'Company').getByRole('button').click();
    await expect.poll(async () => (await names(page))[0]).toBe('Dora Lind');
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    await box('Dora Lind').click();
    await box('Benno Falk').click({ modifiers: ['Shift'] });
    await page
      .getByRole('group', { name: 'Selected attendees' })
      .getByText('2 people selected')
      .waitFor();
  });

  it('is sorted by its headers, and keeps the focus on the same guest', async () => {
    const event = await dinner('Sorted');
    await change(event, 'Benno Falk', { company: 'Zeta' });
    await change(event, 'Dora Lind', { company: 'acme' });
    const page = await stage.member(email, `/events/${event.id}`);
    await expect.poll(() => names(page)).toEqual(people);
    expect(await header(page, 'Name').getAttribute('aria-sort')).toBe('ascending');
    await header(page, 'Company').getByRole('button').click();
    await expect
      .poll(() => names(page))
      .toEqual(['Dora Lind', 'Benno Falk', 'Ada Byron', 'Cleo Roth']);
    expect(await header(page, 'Company').getAttribute('aria-sort')).toBe('ascending');
    expect(await header(page, 'Name').getAttribute('aria-sort')).toBeNull();
    await header(page, 'Company').getByRole('button').press('Enter');
    await expect
      .poll(() => names(page))
      .toEqual(['Benno Falk', 'Dora Lind', 'Ada Byron', 'Cleo Roth']);
    await cell(page, 'Dora Lind', 'party').click();
    await change(event, 'Benno Falk', { company: null });
    await expect
      .poll(() => names(page))
      .toEqual(['Dora Lind', 'Ada Byron', 'Benno Falk', 'Cleo Roth']);
    await hasFocus(page, 'Dora Lind', 'party');
    await organiser.call('DELETE', `/api/attendees/${event.personId('Dora Lind')}`);
    await hasFocus(page, 'Ada Byron', 'party');
  });

  it('is grouped by party and by reply, with counts, and groups close by keyboard', async () => {
    const event = await dinner('Grouped');
    await change(event, 'Ada Byron', { party: 'Falk' });
    await change(event, 'Benno Falk', { party: 'falk' });
    await reply(event, ['Cleo Roth'], 'yes');
    const page = await stage.member(email, `/events/${event.id}`);
    await row(page, 'Ada Byron').waitFor();
    await choose(page, 'Group by', 'By party');
    const falk = grid(page).getByRole('button', { name: 'Falk 2 people' });
    await falk.waitFor();
    await grid(page).getByRole('button', { name: 'No party 2 people' }).waitFor();
    expect(await grid(page).getAttribute('aria-rowcount')).toBe('7');
    await cell(page, 'Ada Byron', 'company').click();
    await page.keyboard.press('ArrowUp');
    await falk.and(focused(page)).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => falk.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => names(page)).toEqual(['Cleo Roth', 'Dora Lind']);
    await falk.press('Space');
    await expect.poll(() => names(page)).toEqual(people);
    await choose(page, 'Group by', 'By reply');
    await grid(page).getByRole('button', { name: 'Not replied 3 people' }).waitFor();
    await grid(page).getByRole('button', { name: 'Coming 1 person' }).waitFor();
    await page.reload();
    await grid(page).getByRole('button', { name: 'Coming 1 person' }).waitFor();
    await choose(page, 'Group by', 'Not grouped');
    await expect.poll(() => names(page)).toEqual(people);
  });

  it('shows the columns that a member chose, also after a reload, but not for others', async () => {
    const event = await dinner('Columns');
    const page = await stage.member(email, `/events/${event.id}`);
    const usual = ['Name', 'Company', 'Party', 'Reply', 'Seat', 'Diet', 'Checked in'];
    const all = (columns: string[]) => ['Select', ...columns, 'Edit', 'Delete'];
    await expect.poll(() => headers(page)).toEqual(all(usual));
    await toggleColumns(page, 'Company', 'Email', 'Guest of');
    const chosen = ['Name', 'Party', 'Reply', 'Seat', 'Diet', 'Email', 'Guest of', 'Checked in'];
    await expect.poll(() => headers(page)).toEqual(all(chosen));
    await page.reload();
    await expect.poll(() => headers(page)).toEqual(all(chosen));
    const other = await stage.member('admin@example.com', `/events/${event.id}`);
    await expect.poll(() => headers(other)).toEqual(all(usual));
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Usual columns' }).click();
    await expect.poll(() => headers(page)).toEqual(all(usual));
  });

  it('offers readers name, company and seat, without editing', async () => {
    const event = await dinner('Read', { isPublic: true });
    await change(event, 'Ada Byron', { party: 'Secret' });
    const page = await stage.member('reader@example.com', `/events/${event.id}`);
    await expect.poll(() => headers(page)).toEqual(['Name', 'Company', 'Seat']);
    expect(await page.getByRole('button', { name: 'Columns', exact: true }).count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Group by' }).count()).toBe(0);
    await cell(page, 'Ada Byron', 'company').dblclick();
    await page.keyboard.press('Enter');
    expect(await grid(page).getByRole('textbox').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('of 5,000 with twelve columns is drawn only where it is visible', async () => {
    const event = await plannedEvent(organiser, {
      name: 'Congress',
      people: Array.from({ length: 5000 }, (_, n) => `Guest ${String(n).padStart(4, '0')}`),
    });
    const page = await stage.member(email, `/events/${event.id}`);
    await toggleColumns(page, 'Title', 'Role', 'Allergies', 'Tags', 'Email');
    await row(page, 'Guest 0000').waitFor();
    const drawn = () => grid(page).getByRole('row').count();
    expect(await drawn()).toBeLessThan(60);
    await cell(page, 'Guest 0000', 'email').focus();
    await page.keyboard.press('Control+End');
    await row(page, 'Guest 4999').waitFor();
    expect(await drawn()).toBeLessThan(60);
    await header(page, 'Name').getByRole('button').click();
    await header(page, 'Name').getByRole('button').click();
    expect(await drawn()).toBeLessThan(60);
    await choose(page, 'Group by', 'By reply');
    await grid(page).getByRole('button', { name: 'Not replied 5,000 people' }).waitFor();
    expect(await grid(page).getAttribute('aria-rowcount')).toBe('5002');
  });
});

it('is a list of cards on a phone', async () => {
  const event = await dinner('Pocketed');
  const page = await stage.member(email, `/events/${event.id}`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const cards = page.getByRole('list', { name: 'Attendees' }).getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(4);
  expect(await grid(page).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Actions for Ada Byron' }).tap();
  await page.getByRole('menuitem', { name: 'Edit' }).tap();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Company' }).waitFor();
});
