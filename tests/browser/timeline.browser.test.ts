import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { atRest, isFocused, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { goWithin, it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Awaited<ReturnType<Stage['caller']>>;
let admin: Awaited<ReturnType<Stage['caller']>>;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  admin = await stage.caller('admin@example.com');
  page = await stage.member('organiser@example.com', '/events');
});

/**
 * Created (0), two guests added (1), a table (2), Ada seated (3), Benno seated (4), Ada moved (5).
 */
beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await event.seat('Benno Falk', 'Garden', 2);
  await event.seat('Ada Byron', 'Garden', 3);
});

const timeline = (at?: number) =>
  `${stage.url}/timeline?event=${event.id}${at === undefined ? '' : `&at=${at}`}`;
const open = async (at?: number, on = page) => {
  await on.goto(timeline(at));
  await slider(on).waitFor();
};
const slider = (on = page) => on.getByRole('slider', { name: 'Moment', exact: true });
const drawn = (revision: number, on = page) => on.locator(`[data-moment="${revision}"]`).waitFor();
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const words = (text: string, on = page) => on.getByText(text, { exact: true }).first().waitFor();
const noTables = () => page.getByRole('heading', { name: 'No tables at this moment' }).waitFor();
const occupants = () =>
  page.locator('[data-seat]').evaluateAll((seats) =>
    seats
      .map((seat) => (seat as SVGElement).dataset)
      .flatMap(({ seat, attendee }) => (attendee ? [`${seat} ${attendee}`] : []))
      .sort(),
  );
const seated = (places: Record<string, number>): string[] =>
  Object.entries(places)
    .map(([name, position]) => `${event.seatId('Garden', position)} ${event.personId(name)}`)
    .sort();

/** Something that waits until it is released. */
const held = () => {
  let letPass = () => {};
  const passed = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  return { passed, letPass: () => letPass() };
};

describe('any moment', () => {
  it('is shown as it was, with its changes', async () => {
    await open(4);
    await drawn(4);
    await words('You seated Benno Falk at Garden, seat 2');
    await expect.poll(() => occupants()).toEqual(seated({ 'Ada Byron': 1, 'Benno Falk': 2 }));
    await words('2 seated');
    await button('Previous change').click();
    await drawn(3);
    await words('You seated Ada Byron at Garden, seat 1');
    await expect.poll(() => occupants()).toEqual(seated({ 'Ada Byron': 1 }));
    await words('1 in the pool');
    await page.locator(`[data-lit="${event.seatId('Garden', 2)}"]`).waitFor();
    await button('Next change').click();
    await drawn(4);
  });

  it('counts people who declined beside the pool, as does a comparison', async () => {
    const attendeeIds = [event.personId('Benno Falk')];
    const replies = `/api/events/${event.id}/replies`;
    await organiser.call('POST', replies, { attendeeIds, reply: 'no' });
    await open();
    await words('0 in the pool');
    await words('1 declined');
    await page.goto(`${stage.url}/compare?event=${event.id}&from=r:1&to=now`);
    const figure = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('..').textContent();
    await expect.poll(() => figure('In the pool')).toBe('In the pool2 → 2 before, 0 after0');
    await expect.poll(() => figure('Declined')).toBe('Declined0 → 0 before, 1 after1');
  });

  it("is reached by the slider's keys, which announce it", async () => {
    await open();
    await drawn(5);
    await slider().focus();
    const says = (text: RegExp) =>
      expect.poll(() => slider().getAttribute('aria-valuetext')).toMatch(text);
    await says(/, 20\d\d.*: You moved Ada Byron from Garden, seat 1 to Garden, seat 3$/);
    await page.keyboard.press('ArrowLeft');
    await says(/: You seated Benno Falk at Garden, seat 2$/);
    await page.keyboard.press('Home');
    await says(/: You created the event$/);
    await noTables();
    await page.keyboard.press('ArrowRight');
    await says(/: You imported 2 people$/);
    await page.keyboard.press('End');
    await drawn(5);
    await page.keyboard.press('PageUp');
    await says(/: You imported 2 people$/);
    await page.keyboard.press('PageDown');
    await drawn(5);
  });

  it('is reached by dragging along the timeline, and stays in the address', async () => {
    await open();
    await drawn(5);
    const box = await restingBox(slider());
    const y = box.y + box.height / 2;
    const places = () => page.evaluate(() => history.length);
    const before = await places();
    await page.mouse.move(box.x + box.width - 8, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
    await page.mouse.move(box.x + 1, y, { steps: 5 });
    await page.mouse.up();
    await words('You created the event');
    await page.waitForURL(timeline(0));
    await page.reload();
    await words('You created the event');
    // Not one more for each moment on the way.
    expect((await places()) - before).toBeLessThan(3);
  });

  it('that stands out is found by its name', async () => {
    const saved = { eventId: event.id, name: 'As it was sent to the host and to the kitchen' };
    await organiser.call('POST', '/api/arrangements', saved);
    await open();
    await drawn(5);
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 640 });
    await button('Jump to…').click();
    const { x, width } = await restingBox(page.getByRole('menu'));
    expect(x + width).toBeLessThanOrEqual(320);
    await page.getByRole('menuitem', { name: /^You imported 2 people/ }).click();
    await page.setViewportSize(before);
    const panel = page.getByRole('region', { name: 'Time travel', exact: true });
    await expect.poll(() => panel.textContent()).toContain('You imported 2 people');
    await noTables();
    await button('Now').click();
    await drawn(5);
    await expect.poll(() => button('Now').isDisabled()).toBe(true);
  });

  it('is drawn beside all buttons of its chart on the smallest phone', async () => {
    await open();
    await drawn(5);
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    onTestFinished(() => page.setViewportSize(before));
    await page.setViewportSize({ width: 320, height: 568 });
    const last = await restingBox(page.getByRole('button', { name: 'Show all tables' }));
    const below = await restingBox(page.getByRole('region', { name: 'Time travel', exact: true }));
    expect(last.y + last.height).toBeLessThanOrEqual(below.y);
  });

  it('stays where a phone is scrolled to while it enters the address', async () => {
    await open();
    const before = page.viewportSize() ?? { width: 0, height: 0 };
    onTestFinished(() => page.setViewportSize(before));
    await page.setViewportSize({ width: 320, height: 568 });
    await page.waitForURL(timeline(5));
    await button('Previous change').click();
    const scrolled = () => page.evaluate(() => window.scrollY);
    expect(await scrolled()).toBeGreaterThan(0);
    await page.waitForURL(timeline(4));
    await atRest(page);
    expect(await scrolled()).toBeGreaterThan(0);
  });

  it('keeps the focus on a button at the end of its range', async () => {
    await open();
    await drawn(5);
    await button('Previous change').press('Enter');
    await button('Now').press('Enter');
    await expect.poll(() => button('Now').isDisabled()).toBe(true);
    await expect.poll(isFocused(button('Now'))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isFocused(button('Jump to…'))).toBe(true);
  });

  it('cannot be changed: nobody can be moved there', async () => {
    await open(4);
    await drawn(4);
    const seat = page.locator(`[data-seat="${event.seatId('Garden', 1)}"]`);
    await seat.click();
    await seat.press('Delete');
    await button('Next change').click();
    await drawn(5);
    await expect
      .poll(async () => (await event.seatsNow()).filter(({ attendeeId }) => attendeeId))
      .toHaveLength(2);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('leads from the seating chart and back', async () => {
    await page.goto(stage.url + event.path);
    await button('History').click();
    await page.getByRole('menuitem', { name: 'Time travel', exact: true }).click();
    await drawn(5);
    await page.getByRole('link', { name: 'Back to seating', exact: true }).click();
    await button('Share').waitFor();
  });
});

describe('the objects of the room', () => {
  const marker = (name: string) => page.getByRole('img', { name, exact: true });

  it('stand where they stood, and are absent before they were placed', async () => {
    const objects = `/api/events/${event.id}/objects`;
    const bar = { kind: 'bar', name: 'Long bar', x: 0, y: -400 };
    const { body } = await organiser.call<{ id: string }>('POST', objects, bar);
    await organiser.call('PATCH', `${objects}/${body.id}`, { x: 600 });
    await open();
    await drawn(7);
    await words('You moved Long bar on the floor');
    const moved = await restingBox(marker('Long bar'));
    await button('Previous change').click();
    await drawn(6);
    await words('You placed Long bar on the floor');
    expect((await restingBox(marker('Long bar'))).x).toBeLessThan(moved.x - 100);
    await button('Previous change').click();
    await drawn(5);
    await marker('Long bar').waitFor({ state: 'detached' });
  });

  it('are named if restoring changes them', async () => {
    const objects = `/api/events/${event.id}/objects`;
    await organiser.call('POST', objects, { kind: 'bar', name: 'Bar', x: 0, y: -400 });
    await open(5);
    await drawn(5);
    await button('Restore this moment').click();
    const dialog = page.getByRole('alertdialog', { name: 'Restore this moment?' });
    await dialog.getByText('1 place added later is removed', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('the address of a moment', () => {
  const codeOfNextPage = '**/assets/ComparePage-*.js';

  /** At a moment that is not in the address yet, with the clock stopped and the next page held. */
  const onTheWay = async () => {
    const traveller = await stage.member('organiser@example.com', '/about');
    const [asked, next] = [held(), held()];
    await traveller.route(codeOfNextPage, async (route) => {
      asked.letPass();
      await next.passed;
      await route.continue();
    });
    await traveller.clock.install();
    await open(undefined, traveller);
    await drawn(5, traveller);
    await traveller.clock.pauseAt(Date.now() + 60_000);
    await slider(traveller).press('ArrowLeft');
    await drawn(4, traveller);
    expect(new URL(traveller.url()).searchParams.get('at')).not.toBe('4');
    return { traveller, asked: asked.passed, letPass: next.letPass };
  };
  /** Advances the clock by more than the delay of the address. */
  const later = (on: Page) => on.clock.runFor(5_000);
  const arrives = async (on: Page) => {
    await on.getByRole('combobox', { name: 'From', exact: true }).waitFor();
    await later(on);
    expect(new URL(on.url()).pathname).toBe('/compare');
  };

  it('is updated once the slider rests', async () => {
    const { traveller } = await onTheWay();
    await later(traveller);
    await expect.poll(() => traveller.url()).toBe(timeline(4));
  });

  it('does not hold somebody back who has followed a link to a loading page', async () => {
    const { traveller, asked, letPass } = await onTheWay();
    await traveller.getByRole('link', { name: 'Compare with now', exact: true }).click();
    await asked;
    await later(traveller);
    letPass();
    await arrives(traveller);
  });

  it('does not hold somebody back who has gone by the browser to a loading page', async () => {
    const { traveller, asked, letPass } = await onTheWay();
    await goWithin(traveller, `/compare?event=${event.id}`);
    await asked;
    await later(traveller);
    letPass();
    await arrives(traveller);
  });
});

describe('the replay', () => {
  const atSpeed = async (speed: string) => {
    await button('Speed: 1 times').click();
    await page.getByRole('menuitemradio', { name: speed, exact: true }).click();
  };
  /** Records every moment that is drawn from now on, however briefly. */
  const seeing = () =>
    page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const at = document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment;
        if (at !== undefined && seen.at(-1) !== at) seen.push(at);
      }).observe(document.body, { attributeFilter: ['data-moment'], subtree: true });
    });
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[]);

  it('goes from change to change to the end, and stops there', async () => {
    await open(2);
    await drawn(2);
    await atSpeed('4×');
    await seeing();
    await button('Play').click();
    await drawn(5);
    await button('Play').waitFor();
    await expect.poll(() => seen()).toEqual(['3', '4', '5']);
    await words('You moved Ada Byron from Garden, seat 1 to Garden, seat 3');
  });

  it('restarts from the end, and stays where it is paused', async () => {
    await open();
    await drawn(5);
    await atSpeed('0.5×');
    await button('Play').click();
    await button('Pause').click();
    await button('Play').waitFor();
    await page.waitForURL(/&at=[0-4]$/);
  });

  it('pauses when somebody grabs the slider', async () => {
    await open();
    await drawn(5);
    await atSpeed('0.5×');
    await button('Play').click();
    await button('Pause').waitFor();
    await slider().press('End');
    await button('Play').waitFor();
    await drawn(5);
  });
});

describe('restoring a moment', () => {
  it('previews its changes, makes them in one step, and is undone from the notice', async () => {
    await open(3);
    await drawn(3);
    await button('Restore this moment').click();
    const dialog = page.getByRole('alertdialog', { name: 'Restore this moment?' });
    await dialog.getByText('2 people move', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await words('Moment restored');
    await drawn(6);
    await expect.poll(() => occupants()).toEqual(seated({ 'Ada Byron': 1 }));
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo', exact: true })
      .click();
    const sitting = async () =>
      (await event.seatsNow()).flatMap(({ id, attendeeId }) =>
        attendeeId ? [`${id} ${attendeeId}`] : [],
      );
    await expect
      .poll(sitting)
      .toEqual(expect.arrayContaining(seated({ 'Ada Byron': 3, 'Benno Falk': 2 })));
  });

  it('keeps check-ins, and names those that would be lost, updated during the question', async () => {
    const checkIn = (id: string) =>
      organiser.call('PATCH', `/api/attendees/${id}`, { isCheckedIn: true });
    await checkIn(event.personId('Ada Byron'));
    const fields = { eventId: event.id, name: 'Clara Witt' };
    const clara = await organiser.call<{ id: string }>('POST', '/api/attendees', fields);
    await open(3);
    await drawn(3);
    await button('Restore this moment').click();
    const dialog = page.getByRole('alertdialog', { name: 'Restore this moment?' });
    await dialog.getByText('1 person added later is removed', { exact: true }).waitFor();
    await checkIn(clara.body.id);
    await dialog.getByText('1 of them has checked in: Clara Witt', { exact: true }).waitFor();
    await dialog.getByText(/^Check-ins and the event’s visibility stay as they are/).waitFor();
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await words('Moment restored');
    const path = `/api/attendees/${event.personId('Ada Byron')}`;
    await expect
      .poll(async () => (await organiser.call('GET', path)).body)
      .toMatchObject({ isCheckedIn: true });
  });

  it('changes nothing if it is cancelled', async () => {
    await open(3);
    await drawn(3);
    await button('Restore this moment').click();
    await page.getByRole('alertdialog').waitFor();
    await button('Cancel').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await button('Next change').click();
    await drawn(4);
    await expect
      .poll(async () => (await event.seatsNow()).filter(({ attendeeId }) => attendeeId))
      .toHaveLength(2);
  });

  it('reports that nothing has changed since', async () => {
    await event.seat('Ada Byron', 'Garden', 1);
    await open(4);
    await drawn(4);
    await button('Restore this moment').click();
    await words('The plan is the same as it was then, so there is nothing to restore');
  });

  it('is offered in full on a narrow phone', async () => {
    const phone = await stage.member('organiser@example.com', `/timeline?event=${event.id}&at=3`, {
      viewport: { width: 360, height: 740 },
    });
    const { x, width } = await restingBox(button('Restore this moment', phone));
    expect(x + width).toBeLessThanOrEqual(360);
  });

  it('is not offered for the present', async () => {
    await open();
    await drawn(5);
    await expect.poll(() => button('Restore this moment').isDisabled()).toBe(true);
  });
});

describe('time travel beside others', () => {
  it('stays at its moment while they continue, and follows to now on request', async () => {
    await open();
    await drawn(5);
    await expect.poll(() => button('Now').isDisabled()).toBe(true);
    const fields = { eventId: event.id, attendeeId: null };
    await admin.call('POST', `/api/seats/${event.seatId('Garden', 3)}/assign`, fields);
    await page.locator('button:enabled', { hasText: /^Now$/ }).waitFor();
    await expect.poll(() => page.locator('[data-moment="5"]').count()).toBe(1);
    await button('Now').click();
    await drawn(6);
    await expect.poll(() => occupants()).toEqual(seated({ 'Benno Falk': 2 }));
  });

  it('shows readers everything, and restores nothing', async () => {
    const shared = await plannedEvent(organiser, {
      name: 'Open evening',
      people: ['Ada Byron'],
      tables: { Garden: 4 },
      isPublic: true,
    });
    const guest = await stage.member('reader@example.com', `/timeline?event=${shared.id}`);
    await drawn(2, guest);
    await button('Previous change', guest).click();
    await words('Somebody imported 1 person', guest);
    await expect.poll(() => button('Restore this moment', guest).count()).toBe(0);
  });

  it('is not found by those who may not see the event', async () => {
    const stranger = await stage.member('stranger@example.com', `/timeline?event=${event.id}`);
    await stranger.getByRole('heading', { name: 'Event not found', exact: true }).waitFor();
    await page.goto(`${stage.url}/timeline?event=AAAAAAAAAAAAAAAAAAAAAA`);
    await page.getByRole('heading', { name: 'Event not found', exact: true }).waitFor();
    await page.goto(`${stage.url}/timeline`);
    await page.getByRole('heading', { name: 'Select an Event', exact: true }).waitFor();
  });
});

it('reports a failure, keeps what it shows, and tries again', async () => {
  await open(4);
  await drawn(4);
  await page.route('**/graphql', (route) => route.abort());
  await button('Previous change').click();
  await page.getByText(/^This moment could not be loaded\./).waitFor();
  await drawn(4);
  await page.unroute('**/graphql');
  await button('Try again').click();
  await drawn(3);
  await expect.poll(() => page.getByText(/^This moment could not be loaded\./).count()).toBe(0);
});

it('moves on although the connection that reads the moment breaks', async () => {
  await open(4);
  await drawn(4);
  const database = new pg.Pool({ connectionString: stage.databaseUrl });
  const holder = await database.connect();
  onTestFinished(() => {
    holder.release(true);
    return database.end();
  });
  await holder.query('BEGIN; LOCK TABLE read.seating_history IN ACCESS EXCLUSIVE MODE');
  await button('Previous change').click();
  const broken = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.query(broken)).rows).not.toEqual([]);
  await holder.query('COMMIT');
  await drawn(3);
});

it('starts with an event before any planning', async () => {
  const { id } = await plannedEvent(organiser, { name: 'Blank' });
  await page.goto(`${stage.url}/timeline?event=${id}`);
  await page.getByText(/^Nothing has been planned yet\./).waitFor();
  await expect.poll(() => button('Play').isDisabled()).toBe(true);
  await expect.poll(() => button('Previous change').isDisabled()).toBe(true);
});

it('reports a moment that never existed', async () => {
  await page.goto(timeline(400));
  await page.getByRole('heading', { name: 'The history could not be loaded' }).waitFor();
  await page.getByText('The event has no such moment').first().waitFor();
});
