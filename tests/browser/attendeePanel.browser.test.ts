import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { asksBeforeReload, isInFullView, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

type Attendee = Record<string, unknown> & { name: string; tags: string[] };

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
  await event.seat('Benno Falk', 'Garden', 2);
});

const show = async (name = 'Ada Byron', on = page) => {
  await on.goto(stage.url + event.path);
  await on.getByRole('button', { name: `Details of ${name}` }).click();
  await on.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
};
/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = (on: Page): Promise<boolean> =>
  on.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
const panel = () => page.getByRole('complementary');
/** Opens somebody's details in place of the ones that are open. */
const showOnly = async (name: string) => {
  await page
    .locator(
      `[data-seating] :is([data-person="${event.personId(name)}"], [data-attendee="${event.personId(name)}"])`,
    )
    .first()
    .dblclick();
  await panel().getByRole('heading', { name }).waitFor();
};
const field = (name: string) => panel().getByRole('textbox', { name, exact: true });
const saved = async (name = 'Ada Byron') =>
  (await organiser.call<Attendee>('GET', `/api/attendees/${event.personId(name)}`)).body;
const notice = (title: string) => page.getByText(title, { exact: true }).first().waitFor();
/** Holds the next field edit before it reaches the server. */
const heldEdit = async (): Promise<() => Promise<Route>> => {
  let resolve = (_: Route) => {};
  const asked = new Promise<Route>((take) => {
    resolve = take;
  });
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'EditAttendeeField'
      ? resolve(route)
      : route.fallback(),
  );
  return () => asked;
};
const change = (fields: object) =>
  organiser.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}`, fields);

describe('the details of an attendee', () => {
  it('scroll by themselves: the page stays as high as the window', async () => {
    await show();
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(await beyond()).toBe(0);
  });

  it('save a field on Enter and another on leaving it, with a notice', async () => {
    await show();
    await field('Company').fill('  Analytical Engines ');
    await page.keyboard.press('Enter');
    await notice('Attendee updated');
    await field('Email').fill('ada@example.com');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await saved()).email).toBe('ada@example.com');
    await expect.poll(async () => (await saved()).company).toBe('Analytical Engines');
    await page.locator('[data-drop=pool]').getByText('Analytical Engines').waitFor();
    await panel().getByRole('link', { name: 'Write to Ada Byron' }).waitFor();
  });

  it('discard what was typed on Escape; a second Escape closes and returns the focus', async () => {
    await show();
    await field('Title').fill('Countess');
    // While a word is being composed, Escape belongs to the input method.
    const composing = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    await field('Title').dispatchEvent('keydown', composing);
    expect(await field('Title').inputValue()).toBe('Countess');
    await page.keyboard.press('Escape');
    await expect.poll(() => field('Title').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(() => focused()).toBe('Details of Ada Byron');
    await expect.poll(async () => (await saved()).title).toBeNull();
  });

  it('show an error at its field, and save nothing', async () => {
    await show();
    await field('Name').fill(' ');
    await page.keyboard.press('Enter');
    await panel().getByText('Name is required').waitFor();
    await expect.poll(() => field('Name').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => field('Name').inputValue()).toBe('Ada Byron');
    await field('Linked URL').fill('nowhere');
    await page.keyboard.press('Enter');
    await panel().getByText('Enter a web address that starts with http').waitFor();
    await field('Notes').fill('x'.repeat(1001));
    await panel().getByText('1,001 of 1,000 characters').waitFor();
    await page.keyboard.press('Control+Enter');
    await panel().getByText('Must be 1000 characters or less').waitFor();
    await expect.poll(async () => (await saved()).notes).toBeNull();
  });

  it('ask until answered if all they have is what was known before', async () => {
    await show();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await change({ notes: 'Comes by boat', company: 'Analytical Engines' });
    await page.locator('[data-drop=pool]').getByText('Analytical Engines').waitFor();
    let lost = 0;
    await page.route('**/graphql', (route) => {
      const isLost =
        route.request().postDataJSON()?.operationName === 'AttendeeDetails' && lost < 6;
      if (!isLost) return route.fallback();
      lost += 1;
      return route.abort();
    });
    await page.getByRole('button', { name: 'Details of Ada Byron' }).click();
    await expect.poll(() => field('Notes').inputValue()).toBe('Comes by boat');
    await page.unroute('**/graphql');
  });

  it('revert what was shown of a failed change, and keep what was typed', async () => {
    await show();
    const asked = await heldEdit();
    await field('Name').fill('Ada Lovelace');
    await page.keyboard.press('Enter');
    const route = await asked();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    const errors = [{ message: 'Somebody else was faster.', extensions: { code: 'CONFLICT' } }];
    await route.fulfill({ json: { data: null, errors } });
    await page.getByText('Failed to update attendee. Please try again.').first().waitFor();
    await page.getByRole('heading', { name: 'Ada Byron' }).waitFor();
    await expect.poll(() => field('Name').inputValue()).toBe('Ada Lovelace');
    await panel().getByText('Not saved.').waitFor();
    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await saved()).name).toBe('Ada Lovelace');
  });

  it("keep unsaved text when somebody else's details take their place", async () => {
    await show();
    await field('Linked URL').fill('nowhere');
    await showOnly('Benno Falk');
    await notice('Not everything about Ada Byron was saved');
    expect(await field('Linked URL').inputValue()).toBe('');
    await asksBeforeReload(page);
    await showOnly('Ada Byron');
    await panel().getByText('Enter a web address that starts with http').waitFor();
    expect(await field('Linked URL').inputValue()).toBe('nowhere');
    await field('Linked URL').press('Escape');

    const errors = [{ message: 'Somebody else was faster.', extensions: { code: 'CONFLICT' } }];
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'EditAttendeeField'
        ? route.fulfill({ json: { data: null, errors } })
        : route.fallback(),
    );
    await field('Add a tag').fill('VIP');
    await showOnly('Benno Falk');
    await notice('Error');
    await page.unroute('**/graphql');
    await showOnly('Ada Byron');
    expect(await field('Add a tag').inputValue()).toBe('VIP');
    await field('Add a tag').press('Enter');
    await notice('Attendee updated');
    expect((await saved()).tags).toContain('VIP');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await panel().waitFor({ state: 'detached' });
    expect(await page.getByText('Not everything about Ada Byron was saved').count()).toBe(0);
  });

  it('drop unsaved text about somebody whom others have deleted', async () => {
    await show();
    await field('Linked URL').fill('nowhere');
    await organiser.call('DELETE', `/api/attendees/${event.personId('Ada Byron')}`);
    await panel().getByText('No longer on the guest list').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await panel().waitFor({ state: 'detached' });
    expect(await page.getByText('Not everything about Ada Byron was saved').count()).toBe(0);
    expect(
      await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    ).toBe(true);
  });

  it("show others' changes, and leave what is being typed, with a note", async () => {
    await show();
    await change({ phone: '0123' });
    await expect.poll(() => field('Phone').inputValue()).toBe('0123');
    await field('Title').fill('Mine');
    await change({ title: 'Theirs', company: 'Acme' });
    await panel().getByText('Somebody else has changed this to “Theirs”.').waitFor();
    await expect.poll(() => field('Title').inputValue()).toBe('Mine');
    await expect.poll(() => field('Company').inputValue()).toBe('Acme');
    await page.keyboard.press('Escape');
    await expect.poll(() => field('Title').inputValue()).toBe('Theirs');
  });

  it('keep tags as chips, without the event’s marker', async () => {
    await show();
    const tags = panel().getByRole('list', { name: 'Tags' }).getByRole('listitem');
    await field('Add a tag').fill('VIP, Vegan');
    await page.keyboard.press('Enter');
    await expect.poll(() => tags.allTextContents()).toEqual(['VIP', 'Vegan']);
    await expect.poll(async () => (await saved()).tags.slice(1)).toEqual(['VIP', 'Vegan']);
    await panel().getByRole('button', { name: 'Remove tag VIP' }).click();
    await expect.poll(async () => (await saved()).tags).toEqual([`event:${event.id}`, 'Vegan']);
    await expect.poll(() => tags.allTextContents()).toEqual(['Vegan']);
  });

  it('lose nothing that somebody else adds to the same list while a chip is being saved', async () => {
    await show();
    const asked = await heldEdit();
    await field('Add a diet').fill('vegan');
    await page.keyboard.press('Enter');
    const route = await asked();
    await change({ diets: ['halal'] });
    await route.continue();
    await notice('Attendee updated');
    expect((await saved()).diets).toEqual(['halal', 'vegan']);
    const chips = panel().getByRole('list', { name: 'Diet' }).getByRole('listitem');
    await expect.poll(() => chips.allTextContents()).toEqual(['Halal', 'Vegan']);
    await page.unroute('**/graphql');
  });

  it('add an allergy with its severity by keys, and undo it', async () => {
    await show();
    const chips = panel().getByRole('list', { name: 'Allergies' }).getByRole('listitem');
    const allergies = async () => (await saved()).allergies;
    const nuts = { substance: 'nuts', severity: 'anaphylaxis' };
    const substance = panel().getByRole('combobox', { name: 'Add an allergy' });
    await substance.focus();
    await page.keyboard.type('nut');
    await page.getByRole('option', { name: 'Nuts', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => substance.inputValue()).toBe('Nuts');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = page.locator('[role=option]:focus');
    await focused.filter({ hasText: 'Allergy' }).waitFor();
    await page.keyboard.press('End');
    await focused.filter({ hasText: 'Anaphylaxis' }).waitFor();
    await page.keyboard.press('Enter');
    const severity = panel().getByRole('combobox', { name: 'Severity' });
    await expect.poll(() => severity.textContent()).toBe('Anaphylaxis');
    // The list returns the focus after it has closed.
    await page.locator('[role=combobox]:focus').filter({ hasText: 'Anaphylaxis' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => chips.allTextContents()).toEqual(['Nuts Anaphylaxis']);
    await expect.poll(() => allergies()).toEqual([nuts]);
    await panel().getByRole('status').getByText('Nuts: Anaphylaxis added').waitFor();
    await expect.poll(() => severity.textContent()).toBe('Allergy');

    // A substance in their own words, followed by its severity.
    await substance.focus();
    await page.keyboard.type('kiwi: intolerance');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => chips.allTextContents())
      .toEqual(['Nuts Anaphylaxis', 'kiwi Intolerance']);
    const kiwi = { substance: 'kiwi', severity: 'intolerance' };
    await expect.poll(() => allergies()).toEqual([nuts, kiwi]);
    await page.getByLabel('Undo', { exact: true }).click();
    await expect.poll(() => chips.allTextContents()).toEqual(['Nuts Anaphylaxis']);
    await panel().getByRole('button', { name: 'Remove allergy Nuts: Anaphylaxis' }).press('Enter');
    await expect.poll(() => allergies()).toBeNull();
    await expect.poll(() => chips.count()).toBe(0);
  });

  it('keep a chosen severity while an earlier allergy is being saved', async () => {
    await show();
    const asked = await heldEdit();
    const substance = panel().getByRole('combobox', { name: 'Add an allergy' });
    await substance.fill('kiwi');
    await substance.press('Enter');
    const route = await asked();
    await substance.fill('dust');
    await panel().getByRole('combobox', { name: 'Severity' }).click();
    await page.getByRole('option', { name: 'Anaphylaxis' }).click();
    await route.continue();
    await panel()
      .getByRole('status')
      .getByText(/^kiwi.* added$/)
      .waitFor({ state: 'attached' });
    await page.unroute('**/graphql');
    await substance.press('Enter');
    await expect
      .poll(async () => (await saved()).allergies)
      .toEqual([
        { substance: 'kiwi', severity: 'allergy' },
        { substance: 'dust', severity: 'anaphylaxis' },
      ]);
  });

  it('discard a substance on Escape, and add it when the focus moves on', async () => {
    await show();
    const substance = panel().getByRole('combobox', { name: 'Add an allergy' });
    await substance.fill('dust');
    await page.keyboard.press('Escape');
    await expect.poll(() => substance.inputValue()).toBe('');
    await substance.fill('celery root');
    await field('Notes').focus();
    await panel().getByText('celery root', { exact: true }).waitFor();
    await expect
      .poll(async () => (await saved()).allergies)
      .toEqual([{ substance: 'celery root', severity: 'allergy' }]);
  });

  it('keep access needs as chips of known words, and name who has an external id', async () => {
    await show();
    await field('Add an access need').fill('high chair, Near the door');
    await page.keyboard.press('Enter');
    const chips = panel().getByRole('list', { name: 'Access' }).getByRole('listitem');
    await expect.poll(() => chips.allTextContents()).toEqual(['High chair', 'Near the door']);
    await expect.poll(async () => (await saved()).access).toEqual(['highChair', 'Near the door']);
    await organiser.call('PATCH', `/api/attendees/${event.personId('Benno Falk')}`, {
      externalId: 'CRM-1',
    });
    await field('External ID').fill('CRM-1');
    await page.keyboard.press('Enter');
    await panel().getByText('Benno Falk has this external ID already').waitFor();
    await expect.poll(async () => (await saved()).externalId).toBeNull();
  });

  it('check in, and choose role, opportunity and demo', async () => {
    await show();
    await panel().getByRole('switch', { name: 'Checked in' }).click();
    await expect.poll(async () => (await saved()).isCheckedIn).toBe(true);
    for (const [list, option] of [
      ['Role', 'Customer'],
      ['Current opportunity', 'Previous'],
      ['Demo', 'Demo planned'],
    ] as const) {
      await panel().getByRole('combobox', { name: list, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    }
    await expect
      .poll(async () => {
        const { attendeeRole, currentOpportunity, demoStatus } = await saved();
        return { attendeeRole, currentOpportunity, demoStatus };
      })
      .toEqual({
        attendeeRole: 'opportunity',
        currentOpportunity: 'previous',
        demoStatus: 'planned',
      });
  });

  it('open by a double click on a seat, and by Alt+Enter in the list', async () => {
    await page.goto(stage.url + event.path);
    await page.locator('[data-seat][data-attendee]').dblclick();
    await panel().getByText('Garden, seat 2').waitFor();
    await page.locator('[data-drop=pool] [data-attendee]').focus();
    await page.keyboard.press('Alt+Enter');
    await page.getByRole('heading', { name: 'Ada Byron' }).waitFor();
    await panel().getByText('In the pool').waitFor();
  });

  it('delete after a confirmation', async () => {
    await show();
    await panel().getByRole('button', { name: 'Delete attendee' }).click();
    await page.getByRole('alertdialog', { name: 'Delete “Ada Byron”?' }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete attendee' }).click();
    await notice('Attendee deleted');
    await panel().waitFor({ state: 'detached' });
    await page.locator('[data-drop=pool] [data-attendee]').waitFor({ state: 'detached' });
  });

  it('say that somebody else has deleted them', async () => {
    await show();
    await organiser.call('DELETE', `/api/attendees/${event.personId('Ada Byron')}`);
    await page.getByRole('heading', { name: 'No longer on the guest list' }).waitFor();
  });

  it('keep nothing that was typed once their event is deleted', async () => {
    await show();
    await field('Company').fill('Analytical');
    await organiser.call('DELETE', `/api/events/${event.id}`);
    await page.getByRole('heading', { name: 'Event not found', exact: true }).waitFor();
    expect(await asksBeforeLeaving(page)).toBe(false);
    expect(await page.getByText('Not everything about Ada Byron was saved').count()).toBe(0);
  });

  it('keep nothing that was typed by somebody who may no longer edit the event', async () => {
    const admin = await stage.caller('admin@example.com');
    const moderator = await stage.caller('grace@example.com');
    const { body } = await moderator.call<{ id: string }>('GET', '/api/auth/user');
    const become = (role: string) => admin.call('PATCH', `/api/admin/users/${body.id}`, { role });
    await become('moderator');
    const hers = await stage.member('grace@example.com', '/events');
    await show('Ada Byron', hers);
    await hers.getByRole('textbox', { name: 'Company', exact: true }).fill('Analytical');
    await become('user');
    await hers.getByRole('heading', { name: 'Event not found', exact: true }).waitFor();
    await expect.poll(() => asksBeforeLeaving(hers)).toBe(false);
    expect(await hers.getByText('Not everything about Ada Byron was saved').count()).toBe(0);
  });

  it('offer a retry if they could not be loaded', async () => {
    let isFailing = true;
    await page.route('**/graphql', (route) =>
      isFailing && route.request().postDataJSON()?.operationName === 'AttendeeDetails'
        ? route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } })
        : route.fallback(),
    );
    await page.goto(stage.url + event.path);
    await page.getByRole('button', { name: 'Details of Ada Byron' }).click();
    await page.getByRole('heading', { name: 'The details could not be loaded' }).waitFor();
    isFailing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await field('Name').waitFor();
    await page.unroute('**/graphql');
  });
});

describe('elsewhere', () => {
  it('is a sheet on a phone, where Escape discards a field before it closes', async () => {
    const phone = await stage.member('organiser@example.com', event.path, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.getByRole('button', { name: 'Pool (1)' }).tap();
    await phone.getByRole('button', { name: 'Details of Ada Byron' }).tap();
    const sheet = phone.getByRole('dialog', { name: 'Ada Byron' });
    const company = sheet.getByRole('textbox', { name: 'Company' });
    await company.fill('Acme');
    await phone.keyboard.press('Escape');
    await expect.poll(() => company.inputValue()).toBe('');
    const told = phone.locator('[role=region][aria-label^=Notifications] li');
    await company.fill('Acme');
    await sheet.getByRole('textbox', { name: 'Title' }).tap();
    // A hovered notice stays.
    await told.hover();
    await expect.poll(async () => (await saved()).company).toBe('Acme');
    const tooWide = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(tooWide).toBe(0);
    // A notice reports what was saved, and does not cover the close button.
    const close = sheet.getByRole('button', { name: 'Close' });
    const notice = await restingBox(told);
    expect(notice.y + notice.height).toBeLessThanOrEqual((await restingBox(close)).y);
    await close.tap();
    await sheet.waitFor({ state: 'detached' });
    const focused = () => phone.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Details of Ada Byron');
  });

  it('scrolls to an error below a field at the end of the screen', async () => {
    const phone = await stage.member('organiser@example.com', event.path, {
      viewport: { width: 390, height: 480 },
    });
    await phone.getByRole('button', { name: 'Pool (1)' }).click();
    await phone.getByRole('button', { name: 'Details of Ada Byron' }).click();
    const email = phone.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    await email.fill('nobody');
    await email.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await phone.keyboard.press('Enter');
    const wrong = phone.getByText('Enter a valid email address');
    await wrong.waitFor();
    await expect.poll(() => isInFullView(wrong)).toBe(true);
  });

  it('is read-only for those who may not change it', async () => {
    const open = await plannedEvent(organiser, {
      name: 'Open day',
      people: ['Cleo Witt'],
      isPublic: true,
    });
    const stranger = await stage.member('stranger@example.com', open.path);
    await stranger.getByRole('button', { name: 'Details of Cleo Witt' }).click();
    const details = stranger.getByRole('complementary');
    await details.getByText('Cleo Witt').first().waitFor();
    await details.getByText('Company').waitFor();
    // This viewer may not see arrivals, roles or addresses, so none is shown, not even as missing.
    for (const untold of ['Not checked in', 'Role', 'Email', 'Demo'])
      await expect.poll(() => details.getByText(untold, { exact: true }).count()).toBe(0);
    await expect.poll(() => details.getByRole('textbox').count()).toBe(0);
    const buttons = details.getByRole('button');
    await expect
      .poll(() => buttons.evaluateAll((all) => all.map((el) => el.ariaLabel ?? el.textContent)))
      .toEqual(['Close', 'Show where this guest has been']);
  });
});
