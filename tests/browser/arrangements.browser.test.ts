import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { isFocused, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';
const longName = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';

let stage: Stage;
let caller: Caller;
let dinner: PlannedEvent;
let arrangementId: string;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  caller = await stage.caller(email);
});

/**
 * When it was saved, Ada and Ben sat in the garden. Since then Ben has left, and Ada is in the pool.
 */
beforeEach(async () => {
  dinner = await plannedEvent(caller, {
    name: 'Gala at the Orangery',
    people: ['Ada Byron', 'Ben Ito', 'Cleo Duarte'],
    tables: { Garden: 4 },
    isPublic: true,
  });
  await dinner.seat('Ada Byron', 'Garden', 1);
  await dinner.seat('Ben Ito', 'Garden', 2);
  const body = { eventId: dinner.id, name: 'As planned' };
  arrangementId = (await caller.call<{ id: string }>('POST', '/api/arrangements', body)).body.id;
});

const sinceThen = async () => {
  const at = `/api/seats/${dinner.seatId('Garden', 1)}/assign`;
  await caller.call('POST', at, { eventId: dinner.id, attendeeId: null });
  await caller.call('DELETE', `/api/attendees/${dinner.personId('Ben Ito')}`);
};

const makeTemplate = () =>
  caller.call('PATCH', `/api/arrangements/${arrangementId}/template`, { isTemplate: true });

const notices = (page: Page) => page.locator('[role=region][aria-label^=Notifications]');
const says = (page: Page, text: string) => notices(page).getByText(text, { exact: true }).waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const choose = async (page: Page, item: string, name = 'As planned') => {
  await press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const question = (page: Page) => page.getByRole('alertdialog');
const named = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const onSeating = async (path = dinner.path): Promise<Page> => {
  const page = await stage.member(email, path);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  return page;
};
const shareDialog = async (): Promise<Page> => {
  const page = await onSeating();
  await press(page, 'Share');
  await named(page, 'As planned').waitFor();
  return page;
};
const arrangementsTab = async (as = email): Promise<Page> => {
  const page = await stage.member(as, `/events/${dinner.id}?tab=arrangements`);
  await named(page, 'As planned').waitFor();
  return page;
};
const occupants = async () =>
  (await dinner.seatsNow()).map(({ attendeeId }) => attendeeId).filter((id) => id !== null);

describe('applying a saved arrangement', () => {
  it('tells what will happen and who has left, does it, and is undone from the notice', async () => {
    await sinceThen();
    const page = await shareDialog();
    await choose(page, 'Apply…');
    await question(page).getByText('1 person changes places.', { exact: true }).waitFor();
    await question(page).getByText('No longer in the event: Ben Ito.', { exact: true }).waitFor();
    await question(page).getByRole('button', { name: 'Apply arrangement', exact: true }).click();
    await says(page, '1 person moved. No longer in the event: Ben Ito.');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => occupants()).toEqual([dinner.personId('Ada Byron')]);

    await notices(page).getByRole('button', { name: /^Undo/ }).click();
    await says(page, 'Undone');
    await expect.poll(() => occupants()).toEqual([]);
  });

  it('is not offered if nothing would change, and the question says why', async () => {
    const page = await arrangementsTab();
    await choose(page, 'Apply…');
    const why = 'Everything is already as saved.';
    await question(page).getByRole('status').getByText(why, { exact: true }).waitFor();
    const apply = question(page).getByRole('button', { name: 'Apply arrangement', exact: true });
    await expect.poll(() => apply.isDisabled()).toBe(true);
    // Screen readers announce the reason as the description of the question.
    const told = await question(page).evaluate(
      (dialog) =>
        document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(told).toContain(why);
    // The question follows changes by others.
    await dinner.seat('Ada Byron', 'Garden', 3);
    await question(page).getByText('1 person changes places.', { exact: true }).waitFor();
    await expect.poll(() => apply.isDisabled()).toBe(false);
  });

  it('does nothing if cancelled, by keyboard alone, and the focus returns', async () => {
    await sinceThen();
    const page = await arrangementsTab();
    const actions = page.getByRole('button', { name: 'Actions for As planned', exact: true });
    await actions.focus();
    await page.keyboard.press('Enter');
    // A menu focuses its first item in a later turn.
    await page.locator('[role=menuitem]:focus', { hasText: /^Apply…$/ }).waitFor();
    await page.keyboard.press('Enter');
    await question(page).getByText('1 person changes places.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => actions.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => occupants()).toEqual([]);
  });

  it('tells why it failed, and that its changes are unknown', async () => {
    const page = await arrangementsTab();
    const json = { errors: [{ message: 'The log is away.', extensions: { code: 'INTERNAL' } }] };
    await page.route('**/graphql', (route) =>
      /^(ArrangementEffect|ApplyArrangement)$/.test(route.request().postDataJSON()?.operationName)
        ? route.fulfill({ json })
        : route.fallback(),
    );
    await choose(page, 'Apply…');
    await question(page)
      .getByText(/The preview could not be loaded\. The log is away\.$/)
      .waitFor();
    await question(page).getByRole('button', { name: 'Apply arrangement', exact: true }).click();
    await says(page, 'Failed to apply arrangement');
  });
});

describe('a saved arrangement', () => {
  it('is duplicated under a new name', async () => {
    const page = await arrangementsTab();
    await choose(page, 'Duplicate');
    await says(page, 'It is called “Copy of As planned”.');
    await named(page, 'Copy of As planned').waitFor();
  });

  it('is updated once something differs, and says so if nothing does', async () => {
    const page = await shareDialog();
    const update = question(page).getByRole('button', { name: 'Update with the present seating' });
    await choose(page, 'Update with the present seating…');
    await question(page).getByText('It shows the present seating already.').waitFor();
    await expect.poll(() => update.isDisabled()).toBe(true);
    await dinner.seat('Cleo Duarte', 'Garden', 4);
    await question(page).getByText('1 seat differs.').waitFor();
    await update.click();
    await says(page, 'Arrangement updated with the present seating');
  });

  it('is shared and unshared by one button, which stays in place', async () => {
    const page = await shareDialog();
    const link = page.getByRole('switch', { name: 'Public link for As planned' });
    await link.press('Space');
    await says(page, 'Sharing enabled');
    await page.keyboard.press('Space');
    await says(page, 'Sharing disabled');
    await expect.poll(isFocused(link)).toBe(true);
  });

  it('is named by each control of its link, for people who hear them out of context', async () => {
    await caller.call('PATCH', `/api/arrangements/${arrangementId}/share`, { isPublic: true });
    const page = await arrangementsTab();
    for (const name of ['Copy link', 'QR code', 'Update…'])
      await page.getByRole('button', { name: `${name} for As planned`, exact: true }).waitFor();
    const opens = 'Open the public page of As planned';
    await page.getByRole('link', { name: opens, exact: true }).waitFor();
    const shows = 'Show event, date and place for As planned';
    await page.getByRole('switch', { name: shows, exact: true }).waitFor();
  });

  it('is renamed, in the dialog as on the event page', async () => {
    const page = await shareDialog();
    await choose(page, 'Rename…');
    const form = page.getByRole('dialog', { name: 'Rename arrangement', exact: true });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(longName);
    const description = 'As the caterer has it';
    await caller.call('PATCH', `/api/arrangements/${arrangementId}`, { description });
    await form.getByRole('button', { name: 'Save Changes', exact: true }).click();
    await says(page, 'Arrangement updated');
    await named(page, longName).waitFor();
    await page.getByText(description).waitFor();

    await caller.call('PATCH', `/api/arrangements/${arrangementId}`, { name: 'W'.repeat(100) });
    const narrow = await stage.member(email, `/events/${dinner.id}?tab=arrangements`, {
      viewport: { width: 390, height: 844 },
    });
    const { x, width } = await restingBox(narrow.getByRole('button', { name: /^Actions for W/ }));
    expect(x + width).toBeLessThanOrEqual(390);
    await choose(narrow, 'Delete…', 'W'.repeat(100));
    const isCut = question(narrow).evaluate((one) => one.scrollWidth > one.clientWidth);
    expect(await isCut).toBe(false);
  });

  it('is deleted, and restored from the notice', async () => {
    const page = await arrangementsTab();
    await choose(page, 'Delete…');
    await question(page).getByRole('button', { name: 'Delete arrangement', exact: true }).click();
    await says(page, 'Arrangement deleted');
    await page.getByText('Nothing saved yet', { exact: true }).waitFor();
    await notices(page).getByRole('button', { name: /^Undo/ }).click();
    await says(page, 'Arrangement restored');
    await named(page, 'As planned').waitFor();
  });

  it('passes the focus to the next one when it is deleted', async () => {
    const saved = { eventId: dinner.id, name: 'As hoped for' };
    await caller.call('POST', '/api/arrangements', saved);
    const page = await arrangementsTab();
    await choose(page, 'Delete…', 'As hoped for');
    await question(page)
      .getByRole('button', { name: 'Delete arrangement', exact: true })
      .press('Enter');
    await named(page, 'As hoped for').waitFor({ state: 'detached' });
    const next = page.getByRole('button', { name: 'Actions for As planned', exact: true });
    await expect.poll(isFocused(next)).toBe(true);
  });

  it('is compared with now by a link', async () => {
    const page = await arrangementsTab();
    await press(page, 'Actions for As planned');
    const item = page.getByRole('menuitem', { name: 'Compare with now', exact: true });
    await expect
      .poll(() => item.getAttribute('href'))
      .toBe(`/compare?event=${dinner.id}&from=arrangement%3A${arrangementId}&to=now`);
  });

  it('is shown to readers of the event, without any actions', async () => {
    const page = await arrangementsTab('stranger@example.com');
    await page.getByRole('link', { name: 'Compare with now', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('switch').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('button', { name: /^Save the current/ }).count())
      .toBe(0);
  });

  it('appears to others who look at the list', async () => {
    const page = await arrangementsTab();
    await caller.call('POST', '/api/arrangements', { eventId: dinner.id, name: 'By a colleague' });
    await named(page, 'By a colleague').waitFor();
  });
});

describe('a template', () => {
  const emptyEvent = (people: string[] = []) =>
    plannedEvent(caller, { name: 'Autumn supper', people });

  it('is saved as one, marked, and withdrawn', async () => {
    const page = await onSeating();
    await press(page, 'Save');
    const form = page.getByRole('dialog', { name: 'Save arrangement', exact: true });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Two rows');
    await form.getByRole('switch', { name: 'Use as a template', exact: true }).click();
    await form.getByRole('button', { name: 'Save arrangement', exact: true }).click();
    await named(page, 'Two rows').waitFor();
    const row = page.getByRole('listitem').filter({ has: named(page, 'Two rows') });
    await row.getByText('Template', { exact: true }).waitFor();
    await choose(page, 'Stop using as a template', 'Two rows');
    await says(page, 'Template removed');
    await row.getByText('Template', { exact: true }).waitFor({ state: 'detached' });
  });

  it('starts another event in its empty room, and is undone', async () => {
    await makeTemplate();
    const supper = await emptyEvent(['ada byron', 'Somebody else']);
    const page = await onSeating(supper.path);
    await press(page, 'Start from a template');
    const use = page
      .getByRole('listitem')
      .filter({ hasText: 'From Gala at the Orangery' })
      .getByRole('button', { name: 'Use As planned', exact: true });
    await use.first().click();
    await says(page, '1 table added. 1 person seated by name. 1 name was not found in the pool.');
    await page.locator('[data-table]').first().waitFor();
    const seats = await supper.seatsNow();
    expect(seats.map(({ attendeeId }) => attendeeId)).toEqual([
      supper.personId('ada byron'),
      null,
      null,
      null,
    ]);
    await notices(page).getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('Add your first table', { exact: true }).waitFor();
  });

  it('is offered where a table is added, and found by its name', async () => {
    await makeTemplate();
    for (let n = 0; n < 5; n += 1) {
      const body = { eventId: dinner.id, name: `Plan ${n}`, isTemplate: true };
      await caller.call('POST', '/api/arrangements', body);
    }
    const page = await onSeating();
    await press(page, 'Add Table');
    await press(page, 'From a template…');
    const list = page.getByRole('dialog', { name: 'Start from a template', exact: true });
    await list.getByRole('searchbox', { name: 'Search templates' }).fill('plan 3');
    await list
      .getByRole('heading', { name: 'As planned', exact: true })
      .waitFor({ state: 'detached' });
    await list.getByRole('button', { name: 'Use Plan 3', exact: true }).first().click();
    await says(page, '1 table added. 2 names were not found in the pool.');
    await expect.poll(() => dinner.seatsNow()).toHaveLength(8);
  });

  it('is not offered to somebody who has saved none', async () => {
    const newcomer = await stage.caller('template-newcomer@example.com');
    const own = await plannedEvent(newcomer, { name: 'First dinner' });
    const page = await stage.member('template-newcomer@example.com', own.path);
    await page.getByRole('button', { name: 'Import people' }).waitFor();
    expect(await page.getByRole('button', { name: 'Start from a template' }).count()).toBe(0);
  });
});
