import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { atRest, isLaidOutFromTop, restingBox } from './hands.ts';
import { plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let path: string;

const names = ['Garden', 'Terrace', 'Library', 'Orangery', 'Gallery', 'Salon', 'Loggia', 'Winter'];
const tables = Object.fromEntries(names.map((name) => [name, 6]));

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  const people = ['Ada Byron', 'Benno Falk', 'Benno Lind'];
  const event = await plannedEvent(organiser, { name: 'Shared dinner', people, tables });
  await event.seat('Ada Byron', 'Orangery', 2);
  await event.seat('Benno Falk', 'Garden', 1);
  await event.seat('Benno Lind', 'Terrace', 4);
  path = await shared(event.id, 'Evening seating');
});

const shared = async (eventId: string, name: string): Promise<string> => {
  const body = { eventId, name, description: 'As of Friday.' };
  const saved = await organiser.call<{ id: string }>('POST', '/api/arrangements', body);
  const { id } = saved.body;
  await organiser.call('PATCH', `/api/arrangements/${id}/share`, { isPublic: true });
  return `/public/arrangements/${id}`;
};

const guest = async (options = {}): Promise<Page> => {
  const page = await stage.visitor(options);
  await page.goto(stage.url + path);
  await page.getByRole('heading', { name: 'Shared dinner', exact: true }).waitFor();
  return page;
};

/** As somebody who returns from another tab, window or app. */
const comesBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

const chart = (page: Page) => page.getByRole('group', { name: 'Seating chart' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find your seat' });
const found = (page: Page) => page.locator('[data-found] circle');

/** The position of the drawing once it no longer moves. */
const boxOf = (page: Page, of: 'chart' | 'found') =>
  restingBox(of === 'chart' ? chart(page) : found(page));

const isSeen = async (page: Page): Promise<boolean> => {
  const [outer, inner] = [await boxOf(page, 'chart'), await boxOf(page, 'found')];
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
};

describe('a shared arrangement', () => {
  it('shows its name, its description and how full it is', async () => {
    const page = await guest();
    await page.getByText('Public View', { exact: true }).waitFor();
    await page.getByText('Evening seating · As of Friday.').waitFor();
    for (const [label, value] of [
      ['Attendees', '3'],
      ['Total Seats', '48'],
      ['Capacity', '6%'],
    ] as const) {
      const count = page.locator('dl > div').filter({ hasText: label });
      await expect.poll(() => count.locator('dd').textContent()).toBe(value);
    }
    await page.getByRole('img', { name: 'Seating chart with 8 tables' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Your events' }).count()).toBe(0);
  });

  it('does not ask for a name without tables', async () => {
    const bare = await plannedEvent(organiser, { name: 'Bare dinner' });
    const page = await stage.visitor();
    await page.goto(stage.url + (await shared(bare.id, 'Nothing yet')));
    await page.getByText('There are no tables in this seating.').waitFor();
    expect(await search(page).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'By table' }).count()).toBe(0);
  });

  it('copies its link, or explains how to copy it by hand', async () => {
    const page = await guest({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByText('Link copied', { exact: true }).first().waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(stage.url + path);

    const refused = await guest({ viewport: { width: 390, height: 844 }, permissions: [] });
    const copy = refused.getByRole('button', { name: 'Copy Link' });
    await copy.click();
    const how = 'Could not copy link. Please copy the URL manually.';
    const notice = await restingBox(refused.getByRole('listitem').filter({ hasText: how }));
    expect(notice.y + notice.height).toBeLessThanOrEqual((await restingBox(copy)).y);
  });

  it('leads a member back to their events', async () => {
    const page = await stage.member('organiser@example.com', path);
    await page.getByRole('link', { name: 'Your events' }).click();
    await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
  });

  it('that is no longer shared is not found', async () => {
    const event = await plannedEvent(organiser, { name: 'Closed dinner', tables: { Round: 4 } });
    const address = await shared(event.id, 'Closed seating');
    const page = await stage.visitor();
    await page.goto(stage.url + address);
    await page.getByRole('heading', { name: 'Closed dinner' }).waitFor();
    const id = address.split('/').at(-1);
    await organiser.call('PATCH', `/api/arrangements/${id}/share`, { isPublic: false });
    await page.reload();
    await page.getByRole('heading', { name: 'Arrangement Not Found' }).waitFor();
  });

  it('that is withdrawn while it is open is gone when a viewer returns to it', async () => {
    const event = await plannedEvent(organiser, { name: 'Open dinner', tables: { Round: 4 } });
    const address = await shared(event.id, 'Open seating');
    const page = await stage.visitor();
    await page.goto(stage.url + address);
    await page.getByRole('heading', { name: 'Open dinner' }).waitFor();
    const share = `/api/arrangements/${address.split('/').at(-1)}/share`;
    await organiser.call('PATCH', share, { isPublic: false });
    await comesBack(page);
    await page.getByRole('heading', { name: 'Arrangement Not Found' }).waitFor();
    expect(await page.getByText('Round').count()).toBe(0);
    await organiser.call('PATCH', share, { isPublic: true });
    await comesBack(page);
    await page.getByRole('heading', { name: 'Open dinner' }).waitFor();
  });

  it('stays for a returning viewer if there is no answer', async () => {
    const page = await guest();
    await page.route('**/api/public/**', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed');
    await comesBack(page);
    await failed;
    await search(page).fill('ada');
    await page.getByText('Ada Byron sits at Orangery, seat 2.').waitFor();
  });

  it('that was updated shows a returning viewer the new seats', async () => {
    const people = ['Ada Byron', 'Benno Falk'];
    const event = await plannedEvent(organiser, { name: 'Moved dinner', people, tables });
    await event.seat('Ada Byron', 'Orangery', 2);
    const address = await shared(event.id, 'Evening seating');
    const page = await stage.visitor();
    await page.goto(stage.url + address);
    await search(page).fill('ada');
    await page.getByText('Ada Byron sits at Orangery, seat 2.').waitFor();
    await event.seat('Ada Byron', 'Winter', 5);
    await event.seat('Benno Falk', 'Orangery', 2);
    await organiser.call('POST', `/api/arrangements/${address.split('/').at(-1)}/refresh`, {});
    await comesBack(page);
    await page.getByText('Ada Byron sits at Winter, seat 5.').waitFor();
    await expect.poll(() => page.locator('[data-found-name]').textContent()).toBe('Ada Byron');
    await expect.poll(() => isSeen(page)).toBe(true);
  });

  describe('on a display that nobody touches', () => {
    const display = async (name: string) => {
      const event = await plannedEvent(organiser, { name, people: ['Ada Byron'], tables });
      await event.seat('Ada Byron', 'Orangery', 2);
      const address = await shared(event.id, 'Evening seating');
      const page = await stage.visitor();
      await page.clock.install();
      await page.goto(stage.url + address);
      await page.getByRole('heading', { name }).waitFor();
      return { event, page, of: `/api/arrangements/${address.split('/').at(-1)}` };
    };

    const isAsk = (request: Request) => request.url().includes('/api/public/');

    /** Lets time pass until the page asks again. In small steps, because it stops waiting after a minute. */
    const untilAsked = async (page: Page): Promise<void> => {
      let isAsked = false;
      void page.waitForRequest(isAsk).then(() => {
        isAsked = true;
      });
      while (!isAsked) await page.clock.runFor(1_000);
    };

    /** The same until it was answered. The page asks again if a busy machine answers 503 or not in time. */
    const untilAnswered = async (page: Page): Promise<void> => {
      for (;;) {
        const answered = Promise.race([
          page.waitForResponse((response) => isAsk(response.request())),
          page.waitForEvent('requestfailed', isAsk).then(() => undefined),
        ]);
        await untilAsked(page);
        const status = (await answered)?.status();
        if (status && status !== 503) return;
      }
    };

    it('is updated, and disappears once it is withdrawn', async () => {
      const { event, page, of } = await display('Foyer dinner');
      await event.seat('Ada Byron', 'Winter', 5);
      await organiser.call('POST', `${of}/refresh`, {});
      await untilAnswered(page);
      await search(page).fill('ada');
      await page.getByText('Ada Byron sits at Winter, seat 5.').waitFor();
      await organiser.call('PATCH', `${of}/share`, { isPublic: false });
      await untilAnswered(page);
      await page.getByRole('heading', { name: 'Arrangement Not Found' }).waitFor();
      await organiser.call('PATCH', `${of}/share`, { isPublic: true });
      await untilAnswered(page);
      await page.getByRole('heading', { name: 'Foyer dinner' }).waitFor();
    });

    it('is updated although an answer never came', async () => {
      const { event, page, of } = await display('Silent dinner');
      await event.seat('Ada Byron', 'Winter', 5);
      await organiser.call('POST', `${of}/refresh`, {});
      await page.route('**/api/public/**', () => undefined, { times: 1 });
      const cut = page.waitForEvent('requestfailed', isAsk);
      await untilAsked(page);
      await page.clock.runFor(60_000);
      await cut;
      await untilAnswered(page);
      await search(page).fill('ada');
      await page.getByText('Ada Byron sits at Winter, seat 5.').waitFor();
    });

    it('is not requested while nobody can see it', async () => {
      const { page } = await display('Pocket dinner');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/public/')) asked.push(request.url());
      });
      const setHidden = (isHidden: boolean) =>
        page.evaluate(
          (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
          isHidden,
        );
      await setHidden(true);
      await page.clock.runFor(600_000);
      await setHidden(false);
      expect(asked).toEqual([]);
      await untilAsked(page);
      expect(asked).toHaveLength(1);
    });
  });

  it('that cannot be loaded is tried again', async () => {
    const page = await stage.visitor();
    await page.route('**/api/public/**', (route) =>
      route.fulfill({ status: 503, json: { message: 'Back in a minute.' } }),
    );
    await page.goto(stage.url + path);
    await page.getByText('Back in a minute.').waitFor();
    await page.unroute('**/api/public/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Shared dinner' }).waitFor();
  });
});

it('draws objects of the room within the picture, and lists them in words', async () => {
  const { id } = await plannedEvent(organiser, { name: 'Furnished dinner', tables: { Round: 6 } });
  const objects = `/api/events/${id}/objects`;
  await organiser.call('POST', objects, { kind: 'stage', name: 'Stage', x: 0, y: -900 });
  await organiser.call('POST', objects, { kind: 'door', name: 'To the garden', x: 900, y: 0 });
  const shape = { type: 'rect', width: 600, height: 200 };
  const dancing = { kind: 'danceFloor', name: 'Dancing', shape, x: -700, y: 300, rotation: 90 };
  await organiser.call('POST', objects, dancing);
  const corners = [
    [-1_100, -1_100],
    [1_100, -1_100],
    [1_100, 800],
    [-1_100, 800],
  ];
  const outline = { points: corners, units: 'metric' };
  await organiser.call('PUT', `/api/events/${id}/room`, { outline });
  const address = await shared(id, 'Evening seating');
  for (const viewport of [
    { width: 1360, height: 860 },
    { width: 390, height: 844 },
  ]) {
    const page = await stage.visitor({ viewport });
    await page.goto(stage.url + address);
    const outer = await boxOf(page, 'chart');
    for (const name of ['Stage', 'To the garden', 'Dancing']) {
      const label = chart(page).locator('[data-object]').filter({ hasText: name });
      const inner = await restingBox(label);
      expect(inner.x).toBeGreaterThanOrEqual(outer.x - 1);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
      expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1);
      const text = await label.locator('text').boundingBox();
      expect(text?.height).toBeGreaterThanOrEqual(9);
      // Zoomed out, so that no label of an object covers a table.
      expect(await label.locator('circle').count()).toBe(name === 'Dancing' ? 0 : 1);
    }
    await page.getByText(/^Also in the room: .*Stage/).waitFor();
    const edge = await restingBox(page.locator('[data-outline]'));
    const floor = await restingBox(page.locator('[data-object] rect').first());
    // In a hall that is 22 m wide. Boxes include strokes.
    expect((floor.width / edge.width) * 22).toBeCloseTo(2, 0);
    expect((floor.height / edge.width) * 22).toBeCloseTo(6, 0);
  }
});

it('says that the event is cancelled, and names only the seating if the event is not shown', async () => {
  const { id } = await plannedEvent(organiser, { name: 'Quiet dinner', tables: { Round: 6 } });
  const address = await shared(id, 'For the guests');
  const link = `/api/arrangements/${address.split('/').at(-1)}/event`;
  const page = await stage.visitor();
  await page.goto(stage.url + address);
  await page.getByRole('heading', { name: 'Quiet dinner', exact: true }).waitFor();
  expect(await page.getByText('cancelled').count()).toBe(0);
  await organiser.call('PATCH', `/api/events/${id}`, { status: 'cancelled' });
  await page.reload();
  await page.getByText('This event has been cancelled.').waitFor();
  await organiser.call('PATCH', link, { showsEvent: false });
  await page.reload();
  await page.getByRole('heading', { name: 'For the guests', exact: true }).waitFor();
  expect(await page.getByText(/Quiet dinner|cancelled/).count()).toBe(0);
});

it('opens from a link with punctuation after it', async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}${path}>).`);
  await page.getByRole('heading', { name: 'Shared dinner', exact: true }).waitFor();
});

describe('the search for a name', () => {
  it('highlights the seat and zooms in on it', async () => {
    const page = await guest();
    await search(page).fill('ada');
    await page.getByText('Ada Byron sits at Orangery, seat 2.').waitFor();
    const close = await boxOf(page, 'found');
    await expect.poll(() => isSeen(page)).toBe(true);
    await page.getByRole('button', { name: 'Show all tables' }).click();
    const far = await boxOf(page, 'found');
    expect(close.width).toBeGreaterThan(far.width * 1.5);
  });

  it('asks about several matches, and Enter takes the first', async () => {
    const page = await guest();
    await search(page).fill('benno');
    await page.getByText('2 names found.').waitFor();
    await expect.poll(() => found(page).count()).toBe(0);
    await search(page).press('Enter');
    await page.getByText('Benno Falk sits at Garden, seat 1.').waitFor();
    await page.getByRole('button', { name: /^Benno Lind/ }).click();
    await page.getByText('Benno Lind sits at Terrace, seat 4.').waitFor();
    await expect.poll(() => isSeen(page)).toBe(true);
    await search(page).fill('nobody');
    await page.getByText('Nobody by that name has a seat here.').waitFor();
    await expect.poll(() => found(page).count()).toBe(0);
  });

  it('shows all tables again if it finds nobody, or several', async () => {
    const page = await guest();
    const width = async () => (await restingBox(chart(page).locator('svg > g'))).width;
    const whole = await width();
    for (const next of ['nobody', 'benno', '']) {
      await search(page).fill('ada');
      await expect.poll(width).toBeGreaterThan(whole * 1.5);
      await search(page).fill(next);
      await expect.poll(width).toBeCloseTo(whole, 0);
    }
  });

  it('is two taps on a phone: it scrolls to the seat, whose label covers nobody', async () => {
    const page = await guest({ viewport: { width: 390, height: 500 }, hasTouch: true });
    await search(page).tap();
    await page.keyboard.type('benno');
    await page.getByRole('button', { name: /^Benno Lind/ }).tap();
    await page.getByText('Benno Lind sits at Terrace, seat 4.').waitFor();
    expect(await page.getByText('Terrace, seat 4').count()).toBe(1);
    const name = await restingBox(page.locator('[data-found-name]'));
    expect(name.height).toBeGreaterThanOrEqual(16);
    const covered = await page.locator('figure svg circle').evaluateAll(
      (circles, label) =>
        circles.filter((circle) => {
          const { x, y, width, height } = circle.getBoundingClientRect();
          const [cx, cy, r] = [x + width / 2, y + height / 2, width / 2];
          const dx = cx - Math.min(label.x + label.width, Math.max(label.x, cx));
          const dy = cy - Math.min(label.y + label.height, Math.max(label.y, cy));
          return Math.hypot(dx, dy) < r - 1;
        }).length,
      name,
    );
    expect(covered).toBe(0);
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(page, 'found');
        return y >= 0 && y + height <= 500;
      })
      .toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

it('zooms in on a seat in a row of a hundred chairs like on any other', async () => {
  const people = ['Ada Byron'];
  const event = await plannedEvent(organiser, { name: 'Long row', people, tables: { Garden: 6 } });
  const groups = [{ count: 1, layout: 'row', capacity: 100, name: 'Front' }];
  await organiser.call('POST', `/api/events/${event.id}/tables`, { groups });
  const last = (await event.seatsNow()).find(({ position }) => position === 100);
  await organiser.call('POST', `/api/seats/${last?.id}/assign`, {
    eventId: event.id,
    attendeeId: event.personId('Ada Byron'),
  });
  const page = await stage.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(stage.url + (await shared(event.id, 'In a row')));
  await search(page).fill('ada');
  await page.getByText('Ada Byron sits at Front, seat 100.').waitFor();
  expect((await restingBox(page.locator('[data-found-name]'))).height).toBeGreaterThanOrEqual(16);
  await expect.poll(() => isSeen(page)).toBe(true);
});

it('writes the found name within its label, whatever its letters', async () => {
  const people = ['山田 太郎', 'わたなべ はるか', '김민수', 'WILHELMINA HUMMEL', 'Mia Wu'];
  const event = await plannedEvent(organiser, { name: 'Letters', people, tables: { Garden: 6 } });
  for (const [n, name] of people.entries()) await event.seat(name, 'Garden', n + 1);
  const page = await stage.visitor();
  await page.goto(stage.url + (await shared(event.id, 'Evening seating')));
  const label = page.locator('[data-found-name]');
  for (const name of people) {
    await search(page).fill(name);
    await expect.poll(() => label.locator('text').textContent()).toBe(name);
    const [around, text] = await label.evaluate((group) =>
      [group.querySelector('rect'), group.querySelector('text')].map(
        (part) => (part as SVGGraphicsElement).getBBox().width,
      ),
    );
    expect(text).toBeGreaterThan(0);
    expect(text).toBeLessThan(around ?? 0);
  }
});

describe('a room of more than a hundred tables on a phone', () => {
  const people = ['Ada Byron', 'Benno Falk', 'Zoe Young'];
  let large: string;

  it.beforeAll(async () => {
    const event = await plannedEvent(organiser, { name: 'Congress', people });
    const body = { groups: [{ count: 110, layout: 'circular', capacity: 4, name: 'Table {n}' }] };
    await organiser.call('POST', `/api/events/${event.id}/tables`, body);
    const seats = await event.seatsNow();
    const { body: rows } = await organiser.call<{ id: string }[]>(
      'GET',
      `/api/tables?event=${event.id}`,
    );
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    const places = { 'Ada Byron': first, 'Benno Falk': first, 'Zoe Young': last };
    for (const [position, [name, tableId]] of Object.entries(places).entries()) {
      const seat = seats.find((one) => one.tableId === tableId && one.position === position + 1);
      const body = { eventId: event.id, attendeeId: event.personId(name) };
      await organiser.call('POST', `/api/seats/${seat?.id}/assign`, body);
    }
    large = await shared(event.id, 'Evening seating');
  });

  const opened = async (height = 844): Promise<Page> => {
    const page = await stage.visitor({ viewport: { width: 390, height }, hasTouch: true });
    await page.goto(stage.url + large);
    await page.getByRole('heading', { name: 'Congress', exact: true }).waitFor();
    return page;
  };

  const drawnOneByOne = (page: Page) => page.locator('figure svg title').allTextContents();

  it('draws seats one by one only where they can be read', async () => {
    const page = await opened();
    const tops = page.locator('svg[role=img] rect');
    await expect.poll(() => tops.count()).toBe(110);
    expect(await drawnOneByOne(page)).toEqual([]);
    // One shape for all free seats of a table, and one for those taken.
    await expect.poll(() => page.locator('svg[role=img] path').count()).toBe(110 + 2);

    await search(page).fill('ada');
    await found(page).waitFor();
    await expect.poll(() => drawnOneByOne(page)).toEqual(['Ada Byron', 'Benno Falk']);
    await search(page).fill('zoe');
    await expect.poll(() => drawnOneByOne(page)).toEqual(['Zoe Young']);
  });

  it('moves its picture without a new style for each seat', async () => {
    const page = await opened();
    await search(page).fill('ada');
    await found(page).waitFor();
    const placeOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--place'));
    await expect.poll(() => placeOf('figure svg > g')).toContain('scale');
    expect(await placeOf('[data-found]')).toBe('');
  });

  it('lays out only the listed tables in and near the view, but prints all', async () => {
    // A size of its own, so that no other test has scrolled or searched in this page.
    const page = await opened(700);
    const zoe = page.getByRole('listitem').filter({ hasText: 'Zoe Young' }).last();
    await expect.poll(() => isLaidOutFromTop(zoe)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => isLaidOutFromTop(zoe)).toBe(true);
  });
});

it('moves to the seat at once if less motion is preferred', async () => {
  const page = await guest({ viewport: { width: 390, height: 500 } });
  await page.evaluate(() =>
    document.addEventListener('scroll', () => {
      document.body.dataset.scrolled = `${document.body.dataset.scrolled ?? ''} ${window.scrollY}`;
    }),
  );
  await search(page).fill('ada');
  const scrolled = () => page.evaluate(() => document.body.dataset.scrolled);
  await expect.poll(scrolled).toBeDefined();
  await restingBox(found(page));
  expect(await scrolled()).toBe(` ${await page.evaluate(() => window.scrollY)}`);
});

it('names each table in full on a phone if the room has space below it', async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`Table ${n + 1}`, 8]));
  const { id } = await plannedEvent(organiser, { name: 'Twelve tables', tables: many });
  const address = await shared(id, 'Evening seating');
  const page = await stage.visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(stage.url + address);
  const drawn = () =>
    page.locator('figure svg text').evaluateAll((texts) => texts.map((text) => text.textContent));
  await expect.poll(drawn).toEqual(Object.keys(many));
});

it('starts at once: guests wait for no animation', async () => {
  const page = await stage.visitor({ reducedMotion: 'no-preference' });
  await page.goto(stage.url + path);
  await search(page).waitFor();
  expect(await page.locator('html[data-splash]').count()).toBe(0);
  expect(await page.getByText('press a key to skip').count()).toBe(0);
});

describe('the chart', () => {
  const lit = async (page: Page) => {
    await search(page).fill('ada');
    await found(page).waitFor();
    await atRest(page);
  };

  it('zooms by buttons, keys and the wheel with Ctrl', async () => {
    const page = await guest();
    await lit(page);
    await page.getByRole('button', { name: 'Show all tables' }).click();
    const { width: whole } = await boxOf(page, 'found');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const width = async () => (await boxOf(page, 'found')).width;
    await expect.poll(async () => (await width()) / whole).toBeCloseTo(1.5, 1);
    const byButton = await width();
    await chart(page).focus();
    await page.keyboard.press('+');
    await expect
      .poll(async () => (await boxOf(page, 'found')).width / byButton)
      .toBeCloseTo(1.5, 1);
    await page.keyboard.press('0');
    await expect.poll(async () => (await boxOf(page, 'found')).width).toBeCloseTo(whole, 0);

    await chart(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await boxOf(page, 'found')).width).toBeGreaterThan(whole * 1.5);
  });

  it('moves by dragging and by arrow keys', async () => {
    const page = await guest();
    await lit(page);
    await chart(page).hover();
    const before = await boxOf(page, 'found');
    const middle = await boxOf(page, 'chart');
    const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 6 });
    await page.mouse.up();
    const moved = async () => (await boxOf(page, 'found')).x - before.x;
    await expect.poll(moved).toBeGreaterThan(60);
    const dragged = await boxOf(page, 'found');
    await chart(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(page, 'found')).x).toBeLessThan(dragged.x - 40);
  });

  it('leaves keys with Ctrl or Alt to the browser', async () => {
    const page = await guest();
    await lit(page);
    const before = await boxOf(page, 'found');
    await chart(page).focus();
    for (const key of ['Control+-', 'Control+0', 'Control+ArrowRight', 'Alt+ArrowRight'])
      await page.keyboard.press(key);
    expect(await boxOf(page, 'found')).toEqual(before);
  });

  it('leaves the plain wheel to the page', async () => {
    const page = await guest({ viewport: { width: 1000, height: 500 } });
    await chart(page).hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  });
});

it('is printed completely with everybody’s seat, in black on white', async () => {
  const page = await guest({ colorScheme: 'dark' });
  await search(page).fill('ada');
  await found(page).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const control of [search(page), page.getByRole('button', { name: 'Zoom in' })]) {
    await expect.poll(() => control.isVisible()).toBe(false);
  }
  await expect.poll(() => page.getByRole('banner').first().isVisible()).toBe(false);
  await expect
    .poll(() =>
      page
        .locator('figure svg > g')
        .first()
        .evaluate((all) => getComputedStyle(all).transform),
    )
    .toBe('none');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(255, 255, 255)');
  for (const name of ['Ada Byron', 'Benno Falk', 'Benno Lind']) {
    await page.getByRole('listitem').filter({ hasText: name }).last().waitFor();
  }
});

describe('a notice', () => {
  const copied = (page: Page) =>
    page.getByRole('listitem').filter({ has: page.getByText('Link copied', { exact: true }) });

  /** The page's clock stands still unless the test advances it. */
  const noticed = async () => {
    const page = await stage.visitor({ permissions: ['clipboard-write'] });
    await page.clock.install({ time: 0 });
    await page.goto(stage.url + path);
    await page.getByRole('heading', { name: 'Shared dinner' }).waitFor();
    // The code for notices loads with the first notice, while the clock still runs.
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await copied(page).waitFor();
    await page.mouse.move(0, 0);
    await page.clock.pauseAt(600_000);
    await copied(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await copied(page).waitFor();
    await page.mouse.move(0, 0);
    return page;
  };

  it('stays for 5 seconds', async () => {
    const page = await noticed();
    await page.clock.runFor(4_800);
    await expect.poll(() => copied(page).count()).toBe(1);
    await page.clock.runFor(400);
    await copied(page).waitFor({ state: 'detached' });
  });

  it('stays while the pointer is on it', async () => {
    const page = await noticed();
    await copied(page).hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => copied(page).count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_200);
    await copied(page).waitFor({ state: 'detached' });
  });

  it('stays while it has the focus, which F8 gives it', async () => {
    const page = await noticed();
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    await expect.poll(() => copied(page).count()).toBe(1);
    await search(page).focus();
    await page.clock.runFor(5_200);
    await copied(page).waitFor({ state: 'detached' });
  });

  it('gives way to the next: there is one at a time, with its own 5 seconds', async () => {
    const page = await noticed();
    await page.clock.runFor(4_000);
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_000);
    await expect.poll(() => copied(page).count()).toBe(1);
    await page.clock.runFor(1_400);
    await copied(page).waitFor({ state: 'detached' });
  });
});
