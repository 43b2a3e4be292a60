import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { isFocused, middleOf, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let stage: Stage;
let caller: Caller;
let page: Page;
let event: PlannedEvent;
/** How many commands to move a table the page has sent. */
let moves = 0;

type TableRow = { id: string; name: string; x: number; y: number; rotation: number };
type Point = { x: number; y: number };

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  caller = await stage.caller(email);
  event = await plannedEvent(caller, {
    name: 'Laying out the room',
    people: ['Ada Byron'],
    tables: { Head: 8, Garden: 8, Terrace: 8 },
  });
  await caller.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}`, {
    company: 'Analytical Engines',
  });
  await event.seat('Ada Byron', 'Head', 1);
  page = await stage.member(email, event.path);
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation MoveTable')) moves += 1;
  });
  await table('Garden').waitFor();
});

const table = (name: string, on = page) =>
  on.getByRole('button', { name: new RegExp(`^${name}: \\d of 8 seats taken`) });

const inLog = async (name: string): Promise<TableRow> => {
  const { body } = await caller.call<TableRow[]>('GET', `/api/tables?event=${event.id}`);
  const found = body.find((one) => one.name === name);
  if (!found) throw new Error(`There is no table ${name}`);
  return found;
};
const placeInLog = async (name: string) => {
  const { x, y, rotation } = await inLog(name);
  return { x, y, rotation };
};

/** Where a table is drawn, in centimetres on the floor. */
const placeShown = async (name: string) => {
  const written = await table(name).evaluate((one) => one.parentElement?.getAttribute('transform'));
  const [x, y, rotation] = (written?.match(/-?[\d.]+/g) ?? []).map(Number);
  return { x, y, rotation };
};

const middle = (name: string, on = page): Promise<Point> => middleOf(table(name, on));

/** Drawn pixels for each centimetre. */
const scale = async () => {
  const [from, to] = [await middle('Head'), await middle('Garden')];
  const [here, there] = [await placeShown('Head'), await placeShown('Garden')];
  return (
    Math.hypot(to.x - from.x, to.y - from.y) /
    Math.hypot((there.x ?? 0) - (here.x ?? 0), (there.y ?? 0) - (here.y ?? 0))
  );
};

const place = async (name: string, x: number, y: number, rotation = 0) => {
  const { id } = await inLog(name);
  await caller.call('PATCH', `/api/tables/${id}`, { x, y, rotation });
  await expect.poll(() => placeShown(name)).toEqual({ x, y, rotation });
};

/** Presses a table beside its name and drags it by this many centimetres, without releasing it. */
const hold = async (name: string, by: Point) => {
  const from = await middle(name);
  const factor = await scale();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (by.x * factor) / 2, from.y + (by.y * factor) / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x * factor, from.y + by.y * factor, { steps: 4 });
};

/**
 * Presses keys on the focused element so quickly that the page never pauses between them. Returns where
 * Garden was drawn after each.
 */
const pressAtOnce = (...keys: string[]): Promise<string[]> =>
  table('Garden').evaluate(async (garden, pressed) => {
    const drawn: string[] = [];
    for (const key of pressed) {
      const [, shift, name = key] = /^(Shift\+)?(.+)$/.exec(key) ?? [];
      const down = { key: name, shiftKey: Boolean(shift), bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', down));
      // It is drawn before the page's next task.
      for (let waits = 0; waits < 50; waits += 1) await undefined;
      drawn.push(garden.parentElement?.getAttribute('transform') ?? '');
    }
    return drawn;
  }, keys);

const guides = () => page.locator('[data-guide]').count();

beforeEach(async () => {
  await place('Head', 0, 0);
  await place('Garden', 600, 0);
  await place('Terrace', 300, 600);
  await page.getByRole('button', { name: 'Show all tables' }).click();
  await page.mouse.move(5, 5);
  moves = 0;
});

describe('a table dragged to its place', () => {
  it('snaps to the grid, by one command', async () => {
    await hold('Terrace', { x: 107, y: 133 });
    await expect.poll(() => placeShown('Terrace')).not.toEqual({ x: 300, y: 600, rotation: 0 });
    await expect.poll(() => guides()).toBe(0);
    await page.mouse.up();
    await expect.poll(() => inLog('Terrace').then(({ y }) => y)).not.toBe(600);
    const { x, y } = await inLog('Terrace');
    expect([x % 10, y % 10]).toEqual([0, 0]);
    await expect.poll(() => placeShown('Terrace')).toMatchObject({ x, y });
    expect(moves).toBe(1);
  });

  it('snaps into line with another, with a guide', async () => {
    await hold('Garden', { x: 83, y: 4 });
    await expect.poll(guides).toBe(1);
    await page.mouse.up();
    await expect.poll(() => inLog('Garden').then(({ x }) => x)).not.toBe(600);
    await expect.poll(async () => (await inLog('Garden')).y).toBe(0);
    await expect.poll(() => guides()).toBe(0);
  });

  it('moves freely while Alt is held', async () => {
    await page.keyboard.down('Alt');
    await hold('Garden', { x: 83, y: 4 });
    await expect.poll(() => guides()).toBe(0);
    await page.mouse.up();
    await page.keyboard.up('Alt');
    await expect.poll(() => inLog('Garden').then(({ y }) => y)).not.toBe(0);
  });

  it('returns on Escape, without a request to the server', async () => {
    await hold('Garden', { x: 140, y: 170 });
    await expect.poll(() => placeShown('Garden')).not.toEqual({ x: 600, y: 0, rotation: 0 });
    await page.keyboard.press('Escape');
    await expect.poll(() => placeShown('Garden')).toEqual({ x: 600, y: 0, rotation: 0 });
    await page.mouse.up();
    await expect.poll(() => placeInLog('Garden')).toEqual({ x: 600, y: 0, rotation: 0 });
    expect(moves).toBe(0);
  });

  it('returns if the server refuses, with a notice', async () => {
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation MoveTable')) return route.fallback();
      const refusal = { message: 'The table is nailed down.', extensions: { code: 'FORBIDDEN' } };
      await route.fulfill({ json: { data: null, errors: [refusal] } });
    });
    await hold('Garden', { x: 140, y: 170 });
    await page.mouse.up();
    await page.getByText('Failed to move table', { exact: true }).first().waitFor();
    await page.getByText('The table is nailed down.').first().waitFor();
    await expect.poll(() => placeShown('Garden')).toEqual({ x: 600, y: 0, rotation: 0 });
    await page.unroute('**/graphql');
  });
});

describe('a selected table', () => {
  it('is turned by its handle, in steps', async () => {
    await table('Terrace').click({ position: { x: 8, y: 30 } });
    await page.getByRole('region', { name: 'Settings of Terrace', exact: true }).waitFor();
    const from = await middleOf(page.locator('[data-turn]'));
    const centre = await middle('Terrace');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
    await page.mouse.move(centre.x + 160, centre.y + 4, { steps: 4 });
    await expect.poll(() => placeShown('Terrace').then(({ rotation }) => rotation)).toBe(90);
    await page.getByText('90°', { exact: true }).waitFor();
    await page.mouse.up();
    await expect.poll(() => placeInLog('Terrace')).toEqual({ x: 300, y: 600, rotation: 90 });
    expect(moves).toBe(1);
    // Open settings may cover the chart's buttons.
    await page.getByRole('button', { name: 'Close table settings', exact: true }).click();
  });

  it('is moved and turned by keys, with one command for a series of keys', async () => {
    await table('Garden').focus();
    if ((await table('Garden').getAttribute('aria-pressed')) === 'false')
      await page.keyboard.press('Enter');
    await expect.poll(() => table('Garden').getAttribute('aria-pressed')).toBe('true');
    await pressAtOnce('ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'ArrowUp', 'r', 'r');
    await expect.poll(() => placeInLog('Garden')).toEqual({ x: 620, y: 40, rotation: 30 });
    expect(moves).toBe(1);

    const [moved, back] = await pressAtOnce('ArrowLeft', 'Escape');
    expect(moved).not.toBe(back);
    expect(moved).toContain('610');
    await expect.poll(() => placeShown('Garden')).toEqual({ x: 620, y: 40, rotation: 30 });
    await page.keyboard.press('Escape');
    await expect.poll(() => table('Garden').getAttribute('aria-pressed')).toBe('false');
    expect(moves).toBe(1);
  });

  it('returns to its place, even before its first move was answered', async () => {
    const sent: Route[] = [];
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation MoveTable')
        ? void sent.push(route)
        : route.fallback(),
    );
    await table('Garden').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => table('Garden').getAttribute('aria-pressed')).toBe('true');
    await pressAtOnce('ArrowRight');
    await expect.poll(() => sent.length).toBe(1);
    await pressAtOnce('ArrowLeft');
    await sent[0]?.continue();
    await expect.poll(() => sent.length).toBe(2);
    await sent[1]?.continue();
    await expect.poll(() => placeInLog('Garden').then((place) => place.x)).toBe(600);
    await page.unroute('**/graphql');
    await page.keyboard.press('Escape');
  });
});

describe('the settings of a table', () => {
  it("leave the chart's buttons within reach", async () => {
    await table('Garden').focus();
    await page.keyboard.press('Enter');
    const settings = page.getByRole('region', { name: 'Settings of Garden' });
    await settings.waitFor();
    for (const name of ['Zoom in', 'Zoom out', 'Show all tables'])
      await page.getByRole('button', { name }).click({ trial: true });
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
  });

  it('return the focus to the table that they were last opened from', async () => {
    await table('Terrace').press('Enter');
    await page.getByRole('region', { name: 'Settings of Terrace' }).waitFor();
    await table('Garden').press('Enter');
    await page.getByRole('region', { name: 'Settings of Garden' }).waitFor();
    await page.getByRole('button', { name: 'Close table settings' }).press('Enter');
    await expect.poll(isFocused(table('Garden'))).toBe(true);
  });

  it('keep a typed name while others rename the table, and the focus after it', async () => {
    await table('Garden').focus();
    await page.keyboard.press('Enter');
    const name = page
      .getByRole('region', { name: /^Settings of/ })
      .getByRole('textbox', { name: 'Name' });
    await name.fill('Terra');
    const { id } = await inLog('Garden');
    await caller.call('PATCH', `/api/tables/${id}`, { name: 'Orangery' });
    await table('Orangery').waitFor();
    expect(await name.inputValue()).toBe('Terra');
    await name.fill('Garden');
    await page.keyboard.press('Enter');
    await table('Garden').waitFor();
    await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Close table settings' }).click();
  });

  it('lose no tag that somebody else adds while one is being saved', async () => {
    await table('Garden').press('Enter');
    const settings = page.getByRole('region', { name: 'Settings of Garden' });
    let resolve = (_: Route) => {};
    const asked = new Promise<Route>((take) => {
      resolve = take;
    });
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'EditTable'
        ? resolve(route)
        : route.fallback(),
    );
    await settings.getByRole('textbox', { name: 'Add a tag' }).fill('Quiet');
    await page.keyboard.press('Enter');
    const route = await asked;
    const { id } = await inLog('Garden');
    await caller.call('PATCH', `/api/tables/${id}`, { tags: ['front'] });
    await route.continue();
    await page.unroute('**/graphql');
    const tags = settings.getByRole('list', { name: 'Tags' }).getByRole('listitem');
    await expect.poll(() => tags.allTextContents()).toEqual(['front', 'Quiet']);
    await caller.call('PATCH', `/api/tables/${id}`, { tags: [] });
    await page.getByRole('button', { name: 'Close table settings' }).click();
  });
});

describe('the floor', () => {
  const floor = () => page.getByRole('group', { name: /^Seating chart of/ });

  it('is traversed table by table with arrow keys, and has one Tab stop', async () => {
    await table('Head').focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => table('Garden').evaluate((one) => one === document.activeElement))
      .toBe(true);
    await expect.poll(() => page.locator('[data-table][tabindex="0"]').count()).toBe(1);
  });

  it("is traversed by Page keys, with Home and End for the ends of a table's seats", async () => {
    await table('Head').focus();
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return focused(page);
    };
    expect(await press('PageDown')).toMatch(/^Garden: 0 of 8/);
    expect(await press('PageUp')).toMatch(/^Head: 1 of 8/);
    expect(await press('PageUp')).toMatch(/^Head: 1 of 8/);
    expect(await press('End')).toBe('Head, seat 8, empty');
    expect(await press('Home')).toBe('Head, seat 1, taken by Ada Byron, Guest');
    expect(await press('PageDown')).toBe('Garden, seat 1, empty');
    await expect.poll(() => page.locator('[data-seat][tabindex="0"]').count()).toBe(1);
  });

  it('is moved and zoomed by keys, and 0 shows all tables again', async () => {
    await floor().focus();
    const fitted = await middle('Garden');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => middle('Garden').then(({ x }) => Math.round(x - fitted.x))).toBe(-80);
    const before = await scale();
    await page.keyboard.press('+');
    await expect.poll(scale).toBeGreaterThan(before * 1.3);
    await page.keyboard.press('0');
    await expect.poll(() => middle('Garden')).toEqual(fitted);
  });

  it('shows more text at each zoom level: initials, short names, full names', async () => {
    const drawn = (text: string) =>
      page.locator('svg[role=group] text').filter({ hasText: new RegExp(`^${text}$`) });
    const zoomTo = async (times: number, key: '+' | '-') => {
      for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
    };
    await table('Head').focus();
    await page.keyboard.press('0');
    await zoomTo(9, '-');
    await expect.poll(() => drawn('AB').count()).toBe(0);
    // Zoomed out this far, a table has room for its name only.
    await expect.poll(() => drawn('1/8').count()).toBe(0);
    await page.keyboard.press('0');
    await drawn('1/8').waitFor();
    await page.locator('[data-seat][data-attendee]').focus();
    await zoomTo(2, '+');
    await drawn('Ada B\\.').waitFor();
    await zoomTo(4, '+');
    await drawn('Byron').waitFor();
    await page.keyboard.press('0');
  });

  it('tells on hover and on focus who sits on a seat, and their company', async () => {
    const tip = page.getByRole('tooltip').filter({ hasText: 'Analytical Engines' });
    const seat = page.locator('[data-seat][data-attendee]');
    await seat.hover();
    await tip.getByText('Ada Byron').waitFor();
    await page.mouse.move(5, 5);
    await tip.waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await seat.focus();
    await tip.waitFor();
    await expect
      .poll(() => seat.getAttribute('aria-describedby'))
      .toBe(await tip.getAttribute('id'));
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
  });

  it('moves as one picture: panning draws nothing again', async () => {
    const { drawnAnew, transform } = await page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('svg[role=group]');
      if (!svg?.parentElement) throw new Error('There is no floor');
      const watch = new MutationObserver(() => undefined);
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      watch.observe(svg, all);
      // All in one task, without a pause in between.
      for (let step = 0; step < 20; step += 1) {
        const turn = { deltaX: 5, deltaY: 3, bubbles: true, cancelable: true };
        svg.dispatchEvent(new WheelEvent('wheel', turn));
      }
      return {
        drawnAnew: watch.takeRecords().length,
        transform: svg.parentElement.style.transform,
      };
    });
    expect(drawnAnew).toBe(0);
    expect(transform).toContain('translate(-100px, -60px)');
  });
});

describe('a moving view', () => {
  it('causes no layout between frames', async () => {
    await page.getByRole('button', { name: 'Show all tables' }).click();
    const inspector = await page.context().newCDPSession(page);
    await inspector.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await inspector.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    };
    const before = await layouts();
    await page.evaluate(async () => {
      const svg = document.querySelector('svg[role=group]');
      for (let step = 0; step < 20; step += 1) {
        const turn = { deltaX: 2, deltaY: 1, bubbles: true, cancelable: true };
        svg?.dispatchEvent(new WheelEvent('wheel', turn));
        await new Promise(requestAnimationFrame);
      }
    });
    // Other parts of the screen may need a layout; moving the picture needs none.
    expect((await layouts()) - before).toBeLessThan(10);
  });

  it('has a size in pixels, so that other layouts do not affect its texts, and follows the floor', async () => {
    const sizes = () =>
      page.evaluate(() => {
        const svg = document.querySelector<SVGSVGElement>('svg[role=group]');
        const floor = svg?.closest('[data-floor]')?.getBoundingClientRect();
        const timesFive = (pixels = 0) => `${Math.round(5 * pixels)}px`;
        const rounded = (size = '') =>
          size.replace(/^[\d.]+(?=px$)/, (n) => `${Math.round(Number(n))}`);
        return {
          drawing: [rounded(svg?.style.width), rounded(svg?.style.height)],
          floor: [timesFive(floor?.width), timesFive(floor?.height)],
        };
      });
    const before = await sizes();
    expect(before.drawing).toEqual(before.floor);
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: wide.width - 120, height: wide.height - 80 });
    await expect.poll(async () => (await sizes()).drawing).not.toEqual(before.drawing);
    await expect
      .poll(async () => {
        const { drawing, floor } = await sizes();
        return drawing.join() === floor.join();
      })
      .toBe(true);
    await page.setViewportSize(wide);
    await expect.poll(async () => (await sizes()).drawing).toEqual(before.drawing);
  });
});

describe('the chart for a reader', () => {
  it('is read seat by seat with keys, and cannot be changed', async () => {
    const shown = await plannedEvent(caller, {
      name: 'Shown to all',
      people: ['Ada Byron'],
      tables: { Head: 8, Garden: 8 },
      isPublic: true,
    });
    await shown.seat('Ada Byron', 'Head', 2);
    const reader = await stage.member('reader@example.com', shown.path);
    await reader.getByRole('img', { name: 'Garden: 0 of 8 seats taken', exact: true }).waitFor();
    let commands = 0;
    reader.on('request', (request) => {
      if (request.postData()?.includes('mutation ')) commands += 1;
    });
    await reader.getByRole('group', { name: /^Seating chart of/ }).focus();
    const press = async (key: string) => {
      await reader.keyboard.press(key);
      return focused(reader);
    };
    expect(await press('Tab')).toBe('Head: 1 of 8 seats taken');
    expect(await press('PageDown')).toBe('Garden: 0 of 8 seats taken');
    expect(await press('PageUp')).toBe('Head: 1 of 8 seats taken');
    expect(await press('Home')).toBe('Head, seat 1, empty');
    expect(await press('ArrowRight')).toBe('Head, seat 2, taken by Ada Byron');
    const tip = reader.getByRole('tooltip');
    await tip.getByText('Ada Byron').waitFor();
    await expect.poll(() => tip.getByText('Guest').count()).toBe(0);
    // Roles are not told anywhere else either, nor is it said that nobody is held.
    await expect.poll(() => reader.getByRole('list', { name: 'Role colours' }).count()).toBe(0);
    await expect.poll(() => reader.getByRole('heading', { name: 'Holding Area' }).count()).toBe(0);

    for (const key of ['Enter', ' ', 'Delete', 'h', 'm', 't', 'r']) {
      expect(await press(key)).toBe('Head, seat 2, taken by Ada Byron');
    }
    await reader.locator('svg [data-attendee]').click();
    await reader.locator('svg [data-seat]').last().click();
    await expect.poll(() => reader.getByRole('dialog').count()).toBe(0);
    const said = await reader.getByRole('status').allTextContents();
    expect(said.join(' ')).not.toMatch(/Ada Byron|empty/i);
    expect(commands).toBe(0);
  });
});

it('gives fingers 24 px for each seat of a distant table', async () => {
  const tablet = await stage.member(email, event.path, {
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const distant = tablet.locator('[data-detail=seats] [data-seat]');
  const out = tablet.getByRole('button', { name: 'Zoom out' });
  await out.waitFor();
  while ((await distant.count()) === 0) await out.tap();
  const { width, height, beside } = await distant.first().evaluate((seat) => {
    const box = seat.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const at = document.elementFromPoint(x, y - 11)?.closest('[data-seat]');
    return { width: box.width, height: box.height, beside: at === seat };
  });
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(beside).toBe(true);
});

describe('on a phone', () => {
  it('zooms around two fingers, moves with them, and leaves the tables in place', async () => {
    const phone = await stage.member(email, event.path, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await table('Terrace', phone).waitFor();
    const fingers = await phone.context().newCDPSession(phone);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    const apart = async () => {
      const [head, garden] = [await middle('Head', phone), await middle('Garden', phone)];
      return garden.x - head.x;
    };
    const before = await apart();
    // The first finger lands on a table and drags it until the second one lands.
    const held = await middle('Head', phone);
    const at = (distance: number, down = 0): [Point, Point] => [
      { x: held.x, y: held.y + down },
      { x: held.x + distance, y: held.y + down },
    ];
    moves = 0;
    await touch('touchStart', at(0)[0]);
    await touch('touchMove', { x: held.x, y: held.y - 15 });
    await touch('touchMove', held);
    await touch('touchStart', ...at(60));
    for (const distance of [70, 80, 90, 100, 110, 120]) await touch('touchMove', ...at(distance));
    await expect.poll(async () => Math.round((await apart()) / before / 0.1) / 10).toBe(2);
    for (const down of [10, 20, 30, 40]) await touch('touchMove', ...at(120, down));
    await touch('touchEnd');
    // The floor under the first finger stays under it.
    const fromFinger = async () => {
      const after = await middle('Head', phone);
      return Math.hypot(after.x - held.x, after.y - held.y - 40);
    };
    await expect.poll(fromFinger).toBeLessThan(12);
    await expect.poll(() => placeInLog('Head')).toEqual({ x: 0, y: 0, rotation: 0 });

    await touch('touchStart', ...at(120));
    for (const distance of [110, 100, 90, 80, 70, 60]) await touch('touchMove', ...at(distance));
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await apart()) / before / 0.1) / 10).toBe(1);
    await expect.poll(() => placeInLog('Head')).toEqual({ x: 0, y: 0, rotation: 0 });
  });

  it('moves a table by touch', async () => {
    const phone = await stage.member(email, event.path, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await table('Terrace', phone).waitFor();
    const fingers = await phone.context().newCDPSession(phone);
    const from = await middle('Terrace', phone);
    const touch = (type: 'touchStart' | 'touchMove', by: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: from.x, y: from.y + by }],
      });
    await touch('touchStart', 0);
    for (const by of [10, 30, 50, 70]) await touch('touchMove', by);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => inLog('Terrace').then(({ y }) => y)).toBeGreaterThan(650);
    await expect.poll(() => phone.locator('[data-minimap]').count()).toBe(0);
  });
});

/** The accessible name of the focused element. */
const focused = (on: Page) => on.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Counts how often tables that stay on the chart are drawn again from now on. */
const tablesDrawnAgain = async (on: Page) => {
  const watch = await on.evaluateHandle(() => {
    const watching = new MutationObserver(() => undefined);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    const tables = [...document.querySelectorAll('[data-detail]')];
    for (const one of tables) watching.observe(one, all);
    return { watching, tables };
  });
  return () =>
    watch.evaluate(({ watching, tables }) => {
      const stayed = tables.filter((one) => one.isConnected);
      const changed = watching
        .takeRecords()
        .filter(({ target }) => stayed.some((one) => one.contains(target)));
      return { stayed: stayed.length, changed: changed.length };
    });
};

describe('a large room', () => {
  it('draws little when zoomed out, only what is visible when zoomed in, and has a map', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `Table ${n + 1}`);
    const large = await plannedEvent(caller, {
      name: 'A hall of 120 tables',
      tables: Object.fromEntries(names.map((name) => [name, 8])),
    });
    const hall = await stage.member(email, large.path);
    const drawnTables = () => hall.locator('[data-detail]').count();
    await hall.locator('[data-detail]').first().waitFor();
    await expect.poll(drawnTables).toBe(120);
    // The seats alone would exceed this, if each were drawn.
    await expect.poll(() => hall.locator('svg[role=group] *').count()).toBeLessThan(120 * 8.5);
    await expect.poll(() => hall.locator('[data-minimap]').isVisible()).toBe(false);

    const floor = hall.getByRole('group', { name: /^Seating chart of/ });
    await floor.focus();
    const words = () => hall.locator('svg[role=group] text').allTextContents();
    for (let n = 0; n < 2; n += 1) await hall.keyboard.press('-');
    await expect.poll(words).toEqual(names.map((name) => name.slice('Table '.length)));
    await hall.keyboard.press('0');
    for (let n = 0; n < 6; n += 1) await hall.keyboard.press('+');
    await expect.poll(drawnTables).toBeLessThan(60);
    const frame = hall.locator('[data-minimap-view]');
    await frame.waitFor();

    const shown = () =>
      hall
        .locator('[data-table]')
        .evaluateAll((all) =>
          all.map((one) => (one as unknown as SVGElement).dataset.table ?? '').sort(),
        );
    const before = await shown();
    const box = await restingBox(frame);
    await hall.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await hall.mouse.down();
    await hall.mouse.move(box.x - 40, box.y - 30, { steps: 8 });
    await hall.mouse.up();
    await expect.poll(shown).not.toEqual(before);
    await expect.poll(async () => (await restingBox(frame)).x).toBeLessThan(box.x);

    // Other tables come into view. Those that stay move with the picture and are not drawn again.
    const picture = () => hall.locator('svg[role=group] > g').getAttribute('transform');
    const drawnAgain = await tablesDrawnAgain(hall);
    const [far, drawnFrom] = [await shown(), await picture()];
    await hall.mouse.move(700, 400);
    await hall.mouse.wheel(450, 0);
    await expect.poll(shown).not.toEqual(far);
    const { stayed, changed } = await drawnAgain();
    expect(stayed).toBeGreaterThan(5);
    expect(changed).toBe(0);
    await expect.poll(() => picture()).toBe(drawnFrom);
  });
});
