import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest, isFocused, pressTool } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { sizes } from './screenPages.ts';
import { heldNotice, it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

const dinner = async (stage: Stage): Promise<PlannedEvent> =>
  plannedEvent(await stage.caller(email), {
    name: 'Dinner',
    people: ['Ada Byron'],
    tables: { Garden: 4 },
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const topOfChart = (page: Page) =>
  page.locator('[data-floor]').evaluate((floor) => floor.getBoundingClientRect().top);

it.for([900, 1024, 1280, 1360, 1440, 1600])(
  'takes two lines of a screen %d px wide, with room to spare, and leaves the rest to the chart',
  async (width, { stage }) => {
    const event = await dinner(stage);
    const page = await stage.member(email, event.path);
    await page.setViewportSize({ width, height: 800 });
    await button(page, 'Share').waitFor();
    const boxes = await page
      .getByRole('main')
      .locator('header')
      .first()
      .locator('button, [role=combobox]')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()).filter((box) => box.width > 0),
      );
    expect(boxes.length).toBeGreaterThan(12);
    const lines = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2)));
    expect(lines.size).toBe(2);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(width);
    // The figures are below the name if there is no room beside it.
    expect(await topOfChart(page)).toBeLessThanOrEqual(width < 1180 ? 150 : 130);
  },
);

it('keeps the least used tools in a menu if the line has no room for them', async ({ stage }) => {
  const event = await dinner(stage);
  const page = await stage.member(email, event.path, sizes.tablet);
  await button(page, 'Propose seats…').waitFor();
  expect(await button(page, 'Import CSV').count()).toBe(0);
  await button(page, 'More').click();
  await button(page, 'Import CSV').click();
  await page.getByRole('dialog', { name: 'Import a guest list' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(':focus', { hasText: /^More$/ }).waitFor();
  expect(await button(page, 'Try something…').count()).toBe(0);
});

/** An event with a long name, and a rule for its one guest, so that the head shows a score. */
const longNamedDinner = async (stage: Stage, rule: object): Promise<PlannedEvent> => {
  const caller = await stage.caller(email);
  const event = await plannedEvent(caller, {
    name: 'Dinner of the clients of the northern branch and of all who look after them, in the Orangery',
    people: ['Ada Byron'],
    tables: { Garden: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await caller.call('POST', `/api/events/${event.id}/rules`, { rule });
  return event;
};

it('leads to the analytics at every width, however long the name is', async ({ stage }) => {
  const event = await longNamedDinner(stage, { kind: 'Balance', weight: 2 });
  const page = await stage.member(email, event.path);
  await page.getByRole('button', { name: 'What the seating is worth' }).waitFor();
  const link = page.getByRole('main').getByRole('link', { name: 'Analytics', exact: true });
  for (const width of [900, 1024, 1180, 1181, 1280, 1440, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    const isThere = () =>
      link.first().evaluate((shown) => {
        const { left, right, top, bottom } = shown.getBoundingClientRect();
        const isAt = (x: number) => document.elementFromPoint(x, (top + bottom) / 2) === shown;
        return isAt(left + 1) && isAt(right - 1);
      });
    await expect.poll(isThere, { message: `${width} px` }).toBe(true);
  }
});

it('cuts and breaks no choice of marks beside a long name and the score', async ({ stage }) => {
  const event = await longNamedDinner(stage, {
    kind: 'KeepTogether',
    hard: true,
    who: { everyone: true },
  });
  const page = await stage.member(email, event.path);
  await page.getByText('All must-rules kept').waitFor();
  const choice = page.getByRole('combobox', { name: 'Mark seats by' });
  await choice.press('Enter');
  await page.getByRole('option', { name: 'Mark replies' }).press('Enter');
  for (const width of [900, 1024, 1180, 1181, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = () =>
      choice.getByText('Mark replies').evaluate((words) => words.scrollWidth - words.clientWidth);
    await expect.poll(hidden, { message: `${width} px` }).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await topOfChart(page)).toBeLessThanOrEqual(170);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  // The list closes when the window is resized, which the page may hear of only later.
  await atRest(page);
  await choice.press('Enter');
  const options = page.getByRole('option');
  await options.first().waitFor();
  const heights = await options.evaluateAll((options) =>
    options.map((option) => option.getBoundingClientRect().height),
  );
  expect(new Set(heights).size).toBe(1);
});

it.for(['desk', 'phone'] as const)(
  "shows the event's name in full on a %s, beside the score of the seating",
  async (size, { stage }) => {
    const caller = await stage.caller(email);
    const name = 'Client dinner at the Orangery';
    const event = await plannedEvent(caller, {
      name,
      people: ['Ada Byron'],
      tables: { Garden: 4 },
    });
    await event.seat('Ada Byron', 'Garden', 1);
    const rule = { kind: 'Balance', weight: 2 };
    await caller.call('POST', `/api/events/${event.id}/rules`, { rule });
    const page = await stage.member(email, event.path, sizes[size]);
    await page.getByRole('button', { name: 'What the seating is worth' }).waitFor();
    const link = page.getByRole('heading', { level: 1 }).getByRole('link', { name });
    expect(await link.getAttribute('title')).toContain(name);
    const hidden = await link.evaluate((shown) => {
      const { clientHeight, clientWidth, scrollHeight, scrollWidth } = shown.closest('h1') ?? shown;
      return [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
        shown.scrollHeight - shown.clientHeight,
      ];
    });
    expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
    expect(await topOfChart(page)).toBeLessThanOrEqual(170);
  },
);

it('leads back to the event by its name, from a draft as well', async ({ stage }) => {
  const event = await dinner(stage);
  const caller = await stage.caller(email);
  const draft = await caller.call<{ id: string }>('POST', `/api/events/${event.id}/drafts`, {
    name: 'Long tables',
  });
  for (const id of [event.id, draft.body.id]) {
    const page = await stage.member(email, `/seating?event=${id}`);
    await page.getByRole('heading', { level: 1 }).getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/events/${event.id}`);
  }
});

it('says plainly that nobody was seated, and why', async ({ stage }) => {
  const event = await dinner(stage);
  await event.seat('Ada Byron', 'Garden', 1);
  const page = await stage.member(email, event.path);
  await button(page, 'Auto Assign').click();
  const notice = page.getByRole('region', { name: /^Notifications/ });
  await notice.getByText('Nobody was seated').waitFor();
  await notice.getByText('The pool is empty: nobody is waiting for a seat.').waitFor();
  expect(await notice.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  const full = await plannedEvent(await stage.caller(email), { name: 'Full', people: ['Ada'] });
  await page.goto(stage.url + full.path);
  await button(page, 'Auto Assign').click();
  await notice.getByText('1 person is waiting, but no seat is free.').waitFor();
});

it('says that rules keep seats free, if that is why people wait', async ({ stage }) => {
  const caller = await stage.caller(email);
  const people = ['Ada', 'Ben', 'Cy', 'Dora'];
  const event = await plannedEvent(caller, {
    name: 'Too many for a table',
    people,
    tables: { Garden: 2 },
  });
  const three = people.slice(0, 3).map(event.personId);
  const rule = { kind: 'KeepTogether', hard: true, who: { people: three } };
  await caller.call('POST', `/api/events/${event.id}/rules`, { rule });
  const page = await stage.member(email, event.path);
  const notice = page.getByRole('region', { name: /^Notifications/ });
  await button(page, 'Auto Assign').click();
  const why = 'On the free seats, must-rules would be broken. “Propose seats…” says which.';
  await notice.getByText(`1 seated, 3 found no seat. ${why}`).waitFor();
  await button(page, 'Auto Assign').click();
  await notice.getByText('Nobody was seated').waitFor();
  await notice.getByText(why, { exact: true }).waitFor();
});

it('leaves the focus on a tool pressed by key, during its work and afterwards', async ({
  stage,
}) => {
  const event = await dinner(stage);
  const page = await stage.member(email, event.path);
  const press = async (name: string, done: () => Promise<unknown>) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await done();
    await button(page, name).and(page.locator(':focus:not([aria-disabled])')).waitFor();
  };
  const notice = page.getByRole('region', { name: /^Notifications/ });
  await press('Auto Assign', () => notice.getByText('Attendees automatically').waitFor());
  await page.locator('[data-table]').first().focus();
  await page.keyboard.press('Enter');
  await press('Two seats more', () => page.getByText('6 seats', { exact: true }).waitFor());
  await page.goto(`${stage.url}/events/${event.id}?tab=settings`);
  await page.getByRole('switch', { name: 'Public' }).focus();
  await page.keyboard.press('Space');
  await notice.getByText('Event updated').waitFor();
  await page.locator('[role=switch]:focus:not([aria-disabled])').waitFor();
});

it('explains a tool focused by key, but not one that the mouse leaves focused', async ({
  stage,
}) => {
  const event = await dinner(stage);
  const page = await stage.member(email, event.path);
  const tool = button(page, 'Bulk Import');
  const cancelled = async (cancel: () => Promise<void>) => {
    await tool.click();
    await page.getByRole('dialog').waitFor();
    await cancel();
    await expect.poll(isFocused(tool)).toBe(true);
    await atRest(page);
  };
  const tip = page.getByRole('tooltip');
  await cancelled(() => button(page, 'Cancel').click());
  expect(await tip.count()).toBe(0);
  await cancelled(() => page.keyboard.press('Escape'));
  await tip.filter({ hasText: 'Paste a list: one person a line' }).waitFor({ state: 'attached' });
});

it('names the presets of rules if people are seated without any, and only then', async ({
  stage,
}) => {
  const caller = await stage.caller(email);
  const event = await plannedEvent(caller, {
    name: 'Supper',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  const page = await stage.member(email, event.path);
  const notice = page.getByRole('region', { name: /^Notifications/ });
  // It is announced for a second only.
  const readOut = page
    .getByRole('status')
    .getByText(/assigned to seats 2 seated\..* to start with\. Press Control\+Z/)
    .waitFor({ state: 'attached' });
  await button(page, 'Auto Assign').click();
  await notice.getByText('Attendees automatically assigned to seats', { exact: true }).waitFor();
  const hint = /^2 seated\. There are no rules yet\. “Propose seats…” has presets to start with\.$/;
  await notice.getByText(hint).waitFor();
  await readOut;
  await notice.getByRole('button', { name: 'Undo' }).click();
  await notice
    .getByText('Attendees automatically assigned to seats')
    .waitFor({ state: 'detached' });
  // The notice disappears at once, and a reload would cut off the undo.
  const seated = async () => (await event.seatsNow()).filter(({ attendeeId }) => attendeeId);
  await expect.poll(seated).toEqual([]);

  const rule = { kind: 'Balance', weight: 2 };
  await caller.call('POST', `/api/events/${event.id}/rules`, { rule });
  await page.reload();
  await button(page, 'Auto Assign').click();
  await notice.getByText('2 seated.', { exact: true }).waitFor();
});

/** The page's controls that the element covers, at least in part. */
const coveredBy = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate((over) => {
    const cover = document.querySelector(over)?.getBoundingClientRect();
    if (!cover) throw new Error(`no ${over}`);
    const controls = document.querySelectorAll(
      'main header button, [data-controls] button, [data-minimap], main section button',
    );
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isUnder =
        box.width > 0 &&
        box.left < cover.right &&
        box.right > cover.left &&
        box.top < cover.bottom &&
        box.bottom > cover.top;
      return isUnder && !control.closest(over) ? [control.ariaLabel ?? control.textContent] : [];
    });
  }, selector);

it.for(['desk', 'phone'] as const)(
  'is not covered on a %s by a notice, nor are the buttons of the chart and of a pick',
  async (size, { stage }) => {
    const event = await dinner(stage);
    await event.seat('Ada Byron', 'Garden', 1);
    const page = await stage.member(email, event.path, sizes[size]);
    await page.locator(`[data-seat="${event.seatId('Garden', 1)}"]`).click();
    await page.locator('[data-bottom-bar]').waitFor();
    await pressTool(page, 'Auto Assign');
    const notice = page.getByRole('region', { name: /^Notifications/ }).locator('li');
    await notice.waitFor();
    expect(await coveredBy(page, '[role=region] li')).toEqual([]);
    expect(await coveredBy(page, '[data-bottom-bar]')).toEqual([]);
  },
);

it('leaves the bar of a proposal free of notices', async ({ stage }) => {
  const event = await dinner(stage);
  const page = await stage.member(email, event.path);
  await button(page, 'Propose seats…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Propose seats' }).click();
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  await button(page, 'Auto Assign').click();
  await heldNotice(page, '1 seated');
  expect(await coveredBy(page, '[role=region] li')).toEqual([]);
  await page.getByRole('region', { name: 'Preview' }).waitFor();
});

it('is a bar at the bottom of a phone, whose sheets close when a tool was chosen', async ({
  stage,
}) => {
  const event = await dinner(stage);
  const page = await stage.member(email, event.path, sizes.phone);
  await button(page, 'Share').waitFor();
  expect(await topOfChart(page)).toBeLessThanOrEqual(170);
  expect(await button(page, 'Add Table').count()).toBe(0);
  await button(page, 'Add').tap();
  await button(page, 'Add Table').tap();
  await page.getByRole('dialog', { name: 'Add New Table' }).waitFor();
  await page.keyboard.press('Escape');
  // The tool itself is hidden again, so the focus is on the button that opened it.
  await page.locator(':focus', { hasText: /^Add$/ }).waitFor();
  expect(await button(page, 'Add Table').count()).toBe(0);
  await button(page, 'More').tap();
  await button(page, 'Print').waitFor();
  await page.keyboard.press('Escape');
  await page.locator(':focus', { hasText: /^More$/ }).waitFor();
  expect(await button(page, 'Print').count()).toBe(0);
});

it('leaves room for the search field on a phone, beside the score', async ({ stage }) => {
  const event = await dinner(stage);
  await event.seat('Ada Byron', 'Garden', 1);
  const rule = { kind: 'Balance', weight: 2 };
  await (await stage.caller(email)).call('POST', `/api/events/${event.id}/rules`, { rule });
  const page = await stage.member(email, event.path, sizes.phone);
  await page.getByRole('button', { name: 'What the seating is worth' }).waitFor();
  expect(await topOfChart(page)).toBeLessThanOrEqual(170);
  expect(await coveredBy(page, '[data-score]')).toEqual([]);
  await button(page, 'List').click();
  const search = page.getByRole('combobox', { name: 'Find', exact: true });
  expect((await search.boundingBox())?.width).toBeGreaterThan(sizes.phone.viewport.width / 2);
  expect((await button(page, 'Heat').boundingBox())?.height).toBeGreaterThanOrEqual(36);
});

it('says on a phone in words what readers can do', async ({ stage }) => {
  const event = await plannedEvent(await stage.caller(email), {
    name: 'Open dinner',
    tables: { Garden: 4 },
    isPublic: true,
  });
  const page = await stage.member('reader@example.com', event.path, sizes.phone);
  for (const name of ['History', 'Print']) {
    const words = await button(page, name).evaluate(
      (one) => getComputedStyle(one, '::after').content,
    );
    expect(words).toBe(`"${name}"`);
  }
});

it("keeps the event's name on a phone when somebody else joins", async ({ stage }) => {
  const event = await plannedEvent(await stage.caller(email), {
    name: 'Anniversary dinner of the Friends of the Botanical Garden and the Orangery',
    tables: { Garden: 4 },
  });
  const page = await stage.member(email, event.path, sizes.phone);
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  const alone = await title.boundingBox();
  await stage.member('admin@example.com', event.path);
  await page.getByRole('button', { name: /is here too/ }).waitFor();
  expect(await title.boundingBox()).toEqual(alone);
  expect(await topOfChart(page)).toBeLessThanOrEqual(170);
});
