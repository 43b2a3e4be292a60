import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Caller } from '../harness/planner.ts';
import { pressTool, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

/** The widths at which parts of a screen are rearranged, approached from both sides. */
const turns = [1366, 1100, 800, 390, 800, 1100, 1366];
const height = 860;

const email = 'organiser@example.com';
let stage: Stage;
let organiser: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller(email);
  event = await plannedEvent(organiser, {
    name: 'Gala',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
});

beforeEach(async () => {
  page = await stage.member(email, event.path, { viewport: { width: 1366, height } });
  await page.locator('[data-seat]').first().waitFor();
});

const dialog = () => page.getByRole('dialog');
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const turn = (width: number) => page.setViewportSize({ width, height });
/** Types in a field at each width, for comparison with what was typed before the first change. */
const typedAt = async (name: string): Promise<string[]> => {
  const typed: string[] = [];
  for (const width of turns) {
    await turn(width);
    await textbox(name).waitFor();
    typed.push(await textbox(name).inputValue());
  }
  return typed;
};
const always = (text: string) => turns.map(() => text);
const hasFocus = (name: string) =>
  expect.poll(() => textbox(name).evaluate((field) => field === document.activeElement)).toBe(true);

describe('turning a tablet', () => {
  it.for([
    ['Try something…', 'Name of the draft'],
    ['Bulk Import', 'Attendees'],
    ['Add Attendee', 'Name'],
    ['Add Table', 'Table Name'],
    ['Save', 'Name'],
  ] as const)('keeps the dialog of %s, with what was typed in it', async ([tool, field]) => {
    await pressTool(page, tool);
    await textbox(field).fill('Long tables');
    expect(await typedAt(field)).toEqual(always('Long tables'));
    expect(await dialog().count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it.for([1366, 390])('keeps what was typed in a panel opened at %d px', async (width) => {
    await turn(width);
    if (width === 390) await pressTool(page, /^Pool \(/);
    await page.getByRole('button', { name: 'Details of Ada Byron' }).click();
    await textbox('Notes').fill('Near the choir');
    expect(await typedAt('Notes')).toEqual(always('Near the choir'));
    await hasFocus('Notes');
    await turn(width);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await textbox('Notes').waitFor({ state: 'detached' });
  });

  it('keeps the focus in a panel while it is a sheet, and only then', async () => {
    await page.getByRole('button', { name: 'Details of Ada Byron' }).click();
    const beside = page.getByRole('complementary', { name: 'Ada Byron' });
    const sheet = page.getByRole('dialog', { name: 'Ada Byron' });
    /** What screen readers find apart from the panel. */
    const others = page.getByRole('banner');
    const close = page.getByRole('button', { name: 'Close', exact: true });
    const tabLeaves = async (panel: Locator) => {
      await close.focus();
      await page.keyboard.press('Shift+Tab');
      return panel.evaluate((one) => !one.contains(document.activeElement));
    };
    await beside.waitFor();
    expect([await others.count(), await tabLeaves(beside)]).toEqual([1, true]);
    await turn(390);
    await sheet.waitFor();
    expect([await others.count(), await tabLeaves(sheet)]).toEqual([0, false]);
    await turn(1366);
    await beside.waitFor();
    expect([await others.count(), await tabLeaves(beside)]).toEqual([1, true]);
    // Focus outside the panel moves in as well.
    await page.getByRole('searchbox', { name: 'Filter the pool' }).focus();
    await turn(390);
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  it('keeps a dialog above the panel that it was opened from', async () => {
    await pressTool(page, 'Rules');
    await pressTool(page, 'New rule');
    await dialog()
      .getByRole('button', { name: /^Keep apart/ })
      .click();
    await page.getByRole('combobox', { name: 'Who: people' }).fill('Ada');
    for (const width of turns) {
      await turn(width);
      expect(await page.getByRole('combobox', { name: 'Who: people' }).inputValue()).toBe('Ada');
    }
    await page.getByRole('option', { name: 'Ada Byron' }).click();
    await dialog().getByText('Ada Byron', { exact: true }).first().waitFor();
  });

  it('keeps a menu beside its button', async () => {
    await pressTool(page, 'History');
    await page.getByRole('menu').waitFor();
    for (const width of turns) {
      await turn(width);
      await expect
        .poll(async () => {
          const button = await page
            .locator('[aria-haspopup=menu][aria-expanded=true]')
            .boundingBox();
          const menu = await page.getByRole('menu').boundingBox();
          if (!button || !menu) return Number.POSITIVE_INFINITY;
          const apart = Math.max(
            menu.y - (button.y + button.height),
            button.y - (menu.y + menu.height),
          );
          return Math.round(apart);
        })
        .toBeLessThanOrEqual(8);
    }
  });
});

describe("with the browser's text at twice the size", () => {
  beforeEach(async () => {
    await turn(1366);
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    await setFontSize(32);
    return async () => {
      await setFontSize(16);
      await session.detach();
    };
  });

  it('there is room for people, tables and the whole bar', async () => {
    await pressTool(page, /^Pool \(/);
    const list = await restingBox(page.getByRole('grid', { name: 'Unassigned' }).locator('..'));
    const person = await restingBox(page.getByRole('row', { name: /Benno Falk/ }));
    expect(person.y + person.height).toBeLessThanOrEqual(list.y + list.height);
    const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
  });

  it('a phone has all tools of the chart, and no screen is wider than it', async () => {
    await turn(390);
    // A click waits until nothing covers the button.
    for (const name of ['Pool', 'Tables']) await pressTool(page, new RegExp(`^${name} \\(`));
    await pressTool(page, 'More');
    await pressTool(page, 'More');
    await page.getByRole('button', { name: /^Garden: / }).press('Enter');
    const settings = page.getByRole('region', { name: 'Settings of Garden' });
    await settings.getByRole('button', { name: 'Close' }).click();
    for (const path of ['/', '/events', `/events/${event.id}`, `/compare?event=${event.id}`]) {
      await page.goto(stage.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(390);
    }
  });

  /** How far Benno Falk's row begins below the end of the previous one. */
  const gap = async () => {
    const [above, below] = await Promise.all(
      [/Ada Byron/, /Benno Falk/].map((name) => restingBox(page.getByRole('row', { name }))),
    );
    if (!above || !below) throw new Error('a row is not drawn');
    return Math.round(below.y - above.y - above.height);
  };

  it('icons are enlarged as well', async () => {
    const icon = page.getByRole('button', { name: 'Zoom in' }).locator('svg');
    await expect.poll(async () => (await icon.boundingBox())?.width).toBe(32);
  });

  it('rows of people stay apart, in the pool and in the guest list', async () => {
    await pressTool(page, /^Pool \(/);
    await expect.poll(gap).toBe(0);
    await page.goto(`${stage.url}/events/${event.id}`);
    await page.getByRole('grid', { name: 'Attendees' }).waitFor();
    await expect.poll(gap).toBe(0);
  });
});

describe('turning a phone', () => {
  it('keeps the edited cell of the guest list, and shows cards once it is left', async () => {
    await page.goto(`${stage.url}/events/${event.id}`);
    await page.getByRole('grid', { name: 'Attendees' }).waitFor();
    await page.getByRole('rowheader', { name: 'Benno Falk' }).dblclick();
    const field = textbox('Name of Benno Falk');
    await field.fill('Benno Lind');
    await turn(390);
    expect(await field.inputValue()).toBe('Benno Lind');
    await hasFocus('Name of Benno Falk');
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Attendees' }).waitFor({ state: 'detached' });
    await page.getByText('Benno Lind', { exact: true }).waitFor();
    const path = `/api/attendees?event=${event.id}`;
    const names = async () =>
      (await organiser.call<AttendeeRow[]>('GET', path)).body.map(({ name }) => name);
    await expect.poll(names).toContain('Benno Lind');
  });
});
