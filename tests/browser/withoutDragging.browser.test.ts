import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { listened, typeWhereFocused } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { goWithin, it, type Stage } from './stage.ts';

const people = ['Ada Byron', 'Benno Falk', 'Clara Witt', 'Dora Lind', 'Emil Roth'];
let stage: Stage;
let organiser: Awaited<ReturnType<Stage['caller']>>;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
});

/** Every test has its own event, in which Benno already sits at the head table. */
beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people,
    tables: { 'Head table': 6, Garden: 4 },
  });
  await event.seat('Benno Falk', 'Head table', 1);
  await page.goto(stage.url + event.path);
  await person('Ada Byron').waitFor();
});

const person = (name: string) =>
  page.locator(`[data-drop=pool] [data-attendee="${event.personId(name)}"]`);
const held = (name: string) =>
  page.locator(`[data-drop=holding] [data-attendee="${event.personId(name)}"]`);
const seat = (table: string, position: number) =>
  page.locator(`[data-seat="${event.seatId(table, position)}"]`);
const said = (words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const bar = (name: string) => page.getByRole('region', { name: `${name} is picked` });

/** On the screen and in the log. */
const sits = async (name: string, table: string, position: number) => {
  const id = event.personId(name);
  await expect.poll(() => seat(table, position).getAttribute('data-attendee')).toBe(id);
  const inLog = async () =>
    (await event.seatsNow()).find((one) => one.id === event.seatId(table, position))?.attendeeId;
  await expect.poll(inLog).toBe(id);
};

/** A description of the focused element. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? at?.tagName ?? '';
  });

describe('placing people without dragging', () => {
  it('tells in full on a small phone how many seats a table with a long name has', async () => {
    const eventId = event.id;
    const long = { eventId, name: 'Long Gallery beside the Orangery', capacity: 4 };
    await organiser.call('POST', '/api/tables', { ...long, layout: 'oval' });
    await person('Ada Byron').click();
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    onTestFinished(() => page.setViewportSize(before));
    await page.setViewportSize({ width: 320, height: 640 });
    await bar('Ada Byron').getByRole('button', { name: 'Move to…' }).click();
    const free = page.getByRole('option', { name: /^Long Gallery/ }).getByText('4 free');
    expect(await free.evaluate((note) => note.scrollWidth - note.clientWidth)).toBe(0);
  });

  it('seats somebody picked in the list and placed on a seat, by pointer', async () => {
    await person('Ada Byron').click();
    await bar('Ada Byron').waitFor();
    await seat('Garden', 2).click();
    await sits('Ada Byron', 'Garden', 2);
    await said('Ada Byron moved to Garden, seat 2');
    await bar('Ada Byron').waitFor({ state: 'detached' });
  });

  it('finds somebody by search and moves them to a typed table', async () => {
    await page.getByRole('searchbox', { name: 'Filter the pool' }).fill('lind');
    await person('Ada Byron').waitFor({ state: 'detached' });
    await person('Dora Lind').click();
    await page.getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('dialog', { name: 'Move Dora Lind' }).waitFor();
    await typeWhereFocused(page, 'gar');
    await option('Garden 4 free').and(page.locator('[aria-selected=true]')).waitFor();
    await page.keyboard.press('Enter');
    await sits('Dora Lind', 'Garden', 1);
    await said('Dora Lind moved to Garden, seat 1');
  });

  it('seats somebody entirely by keyboard, with announcements', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(focused).toContain('Ada Byron');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toContain('Clara Witt');
    await page.keyboard.press('Enter');
    await said('Clara Witt picked. Choose a seat.');
    await expect.poll(() => person('Clara Witt').getAttribute('aria-pressed')).toBe('true');

    const first = seat('Head table', 1);
    while (!(await first.evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => focused()).toBe('Head table, seat 1, taken by Benno Falk, Guest');
    await page.keyboard.press('ArrowDown');
    const label = /^Head table, seat \d, empty$/;
    await expect.poll(focused).toMatch(label);
    const position = Number((await focused()).match(/seat (\d)/)?.[1]);
    await page.keyboard.press('Enter');
    await sits('Clara Witt', 'Head table', position);
    await said(`Clara Witt moved to Head table, seat ${position}`);
    await expect
      .poll(() => focused())
      .toBe(`Head table, seat ${position}, taken by Clara Witt, Guest`);
  });

  it('announces everything once', async () => {
    const heard = await listened(page);
    await person('Ada Byron').press('Enter');
    await seat('Garden', 2).press('Enter');
    await sits('Ada Byron', 'Garden', 2);
    await expect
      .poll(heard)
      .toEqual(['Ada Byron picked. Choose a seat.', 'Ada Byron moved to Garden, seat 2']);
  });

  it('announces nothing of it again after a return', async () => {
    await person('Ada Byron').press('Enter');
    await said('Ada Byron picked. Choose a seat.');
    await goWithin(page, '/events');
    await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
    await goWithin(page, event.path);
    await person('Ada Byron').waitFor();
    expect(await page.getByText('Ada Byron picked. Choose a seat.').count()).toBe(0);
  });

  it('drops a pick on Escape, and returns the focus to the person', async () => {
    await person('Ada Byron').focus();
    await page.keyboard.press('Enter');
    await bar('Ada Byron').getByRole('button', { name: 'Move to…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bar('Ada Byron').waitFor();
    await expect.poll(focused).toBe('Move to…');

    await page.keyboard.press('Escape');
    await bar('Ada Byron').waitFor({ state: 'detached' });
    await said('Ada Byron no longer picked');
    await expect.poll(() => focused()).toContain('Ada Byron');
    await seat('Garden', 1).click();
    await said('Empty seat. Pick somebody first.');
    await expect
      .poll(async () => (await event.seatsNow()).filter(({ attendeeId }) => attendeeId))
      .toHaveLength(1);
  });

  it('holds somebody, with a reason, and releases them; the focus goes with them', async () => {
    await seat('Head table', 1).focus();
    await page.keyboard.press('Enter');
    await said('Benno Falk picked. Choose a seat.');
    await choose('Benno Falk', 'Holding Area');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Waiting for a reply');
    await press('Move to Holding Area');
    await held('Benno Falk').waitFor();
    const reason = page.getByRole('textbox', { name: 'Reason for holding Benno Falk' });
    await expect.poll(() => reason.inputValue()).toBe('Waiting for a reply');
    await said('Benno Falk moved to the holding area');
    await expect.poll(focused).toContain('Benno Falk');

    await page.keyboard.press('Enter');
    await choose('Benno Falk', 'Pool');
    await person('Benno Falk').waitFor();
    await said('Benno Falk moved to the pool');
    await expect.poll(focused).toContain('Benno Falk');

    await page.keyboard.press('Enter');
    await choose('Benno Falk', 'Garden');
    await sits('Benno Falk', 'Garden', 1);
    await expect.poll(focused).toBe('Garden, seat 1, taken by Benno Falk, Guest');
  });

  it('releases somebody from the holding area by the button beside them', async () => {
    await person('Ada Byron').click();
    await choose('Ada Byron', 'Holding Area');
    await page.getByRole('button', { name: 'Move to Holding Area' }).click();
    await held('Ada Byron').waitFor();
    await page.getByRole('button', { name: 'Move to Pool' }).focus();
    await page.keyboard.press('Enter');
    await person('Ada Byron').waitFor();
    await expect.poll(focused).toContain('Ada Byron');
  });

  describe('on a taken seat', () => {
    it('swaps the two', async () => {
      await event.seat('Clara Witt', 'Garden', 3);
      await expect.poll(() => seat('Garden', 3).getAttribute('data-attendee')).toBeTruthy();
      await ask(seat('Garden', 3), seat('Head table', 1));
      await press('Swap seats');
      await sits('Clara Witt', 'Head table', 1);
      await sits('Benno Falk', 'Garden', 3);
      await said('Clara Witt and Benno Falk changed seats');
      await expect.poll(focused).toBe('Head table, seat 1, taken by Clara Witt, Guest');
    });

    it('replaces the person who sits there, who returns to the pool', async () => {
      await ask(person('Ada Byron'), seat('Head table', 1));
      await expect.poll(() => page.getByRole('button', { name: 'Swap seats' }).count()).toBe(0);
      await press('Replace');
      await sits('Ada Byron', 'Head table', 1);
      await person('Benno Falk').waitFor();
      await expect.poll(focused).toBe('Head table, seat 1, taken by Ada Byron, Guest');
    });

    it.each(['Cancel', 'Escape'])('leaves everything as it was on %s', async (way) => {
      await ask(person('Ada Byron'), seat('Head table', 1));
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await press(way);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(focused).toBe('Head table, seat 1, taken by Benno Falk, Guest');
      await sits('Benno Falk', 'Head table', 1);
      await person('Ada Byron').waitFor();
    });
  });
});

/** Picks up one person and places them on the other's seat by keyboard, which opens the dialog. */
const ask = async (arrival: Locator, taken: Locator) => {
  await arrival.focus();
  await page.keyboard.press('Enter');
  await taken.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'This seat is taken' }).waitFor();
};

/** Presses Tab up to a button of the dialog, which traps the focus, and presses it. */
const press = async (button: string) => {
  for (let tabs = 0; (await focused()) !== button; tabs += 1) {
    if (tabs > 6) throw new Error(`Tab does not come to ${button}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
};

/** Chooses a place in the dialog for the picked person, by keyboard. */
const choose = async (name: string, place: string) => {
  await bar(name).getByRole('button', { name: 'Move to…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `Move ${name}` }).waitFor();
  await typeWhereFocused(page, place);
  await page.getByRole('option', { selected: true, name: place }).waitFor();
  await page.keyboard.press('Enter');
};
