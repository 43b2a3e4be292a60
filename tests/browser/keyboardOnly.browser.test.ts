import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { typeWhereFocused } from './hands.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  page = await stage.visitor();
  await page.goto(stage.url);
});

/** The accessible name of the focused element. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    const area = at instanceof HTMLTextAreaElement ? at.labels?.[0]?.textContent : undefined;
    return (at?.getAttribute('aria-label') ?? label ?? area ?? at?.textContent ?? '').trim();
  });

/** The styles by which focus can be indicated. */
const drawn = [
  ...['outline', 'box-shadow', 'border-color', 'background-color'],
  ...['color', 'fill', 'stroke', 'stroke-width'],
];

/**
 * The focused element if nothing indicates its focus: it, its contents and its ancestors look the same
 * without the focus. Null if the focus is visible, or between the end of the page and its beginning.
 */
const unseen = () =>
  page.evaluate((properties) => {
    const { activeElement: at } = document;
    const isWidget = (at instanceof HTMLElement || at instanceof SVGElement) && at.tabIndex >= 0;
    if (!isWidget || at === document.body) return null;
    const { top, right, bottom, left } = at.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const parts: Element[] = [at, ...at.querySelectorAll('*')];
    for (let up = at.parentElement; up && up !== document.body; up = up.parentElement)
      parts.push(up);
    const looks = () =>
      parts.flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return properties.map((property) => style.getPropertyValue(property)).join();
        }),
      );
    const focused = looks();
    at.blur();
    const rest = looks();
    at.focus({ preventScroll: true });
    const isSeen = isInView && focused.some((look, nth) => look !== rest[nth]);
    return isSeen ? null : at.outerHTML.slice(0, 200);
  }, drawn);

/** Presses Tab until the element of this name is focused. Nothing else is pressed or focused. */
const tabTo = async (name: string | RegExp) => {
  const isThere = (now: string) =>
    typeof name === 'string' ? now.startsWith(name) : name.test(now);
  const passed: string[] = [];
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await page.keyboard.press('Tab');
    const now = await focused();
    expect(await unseen(), `the focus on ${now}`).toBeNull();
    if (isThere(now)) return;
    passed.push(now);
  }
  throw new Error(`Tab does not come to ${name}, but to ${passed.join(' | ')}`);
};
const enter = () => page.keyboard.press('Enter');
const said = (words: string) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });

it('signs in', async () => {
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().waitFor();
  await tabTo('Sign In');
  await enter();
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await tabTo(/organiser@example\.com/);
  await enter();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
});

it('creates an event and opens its seating', async () => {
  await page.goto(`${stage.url}/events`);
  await page.getByRole('button', { name: 'Create Your First Event' }).waitFor();
  await tabTo('Create Your First Event');
  await enter();
  await page.getByRole('dialog').waitFor();
  await typeWhereFocused(page, 'Supper by keyboard');
  await enter();
  await page.getByRole('heading', { name: 'Add your first table' }).waitFor();
  await closed();
  await tabTo('Supper by keyboard');
  await enter();
  await tabTo('Edit');
  await tabTo('Seating Chart');
  await enter();
  await page.getByRole('heading', { name: 'Add your first table' }).waitFor();
});

it('adds people and a table', async () => {
  for (const name of ['Ada Byron', 'Benno Falk']) {
    await tabTo('Add Attendee');
    await enter();
    await dialog('Add Attendee').waitFor();
    await typeWhereFocused(page, name);
    await enter();
    await closed();
  }
  await tabTo('Add Table');
  await enter();
  await page.getByRole('dialog').waitFor();
  await typeWhereFocused(page, 'Garden');
  await enter();
  await closed();
  await expect.poll(() => page.locator('[data-seat]').count()).toBe(6);
});

it('seats one by picking and placing, the other by search', async () => {
  await tabTo('Ada Byron');
  await enter();
  await said('Ada Byron picked. Choose a seat.');
  await tabTo(/^Garden, seat \d, empty/);
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).not.toBe(first);
  const position = (await focused()).match(/seat (\d)/)?.[1];
  await enter();
  await said(`Ada Byron moved to Garden, seat ${position}`);

  await tabTo('Benno Falk');
  await enter();
  await tabTo('Move to…');
  await enter();
  await dialog('Move Benno Falk').waitFor();
  await typeWhereFocused(page, 'garden 6');
  await page.getByRole('option', { name: 'Garden, seat 6', selected: true }).waitFor();
  await enter();
  await said('Benno Falk moved to Garden, seat 6');
  await closed();
  await expect.poll(() => page.locator('[data-seat][data-attendee]').count()).toBe(2);
});

it('frees a seat by a key on the chart, and continues in the list', async () => {
  await tabTo(/^Garden, seat \d, /);
  // Once around the table, side by side.
  const around = ['Down', 'Left', 'Up', 'Right', 'Down', 'Left'].flatMap((way) =>
    Array.from({ length: 4 }, () => `Arrow${way}`),
  );
  for (const key of around) {
    if (/Benno Falk/.test(await focused())) break;
    await page.keyboard.press(key);
  }
  await expect.poll(() => focused()).toContain('Benno Falk');
  await page.keyboard.press('Delete');
  await said('Benno Falk moved to the pool');
  await tabTo('List');
  await enter();
  await page.getByRole('heading', { name: 'Garden 1 of 6', exact: true }).waitFor();
  await tabTo('Garden1 of 6');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('Actions for Garden');
  await enter();
  await page.locator('[role=menuitem]:focus', { hasText: /^Seat people…$/ }).waitFor();
  await enter();
  await dialog('Seat people at Garden').waitFor();
  await tabTo('Benno Falk');
  await page.keyboard.press('Space');
  await tabTo('Seat 1 person');
  await enter();
  await page.getByRole('heading', { name: 'Garden 2 of 6', exact: true }).waitFor();
});

const beside = (name: string) => page.getByRole('complementary', { name, exact: true });

it('applies a preset and writes a rule', async () => {
  await tabTo('Rules');
  await enter();
  await beside('Rules').and(page.locator(':focus')).waitFor();
  await tabTo('Colleagues together');
  await enter();
  await beside('Rules').getByRole('heading', { name: '2 rules' }).waitFor();
  await tabTo('New rule');
  await enter();
  await dialog('New rule').waitFor();
  await tabTo('Sit together');
  await enter();
  await tabTo(/^Who: people/);
  for (const name of ['Ada Byron', 'Benno Falk']) {
    await page.keyboard.type(name.slice(0, 3));
    await page.getByRole('option', { name, selected: true }).waitFor();
    await enter();
  }
  await tabTo('Add rule');
  await enter();
  await closed();
  await beside('Rules').getByText('Ada Byron and Benno Falk sit at one table').waitFor();
  await expect.poll(focused).toBe('New rule');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Rules');
});

it('requests a proposal, reviews it, and takes it', async () => {
  await tabTo('Add Attendee');
  await enter();
  await dialog('Add Attendee').waitFor();
  await typeWhereFocused(page, 'Clara Witt');
  await enter();
  await closed();
  await tabTo('Propose seats…');
  await enter();
  await dialog('Propose seats')
    .getByRole('radio', { name: /^Unassigned/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await dialog('Propose seats')
    .getByRole('radio', { name: /^Everybody/, checked: true })
    .waitFor();
  await tabTo('Propose seats');
  await enter();
  await beside('Proposed seats').and(page.locator(':focus')).waitFor();
  await tabTo('Why Clara Witt?');
  await enter();
  await beside('Proposed seats')
    .getByText(/ points for them$/)
    .waitFor();
  await tabTo('Take all');
  await enter();
  await beside('Proposed seats').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Garden 3 of 6', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

it('undoes the proposal and redoes it', async () => {
  await page.keyboard.press('Control+z');
  await page.getByRole('heading', { name: 'Garden 2 of 6', exact: true }).waitFor();
  await tabTo(/^Redo/);
  await enter();
  await page.getByRole('heading', { name: 'Garden 3 of 6', exact: true }).waitFor();
  await expect.poll(focused).toMatch(/^Redo/);
  await tabTo(/^Undo/);
  await enter();
  await page.getByRole('heading', { name: 'Garden 2 of 6', exact: true }).waitFor();
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('heading', { name: 'Garden 3 of 6', exact: true }).waitFor();
});

it('saves the seating and shares it', async () => {
  await tabTo(/^Save$/);
  await enter();
  await dialog('Save arrangement').waitFor();
  await typeWhereFocused(page, 'As agreed');
  await tabTo('Save arrangement');
  await enter();
  await dialog('Share').waitFor();
  await page.getByRole('switch', { name: 'Public link for As agreed' }).waitFor();
  for (let tabs = 0; tabs < 8; tabs += 1) {
    const isSwitch = await page.evaluate(() => document.activeElement?.role === 'switch');
    if (isSwitch || (await page.locator('[role=switch]:focus').count()) > 0) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.getByText('Sharing enabled', { exact: true }).first().waitFor();
  const link = await page.getByRole('dialog').locator('code').textContent();
  const guest = await stage.visitor();
  await guest.goto(link ?? '');
  await guest.getByText('As agreed').first().waitFor();
});

it('prints the guest list, and returns to the seating', async () => {
  // The notice that is still shown does not take the key.
  await page.keyboard.press('Escape');
  await closed();
  await expect.poll(focused).toMatch(/^(Save|Share)$/);
  await tabTo('Print');
  await enter();
  await page.locator('[role=menuitem]:focus', { hasText: /^Seating plan$/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=menuitem]:focus', { hasText: /^Guest list$/ }).waitFor();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await enter();
  await page.getByRole('heading', { name: 'Guest list', level: 1 }).waitFor();
  await tabTo('Print');
  await enter();
  await page.locator('body[data-printed]').waitFor();
  await expect.poll(focused).toBe('Print');
  await tabTo('Back to seating');
  await enter();
  await page.getByRole('heading', { name: 'Garden 3 of 6', exact: true }).waitFor();
});
