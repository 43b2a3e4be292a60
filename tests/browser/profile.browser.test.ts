import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { UserRow } from '../../schema/entities/user.ts';
import { asksBeforeReload } from './hands.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** A member on their profile, once it has loaded. */
const onProfile = async (email: string): Promise<Page> => {
  const page = await stage.member(email, '/profile');
  await page.getByRole('heading', { name: 'Account Information' }).waitFor();
  return page;
};

const stored = async (email: string): Promise<UserRow> => {
  const caller = await stage.caller(email);
  return (await caller.call<UserRow>('GET', '/api/auth/user')).body;
};

describe('the profile', () => {
  it('shows the member, and leads back home', async () => {
    const page = await onProfile('pat@example.com');
    const { id } = await stored('pat@example.com');
    const card = page.getByRole('region', { name: 'Profile Information' });
    await card.getByText('User', { exact: true }).first().waitFor();
    await card.getByText('pat@example.com').waitFor();
    await card.getByText('Basic', { exact: true }).waitFor();
    const facts = page.getByRole('region', { name: 'Account Information' });
    const terms = await facts.getByRole('term').allTextContents();
    expect(terms).toEqual(['User ID', 'Email', 'Role', 'Membership', 'Member Since', 'Last Login']);
    const [shownId, email, role, membership, since, login] = await facts
      .getByRole('definition')
      .allTextContents();
    expect([shownId, email, role, membership]).toEqual([id, 'pat@example.com', 'User', 'Basic']);
    expect(since).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}$/);
    expect(login).toContain(since);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Welcome, User' }).waitFor();
  });

  it('saves names and bio with a notice, and the header follows at once', async () => {
    const page = await onProfile('mira@example.com');
    await field(page, 'First Name').fill('  Mira ');
    await field(page, 'Last Name').fill('Halvorsen');
    await field(page, 'Bio').fill('Plans dinners.');
    await page.getByText('14 of 500').waitFor();
    await save(page);
    await page.getByText('Profile updated', { exact: true }).first().waitFor();
    await page.getByText('Your profile has been successfully updated.').first().waitFor();
    await page.getByRole('banner').getByText('Mira Halvorsen').waitFor();
    await expect
      .poll(() => stored('mira@example.com'))
      .toMatchObject({
        firstName: 'Mira',
        lastName: 'Halvorsen',
        bio: 'Plans dinners.',
      });
    await field(page, 'Bio').fill('');
    await save(page);
    await expect.poll(async () => (await stored('mira@example.com')).bio).toBeNull();
  });

  it('keeps what was saved on another device since, and does not take it for an edit', async () => {
    const page = await onProfile('tove@example.com');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Welcome, User' }).waitFor();
    const elsewhere = await stage.caller('tove@example.com');
    await elsewhere.call('PATCH', '/api/auth/profile', { bio: 'Hosts galas.' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Account Information' }).waitFor();
    await field(page, 'First Name').fill('Tove');
    await save(page);
    await page.getByText('Profile updated', { exact: true }).first().waitFor();
    expect(await stored('tove@example.com')).toMatchObject({
      firstName: 'Tove',
      bio: 'Hosts galas.',
    });
  });

  it('shows a length error at its field, focuses it, and sends nothing', async () => {
    const page = await onProfile('lena@example.com');
    await field(page, 'First Name').fill('x'.repeat(51));
    await field(page, 'Bio').fill('x'.repeat(503));
    await page.getByText('3 characters too many').waitFor({ state: 'attached' });
    await save(page);
    await page.getByText('Must be 50 characters or less').waitFor();
    await page.getByText('Must be 500 characters or less').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('firstName');
    await expect
      .poll(() => stored('lena@example.com'))
      .toMatchObject({ firstName: null, bio: null });
  });

  it('shows that it is saving, and explains a failure', async () => {
    const page = await onProfile('finn@example.com');
    let answer = (_route: Route): unknown => undefined;
    const asked = new Promise<Route>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'EditProfile'
        ? void answer(route)
        : route.fallback(),
    );
    await field(page, 'First Name').fill('Finn');
    await save(page);
    const route = await asked;
    await page.locator('button[aria-busy=true]', { hasText: 'Save Changes' }).waitFor();
    await route.fulfill({
      json: { errors: [{ message: 'The log is away.', extensions: { code: 'INTERNAL' } }] },
    });
    await page.getByText('Update failed', { exact: true }).first().waitFor();
    await page.getByText('The log is away.').first().waitFor();
    await expect.poll(() => field(page, 'First Name').inputValue()).toBe('Finn');
  });
});

describe('unsaved changes', () => {
  it('are asked about before leaving: stay, or discard them', async () => {
    const page = await onProfile('gita@example.com');
    await field(page, 'First Name').fill('Gita');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => field(page, 'First Name').inputValue()).toBe('Gita');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Welcome, User' }).waitFor();
    await expect.poll(async () => (await stored('gita@example.com')).firstName).toBeNull();
  });

  it('are asked about by the browser before the page is closed', async () => {
    const page = await onProfile('hugo@example.com');
    await field(page, 'First Name').fill('Hugo');
    await asksBeforeReload(page);
    await expect.poll(() => field(page, 'First Name').inputValue()).toBe('Hugo');
  });

  it('do not include a typed space, or anything that was saved', async () => {
    const page = await onProfile('ines@example.com');
    await field(page, 'First Name').fill('Ines ');
    await save(page);
    await page.getByText('Profile updated', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: /^Welcome( back)?, Ines$/ }).waitFor();
  });
});
