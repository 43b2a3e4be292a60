import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AuditRow } from '../../schema/entities/audit.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import type { Caller } from '../harness/planner.ts';
import { atRest, createGate } from './hands.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let admin: Caller;
let grace: UserRow;
const change = (id: string, body: object) => admin.call('PATCH', `/api/admin/users/${id}`, body);
const created = async (body: object): Promise<UserRow> =>
  (await admin.call<UserRow>('POST', '/api/admin/users', body)).body;
const newest = async () =>
  (await admin.call<AuditRow[]>('GET', '/api/admin/audit?limit=1')).body[0];

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  admin = await stage.caller('admin@example.com');
  await admin.call('PATCH', '/api/auth/profile', { firstName: 'Avery', lastName: 'Stone' });
  grace = await created({ email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper' });
  await change(grace.id, { role: 'moderator' });
  await change(grace.id, { isActive: false });
  await created({ email: 'jonas@example.com', firstName: 'Jonas' });
});

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).locator('> li');
const opened = async (path = '/admin/audit', email = 'admin@example.com'): Promise<Page> => {
  const page = await stage.member(email, path);
  await page.getByRole('heading', { name: 'Audit Log', exact: true }).waitFor();
  return page;
};
const titles = (page: Page) => entries(page).locator('p').first().allTextContents();

describe('the audit log', () => {
  it('has room for complete dates on a screen of 320 px', async () => {
    const page = await opened();
    await page.setViewportSize({ width: 320, height: 640 });
    const isCut = await page.getByLabel('Until', { exact: true }).evaluate((field) => {
      const { width } = field.getBoundingClientRect();
      field.style.width = 'max-content';
      return field.getBoundingClientRect().width > width;
    });
    expect(isCut).toBe(false);
  });

  it('stays where a phone is scrolled to while its filters enter the address', async () => {
    const page = await opened();
    await page.setViewportSize({ width: 320, height: 400 });
    const field = page.getByRole('textbox', { name: 'Done to' });
    await field.evaluate((one) => one.scrollIntoView({ block: 'start' }));
    const there = await page.evaluate(() => window.scrollY);
    expect(there).toBeGreaterThan(0);
    await field.fill('hopper');
    await page.getByText('3 entries', { exact: true }).waitFor();
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(there);
  });

  it('is reached from the dashboard, and shows who did what to whom, old and new', async () => {
    const page = await stage.member('admin@example.com', '/admin');
    await page.getByRole('link', { name: 'Open the audit log' }).click();
    await page.getByText('4 entries', { exact: true }).waitFor();
    await expect.poll(() => entries(page).count()).toBe(4);
    const changed = entries(page).filter({ hasText: 'USER ROLE CHANGED' });
    await changed.getByText('Avery Stone → Grace Hopper').waitFor();
    await expect.poll(() => changed.locator('del').textContent()).toBe('was User');
    await expect.poll(() => changed.locator('ins').textContent()).toBe(' is now Moderator');
    const raw = changed.locator('pre');
    await expect.poll(() => raw.isVisible()).toBe(false);
    await changed.getByText('Raw entry').click();
    await expect
      .poll(async () => JSON.parse((await raw.textContent()) ?? ''))
      .toMatchObject({
        action: 'user_role_changed',
        previousValue: { role: 'user' },
        targetUserId: grace.id,
      });
  });

  it('keeps its filters in the address, and filters by them', async () => {
    const page = await opened();
    await page.getByRole('textbox', { name: 'Done to' }).fill('hopper');
    await page.getByText('3 entries', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'USER DEACTIVATED', exact: true }).click();
    await page.getByText('1 entry', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?target=hopper&action=user_deactivated');
    await page.reload();
    await page.getByText('1 entry', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Done to' }).inputValue())
      .toBe('hopper');
    await page.getByLabel('From').focus();
    await page.keyboard.type('01022020');
    await expect.poll(() => page.getByLabel('From').inputValue()).toBe('2020-01-02');
    await page.getByLabel('Until').fill('2020-01-03');
    await page.getByRole('heading', { name: 'No matching entries' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('4 entries', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByRole('textbox', { name: 'Done to' }).inputValue()).toBe('');
  });

  it('tells how many entries are new, and shows them on request', async () => {
    const page = await opened('/admin/audit?target=grace');
    await page.getByText('3 entries', { exact: true }).waitFor();
    await change(grace.id, { membershipLevel: 'premium' });
    await created({ email: 'not-shown@example.com' });
    const news = page.getByRole('button', { name: '1 new entry' });
    await news.waitFor();
    await expect.poll(() => entries(page).count()).toBe(3);
    await news.click();
    await page.getByText('4 entries', { exact: true }).waitFor();
    await entries(page).first().getByText('USER MEMBERSHIP CHANGED').waitFor();
    await expect.poll(() => news.count()).toBe(0);
  });

  it('is exported as CSV with the filters, which is recorded', async () => {
    const page = await opened('/admin/audit?target=jonas');
    await page.getByText('1 entry', { exact: true }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('audit-log.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('user_created,admin@example.com,jonas@example.com');
    await expect
      .poll(() => newest())
      .toMatchObject({ action: 'audit_exported', newValue: { count: 1 } });
  });

  it('is refused to somebody who is no admin, which is recorded', async () => {
    const page = await stage.member('curious@example.com', '/admin/audit');
    await page.getByRole('heading', { name: 'You do not have permission' }).waitFor();
    await expect.poll(() => page.getByText('grace@example.com').count()).toBe(0);
    await expect
      .poll(() => newest())
      .toMatchObject({
        action: 'admin_access_denied',
        newValue: { operation: 'auditLog' },
      });
  });

  it('reports a failure to read it, and tries again', async () => {
    const page = await opened();
    const isLog = (body: string | null) => body?.includes('AuditEntries(') ?? false;
    await page.route('**/graphql', (route) =>
      isLog(route.request().postData()) ? route.abort() : route.continue(),
    );
    await page.getByRole('textbox', { name: 'Done by' }).fill('stone');
    await page.getByRole('heading', { name: 'The audit log could not be loaded' }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await entries(page).first().waitFor();
  });

  it('loads more by itself as its end is reached', async () => {
    const elevenTimes = Array.from({ length: 11 });
    for (const _ of elevenTimes)
      await Promise.all(elevenTimes.map(() => admin.call('GET', '/api/admin/users/export')));
    const page = await opened();
    // In a busy browser, timers are late: the end is in view again before more rows are drawn.
    await page.addInitScript(() => {
      const inTime = window.setTimeout;
      const late = (run: () => void, ms = 0) => inTime(run, Math.max(ms, 100));
      Object.assign(window, { setTimeout: late });
    });
    await page.goto(`${stage.url}/admin/audit?action=users_exported`);
    await page.getByText('121 entries', { exact: true }).waitFor();
    await expect.poll(() => entries(page).count()).toBe(50);
    await entries(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => entries(page).count()).toBe(100);
    await entries(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => entries(page).count()).toBe(121);
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    await expect
      .poll(async () => new Set(await entries(page).locator('summary').allTextContents()).size)
      .toBe(121);
    await expect
      .poll(async () => (await titles(page)).every((title) => title.includes('EXPORTED')))
      .toBe(true);
  });
});

describe('more of the audit log', () => {
  it("is not added to another filter's entries that was chosen meanwhile", async () => {
    const page = await opened('/admin/audit?action=users_exported');
    await expect.poll(() => entries(page).count()).toBe(50);
    const filterBy = async (action: string) => {
      await page.getByRole('combobox', { name: 'Action' }).click();
      await page.getByRole('option', { name: action, exact: true }).click();
    };
    const [asked, gate] = [createGate(), createGate()];
    await page.route('**/graphql', async (route) => {
      if (!route.request().postDataJSON().variables?.before) return route.fallback();
      const response = await route.fetch();
      asked.open();
      await gate.passed;
      await route.fulfill({ response });
    });
    await entries(page).last().scrollIntoViewIfNeeded();
    await asked.passed;
    await filterBy('USER ROLE CHANGED');
    await page.getByText('1 entry', { exact: true }).waitFor();
    const answered = page.waitForResponse('**/graphql');
    gate.open();
    await (await answered).finished();
    await atRest(page);
    expect(await entries(page).count()).toBe(1);
    // Back at this filter, loading continues as before.
    await filterBy('USERS EXPORTED');
    await expect.poll(() => entries(page).count()).toBe(50);
    await entries(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => entries(page).count()).toBeGreaterThanOrEqual(100);
  });

  it('is not requested again and again after a failure, except by the button', async () => {
    const page = await opened();
    let asked = 0;
    const refuse = (route: Route) => {
      if (!route.request().postDataJSON().variables.before) return route.fallback();
      asked += 1;
      return route.fulfill({ json: { errors: [{ message: 'The log is away.' }] } });
    };
    await page.route('**/graphql', refuse);
    await page.goto(`${stage.url}/admin/audit?action=users_exported`);
    await entries(page).last().scrollIntoViewIfNeeded();
    await page.getByText('More entries could not be loaded', { exact: true }).waitFor();
    // The end is still in view, and more rows are drawn.
    await page.evaluate(async () => {
      for (let n = 0; n < 30; n += 1) await new Promise(requestAnimationFrame);
    });
    expect(asked).toBe(1);
    await page.unroute('**/graphql', refuse);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => entries(page).count()).toBeGreaterThanOrEqual(100);
  });
});

describe('the replay', () => {
  const members = (page: Page) =>
    page.getByRole('list', { name: 'Users at this moment' }).getByRole('listitem');
  const last = (page: Page) => page.getByRole('region', { name: 'The last action by this moment' });
  const member = (page: Page) => members(page).filter({ hasText: 'Grace Hopper' });

  it('goes through the actions one by one, and marks their changes', async () => {
    const page = await stage.member('admin@example.com', '/admin/replay');
    await last(page).getByText('USER CREATED').waitFor();
    const previous = page.getByRole('button', { name: 'Previous action' });
    await previous.click();
    // It stays at the last action, whose effect is marked now.
    await members(page).getByText('Just changed').first().waitFor();
    await previous.click();
    await last(page).getByText('USER MEMBERSHIP CHANGED').waitFor();
    await member(page).getByText('Just changed').waitFor();
    await member(page).getByText('Premium', { exact: true }).waitFor();
    await previous.click();
    await last(page).getByText('Jonas').waitFor();
    await previous.click();
    await last(page).getByText('USER DEACTIVATED').waitFor();
    await member(page).getByText('Inactive', { exact: true }).waitFor();
    await member(page).getByText('Basic', { exact: true }).waitFor();
    await expect.poll(() => members(page).filter({ hasText: 'Jonas' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Next action' }).click();
    await members(page).filter({ hasText: 'Jonas' }).waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBeTruthy();
    await page.getByRole('button', { name: 'Go to now' }).click();
    await last(page).getByText('USER CREATED').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('stays where a phone is scrolled to while it goes through the actions', async () => {
    const page = await stage.member('admin@example.com', '/admin/replay');
    await page.setViewportSize({ width: 320, height: 400 });
    const previous = page.getByRole('button', { name: 'Previous action' });
    await previous.click();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await members(page).getByText('Just changed').first().waitFor();
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  it('moves by the keys of its slider, from the beginning to now', async () => {
    const page = await stage.member('admin@example.com', '/admin/replay');
    const slider = page.getByRole('slider', { name: /^Moment/ });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByText('No admin had changed a user by this moment.').waitFor();
    await page.keyboard.press('ArrowRight');
    await last(page).getByText('Avery Stone → Grace Hopper').waitFor();
    await page.keyboard.press('ArrowRight');
    await last(page).getByText('USER ROLE CHANGED').waitFor();
    await member(page).getByText('Moderator', { exact: true }).waitFor();
    await page.keyboard.press('End');
    await members(page).filter({ hasText: 'not-shown@example.com' }).first().waitFor();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Now');
  });

  it('is refused to somebody who is no admin', async () => {
    const page = await stage.member('curious@example.com', '/admin/replay');
    await page.getByRole('heading', { name: 'You do not have permission' }).waitFor();
    await expect
      .poll(() => newest())
      .toMatchObject({
        action: 'admin_access_denied',
        newValue: { operation: 'replay' },
      });
  });
});

it('leads to the history of an event that somebody else changed', async () => {
  const owner = await stage.caller('owner@example.com');
  const event = await owner.call<{ id: string }>('POST', '/api/events', { name: 'Gala' });
  await admin.call('PATCH', `/api/events/${event.body.id}`, { name: 'Spring gala' });
  const page = await opened();
  const edited = entries(page).filter({ hasText: 'EVENT EDITED' });
  await edited.getByRole('link', { name: 'Open the history of this event' }).click();
  const panel = page.getByRole('complementary', { name: 'History' });
  await panel.getByText('You edited the event', { exact: true }).waitFor();
});

it('the audit log does not count an entry as new that was shown before its count arrived', async () => {
  const page = await opened('/admin/audit?target=grace');
  await page.getByText('4 entries', { exact: true }).waitFor();
  const news = page.getByRole('button', { name: /new entr/ });
  await change(grace.id, { membershipLevel: 'basic' });
  await news.waitFor();

  const held: Route[] = [];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('NewAuditEntries') ? held.push(route) : route.fallback(),
  );
  await change(grace.id, { membershipLevel: 'enterprise' });
  await expect.poll(() => held.length).toBe(1);
  await news.click();
  await page.getByText('6 entries', { exact: true }).waitFor();
  const counted = page.waitForResponse((answer) => answer.request() === held[0]?.request());
  await held[0]?.continue();
  await (await counted).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(await news.count()).toBe(0);
});
