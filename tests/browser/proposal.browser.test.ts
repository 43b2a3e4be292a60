import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { atRest, coveringFocus, holding, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { dragTo, heldNotice, it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Awaited<ReturnType<Stage['caller']>>;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
}, 120_000);

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: `Gala ${task.name.slice(0, 40)}`,
    people: ['Ada Byron', 'Benno Falk', 'Clara Witt'],
    tables: { Garden: 4, Hall: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await together('Ada Byron', 'Benno Falk', 'Clara Witt');
  await page.goto(stage.url + event.path);
  await page.locator(`[data-seat="${event.seatId('Garden', 1)}"]`).waitFor();
});

// A failed test leaves no run behind for which the next one would wait.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await endThreads();
});
const endThreads = () =>
  Promise.all(stage.engine.workers.threads().map((thread) => thread.terminate()));

/** A hard rule: these people share a table. */
const together = async (...names: string[]) => {
  const who = { people: names.map(event.personId) };
  await organiser.call('POST', `/api/events/${event.id}/rules`, {
    rule: { kind: 'KeepTogether', hard: true, who },
  });
};

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const panel = () => page.getByRole('complementary', { name: 'Proposed seats' });
const inPanel = (name: string) => panel().getByRole('button', { name, exact: true });
const notice = (words: string) => page.getByText(words, { exact: true }).first().waitFor();

const tableOf = async (name: string): Promise<string | undefined> =>
  (await event.seatsNow()).find(({ attendeeId }) => attendeeId === event.personId(name))?.tableId;
const isSeated = async (name: string) => (await tableOf(name)) !== undefined;
const sharesTable = async (one: string, other: string) =>
  expect.poll(() => tableOf(one)).toBe(await tableOf(other));

const propose = async () => {
  await button('Propose seats…').click();
  await dialog().getByRole('button', { name: 'Propose seats', exact: true }).click();
  await panel().waitFor();
};

it('starts at the chosen scope', async () => {
  await event.seat('Benno Falk', 'Garden', 2);
  await event.seat('Clara Witt', 'Garden', 3);
  await page.reload();
  await button('Propose seats…').press('Enter');
  const everybody = dialog().getByRole('radio', { name: /^Everybody/, checked: true });
  await everybody.and(page.locator(':focus')).waitFor();
});

it('breaks no word of the durations on a screen of 320 px', async () => {
  await button('Propose seats…').click();
  const words = dialog().getByText('Thorough', { exact: true });
  const { height } = await restingBox(words);
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 640 });
  expect((await restingBox(words)).height).toBe(height);
  await page.setViewportSize(before);
});

it('keeps the buttons of the preview in one line beside the panel at 1280 px', async () => {
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 1280, height: 800 });
  await propose();
  const buttons = page.getByRole('region', { name: 'Preview' }).getByRole('button');
  const middles = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles).toHaveLength(3);
  expect(new Set(middles).size).toBe(1);
  await page.setViewportSize(before);
});

it('shows by whom and when each earlier one was made', async () => {
  await propose();
  await page.goto(stage.url + event.path);
  await button('Propose seats…').click();
  await dialog().locator('summary', { hasText: 'Earlier proposals' }).click();
  const open = dialog().getByRole('button', { name: 'Open', exact: true });
  const told = await open.evaluate(
    (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(told).toMatch(/by Olivia Marsh, .+ points$/);
});

it("scrolls the focused element clear of the panel's foot", async () => {
  await page.setViewportSize({ width: 1360, height: 420 });
  await propose();
  const isInFoot = () => page.evaluate(() => document.activeElement?.closest('footer') !== null);
  const passed: (string | null)[] = [];
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await isInFoot()) break;
    passed.push(await coveringFocus(page));
  }
  expect(passed.length).toBeGreaterThan(3);
  expect(passed.filter(Boolean)).toEqual([]);
  expect(await isInFoot()).toBe(true);
  await page.setViewportSize({ width: 1360, height: 860 });
});

it('offers sets of rules if there are none, and works with the tapped one', async () => {
  const bare = await plannedEvent(organiser, {
    name: 'Without rules',
    people: ['Dora Kim', 'Emil Roth'],
    tables: { Garden: 4 },
  });
  await page.goto(stage.url + bare.path);
  await page.locator('[data-table]').waitFor();
  await button('Propose seats…').click();
  await dialog()
    .getByText(/^There are no rules yet/)
    .waitFor();
  const preset = dialog().getByRole('button', { name: /^Colleagues together/ });
  await preset.click();
  await expect.poll(() => preset.getAttribute('data-in-place')).toBe('true');
  const { body } = await organiser.call<object[]>('GET', `/api/events/${bare.id}/rules`);
  expect(body).toHaveLength(2);
  await dialog().getByRole('button', { name: 'Propose seats', exact: true }).click();
  await panel().waitFor();
  await page.goto(stage.url + event.path);
  await button('Propose seats…').click();
  await dialog().getByRole('group', { name: 'Whom to seat' }).waitFor();
  expect(await preset.count()).toBe(0);
  await page.keyboard.press('Escape');
});

it('shows a proposal on the chart alone, takes it without one person, and undoes that', async () => {
  await propose();
  const region = page.getByRole('region', { name: 'Preview' });
  await region.getByText(/^2 people find a seat, .* points$/).waitFor();
  await panel().getByText('Ada Byron, Benno Falk, and Clara Witt sit at one table').waitFor();
  const comes = page.locator('[data-marks="moves"]');
  await expect.poll(() => comes.count()).toBe(2);
  expect(await comes.first().getAttribute('aria-description')).toBe('Would come from the pool');
  expect(await isSeated('Benno Falk')).toBe(false);

  await panel()
    .getByRole('checkbox', { name: /^Clara Witt/ })
    .uncheck();
  // The value of one of them without the other is unknown.
  await region.getByText('1 person finds a seat', { exact: true }).waitFor();
  await inPanel('Take 1 move').click();
  const taken = await heldNotice(page, '1 person moved');
  await panel().waitFor({ state: 'detached' });
  await sharesTable('Benno Falk', 'Ada Byron');
  expect(await isSeated('Clara Witt')).toBe(false);

  await taken.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => isSeated('Benno Falk')).toBe(false);
  expect(await isSeated('Ada Byron')).toBe(true);
});

it('shows by keyboard what each number of moves is worth, and takes the chosen one', async () => {
  await event.seat('Benno Falk', 'Hall', 1);
  await event.seat('Clara Witt', 'Hall', 2);
  await button('Propose seats…').click();
  await dialog()
    .getByRole('radio', { name: /^Everybody/ })
    .check();
  const budget = dialog().getByRole('combobox', { name: 'How many seated people may move' });
  await budget.getByText('Compare 0, 5, 20 and all').waitFor();
  await dialog().getByRole('button', { name: 'Propose seats', exact: true }).click();
  const rungs = panel().getByRole('group', { name: 'How many move' });
  const one = rungs.getByRole('radio', {
    name: /^1 person who has a seat moves.*1 fewer must-rule broken.*Ada Byron/,
  });
  await expect.poll(() => one.isChecked()).toBe(true);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(/^1 person moves/).waitFor();
  const totals = panel().getByRole('table').first();
  await totals.getByRole('row', { name: /^Cost of moves, included 0 −25/ }).waitFor();

  await one.focus();
  await page.keyboard.press('ArrowUp');
  const none = rungs.getByRole('radio', { name: /^Nobody who has a seat moves/ });
  await expect.poll(() => none.isChecked()).toBe(true);
  await preview.getByText('Nobody moves').waitFor();
  await page.reload();
  await expect.poll(() => none.isChecked()).toBe(true);
  expect(await page.locator('[data-marks="moves"]').count()).toBe(0);

  await none.focus();
  await page.keyboard.press('ArrowDown');
  await inPanel('Take all').click();
  await notice('1 person moved');
  await sharesTable('Ada Byron', 'Benno Falk');

  // Now nothing better can be found, which is said once.
  await button('Propose seats…').click();
  await dialog()
    .getByRole('radio', { name: /^Everybody/ })
    .check();
  await budget.getByText('Compare 0, 5, 20 and all').waitFor();
  await dialog().getByRole('button', { name: 'Propose seats', exact: true }).click();
  await panel().getByText('Nobody needs to move: the engine found nothing better.').waitFor();
  expect(await panel().getByText('nothing better').count()).toBe(1);
});

it('offers to seat those who lost their seats with a table, moving as few as possible', async () => {
  const offer = page.getByRole('region', { name: 'Seats to fill' });
  await event.seat('Benno Falk', 'Hall', 1);
  await event.seat('Clara Witt', 'Hall', 2);
  await seat('Hall', 2).and(page.locator('[data-attendee]')).waitFor();
  await organiser.call('DELETE', `/api/tables/${await tableOf('Clara Witt')}`);
  await offer.getByText('2 people have lost their seats.').waitFor();
  await offer.getByRole('button', { name: 'Seat the 2, moving as few as possible…' }).click();
  expect(
    await dialog()
      .getByRole('radio', { name: /^Everybody/ })
      .isChecked(),
  ).toBe(true);
  await dialog().getByRole('button', { name: 'Propose seats', exact: true }).click();
  await panel().waitFor();
  expect(new URL(page.url()).searchParams.get('moves')).toBe('few');
  await offer.waitFor({ state: 'detached' });
  await inPanel('Take all').click();
  await notice('2 people moved');
  await offer.waitFor({ state: 'detached' });
  await sharesTable('Clara Witt', 'Ada Byron');
});

it('offers a seat that somebody has left to those who wait', async () => {
  await organiser.call('DELETE', `/api/attendees/${event.personId('Ada Byron')}`);
  const offer = page.getByRole('region', { name: 'Seats to fill' });
  await offer.getByText('1 seat has become free, and 2 people are waiting.').waitFor();
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 640 });
  const { x, width } = await restingBox(offer);
  expect(x + width).toBeLessThanOrEqual(320);
  const tables = await restingBox(button(/^Tables/));
  expect(tables.x + tables.width).toBeLessThanOrEqual((await restingBox(button('Add'))).x);
  await page.setViewportSize(before);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
});

it('compares the proposal with now, and changes nothing when discarded', async () => {
  await propose();
  const pool = page.locator('[data-drop=pool]').getByText(/^(Benno Falk|Clara Witt)$/);
  await expect.poll(() => pool.count()).toBe(0);
  await button('Now').click();
  await expect.poll(() => pool.count()).toBe(2);
  await button('Proposed').click();
  await expect.poll(() => pool.count()).toBe(0);
  await inPanel('Discard').click();
  await notice('Proposal discarded');
  await expect.poll(() => pool.count()).toBe(2);
  expect(await isSeated('Benno Falk')).toBe(false);
});

it('keeps all tables visible beside the proposal, and takes the room back after it', async () => {
  /** The right edge of the table on the right, and the left edge of the panel. */
  const edges = async () => {
    const boxes = await Promise.all(
      (await page.locator('[data-floor] [data-table]').all()).map((table) => table.boundingBox()),
    );
    return Math.max(...boxes.map((box) => (box ? box.x + box.width : Number.POSITIVE_INFINITY)));
  };
  const before = await edges();
  await propose();
  const left = (await panel().boundingBox())?.x ?? 0;
  expect(before).toBeGreaterThan(left);
  await expect.poll(edges).toBeLessThan(left);
  await inPanel('Discard').click();
  await panel().waitFor({ state: 'detached' });
  await expect.poll(edges).toBeCloseTo(before, 0);
});

it('tells which rules keep people waiting, carries out a way out, and computes again', async () => {
  const who = { people: ['Ada Byron', 'Clara Witt'].map(event.personId) };
  const path = `/api/events/${event.id}/rules`;
  const rule = { kind: 'KeepApart', hard: true, who };
  await organiser.call('POST', path, { rule, evenSo: true });
  await propose();
  const section = panel().getByRole('region', { name: 'What is in the way' });
  await section
    .getByText(
      '“Ada Byron with Benno Falk and Clara Witt” cannot hold while “Ada Byron apart from Clara Witt” does.',
    )
    .waitFor();
  const remove = section.getByRole('button', { name: 'Remove “Ada Byron apart from Clara Witt”' });
  await section.getByText('Then everybody has a seat.').first().waitFor();
  await remove.click();
  await notice('Rule removed');
  await section.getByText('This has changed since.').waitFor();
  await section.getByRole('button', { name: 'Work it out again', exact: true }).click();
  await page
    .getByRole('region', { name: 'Preview' })
    .getByText(/^2 people find a seat/)
    .waitFor();
  await section.waitFor({ state: 'detached' });
});

it('names those in the way of an outdated proposal, and takes what still fits', async () => {
  await propose();
  const path = `/api/attendees/${event.personId('Benno Falk')}/holding`;
  await organiser.call('PATCH', path, { event: event.id, hold: true });
  await panel().getByText('Benno Falk is in the holding area now').waitFor();
  await inPanel('Take what still fits').click();
  await notice('1 person moved');
  await sharesTable('Clara Witt', 'Ada Byron');
  expect(await isSeated('Benno Falk')).toBe(false);
});

it('does not call a proposal outdated by its own moves while it is being taken', async () => {
  await propose();
  const { letGo } = await holding(page, 'TakeSeatingProposal');
  const judgedAgain = page.waitForResponse(
    (response) => response.request().postData()?.includes('obstacles') ?? false,
  );
  await inPanel('Take all').click();
  await judgedAgain;
  await atRest(page);
  expect(await panel().getByText('The plan has changed since').count()).toBe(0);
  letGo();
  await notice('2 people moved');
});

it('computes an outdated proposal again from where it was', async () => {
  await propose();
  const first = new URL(page.url()).searchParams.get('proposal');
  await event.seat('Benno Falk', 'Hall', 2);
  await panel().getByText('Benno Falk has moved to Hall, seat 2').waitFor();
  await inPanel('Work it out again from here').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('proposal')).not.toBe(first);
  await page
    .getByRole('region', { name: 'Preview' })
    .getByText(/^1 person finds a seat/)
    .waitFor();
});

it('is shown again after a reload, and is verified after it was taken', async () => {
  await propose();
  await page.reload();
  await panel().waitFor();
  const address = page.url();
  await inPanel('Take all').click();
  await notice('2 people moved');
  await page.goto(address);
  await panel().waitFor();
  await inPanel('Verify').click();
  await panel().getByText('Worked out again: the same 3 seats.').waitFor();
});

it('stops the computation of a proposal', async () => {
  await button('Propose seats…').click();
  await dialog().getByRole('radio', { name: /^Best/ }).check();
  await dialog().getByRole('button', { name: 'Propose seats', exact: true }).click();
  await dialog().getByRole('progressbar').waitFor();
  await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog().getByText('The proposal was cancelled').waitFor();
  await dialog().getByText('Nothing has changed in the plan.').waitFor();
  expect(await isSeated('Benno Falk')).toBe(false);
});

const removeRule = async () => {
  const rules = `/api/events/${event.id}/rules`;
  const [rule] = (await organiser.call<{ id: string }[]>('GET', rules)).body;
  await organiser.call('DELETE', `${rules}/${rule?.id}`);
  await score().waitFor({ state: 'detached' });
};

const seat = (table: string, position: number) =>
  page.locator(`[data-seat="${event.seatId(table, position)}"]`);
const score = () => page.getByRole('button', { name: 'What the seating is worth' });

it('shows broken must-rules on the chart and in the list as people are moved', async () => {
  await event.seat('Benno Falk', 'Garden', 2);
  await event.seat('Clara Witt', 'Garden', 3);
  await score().getByText('All must-rules kept').waitFor();
  await event.seat('Benno Falk', 'Hall', 2);
  await score().getByText('1 must-rule broken').waitFor();
  const words = 'Broken here: Ada Byron, Benno Falk, and Clara Witt sit at one table';
  await expect.poll(() => seat('Hall', 2).getAttribute('aria-description')).toBe(words);
  await button('List').click();
  const row = page.getByRole('button', { name: /Hall.*Benno Falk/ }).first();
  await row.getByText(words).waitFor();
  await button('Chart').click();

  await score().click();
  const rules = page.getByRole('complementary', { name: 'Rules' });
  await rules.getByText('Broken by Ada Byron, Benno Falk, and Clara Witt').waitFor();
  await rules.getByRole('button', { name: 'Close', exact: true }).click();
  await rules.waitFor({ state: 'detached' });

  await dragTo(
    page,
    `[data-seat="${event.seatId('Hall', 2)}"]`,
    `[data-seat="${event.seatId('Garden', 2)}"]`,
  );
  await score().getByText('All must-rules kept').waitFor();
  await score().click();
  await rules.getByText('Kept', { exact: true }).waitFor();
  await expect.poll(() => seat('Garden', 2).getAttribute('aria-description')).toBe(null);
});

it('explains why somebody sits where they sit, and moves them to a better place', async () => {
  await event.seat('Clara Witt', 'Garden', 3);
  await event.seat('Benno Falk', 'Hall', 2);
  await expect.poll(() => seat('Hall', 2).getAttribute('data-attendee')).not.toBe(null);
  await seat('Hall', 2).dblclick();
  const details = page.getByRole('complementary', { name: 'Benno Falk' });
  await details.getByRole('button', { name: 'Why here?' }).press('Enter');
  const heading = details.getByRole('heading', { name: 'Why this seat' });
  await heading.and(page.locator(':focus')).waitFor();
  await details
    .getByText('Ada Byron, Benno Falk, and Clara Witt sit at one table')
    .first()
    .waitFor();
  await details.getByText('0 of 2 others at this table').waitFor();
  await details.getByText('Must, broken').waitFor();
  await details.getByText('Mends a must-rule').first().waitFor();
  await details
    .getByRole('button', { name: /^Move there: Benno Falk to Garden/ })
    .first()
    .click();
  await sharesTable('Benno Falk', 'Ada Byron');
  await heading.and(page.locator(':focus')).waitFor();
  await details.getByText('2 of 2 others at this table: Ada Byron and Clara Witt').waitFor();
  await details.getByText('Must, kept').waitFor();
});

it("shades seats by their people's share of possible points, with a legend", async () => {
  await event.seat('Benno Falk', 'Hall', 2);
  await button('Heat').click();
  await page.getByRole('region', { name: 'What people have of what they could have' }).waitFor();
  await expect
    .poll(() => seat('Hall', 2).getAttribute('aria-description'))
    .toMatch(/^Has 0% of what is possible\. Broken here: /);
  await button('Heat').click();
  await expect
    .poll(() => seat('Hall', 2).getAttribute('aria-description'))
    .toMatch(/^Broken here: /);
});

it('explains the seating of a table', async () => {
  await event.seat('Benno Falk', 'Hall', 2);
  await page.getByRole('button', { name: /^Hall: .* Table settings/ }).press('Enter');
  const settings = page.getByRole('region', { name: 'Settings of Hall' });
  await settings.getByRole('button', { name: 'Why this seating?', exact: true }).press('Enter');
  await settings
    .getByRole('region', { name: 'Why this seating?' })
    .and(page.locator(':focus'))
    .waitFor();
  await settings
    .getByText('Broken here: Ada Byron, Benno Falk, and Clara Witt sit at one table')
    .waitFor();
});

it('finds the running proposal of the event again', async () => {
  const begin = async () => {
    await button('Propose seats…').click();
    await dialog().getByRole('radio', { name: /^Best/ }).check();
    await dialog().getByRole('button', { name: 'Propose seats', exact: true }).click();
  };
  await begin();
  await dialog().getByRole('progressbar').waitFor();
  await page.reload();
  await dialog().getByRole('progressbar').waitFor();
  await page.goto(stage.url + event.path);
  await begin();
  await dialog().getByRole('button', { name: 'Show that one', exact: true }).click();
  await dialog().getByRole('progressbar').waitFor();
  await dialog().getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog().getByText('The proposal was cancelled').waitFor();
});

it('tells nothing of must-rules if there are none', async () => {
  await removeRule();
  const who = { people: ['Ada Byron', 'Benno Falk'].map(event.personId) };
  const rule = { kind: 'KeepTogether', weight: 20, who };
  await organiser.call('POST', `/api/events/${event.id}/rules`, { rule });
  await event.seat('Benno Falk', 'Garden', 2);
  await score().getByText('20 points', { exact: true }).waitFor();
  expect(await score().textContent()).not.toMatch(/must-rule/);
});

it('scores a seating by its parties alone if there are no rules', async () => {
  await removeRule();
  for (const name of ['Ada Byron', 'Benno Falk']) {
    const path = `/api/attendees/${event.personId(name)}`;
    await organiser.call('PATCH', path, { party: 'Byron & Falk' });
  }
  await event.seat('Benno Falk', 'Hall', 2);
  await score().getByText('1 must-rule broken').waitFor();
  await event.seat('Benno Falk', 'Garden', 2);
  await score().getByText('All must-rules kept').waitFor();
});
