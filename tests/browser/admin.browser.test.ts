import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { AuditRow } from '../../schema/entities/audit.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import type { Caller } from '../harness/planner.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let admin: Caller;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  admin = await stage.caller('admin@example.com');
  await admin.call('PATCH', '/api/auth/profile', { firstName: 'Avery', lastName: 'Stone' });
});

const onDashboard = async (email = 'admin@example.com'): Promise<Page> => {
  const page = await stage.member(email, '/admin');
  await page.getByRole('list', { name: 'All Users' }).waitFor();
  return page;
};

const rows = (page: Page) => page.getByRole('list', { name: 'All Users' }).getByRole('listitem');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const log = (page: Page) => page.getByRole('region', { name: 'Activity Log' });
const stat = (page: Page, label: string) => page.locator('dl > div', { hasText: label });

const newest = async (): Promise<AuditRow | undefined> =>
  (await admin.call<AuditRow[]>('GET', '/api/admin/audit?limit=1')).body[0];

const created = async (fields: object): Promise<UserRow> =>
  (await admin.call<UserRow>('POST', '/api/admin/users', fields)).body;

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const find = (page: Page, word: string) =>
  page.getByRole('searchbox', { name: 'Find by name or email' }).fill(word);

describe('a dashboard without a history', () => {
  it('has figures, one user, an empty log and no count of lines', async () => {
    const page = await onDashboard();
    await stat(page, 'Total Users').getByText('1 active').waitFor();
    await stat(page, 'New This Month')
      .getByText(/^Joined since \D*\b1\b\D*$/)
      .waitFor();
    await stat(page, 'Admins').getByText('0 moderators').waitFor();
    await stat(page, 'Premium Users').getByText('1 basic').waitFor();
    await log(page).getByRole('heading', { name: 'No recent activity' }).waitFor();
    await log(page).getByText('Admin actions will appear here when performed.').waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
    await expect.poll(() => page.getByText(/^Showing/).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Welcome, Avery' }).waitFor();
  });
});

describe('somebody who is no admin', () => {
  it('is told so and sees nothing, and the server records the attempt', async () => {
    const page = await stage.member('curious@example.com', '/admin');
    await page.getByRole('heading', { name: 'You do not have permission' }).waitFor();
    await expect.poll(() => page.getByText('admin@example.com').count()).toBe(0);
    const me = await (await stage.caller('curious@example.com')).call<UserRow>(
      'GET',
      '/api/auth/user',
    );
    await expect
      .poll(() => newest())
      .toMatchObject({
        action: 'admin_access_denied',
        adminUserId: me.body.id,
      });
    await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
    await page.getByRole('heading', { name: 'Welcome, User' }).waitFor();
  });

  it('loses the page once the role is removed', async () => {
    const { id } = await created({ email: 'brief@example.com', role: 'admin' });
    const page = await onDashboard('brief@example.com');
    await admin.call('PATCH', `/api/admin/users/${id}`, { role: 'user' });
    await find(page, 'avery');
    await page.getByRole('heading', { name: 'You do not have permission' }).waitFor();
    await expect.poll(() => page.getByText('admin@example.com').count()).toBe(0);
  });
});

describe('adding a user', () => {
  it('creates a member, who is listed first, counted, and in the log', async () => {
    const page = await onDashboard();
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await dialog.getByText('Email is required').waitFor();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
    await dialog.getByRole('textbox', { name: 'First Name' }).fill('Grace');
    await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Hopper');
    await choose(page, 'Role', 'Moderator');
    await choose(page, 'Membership', 'Premium');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('User created', { exact: true }).first().waitFor();
    const added = row(page, 'grace@example.com');
    for (const words of ['Grace Hopper', 'Active', 'Moderator', 'Premium'])
      await added.getByText(words, { exact: true }).waitFor();
    await added.getByText(/^Joined [A-Z]/).waitFor();
    await stat(page, 'Admins').getByText('1 moderator').waitFor();
    const entries = log(page).getByRole('listitem').filter({ hasText: 'USER CREATED' });
    await entries.filter({ hasText: 'Avery Stone → Grace Hopper' }).waitFor();
    await entries.first().getByText('user_created', { exact: true }).waitFor();
  });

  it('reports a taken address, and keeps what was typed', async () => {
    const page = await onDashboard();
    await page.getByRole('button', { name: 'Add User' }).click();
    const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    await email.fill('ADMIN@example.com');
    await page.getByRole('button', { name: 'Create User' }).click();
    await page.getByText('A member with this email address exists already').first().waitFor();
    await expect.poll(() => email.inputValue()).toBe('ADMIN@example.com');
  });
});

describe('editing a user', () => {
  it('changes role, membership and active state at once', async () => {
    await created({ email: 'jonas@example.com', firstName: 'Jonas' });
    const page = await onDashboard();
    await page.getByRole('button', { name: 'Edit Jonas' }).click();
    await choose(page, 'Role', 'Moderator');
    await choose(page, 'Membership', 'Enterprise');
    await page.getByRole('switch', { name: 'Active' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('User updated', { exact: true }).first().waitFor();
    const edited = row(page, 'jonas@example.com');
    for (const words of ['Inactive', 'Moderator', 'Enterprise'])
      await edited.getByText(words, { exact: true }).waitFor();
    await log(page).getByText('User → Moderator').first().waitFor();
    await log(page).getByText('USER DEACTIVATED').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe('Edit Jonas');
  });

  it('keeps what another admin changes while the form is open', async () => {
    const { id } = await created({ email: 'mads@example.com', firstName: 'Mads' });
    const page = await onDashboard();
    await page.getByRole('button', { name: 'Edit Mads' }).click();
    await choose(page, 'Membership', 'Premium');
    await admin.call('PATCH', `/api/admin/users/${id}`, { isActive: false });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const edited = row(page, 'mads@example.com');
    await edited.getByText('Premium', { exact: true }).waitFor();
    await edited.getByText('Inactive', { exact: true }).waitFor();
  });

  it('re-links a sign-in after confirmation, with an entry in the log', async () => {
    await stage.caller('lena@example.com');
    const page = await onDashboard();
    const edit = row(page, 'lena@example.com').getByRole('button', { name: /^Edit/ });
    await edit.click();
    await page.getByRole('button', { name: 'Re-link sign-in' }).click();
    const asking = page.getByRole('alertdialog');
    await asking.getByText('They are signed out everywhere.').waitFor();
    await asking.getByRole('button', { name: 'Re-link sign-in' }).click();
    await page.getByText('Sign-in re-linked', { exact: true }).first().waitFor();
    await expect.poll(async () => (await newest())?.action).toBe('user_identity_relinked');
  });

  it('keeps the last active admin, explains why, and changes nothing', async () => {
    const page = await onDashboard();
    await page.getByRole('button', { name: 'Edit Avery Stone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await choose(page, 'Role', 'User');
    await dialog.getByText(/^This is your own account/).waitFor();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog
      .getByRole('alert')
      .getByText('The last active admin cannot be demoted or deactivated')
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row(page, 'admin@example.com').getByText('Administrator').waitFor();
    await expect
      .poll(async () => (await admin.call<UserRow>('GET', '/api/auth/user')).body.role)
      .toBe('admin');
  });

  it('lets an admin give up the role if another remains, and the page disappears', async () => {
    await created({ email: 'leaving@example.com', firstName: 'Lee', role: 'admin' });
    const page = await onDashboard('leaving@example.com');
    await page.getByRole('button', { name: 'Edit Lee' }).click();
    await choose(page, 'Role', 'User');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('heading', { name: 'You do not have permission' }).waitFor();
  });
});

describe('exporting users', () => {
  it('downloads them with dangerous cells made harmless, with an entry in the log', async () => {
    await created({ email: 'sneaky@example.com', firstName: '=HYPERLINK("http://x")' });
    const page = await onDashboard();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Users' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('users.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('admin@example.com');
    expect(text).toContain(`'=HYPERLINK`);
    await page.getByText('Users exported', { exact: true }).first().waitFor();
    await log(page).getByText('USERS EXPORTED').first().waitFor();
    await expect.poll(async () => (await newest())?.action).toBe('users_exported');
  });

  it('reports a failure', async () => {
    const page = await onDashboard();
    await page.route('**/api/admin/users/export', (route) =>
      route.fulfill({ status: 503, json: { message: 'The read models are away.' } }),
    );
    await page.getByRole('button', { name: 'Export Users' }).click();
    await page.getByText('Failed to export users', { exact: true }).first().waitFor();
    await page.getByText('The read models are away.').first().waitFor();
  });
});

describe('many users', () => {
  const many: UserRow[] = [];
  beforeAll(async () => {
    for (let n = 1; n <= 60; n += 1)
      many.push(
        await created({ email: `guest${n}@many.example`, firstName: 'Guest', lastName: `No ${n}` }),
      );
  });

  it('shows ten and their total, then a page at a time', async () => {
    const page = await onDashboard();
    const { totalUsers } = (await admin.call<{ totalUsers: number }>('GET', '/api/admin/stats'))
      .body;
    await expect.poll(() => rows(page).count()).toBe(10);
    await page.getByText(`Showing 10 of ${totalUsers} users`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText(`Showing 1–50 of ${totalUsers} users`).waitFor();
    await expect.poll(() => rows(page).count()).toBe(50);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`Showing 51–${totalUsers} of ${totalUsers} users`).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Show the first 10' }).click();
    await page.getByText(`Showing 10 of ${totalUsers} users`, { exact: true }).waitFor();
  });

  it('finds one by part of the name or of the address', async () => {
    const page = await onDashboard();
    await find(page, 'guest no 17');
    await page.getByText('1 user found').waitFor({ state: 'attached' });
    await expect
      .poll(() => rows(page).allTextContents())
      .toEqual([expect.stringContaining('guest17@many.example')]);
    await find(page, 'many.example');
    await page.getByText('Showing 10 of 60 users', { exact: true }).waitFor();
    await find(page, 'zebra');
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
    await page.getByText('contains “zebra”').waitFor();
  });

  it('shows the first ten entries of the log, and more on request', async () => {
    const page = await onDashboard();
    const entries = log(page).getByRole('listitem');
    await entries.first().waitFor();
    await expect.poll(() => entries.count()).toBe(10);
    await page.getByRole('button', { name: /^Show more of \d+ entries$/ }).click();
    await expect.poll(() => entries.count()).toBe(30);
  });

  it('turns back to the page before when the only user of the last is erased', async () => {
    for (const { id } of many.slice(0, 9))
      await admin.call('POST', `/api/admin/users/${id}/erase`, {});
    const page = await onDashboard();
    await find(page, 'many.example');
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('Showing 1–50 of 51 users').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Showing 51–51 of 51 users').waitFor();
    const email = (await rows(page).getByText('@many.example').textContent()) ?? '';
    await rows(page).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Erase personal data…' }).click();
    await page.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email);
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('Showing 1–50 of 50 users').waitFor();
    await expect.poll(() => rows(page).count()).toBe(50);
  });
});
