import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { HistoryRow } from '../../schema/entities/history.ts';
import { coveringFocus, isFocused, listened, pressTool } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

type Caller = Awaited<ReturnType<Stage['caller']>>;

let stage: Stage;
let organiser: Caller;
let admin: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  admin = await stage.caller('admin@example.com');
  page = await stage.member('organiser@example.com', '/events');
});

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people: ['Ada Byron', 'Benno Falk', 'Clara Witt'],
    tables: { Garden: 4, Terrace: 4 },
    isPublic: true,
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await page.goto(stage.url + event.path);
});

/** For as long as other waits in these tests last. */
const soon = <Value>(look: () => Promise<Value>) => expect.poll(look);

const panel = (on: Page) => on.getByRole('complementary', { name: 'History', exact: true });
const open = async (on = page) => {
  await on.getByRole('button', { name: 'History', exact: true }).click();
  await on.getByRole('menuitem', { name: 'History', exact: true }).click();
  await panel(on)
    .getByRole('heading', { name: /^[\d,]+ changes?$/ })
    .waitFor();
};
const rows = (on = page) =>
  panel(on)
    .getByRole('listitem')
    .filter({ has: on.locator('time') });
const row = (words: string | RegExp, on = page) => rows(on).filter({ hasText: words });
const count = (changes: string, on = page) =>
  panel(on).getByRole('heading', { name: changes, exact: true }).waitFor();
const moves = async (by: Caller, name: string, table: string, position: number) => {
  await by.call('POST', `/api/seats/${event.seatId(table, position)}/assign`, {
    eventId: event.id,
    attendeeId: event.personId(name),
  });
};
const sitsAt = async (name: string) => {
  const seat = (await event.seatsNow()).find(
    ({ attendeeId }) => attendeeId === event.personId(name),
  );
  return seat?.id;
};

it('shows who did what, newest first, as it happens', async () => {
  await open();
  await row('You seated Ada Byron at Garden, seat 1').waitFor();
  await row('You imported 3 people').waitFor();
  await panel(page).getByRole('heading', { name: 'Today', exact: true }).waitFor();
  await count('5 changes');
  await moves(admin, 'Ada Byron', 'Terrace', 2);
  await count('6 changes');
  await row(/moved Ada Byron from Garden, seat 1 to Terrace, seat 2/).waitFor();
  await expect.poll(() => rows().first().textContent()).toMatch(/Terrace, seat 2/);
});

it('shows the face of a nameless member like every other screen', async () => {
  const nameless = await stage.caller('nameless-admin@example.com');
  const { id } = (await nameless.call<{ id: string }>('GET', '/api/auth/user')).body;
  await admin.call('PATCH', `/api/admin/users/${id}`, { role: 'admin' });
  await moves(nameless, 'Ada Byron', 'Terrace', 2);
  await open();
  await row('nameless-admin@example.com moved Ada Byron').waitFor();
  expect(await rows().first().textContent()).toMatch(/^\?\?nameless/);
});

it('has the focus when it opens, and returns it when Escape closes it', async () => {
  const menu = page.getByRole('button', { name: 'History', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'History', exact: true });
  await soon(() => item.evaluate((el) => el === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await soon(() => panel(page).evaluate((el) => el === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await soon(() => menu.evaluate((el) => el === document.activeElement)).toBe(true);
});

it('scrolls entries reached by Shift and Tab clear of the day above', async () => {
  await page.setViewportSize({ width: 1360, height: 420 });
  await open();
  const moments = panel(page).getByRole('link', { name: /^Show this moment / });
  await moments.last().focus();
  const covered: (string | null)[] = [];
  while (!(await isFocused(moments.first())())) {
    covered.push(await coveringFocus(page));
    await page.keyboard.press('Shift+Tab');
  }
  expect(covered.length).toBeGreaterThan(5);
  expect(covered.filter(Boolean)).toEqual([]);
  await page.setViewportSize({ width: 1360, height: 860 });
});

it("makes way for somebody's details on request", async () => {
  await open();
  await page
    .locator(`[data-attendee="${event.personId('Ada Byron')}"]`)
    .first()
    .dblclick();
  await panel(page).waitFor({ state: 'detached' });
  await page.getByRole('complementary', { name: 'Ada Byron', exact: true }).waitFor();
});

describe('an entry', () => {
  it('of many people opens as a list of their names', async () => {
    await organiser.call('DELETE', `/api/attendees/${event.personId('Clara Witt')}`);
    await open();
    const entry = row('You imported 3 people');
    await entry.getByRole('button', { name: /^Show people / }).click();
    const list = entry.getByRole('list', { name: 'People touched by this change' });
    await list.waitFor();
    await expect
      .poll(() => list.locator('li').allTextContents())
      .toEqual(['Ada Byron', 'Benno Falk', '1 person since removed']);
    await entry.getByRole('button', { name: /^Hide people / }).press('Enter');
    await list.waitFor({ state: 'detached' });
  });

  it('names the arrangement that was shared, even after its deletion', async () => {
    const fields = { eventId: event.id, name: 'Final seating' };
    const saved = await organiser.call<{ id: string }>('POST', '/api/arrangements', fields);
    const path = `/api/arrangements/${saved.body.id}`;
    await organiser.call('PATCH', `${path}/share`, { isPublic: true });
    await open();
    const shared = 'You shared the arrangement Final seating by its public link';
    await row(shared).waitFor();
    await organiser.call('DELETE', path);
    await page.reload();
    await open();
    await row(shared).waitFor();
  });

  it('is undone while a later one stays, shown as undone, and redone', async () => {
    await moves(organiser, 'Benno Falk', 'Garden', 2);
    await open();
    const sentence = 'You seated Ada Byron at Garden, seat 1';
    const entry = row(sentence);
    const named = { name: `Undo this ${sentence}`, exact: true };
    await panel(page).getByRole('button', named).press('Enter');
    await entry.getByText('Undone', { exact: true }).waitFor();
    const redo = entry.getByRole('button', { name: /^Redo / });
    await expect.poll(() => redo.evaluate((el) => el === document.activeElement)).toBe(true);
    await expect.poll(() => sitsAt('Ada Byron')).toBeUndefined();
    await expect.poll(() => sitsAt('Benno Falk')).toBe(event.seatId('Garden', 2));
    await row('You undid moving Ada Byron').waitFor();

    const notices = page.getByRole('region', { name: /^Notifications/ });
    const errors = [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }];
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'Undo'
        ? route.fulfill({ json: { data: null, errors } })
        : route.fallback(),
    );
    await redo.press('Enter');
    await notices.getByText('The change could not be redone', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await redo.press('Enter');
    await notices.getByText('Redone', { exact: true }).waitFor();
    await entry.getByText('Undone', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => sitsAt('Ada Byron')).toBe(event.seatId('Garden', 1));
    await row('You moved Ada Byron again').waitFor();
  });

  it('has a name of its own if another one has the same sentence', async () => {
    for (const position of [2, 1, 2]) await moves(organiser, 'Ada Byron', 'Garden', position);
    await open();
    const sentence = 'You moved Ada Byron from Garden, seat 1 to Garden, seat 2';
    const time = String.raw`\d+:\d\d:\d\d [AP]M`;
    const undo = new RegExp(`^Undo this ${sentence} ${time}$`);
    const moment = new RegExp(`^Show this moment ${sentence} ${time}$`);
    await soon(() => panel(page).getByRole('button', { name: undo }).count()).toBe(2);
    await soon(() => panel(page).getByRole('link', { name: moment }).count()).toBe(2);
  });

  it('of the member is announced once, and one of somebody else as it arrives', async () => {
    await open();
    const heard = await listened(page);
    const undone = 'You undid moving Ada Byron';
    await row('You seated Ada Byron at Garden, seat 1')
      .getByRole('button', { name: /^Undo this / })
      .press('Enter');
    await row(undone).waitFor();
    await moves(admin, 'Ada Byron', 'Terrace', 2);
    await expect
      .poll(heard)
      .toContainEqual(expect.stringMatching(/seated Ada Byron at Terrace, seat 2$/));
    // The answer to one's own action may arrive after other people's changes.
    await expect
      .poll(async () => (await heard()).filter((text) => text.includes('You ')))
      .toEqual(['Notification Undone You seated Ada Byron at Garden, seat 1']);
  });

  it('names the later change in its way, which can be undone first', async () => {
    await moves(admin, 'Ada Byron', 'Terrace', 2);
    await open();
    const entry = row('You seated Ada Byron at Garden, seat 1');
    const undo = entry.getByRole('button', { name: /^Undo this / });
    await undo.click();
    const notice = page.getByText(/A later change is in the way: .*Terrace, seat 2/).first();
    await notice.waitFor();
    await expect.poll(() => sitsAt('Ada Byron')).toBe(event.seatId('Terrace', 2));
    await page.getByRole('button', { name: 'Undo that first', exact: true }).click();
    await row(/to Terrace, seat 2/)
      .getByText('Undone', { exact: true })
      .waitFor();
    await expect.poll(() => sitsAt('Ada Byron')).toBe(event.seatId('Garden', 1));
    await undo.click();
    await entry.getByText('Undone', { exact: true }).waitFor();
    await expect.poll(() => sitsAt('Ada Byron')).toBeUndefined();
  });

  it('shows the moment at which it was made', async () => {
    await moves(organiser, 'Ada Byron', 'Terrace', 2);
    await open();
    const entry = row('You seated Ada Byron at Garden, seat 1');
    await entry.getByRole('link', { name: /^Show this moment / }).click();
    const { body } = await organiser.call<HistoryRow[]>('GET', `/api/events/${event.id}/history`);
    const first = body.findLast(({ action }) => action === 'seat_assigned');
    await page.waitForURL(
      (url) =>
        url.pathname === '/timeline' && url.searchParams.get('at') === String(first?.revision),
    );
  });

  it('that is permanent offers no undo', async () => {
    await open();
    await row('You created the event').waitFor();
    await expect.poll(() => row('You created the event').getByRole('button').count()).toBe(0);
  });

  it('of a saved arrangement offers no undo; applying one does, and shows its moment', async () => {
    const fields = { eventId: event.id, name: 'Final' };
    const saved = await organiser.call<{ id: string }>('POST', '/api/arrangements', fields);
    const path = `/api/arrangements/${saved.body.id}`;
    await organiser.call('PATCH', `${path}/template`, { isTemplate: true });
    await organiser.call('PATCH', `${path}/template`, { isTemplate: false });
    await organiser.call('DELETE', path);
    await organiser.call('POST', `${path}/restore`);
    await moves(organiser, 'Ada Byron', 'Terrace', 2);
    await organiser.call('POST', `${path}/apply`);
    await open();
    const applied = row('You applied the arrangement Final');
    await applied.getByRole('button', { name: /^Undo this / }).waitFor();
    const ofArrangement = [
      'You saved the arrangement Final',
      'You made the arrangement Final a template',
      'You removed the arrangement Final from the templates',
      'You deleted the arrangement Final',
      'You restored the arrangement Final',
    ];
    for (const words of ofArrangement) {
      await row(words).waitFor();
      expect(await row(words).getByRole('button').count(), words).toBe(0);
      expect(await row(words).getByRole('link').count(), words).toBe(0);
    }
    await applied.getByRole('link', { name: /^Show this moment / }).click();
    const { body } = await organiser.call<HistoryRow[]>('GET', `/api/events/${event.id}/history`);
    const at = body.find(({ action }) => action === 'arrangement_applied')?.revision;
    await page.waitForURL((url) => url.searchParams.get('at') === String(at));
    const shown = page.getByText('You applied the arrangement Final');
    await shown.first().waitFor();
  });
});

/** Each caller waits until this many have arrived. */
const meetingOf = (many: number): (() => Promise<void>) => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let here = 0;
  return () => {
    here += 1;
    if (here === many) begin();
    return begun;
  };
};

it('lets one of two concurrent undos win, and tells the other who it was', async () => {
  const other = await stage.member('admin@example.com', event.path);
  await open(page);
  await open(other);
  const undoOn = (on: Page) =>
    row(/seated Ada Byron at Garden, seat 1/, on)
      .getByRole('button', { name: /^Undo this / })
      .click();
  const together = meetingOf(2);
  for (const on of [page, other])
    await on.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('mutation Undo(')) await together();
      await route.fallback();
    });
  await Promise.all([undoOn(page), undoOn(other)]);
  const noticeOn = (on: Page) =>
    on.getByText(/A later change is in the way: .* undid moving Ada Byron/).first();
  await Promise.any([noticeOn(page).waitFor(), noticeOn(other).waitFor()]);
  for (const on of [page, other])
    await row(/seated Ada Byron/, on)
      .getByText('Undone', { exact: true })
      .waitFor();
  const history = await organiser.call<HistoryRow[]>('GET', `/api/events/${event.id}/history`);
  expect(history.body.filter(({ action }) => action === 'change_undone')).toHaveLength(1);
  await page.unroute('**/graphql');
  await other.close();
});

describe('filters', () => {
  const filter = () => panel(page).getByRole('button', { name: 'Filter', exact: true });

  it('find by kind, guest and member, are shown as chips, and are cleared', async () => {
    await moves(admin, 'Benno Falk', 'Garden', 2);
    await open();
    await filter().click();
    await panel(page).getByRole('button', { name: 'Tables', exact: true }).click();
    await count('2 changes');
    await panel(page).getByRole('button', { name: 'Seating', exact: true }).click();
    await count('4 changes');
    await panel(page).getByRole('textbox', { name: 'Guest', exact: true }).fill('benno');
    await panel(page).getByRole('button', { name: 'Benno Falk', exact: true }).click();
    await count('1 change');
    await row(/seated Benno Falk at Garden, seat 2/).waitFor();
    await panel(page)
      .getByRole('button', { name: 'Remove the filter Seating', exact: true })
      .click();
    await panel(page).getByText('No change matches these filters', { exact: true }).waitFor();
    await expect.poll(() => filter().evaluate((el) => el === document.activeElement)).toBe(true);
    await panel(page).getByRole('button', { name: 'Clear', exact: true }).click();
    await count('6 changes');
  });

  it('exclude new entries that do not match', async () => {
    await open();
    await filter().click();
    await panel(page).getByRole('textbox', { name: 'Guest', exact: true }).fill('clara');
    await panel(page).getByRole('button', { name: 'Clara Witt', exact: true }).click();
    await count('1 change');
    await moves(admin, 'Benno Falk', 'Garden', 2);
    await moves(admin, 'Clara Witt', 'Garden', 3);
    await count('2 changes');
    await row(/seated Clara Witt at Garden, seat 3/).waitFor();
    await expect.poll(() => row(/Benno/).count()).toBe(0);
  });
});

it('loads more to the end while scrolling down, and leaves readers where they are', async () => {
  for (let n = 0; n < 30; n += 1) {
    await moves(organiser, 'Ada Byron', 'Garden', 2);
    await moves(organiser, 'Ada Byron', 'Garden', 1);
  }
  await open();
  await count('65 changes');
  const last = row('You created the event');
  const end = panel(page).getByText('No earlier changes.', { exact: true });
  await soon(async () => {
    await rows().last().scrollIntoViewIfNeeded();
    return end.isVisible();
  }).toBe(true);
  await last.waitFor();
  await expect.poll(() => rows().count()).toBe(65);
  await moves(admin, 'Benno Falk', 'Terrace', 4);
  const news = panel(page).getByRole('button', { name: '1 new change', exact: true });
  await news.waitFor();
  await expect.poll(() => rows().count()).toBe(65);
  await news.click();
  await row(/seated Benno Falk at Terrace, seat 4/).waitFor();
  await expect.poll(() => rows().count()).toBe(66);
});

it('keeps the latest 100 while it is followed, and loads earlier ones again', async () => {
  await open();
  for (let n = 0; n < 50; n += 1) {
    await moves(organiser, 'Ada Byron', 'Garden', 2);
    await moves(organiser, 'Ada Byron', 'Garden', 1);
  }
  await count('105 changes');
  await expect.poll(() => rows().count()).toBe(100);
  const end = panel(page).getByText('No earlier changes.', { exact: true });
  await soon(async () => {
    await rows().last().scrollIntoViewIfNeeded();
    return end.isVisible();
  }).toBe(true);
  await row('You created the event').waitFor();
  expect(await rows().count()).toBe(105);
});

describe('the places where somebody has been', () => {
  it('are listed in their details, each with its name at that time, and continue live', async () => {
    await page
      .locator(`[data-attendee="${event.personId('Ada Byron')}"]`)
      .first()
      .dblclick();
    await page.getByRole('button', { name: 'Show where this guest has been', exact: true }).click();
    const trail = page.getByRole('complementary', {
      name: 'Where this guest has been',
      exact: true,
    });
    await trail.getByRole('heading', { name: 'Ada Byron', exact: true }).waitFor();
    const places = trail.getByRole('list', { name: 'Places, the latest first', exact: true });
    const words = async () =>
      places.getByRole('listitem').locator('p:first-child').allTextContents();
    await soon(words).toEqual(['Garden, seat 1', 'The pool']);
    const tableId = (await event.seatsNow()).find(
      ({ id }) => id === event.seatId('Garden', 1),
    )?.tableId;
    await admin.call('PATCH', `/api/tables/${tableId}`, { name: 'Orchard' });
    await moves(admin, 'Ada Byron', 'Garden', 3);
    await soon(words).toEqual(['Orchard, seat 3', 'Garden, seat 1', 'The pool']);
    for (const place of ['Orchard, seat 3', 'Garden, seat 1', 'The pool'])
      await places.getByRole('link', { name: `Show this moment ${place}`, exact: true }).waitFor();

    await moves(admin, 'Ada Byron', 'Garden', 1);
    await moves(admin, 'Ada Byron', 'Garden', 3);
    const again = /^Show this moment Orchard, seat 3 \d+:\d\d:\d\d [AP]M$/;
    await soon(() => places.getByRole('link', { name: again }).count()).toBe(2);

    await trail.getByRole('button', { name: 'All changes of this guest', exact: true }).click();
    await count('5 changes');
    await panel(page)
      .getByRole('button', { name: 'Remove the filter Ada Byron', exact: true })
      .waitFor();
  });

  it('and what happened at a table are one press away from its settings', async () => {
    await moves(organiser, 'Benno Falk', 'Terrace', 1);
    await page
      .getByRole('button', { name: /Terrace/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'History of this table', exact: true }).click();
    await count('2 changes');
    await row('You seated Benno Falk at Terrace, seat 1').waitFor();
    await row('You added Terrace with 4 seats').waitFor();
  });
});

it('are available to readers as well, without names and without undo', async () => {
  const reader = await stage.member('reader@example.com', event.path);
  await open(reader);
  await row('Somebody seated Ada Byron at Garden, seat 1', reader).waitFor();
  await expect.poll(() => rows(reader).getByRole('button').count()).toBe(0);
  await reader.close();
});

it('fill a phone, and report a failure with a retry', async () => {
  const phone = await stage.member('organiser@example.com', event.path, {
    viewport: { width: 390, height: 844 },
  });
  await phone.getByRole('button', { name: 'More', exact: true }).waitFor();
  await phone.route('**/graphql', (route) =>
    route.request().postData()?.includes('query HistoryEntries')
      ? route.fulfill({ status: 503, body: '{}' })
      : route.fallback(),
  );
  await pressTool(phone, 'History');
  await phone.getByRole('menuitem', { name: 'History', exact: true }).click();
  const sheet = phone.getByRole('dialog', { name: 'History', exact: true });
  await sheet.getByText('The history could not be loaded', { exact: true }).waitFor();
  await phone.unroute('**/graphql');
  await sheet.getByRole('button', { name: 'Try again', exact: true }).click();
  await sheet.getByRole('heading', { name: '5 changes', exact: true }).waitFor();
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390);
  await phone.close();
});
