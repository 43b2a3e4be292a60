import type { CDPSession, Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { middleOf, pressTool, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let stage: Stage;
let page: Page;
let fingers: CDPSession;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  page = await stage.member('organiser@example.com', '/', phone);
  fingers = await page.context().newCDPSession(page);
});

const taken = '[data-seat][data-attendee]';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

/** Nothing is wider than the screen, so neither a page nor a dialog scrolls sideways. */
const fits = async (screen: string, on = page) => {
  const tooWide = await on.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} is ${scrollWidth} wide`),
  );
  expect(tooWide, screen).toEqual([]);
};

/** Puts a finger on the first element, moves it across the others and lifts it from the last. */
const touchDrag = async (from: string, ...stations: (string | (() => Promise<unknown>))[]) => {
  // The event's time is before the lift, so that the finger rests there. Otherwise the browser takes the
  // move for a fling, and the next tap only stops that fling.
  const touch = (type: 'touchStart' | 'touchMove', point: { x: number; y: number }) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [point],
      timestamp: Date.now() / 1000 - 0.5,
    });
  let at = await middleOf(page.locator(from));
  await touch('touchStart', at);
  for (const station of stations) {
    if (typeof station !== 'string') {
      await station();
      continue;
    }
    const to = await middleOf(page.locator(station));
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', {
        x: at.x + (to.x - at.x) * part,
        y: at.y + (to.y - at.y) * part,
      });
    }
    at = to;
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

describe('planning a dinner on a phone', () => {
  it('leads from home by the menu to the events, and creates one', async () => {
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    await fits('home');
    await button('Menu').tap();
    await fits('menu');
    await page.getByRole('menuitem', { name: 'Events' }).tap();
    await button('Create Your First Event').tap();
    await dialog()
      .getByRole('textbox', { name: /name/i })
      .first()
      .fill('Dinner for a very long name of an event, at the Orangery');
    await fits('new event');
    await dialog()
      .getByRole('button', { name: /create/i })
      .tap();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Add your first table' }).waitFor();
    await page.goto(`${stage.url}/events`);
    await page.getByRole('link', { name: /^Manage/ }).waitFor();
    await fits('events');
    await page.getByRole('link', { name: /^Manage/ }).tap();
    const toChart = page.getByRole('main').getByRole('link', { name: 'Seating Chart' });
    await toChart.waitFor();
    await fits('event');
    await toChart.tap();
    await page.getByRole('heading', { name: 'Add your first table' }).waitFor();
    await fits('empty seating');
  });

  it('adds attendees', async () => {
    for (const name of ['Ada Byron', 'Maximiliane Freifrau von Hohenfels-Weidenbach']) {
      await pressTool(page, 'Add Attendee');
      await dialog().getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await fits('add attendee');
      await dialog().getByRole('button', { name: 'Add Attendee' }).tap();
      await dialog().waitFor({ state: 'detached' });
    }
    await button('Pool (2)').tap();
    await page.locator('[data-drop=pool]').getByText('Ada Byron').waitFor();
    await fits('people');
  });

  it('adds a table', async () => {
    await pressTool(page, 'Add Table');
    await page.getByLabel('Table Name').fill('Head table');
    await fits('add table');
    await button('Create Table').tap();
    await dialog().waitFor({ state: 'detached' });
    await button('Tables (1)').tap();
    await expect.poll(() => page.locator('[data-seat]').count()).toBe(6);
    await fits('tables');
  });

  it('closes a sheet by a tap beside it, which follows no link beneath', async () => {
    const chart = page.url();
    await pressTool(page, 'Rules');
    await dialog().waitFor();
    const home = await page.getByRole('link', { name: /home$/, includeHidden: true }).boundingBox();
    const sheet = await restingBox(dialog());
    expect(home?.y).toBeLessThan(sheet.y - 4);
    await page.touchscreen.tap(100, sheet.y - 4);
    await dialog().waitFor({ state: 'detached' });
    expect(page.url()).toBe(chart);
    await button('Tables (1)').waitFor();
  });

  it('seats somebody by tapping', async () => {
    await button('Pool (2)').tap();
    await page.locator('[data-drop=pool]').getByText('Ada Byron').tap();
    await fits('picked');
    await button('Show tables').tap();
    await page.locator('[data-seat]').first().tap();
    await expect.poll(() => page.locator(taken).count()).toBe(1);
    await button('Pool (1)').waitFor();
  });

  it('seats somebody by dragging them out of the list over the tables', async () => {
    await button('Pool (1)').tap();
    const row = '[data-drop=pool] [data-attendee]';
    await touchDrag(
      row,
      () => page.locator('[data-drag=pointing]').waitFor(),
      '[data-shows=floor]',
      () => page.locator('[data-panel=floor] [data-seat]').first().waitFor(),
      '[data-seat]:not([data-attendee])',
    );
    await expect.poll(() => page.locator(taken).count()).toBe(2);
    await button('Pool (0)').waitFor();
  });

  it('drags somebody from one seat to another', async () => {
    const from = page.locator(taken).first();
    const person = await from.getAttribute('data-attendee');
    const free = page.locator('[data-seat]:not([data-attendee])').last();
    const seatId = await free.getAttribute('data-seat');
    await touchDrag(`[data-attendee="${person}"]`, `[data-seat="${seatId}"]`);
    const now = () => page.locator(`[data-seat="${seatId}"]`).getAttribute('data-attendee');
    await expect.poll(now).toBe(person);
    await expect.poll(() => page.locator(taken).count()).toBe(2);
    await fits('seated');
  });

  it('asks about a taken seat, and shows the settings of a table', async () => {
    const [one, other] = await page.locator(taken).all();
    await one?.tap();
    await button('Move to…').waitFor();
    await other?.tap();
    await dialog().getByRole('heading', { name: 'This seat is taken' }).waitFor();
    await fits('taken seat');
    await dialog().getByRole('button', { name: 'Cancel' }).tap();
    await page.locator('[data-table]').tap();
    await page.getByRole('heading', { name: 'Head table' }).waitFor();
    await fits('table settings');
    await button(/^Close/).tap();
  });

  it('has import dialogs that fit', async () => {
    for (const [name, heading] of [
      ['Import CSV', 'Import a guest list'],
      ['Bulk Import', 'Bulk Import'],
    ] as const) {
      await pressTool(page, name);
      await dialog().getByRole('heading', { name: heading }).waitFor();
      await fits(name);
      await dialog().getByRole('button', { name: 'Cancel' }).tap();
      await dialog().waitFor({ state: 'detached' });
    }
  });

  it('saves the seating and shares it; the public page fits as well', async () => {
    await pressTool(page, /^Save$/);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('As agreed');
    await fits('save');
    await button('Save arrangement').tap();
    await page.getByRole('switch', { name: 'Public link for As agreed' }).tap();
    // The link is shown before the sharing is recorded.
    await page.getByText('Sharing enabled', { exact: true }).first().waitFor();
    const link = await dialog().locator('code').textContent();
    await fits('share');

    const guest = await stage.visitor(phone);
    await guest.goto(link ?? '');
    await guest.getByText('As agreed').first().waitFor();
    await fits('public page', guest);
    await guest.getByRole('searchbox').fill('Ada');
    await guest.getByText('Ada Byron').first().waitFor();
    await fits('public page, searched', guest);
  });
});

describe('several people on a phone', () => {
  const people = ['Ada Byron', 'Benno Falk', 'Clara Witt', 'Dora Lind'];
  let event: PlannedEvent;

  beforeEach(async ({ task }) => {
    const organiser = await stage.caller('organiser@example.com');
    event = await plannedEvent(organiser, { name: task.name, people, tables: { Garden: 4 } });
    await page.goto(stage.url + event.path);
    await button('Pool (4)').tap();
    await button('Select').tap();
    for (const name of ['Ada Byron', 'Clara Witt', 'Dora Lind'])
      await page.locator(inPool(name)).tap();
    await page.getByRole('region', { name: '3 people are selected' }).waitFor();
  });

  const inPool = (name: string) => `[data-drop=pool] [data-attendee="${event.personId(name)}"]`;
  const sitting = async () => {
    const byPosition = (await event.seatsNow()).toSorted((a, b) => a.position - b.position);
    const nameOf = (id: string | null) => people.find((name) => event.personId(name) === id);
    return byPosition.map(({ attendeeId }) => nameOf(attendeeId) ?? null);
  };
  const lifted = () => page.locator('[data-drag=pointing]').waitFor();
  const tables = () => page.locator('[data-panel=floor] [data-seat]').first().waitFor();

  it('drags all selected people by one of them, to a table', async () => {
    await touchDrag(
      inPool('Clara Witt'),
      lifted,
      '[data-shows=floor]',
      tables,
      () => page.locator('[class*=ghost]').getByText('3 people').waitFor(),
      '[data-table] rect',
    );
    await expect.poll(sitting).toEqual(['Ada Byron', 'Clara Witt', 'Dora Lind', null]);
    await button('Pool (1)').waitFor();
  });

  it('drags somebody else alone, and nobody if a finger only rests', async () => {
    await touchDrag(inPool('Ada Byron'), lifted);
    await page.locator('[data-drag=idle]').waitFor();
    await touchDrag(
      inPool('Benno Falk'),
      lifted,
      '[data-shows=floor]',
      tables,
      `[data-seat="${event.seatId('Garden', 2)}"]`,
    );
    await expect.poll(sitting).toEqual([null, 'Benno Falk', null, null]);
  });

  it('scrolls the list if a finger moves at once', async () => {
    await touchDrag(inPool('Ada Byron'), '[data-drop=holding]');
    await expect.poll(() => page.locator('[data-drag=idle]').count()).toBe(1);
    await expect.poll(() => sitting()).toEqual([null, null, null, null]);
    await button('Pool (4)').waitFor();
  });
});

describe('a phone held sideways', () => {
  it('has the whole chart, and whom Find leads to, above the bar of tools', async () => {
    const organiser = await stage.caller('organiser@example.com');
    const event = await plannedEvent(organiser, {
      name: 'Sideways',
      people: ['Ada Byron'],
      tables: { Garden: 6, Library: 6, Terrace: 6, Hearth: 6, Fountain: 6, Gallery: 6 },
    });
    await event.seat('Ada Byron', 'Gallery', 4);
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(stage.url + event.path);
    const bar = await restingBox(page.getByRole('button', { name: 'More', exact: true }));
    const bottomOf = async (selector: string) => {
      const { y, height } = await restingBox(page.locator(selector));
      return y + height;
    };
    expect(await bottomOf('[data-floor]')).toBeLessThanOrEqual(bar.y);
    await page.getByRole('combobox', { name: /^Find/ }).fill('Ada');
    await page.getByRole('option', { name: /Ada Byron/ }).tap();
    await page.locator(taken).waitFor();
    expect(await bottomOf(taken)).toBeLessThan(bar.y);
  });
});

it('wraps names of a hundred letters, wherever they are', async () => {
  const long = 'W'.repeat(100);
  const short = long.slice(0, 50);
  const organiser = await stage.caller('organiser@example.com');
  const event = await plannedEvent(organiser, { name: long, people: [], tables: { Garden: 4 } });
  const courses = [{ name: 'Main', options: [{ name: long }] }];
  type Served = { menu: { courses: { courseId: string; options: { optionId: string }[] }[] } };
  const path = `/api/events/${event.id}`;
  const { menu } = (await organiser.call<Served>('PUT', `${path}/menu`, { courses })).body;
  const [main] = menu.courses;
  const guest = { eventId: event.id, name: long, attendeeRole: 'guest' };
  const { id } = (await organiser.call<{ id: string }>('POST', '/api/attendees', guest)).body;
  const meals = { [main?.courseId ?? '']: main?.options[0]?.optionId };
  await organiser.call('PATCH', `/api/attendees/${id}`, { isCheckedIn: true, meals });
  await organiser.call('POST', `/api/seats/${event.seatId('Garden', 1)}/assign`, {
    attendeeId: id,
    eventId: event.id,
  });
  await organiser.call('POST', `${path}/objects`, { kind: 'stage', name: short, x: 0, y: 600 });
  const arrangement = { eventId: event.id, name: long, isPublic: true };
  const saved = await organiser.call<{ id: string }>('POST', '/api/arrangements', arrangement);

  const allShown = async (screen: string) => {
    const cut = await page.evaluate((name) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const beyond: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: around } = texts.currentNode;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isShort =
          !range.toString().includes(name) || range.getBoundingClientRect().height < 2;
        if (isShort || around?.closest('svg') || !around?.checkVisibility()) continue;
        const isOut = [...range.getClientRects()].some(({ right }) => right > window.innerWidth);
        if (isOut && getComputedStyle(around).textOverflow !== 'ellipsis')
          beyond.push(`${around.tagName}: ${range}`);
      }
      return beyond;
    }, short);
    expect(cut, screen).toEqual([]);
  };
  await page.setViewportSize(phone.viewport);
  await page.goto(`${stage.url}/public/arrangements/${saved.body.id}`);
  await page.getByText('Also in the room').waitFor();
  await allShown('a public page');
  await fits('a public page');
  await page.goto(`${stage.url}/events/${event.id}?tab=kitchen`);
  await page
    .getByRole('listitem')
    .filter({ hasText: `1 × ${long}` })
    .waitFor();
  await allShown('the kitchen');
  await page.goto(`${stage.url}/timeline?event=${event.id}&at=0`);
  await button('Restore this moment').click();
  await page.getByRole('alertdialog').getByText('has checked in').waitFor();
  await allShown('a moment to be restored');
});
