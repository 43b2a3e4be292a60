import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { type Box, isFocused, pressTool, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { heldNotice, it, type Stage } from './stage.ts';

/** A 1440 px screen at 200 % zoom. */
const zoomed = { width: 720, height: 450 };

const email = 'organiser@example.com';
let stage: Stage;
let organiser: Caller;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller(email);
  event = await plannedEvent(organiser, {
    name: 'Gala',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 8, River: 8 },
  });
  await organiser.call('POST', '/api/arrangements', {
    eventId: event.id,
    name: 'First seating',
  });
});

const opened = async (viewport: { width: number; height: number }): Promise<Page> => {
  const page = await stage.member(email, event.path, {
    viewport,
    permissions: ['clipboard-write'],
  });
  await page.locator('[data-seat]').first().waitFor();
  return page;
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const bottomOf = ({ y, height }: Box): number => y + height;

const doOverlap = async (one: Locator, other: Locator): Promise<boolean> =>
  overlap(await restingBox(one), await restingBox(other));

const openDetails = (page: Page) =>
  page.getByRole('button', { name: 'Details of Ada Byron' }).click();
const openHistory = async (page: Page) => {
  await pressTool(page, 'History');
  await page.getByRole('menuitem', { name: 'History', exact: true }).click();
};

describe('a panel beside the chart', () => {
  const panels = { details: openDetails, history: openHistory };
  const cases = ([1440, 1180, 1024] as const).flatMap((width) =>
    (['details', 'history'] as const).map((panel) => [panel, width] as const),
  );

  it.for(cases)("of %s at %d px covers none of the chart's controls", async ([panel, width]) => {
    const page = await opened({ width, height: 900 });
    await panels[panel](page);
    const beside = page.getByRole('complementary');
    await beside.waitFor();
    expect(await doOverlap(beside, page.locator('[data-controls]'))).toBe(false);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const picked = page.getByRole('region', { name: /^Ada Byron is picked/ });
    await page.getByRole('row', { name: /^Ada Byron/ }).click();
    expect(await doOverlap(beside, picked)).toBe(false);
    // From this width on the chart makes room; below it, it continues beneath the panel.
    expect(await doOverlap(beside, page.locator('[data-floor]'))).toBe(width < 1180);
  });
});

describe('a notice', () => {
  it.for([zoomed, { width: 390, height: 844 }, { width: 1280, height: 720 }])(
    'covers nothing of a dialog at $width px',
    async (viewport) => {
      const page = await opened(viewport);
      await pressTool(page, 'Share');
      const dialog = page.getByRole('dialog', { name: 'Share' });
      const copy = dialog.getByRole('button', { name: 'Copy link' });
      await dialog.getByRole('switch').first().waitFor();
      if (!(await copy.isVisible())) await dialog.getByRole('switch').first().click();
      await copy.click();
      const notice = page.locator('[aria-label^=Notifications] li', { hasText: 'Link copied' });
      await notice.hover();
      expect(await doOverlap(notice, dialog)).toBe(false);
      const { y, height } = await restingBox(dialog);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    },
  );

  it('over a dialog is reached by F8, and returns the focus', async () => {
    const page = await opened({ width: 1280, height: 720 });
    await pressTool(page, 'Share');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    const copy = dialog.getByRole('button', { name: 'Copy link' });
    await dialog.getByRole('switch').first().waitFor();
    if (!(await copy.isVisible())) await dialog.getByRole('switch').first().click();
    await copy.press('Enter');
    const notice = page.getByRole('listitem').filter({ hasText: 'Link copied' });
    await notice.hover();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(isFocused(notice.getByRole('button', { name: 'Dismiss' }))).toBe(true);
    await page.keyboard.press('Enter');
    await notice.waitFor({ state: 'detached' });
    await expect.poll(isFocused(copy)).toBe(true);
    expect(await dialog.isVisible()).toBe(true);
  });
});

it('keeps the label of a focused field in a dialog free of its title', async () => {
  const page = await opened(zoomed);
  await pressTool(page, 'Add Table');
  await page.getByRole('dialog').getByRole('button', { name: 'Several…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tables' });
  await dialog.getByRole('button', { name: 'Add tables' }).focus();
  const fields = await dialog.locator('input').count();
  const hidden: string[] = [];
  for (let passed = 0; passed < fields; passed += 1) {
    await page.keyboard.press('Shift+Tab');
    const label = await dialog.evaluate((own) => {
      const field = document.activeElement as HTMLInputElement;
      const [label] = field.labels ?? [];
      if (!label) return '';
      const { left, width, top } = label.getBoundingClientRect();
      const isSeen = label.contains(document.elementFromPoint(left + width / 2, top + 1));
      return isSeen && own.contains(field) ? '' : label.textContent;
    });
    if (label) hidden.push(label);
  }
  expect(hidden).toEqual([]);
});

describe('the message about a lost connection', () => {
  it.for([1440, 1024, 390])('covers no control at %d px', async (width) => {
    const page = await opened({ width, height: 844 });
    const { height } = page.viewportSize() ?? { height: 0 };
    await page.context().setOffline(true);
    const notice = await restingBox(page.getByText('You are offline.'));
    const controls = page.locator('button:visible, a:visible, [role=radio]:visible');
    const boxes = await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as Box),
    );
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.filter((box) => overlap(box, notice))).toEqual([]);
    const people = await restingBox(page.locator('[data-seating]'));
    expect(people.y + people.height).toBeLessThanOrEqual(height);
    await page.context().setOffline(false);
  });
});

describe('the toolbar', () => {
  it('does not cover the focused element when the page scrolls', async () => {
    const hall = await plannedEvent(organiser, { name: 'Hall', people: [], tables: { Garden: 8 } });
    const entrance = { kind: 'door', name: 'Entrance', x: 0, y: 600 };
    await organiser.call('POST', `/api/events/${hall.id}/objects`, entrance);
    const page = await stage.member(email, hall.path, { viewport: zoomed });
    const door = page.getByRole('button', { name: /^Door Entrance/ });
    await door.focus();
    const { y: bar } = await restingBox(page.getByRole('button', { name: 'Share', exact: true }));
    await expect.poll(async () => bottomOf(await restingBox(door))).toBeLessThanOrEqual(bar);
  });
});

describe('the settings of a table', () => {
  it.for([1440, 1024])('leave the controls free of notices at %d px', async (width) => {
    const page = await opened({ width, height: 900 });
    await page.getByRole('button', { name: /^River: 0 of 8/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Settings of River' }).waitFor();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    const notice = await heldNotice(page, 'Table');
    expect(await doOverlap(notice, page.locator('[data-controls]'))).toBe(false);
  });

  it.for([1440, 1180, 1024])(
    'leave the controls free of the picked people and of the legend of heat at %d px',
    async (width) => {
      const hall = await plannedEvent(organiser, {
        name: 'Hall',
        people: ['Ada Byron', 'Benno Falk', 'Clara Witt'],
        tables: { Garden: 8 },
      });
      await hall.seat('Benno Falk', 'Garden', 1);
      await hall.seat('Clara Witt', 'Garden', 2);
      const who = { people: [hall.personId('Benno Falk'), hall.personId('Clara Witt')] };
      const rule = { kind: 'KeepTogether', hard: true, who };
      await organiser.call('POST', `/api/events/${hall.id}/rules`, { rule });
      const page = await stage.member(email, hall.path, { viewport: { width, height: 900 } });
      await page.getByRole('button', { name: /^Garden: 2 of 8/ }).press('Enter');
      await page.getByRole('region', { name: 'Settings of Garden' }).waitFor();
      const controls = page.locator('[data-controls]');
      await page.getByRole('button', { name: 'Heat', exact: true }).click();
      const legend = page.getByRole('region', { name: 'What people have of what they could have' });
      expect(await doOverlap(legend, controls)).toBe(false);
      const holding = page.getByRole('region', { name: 'Holding Area' });
      expect(await doOverlap(legend, holding)).toBe(false);
      await openHistory(page);
      const history = page.getByRole('complementary');
      await history.waitFor();
      expect(await doOverlap(controls, history)).toBe(false);
      // At 1180 px, the settings and the panel leave no room for it.
      expect(await legend.count()).toBe(width === 1180 ? 0 : 1);
      for (const shown of await legend.all())
        for (const other of [history, controls, holding])
          expect(await doOverlap(shown, other)).toBe(false);
      await history.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('row', { name: /^Ada Byron/ }).click();
      const picked = page.getByRole('region', { name: /^Ada Byron is picked/ });
      expect(await doOverlap(picked, controls)).toBe(false);
      expect((await restingBox(picked)).width).toBeGreaterThan(300);
    },
  );

  it.for([zoomed, { width: 390, height: 844 }])(
    'leave the table visible at $width px',
    async (viewport) => {
      const page = await opened(viewport);
      await pressTool(page, /^Tables \(/);
      const table = page.getByRole('button', { name: /^Garden: 0 of 8/ });
      await table.focus();
      await page.keyboard.press('Enter');
      const settings = page.getByRole('region', { name: 'Settings of Garden' });
      await settings.waitFor();
      expect(await doOverlap(settings, table)).toBe(false);
      const floor = await restingBox(page.locator('[data-floor]'));
      const { x, y, width, height } = await restingBox(table);
      expect(x).toBeGreaterThanOrEqual(floor.x);
      expect(y).toBeGreaterThanOrEqual(floor.y);
      expect(x + width).toBeLessThanOrEqual(floor.x + floor.width);
      expect(y + height).toBeLessThanOrEqual(floor.y + floor.height);
    },
  );
});
