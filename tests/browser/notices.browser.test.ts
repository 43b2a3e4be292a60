import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isFocused } from './hands.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
});

/** A member on their profile, whose clock stands still until the test advances it. */
const onProfile = async (email: string): Promise<Page> => {
  const page = await stage.member(email, '/profile');
  await page.getByRole('heading', { name: 'Account Information' }).waitFor();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  return page;
};

const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const shown = (page: Page) => notices(page).getByText('Profile updated', { exact: true });
const dismiss = (page: Page) => notices(page).getByRole('button', { name: 'Dismiss' });
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio', exact: true });

/** Saves from within a field, so that neither pointer nor focus moves. */
const save = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse('**/graphql');
  await shown(page).evaluateAll((old) => {
    for (const one of old) (one as HTMLElement).dataset.old = '';
  });
  await bio(page).evaluate((field) => (field as HTMLTextAreaElement).form?.requestSubmit());
  await answered;
  await soon(page, () => shown(page).and(page.locator(':not([data-old])')).count()).toBe(1);
};

/** Runs what waits for the next frame or turn, while practically no time passes. */
const soon = <Value>(page: Page, look: () => Promise<Value>) =>
  expect.poll(async () => {
    await page.clock.runFor(20);
    return look();
  });

const awayFromNotices = (page: Page) => page.mouse.move(40, 400);

/** It is shown until 5 seconds are over, of which `seen` have passed. */
const expectGoneAfter = async (page: Page, seen: number): Promise<void> => {
  await page.clock.runFor(4_700 - seen);
  await expect.poll(() => shown(page).count()).toBe(1);
  await page.clock.runFor(500);
  await expect.poll(() => shown(page).count()).toBe(0);
};

describe('a notice', () => {
  it('is shown for 5 seconds', async () => {
    const page = await onProfile('five@example.com');
    await save(page);
    await expectGoneAfter(page, 0);
  });

  it('stays while the pointer is on it, and has the rest of its time afterwards', async () => {
    const page = await onProfile('pointer@example.com');
    await save(page);
    await page.clock.runFor(2_000);
    await shown(page).hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => shown(page).count()).toBe(1);
    await awayFromNotices(page);
    await expectGoneAfter(page, 2_000);
  });

  it('stays while the focus is on it, and returns it when dismissed', async () => {
    const page = await onProfile('focus@example.com');
    await bio(page).focus();
    await save(page);
    await page.keyboard.press('F8');
    await soon(page, isFocused(notices(page))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await soon(page, isFocused(dismiss(page))).toBe(true);
    await page.clock.runFor(20_000);
    await expect.poll(() => shown(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await soon(page, () => shown(page).count()).toBe(0);
    await soon(page, isFocused(bio(page))).toBe(true);
  });

  it('disappears after 5 seconds even if an earlier one was dismissed by mouse', async () => {
    const page = await onProfile('mouse@example.com');
    await bio(page).focus();
    await save(page);
    await dismiss(page).click();
    await soon(page, () => shown(page).count()).toBe(0);
    await awayFromNotices(page);
    await soon(page, isFocused(bio(page))).toBe(true);
    await save(page);
    await expectGoneAfter(page, 0);
  });

  it('replaces an earlier one that the pointer was on', async () => {
    const page = await onProfile('next@example.com');
    await save(page);
    await shown(page).hover();
    await save(page);
    await expect.poll(() => shown(page).count()).toBe(1);
    await awayFromNotices(page);
    await expectGoneAfter(page, 0);
  });
});
