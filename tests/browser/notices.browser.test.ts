import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, type Stage } from './stage.ts';

let stage: Stage;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
}, 120_000);

/** A member on their profile, whose time stands still until the test lets it pass. */
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

/** Saves from within a field, so that the pointer and the focus stay where they are. */
const save = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse('**/graphql');
  await bio(page).evaluate((field) => (field as HTMLTextAreaElement).form?.requestSubmit());
  await answered;
  await settled(page);
  await shown(page).waitFor();
};

/** What waits for the next frame or turn has happened, and no time to speak of has passed. */
const settled = (page: Page) => page.clock.runFor(100);

const expectFocused = async (element: Locator) =>
  expect(await element.evaluate((one) => one === document.activeElement)).toBe(true);

const awayFromNotices = (page: Page) => page.mouse.move(40, 400);

/** It is there until 5 seconds are over, of which `seen` have passed. */
const expectGoneAfter = async (page: Page, seen: number): Promise<void> => {
  await page.clock.runFor(4_700 - seen);
  expect(await shown(page).count()).toBe(1);
  await page.clock.runFor(500);
  expect(await shown(page).count()).toBe(0);
};

describe('a notice', () => {
  it('is there for 5 seconds', async () => {
    const page = await onProfile('five@example.com');
    await save(page);
    await expectGoneAfter(page, 100);
  });

  it('stays while the pointer is on it, and has the rest of its time afterwards', async () => {
    const page = await onProfile('pointer@example.com');
    await save(page);
    await page.clock.runFor(2_000);
    await shown(page).hover();
    await page.clock.runFor(20_000);
    expect(await shown(page).count()).toBe(1);
    await awayFromNotices(page);
    await expectGoneAfter(page, 2_200);
  });

  it('stays while the focus is on it, and gives it back when it is dismissed', async () => {
    const page = await onProfile('focus@example.com');
    await bio(page).focus();
    await save(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectFocused(dismiss(page));
    await page.clock.runFor(20_000);
    expect(await shown(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await shown(page).count()).toBe(0);
    await expectFocused(bio(page));
  });

  it('goes after 5 seconds also where one before it was dismissed by the mouse', async () => {
    const page = await onProfile('mouse@example.com');
    await bio(page).focus();
    await save(page);
    await dismiss(page).click();
    await settled(page);
    expect(await shown(page).count()).toBe(0);
    await awayFromNotices(page);
    await expectFocused(bio(page));
    await save(page);
    await expectGoneAfter(page, 100);
  });

  it('takes the place of the one before, which the pointer was on', async () => {
    const page = await onProfile('next@example.com');
    await save(page);
    await shown(page).hover();
    await save(page);
    expect(await shown(page).count()).toBe(1);
    await awayFromNotices(page);
    await expectGoneAfter(page, 200);
  });
});
