import type { Locator, Page, Route } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Corner, FloorObjectRow } from '../../schema/entities/floorObject.ts';
import type { Room } from '../../schema/entities/room.ts';
import { keyPause } from '../../web/chart/floorKeys.ts';
import { pictureOf } from '../harness/pictures.ts';
import type { Caller } from '../harness/planner.ts';
import { focusAsItCloses, middleOf, pressTool, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { goWithin, it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let stage: Stage;
let caller: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  caller = await stage.caller(email);
  event = await plannedEvent(caller, {
    name: 'A hall with walls',
    people: ['Ada Byron'],
    tables: { Head: 8 },
  });
  page = await stage.member(email, event.path);
}, 120_000);

const objects = async () =>
  (await caller.call<FloorObjectRow[]>('GET', `/api/events/${event.id}/objects`)).body;
const room = async () => (await caller.call<Room>('GET', `/api/events/${event.id}/room`)).body;

const focused = () => page.locator(':focus');
const said = (words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });

const choose = async (item: string) => {
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

it('draws the outline by its dimensions, and moves, adds and removes corners by keys', async () => {
  await choose('Outline…');
  const dialog = page.getByRole('dialog', { name: 'Outline of the room' });
  const units = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Units' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const width = await dialog.getByRole('textbox', { name: 'Width (m)' }).inputValue();
  await units('Feet');
  // The room is as wide as before.
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Width (ft)' }).inputValue())
    .toBe(String(Number((Number(width) / 0.3048).toFixed(2))));
  await units('Metres');
  await dialog.getByRole('textbox', { name: 'Width (m)' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Length (m)' }).fill('12,5');
  await dialog.getByRole('button', { name: 'Draw outline' }).click();
  await page.locator('[data-outline]').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const [a, , c] = (await room()).outline?.points ?? [];
  expect([(c?.[0] ?? 0) - (a?.[0] ?? 0), (c?.[1] ?? 0) - (a?.[1] ?? 0)]).toEqual([2000, 1250]);

  await choose('Move its corners');
  const corner = page.getByRole('button', { name: /^Corner 1 of the room/ });
  await corner.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  const [left, top] = [(a?.[0] ?? 0) - 10, (a?.[1] ?? 0) - 100];
  await said(/^Corner 1: walls of 13.5 and 20.12 m$/);
  await expect.poll(async () => (await room()).outline?.points[0]).toEqual([left, top]);

  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Corner 2 of the room/ })
    .and(focused())
    .waitFor();
  await expect.poll(async () => (await room()).outline?.points.length).toBe(5);
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await room()).outline?.points.length).toBe(4);
  await said('Corner removed; 4 are left');

  // Its walls would cross, so nothing changes.
  const [from, walls] = [await middleOf(corner), await restingBox(page.locator('[data-outline]'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + walls.width / 3, from.y + walls.height + 20, { steps: 4 });
  await page.mouse.up();
  await said('The walls would cross: the corner is back where it was');
  expect((await room()).outline?.points[0]).toEqual([left, top]);
  await page.getByRole('button', { name: 'Done' }).click();
});

it('shows errors beside dimensions of the outline, and draws nothing', async () => {
  const before = await room();
  await choose('Outline…');
  const dialog = page.getByRole('dialog', { name: 'Outline of the room' });
  const length = dialog.getByRole('textbox', { name: 'Length (m)' });
  for (const typed of ['wide', '0', '-5', '401']) {
    await length.fill(typed);
    await length.press('Enter');
    await dialog.getByText('Give a length from 1 cm to 400 m', { exact: true }).waitFor();
    expect(await length.getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.locator('[aria-invalid]').count()).toBe(1);
  }
  await dialog.getByRole('combobox', { name: 'Units' }).click();
  await page.getByRole('option', { name: 'Feet', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Length (ft)' }).fill('1313');
  await dialog.getByText('Give a length from 0.04 to 1,312 ft', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await room()).toEqual(before);
});

it('leaves the focus on a corner that got it before the menu closed', async () => {
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  const item = page.getByRole('menuitem', { name: 'Move its corners' });
  await item.waitFor();
  await focusAsItCloses(page, { closing: '[role=menu]', focused: '[data-corner="2"]' }, () =>
    item.click(),
  );
  const focusedLast = await focused().getAttribute('data-corner');
  expect(focusedLast).toBe('2');
  await page.getByRole('button', { name: 'Done' }).click();
  await choose('Outline…');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Room', exact: true }).and(focused()).waitFor();
});

it('draws a stage by hand, and marks the table that it covers', async () => {
  await choose('Draw a rectangle');
  const sheet = page.locator('[data-sheet]');
  await sheet.waitFor({ state: 'attached' });
  const table = await page.locator('[data-table]').boundingBox();
  if (!table) throw new Error('the table is not to be seen');
  const [x, y] = [table.x + table.width / 2, table.y + table.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 60, { steps: 4 });
  await page.mouse.up();
  const settings = page.getByRole('region', { name: 'Settings of Stage' });
  await settings.waitFor();
  const [stands] = await objects();
  expect(stands).toMatchObject({ kind: 'stage', isSolid: true, shape: { type: 'rect' } });
  await page.getByRole('img', { name: 'Head stands on Stage' }).waitFor();

  await settings.getByRole('textbox', { name: 'Width (m)' }).fill('3');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await objects())[0]?.shape).toMatchObject({ width: 300 });
  await settings.getByRole('switch', { name: 'Tables keep off it' }).click();
  await page.locator('[data-misplaced]').waitFor({ state: 'detached' });
});

it('drops the tool once the event is left', async () => {
  await choose('Draw a wall');
  await page.locator('[data-sheet]').waitFor({ state: 'attached' });
  await goWithin(page, '/events');
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
  await goWithin(page, event.path);
  await page.locator('[data-table]').waitFor();
  await choose('Outline…');
  expect(await page.locator('[data-sheet]').count()).toBe(0);
  await page.keyboard.press('Escape');
});

it('draws a wall by taps on a phone, which press nothing in the settings that open', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const hall = await plannedEvent(caller, { name: 'A hall to draw in', tables: { Head: 8 } });
  const guest = await stage.member(email, hall.path, phone);
  await guest.locator('[data-table]').waitFor();
  await pressTool(guest, 'Room');
  // The sheet with the tool closes with each choice, and after a dialog its button is focused.
  const tools = guest.locator('[data-open=true]');
  await guest.getByRole('menuitem', { name: 'Place something…' }).tap();
  await guest.getByRole('dialog', { name: 'Place something' }).waitFor();
  await tools.waitFor({ state: 'detached' });
  await guest.keyboard.press('Escape');
  await guest.locator('button:focus', { hasText: 'More' }).waitFor();
  await pressTool(guest, 'Room');
  await guest.getByRole('menuitem', { name: 'Draw a wall' }).tap();
  await tools.waitFor({ state: 'detached' });
  await guest.locator('[data-sheet]').waitFor({ state: 'attached' });
  const floor = await restingBox(guest.locator('[data-floor]'));
  // The last corner, tapped twice, is where the settings will open.
  const below = floor.y + floor.height - 60;
  for (const x of [100, 250, 250]) await guest.touchscreen.tap(x, below);
  await guest.getByRole('region', { name: 'Settings of Wall' }).waitFor();
  const { body: walls } = await caller.call<FloorObjectRow[]>(
    'GET',
    `/api/events/${hall.id}/objects`,
  );
  expect(walls).toMatchObject([{ kind: 'wall', shape: { type: 'path' } }]);
});

it('reports that the server cannot be reached if a picture is lost during its upload', async () => {
  await page.route('**/images', (route) => route.abort());
  await choose('Background picture…');
  const dialog = page.getByRole('dialog', { name: 'Background picture' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'hall.png',
    mimeType: 'image/png',
    buffer: await pictureOf(8, 6),
  });
  const notices = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  await notices.getByText('This picture could not be uploaded').waitFor();
  await notices.getByText('The server cannot be reached.').waitFor();
  await page.unroute('**/images');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

it('takes a picture scaled by two points, and shows its size', async () => {
  await choose('Background picture…');
  const dialog = page.getByRole('dialog', { name: 'Background picture' });
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  expect(await use.isDisabled()).toBe(true);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'hall.png',
    mimeType: 'image/png',
    buffer: await pictureOf(800, 600),
  });
  await dialog.getByRole('img', { name: 'The picture of the hall' }).waitFor();
  const distance = dialog.getByRole('textbox', { name: /^Distance between/ });
  await distance.fill('0');
  // The points are initially 400 pixels apart.
  await dialog.getByText('Give a distance from 0.2 to 400 m').waitFor();
  await distance.fill('12');
  await dialog.getByText('The whole picture measures 24 × 18 m.').waitFor();
  // The menu of the browser moves no point.
  await dialog
    .getByRole('img', { name: 'The picture of the hall' })
    .click({ button: 'right', position: { x: 5, y: 5 } });
  await dialog.getByText('The whole picture measures 24 × 18 m.').waitFor();
  await use.click();
  await page.locator('image[data-background]').waitFor();
  expect((await room()).background).toMatchObject({ cmPerPixel: 3, width: 800, height: 600 });
});

it('lists a picture that is uploaded before the earlier ones are listed', async () => {
  const { body: earlier } = await caller.call('GET', `/api/events/${event.id}/images`);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/images', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await released;
    await route.fulfill({ json: earlier });
  });
  await choose('Background picture…');
  const dialog = page.getByRole('dialog', { name: 'Background picture' });
  const shown = dialog.getByRole('img', { name: 'The picture of the hall' });
  const before = await shown.getAttribute('src');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'hall.png',
    mimeType: 'image/png',
    buffer: await pictureOf(80, 60),
  });
  await expect.poll(() => shown.getAttribute('src')).not.toBe(before);
  release();
  const all = dialog.getByRole('group', { name: 'Pictures of this event' }).getByRole('button');
  await expect.poll(() => all.count()).toBe(2);
  await page.unroute('**/images');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

it('moves and scales the picture by keys and by hand, in the plan as well', async () => {
  const picture = async () => (await room()).background;
  const before = await picture();
  await choose('Move the picture');
  const frame = page.getByRole('button', { name: /^Background picture\./ });
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('=');
  await said(/^24.24 × 18.18 m, its middle/);
  // On a busy machine, each key press may become a command of its own.
  await expect
    .poll(picture)
    .toMatchObject({ x: (before?.x ?? 0) + 10, cmPerPixel: expect.closeTo(3.03) });

  const { x, y } = await middleOf(frame);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await picture())?.x).toBeLessThan(before?.x ?? 0);
  await page.getByRole('button', { name: 'Done' }).click();
});

it('moves the picture back even if its first move is still being saved', async () => {
  const before = (await room()).background?.x;
  const sent: Route[] = [];
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'SetBackground'
      ? void sent.push(route)
      : route.fallback(),
  );
  await choose('Move the picture');
  const frame = page.getByRole('button', { name: /^Background picture\./ });
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await frame.press(key);
    await frame.blur();
  }
  await expect.poll(() => sent.length).toBe(1);
  await sent[0]?.continue();
  await expect.poll(() => sent.length).toBe(2);
  await sent[1]?.continue();
  await expect.poll(async () => (await room()).background?.x).toBe(before);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Done' }).click();
});

it('keeps moves of the picture by keys if the event is left at once, and shows no other event’s', async () => {
  const hall = await plannedEvent(caller, { name: 'Another hall', tables: { Head: 8 } });
  const before = (await room()).background;
  const x = before?.x ?? 0;
  const at = `/api/events/${hall.id}`;
  const headers = { 'content-type': 'image/png' };
  await caller.call('POST', `${at}/images`, await pictureOf(800, 600), { headers });
  const background = { imageId: before?.imageId, cmPerPixel: 3, opacity: 1 };
  await caller.call('PUT', `${at}/background`, { background });
  await choose('Move the picture');
  await page.getByRole('button', { name: /^Background picture\./ }).press('ArrowRight');
  const moved = page.locator('image[data-background]');
  await expect.poll(() => moved.getAttribute('transform')).toContain(`translate(${x + 10} `);
  await goWithin(page, hall.path);
  await page.locator(`image[href*="${hall.id}"]`).waitFor();
  await expect.poll(() => moved.getAttribute('transform')).toContain('translate(0 0)');
  await expect.poll(async () => (await room()).background?.x).toBe(x + 10);
  await goWithin(page, event.path);
  await page.locator(`image[href*="${event.id}"]`).waitFor();
});

it('prints the picture beneath the seating plan on request', async () => {
  const paper = await stage.member(email, `/print/seating-plan?event=${event.id}`);
  await paper.locator('[data-paper]').first().waitFor();
  const pictures = paper.locator('[data-paper] image');
  expect(await pictures.count()).toBe(0);
  const picture = paper.waitForResponse((response) => response.url().includes('/images/'));
  await paper.getByRole('switch', { name: 'Include the picture of the hall' }).click();
  expect((await picture).status()).toBe(200);
  await pictures.first().waitFor({ state: 'attached' });
  await paper.context().close();
});

it('moves corners of a zone by keys, and keeps the zone valid', async () => {
  const points = [
    [0, 0],
    [300, 0],
    [300, 200],
  ];
  const shape = { type: 'path', points, isClosed: true, thickness: 1 };
  await caller.call('POST', `/api/events/${event.id}/objects`, {
    kind: 'zone',
    name: 'Lounge',
    x: -900,
    y: 300,
    shape,
  });
  const pointsNow = async () => {
    const found = (await objects()).find(({ name }) => name === 'Lounge')?.shape;
    return found?.type === 'path' ? found.points : [];
  };
  await page.getByRole('button', { name: /^Zone Lounge/ }).press('Enter');
  const corner = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Corner ${number} of Lounge`) });
  await corner(3).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await pointsNow())[2]).toEqual([300, 300]);
  // Otherwise it might be announced in place of the next change.
  await said('Lounge resized');
  await page.keyboard.press('Delete');
  await said('This corner cannot go there: the shape would not close');
  await page.keyboard.press('Insert');
  await corner(4).and(focused()).waitFor();
  await expect.poll(async () => (await pointsNow()).length).toBe(4);
  expect((await pointsNow())[3]).toEqual([150, 150]);
});

it('adds a corner to a zone by the dot in the middle of an edge, with undo', async () => {
  const points = async () => {
    const found = (await objects()).find(({ name }) => name === 'Lounge')?.shape;
    return found?.type === 'path' ? found.points : [];
  };
  const before = await points();
  const between = page.locator('[data-grip=between]');
  const { x, y, width, height } = await restingBox(between.first());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await points()).length).toBe(before.length + 1);
  const [one, added, ...rest] = await points();
  expect([one, ...rest]).toEqual(before);
  expect(added?.[0]).toBe(150);
  expect(added?.[1]).toBeLessThan(0);
  await page.getByLabel('Undo', { exact: true }).click();
  await expect.poll(points).toEqual(before);
});

it('shows a room with walls and a stage but no tables, and where tables would be put', async () => {
  const hall = await plannedEvent(caller, { name: 'Only walls' });
  await caller.call('PUT', `/api/events/${hall.id}/room`, {
    outline: {
      units: 'metric',
      points: [
        [0, 0],
        [1000, 0],
        [1000, 1400],
        [0, 1400],
      ],
    },
  });
  const shape = { type: 'rect', width: 900, height: 400 };
  const stage = { kind: 'stage', name: 'Stage', x: 500, y: 250, shape };
  await caller.call('POST', `/api/events/${hall.id}/objects`, stage);
  await page.goto(new URL(hall.path, page.url()).href);
  await page.locator('[data-outline]').waitFor();
  await page.getByRole('button', { name: /^Stage/ }).waitFor();
  await page.getByRole('heading', { name: 'Add your first table' }).waitFor();

  await page.getByRole('button', { name: 'Add tables', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tables' });
  // Beside a stage of 9 by 4 m, a hall of 10 by 14 m has room for two rows of two tables.
  const count = dialog.getByRole('spinbutton', { name: /^Number of tables/ });
  await count.fill('2');
  const beyond = dialog.getByText(/no room within the walls/);
  await beyond.waitFor({ state: 'detached' });
  await count.fill('9');
  await beyond.waitFor();

  // The same on the event's own page, which follows changes of the room as well.
  await page.goto(new URL(`/events/${hall.id}?tab=tables`, page.url()).href);
  await page.getByRole('button', { name: 'Add Table', exact: true }).click();
  await page.getByRole('button', { name: 'Several…' }).click();
  await count.fill('9');
  await beyond.waitFor();
  await caller.call('PUT', `/api/events/${hall.id}/room`, { outline: null });
  await beyond.waitFor({ state: 'detached' });
});

describe('two people in one room', () => {
  let hall: PlannedEvent;
  let theirs: Page;
  let first: string;
  const roomOf = async () => (await caller.call<Room>('GET', `/api/events/${hall.id}/room`)).body;
  const picture = (of: Page) => of.locator('image[data-background]');
  const frame = () => page.getByRole('button', { name: /^Background picture\./ });
  const dialogOf = async (of: Page) => {
    await of.getByRole('button', { name: 'Room', exact: true }).click();
    await of.getByRole('menuitem', { name: 'Background picture…' }).click();
    return of.getByRole('dialog', { name: 'Background picture' });
  };
  const use = (dialog: Locator) => dialog.getByRole('button', { name: 'Use this picture' }).click();
  const distance = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Distance between/ });
  const replace = async (width: number) => {
    const before = (await roomOf()).background?.imageId ?? 'none';
    const dialog = await dialogOf(theirs);
    const file = { name: 'hall.png', mimeType: 'image/png', buffer: await pictureOf(width, 600) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const shown = dialog.getByRole('img', { name: 'The picture of the hall' });
    await expect.poll(() => shown.getAttribute('src')).not.toContain(before);
    await distance(dialog).fill('10');
    await use(dialog);
    await dialog.waitFor({ state: 'detached' });
    return (await roomOf()).background?.imageId ?? '';
  };

  beforeEach(async () => {
    hall = await plannedEvent(caller, { name: 'A hall for two', tables: { Head: 8 } });
    theirs = await stage.member(email, hall.path);
    await goWithin(page, hall.path);
    first = await replace(800);
    const corners = [
      [-260, -200],
      [260, -200],
      [260, 200],
      [-260, 200],
    ];
    const outline = { points: corners, units: 'metric' };
    await caller.call('PUT', `/api/events/${hall.id}/room`, { outline });
    await page.locator(`image[href*="${first}"]`).waitFor();
    await page.locator('[data-outline]').waitFor();
  });

  const told = async (...words: string[]) => {
    const notices = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
    for (const text of words) await notices.getByText(text).first().waitFor();
  };

  /** Holds a command of the page before it reaches the server while `meanwhile` runs. */
  const overtaken = async (
    command: string,
    { send, meanwhile }: Record<'send' | 'meanwhile', () => Promise<unknown>>,
  ) => {
    let resolve = (_: Route) => {};
    const asked = new Promise<Route>((take) => {
      resolve = take;
    });
    const isIt = (route: Route) => route.request().postDataJSON()?.operationName === command;
    await page.route('**/graphql', (route) => (isIt(route) ? resolve(route) : route.fallback()));
    await send();
    const held = await asked;
    await meanwhile();
    await held.continue();
    await page.unroute('**/graphql');
  };

  it('keep what both change at once, of the picture and of the corners', async () => {
    await choose('Move the picture');
    await overtaken('SetBackground', {
      send: () => frame().press('Shift+ArrowRight'),
      meanwhile: async () => {
        const { width: _, height: __, ...seen } = (await roomOf()).background ?? {};
        const background = { ...seen, opacity: 0.8 };
        await caller.call('PUT', `/api/events/${hall.id}/background`, { background });
      },
    });
    await expect.poll(async () => (await roomOf()).background?.x).toBe(100);
    expect((await roomOf()).background?.opacity).toBe(0.8);
    await page.getByRole('button', { name: 'Done' }).click();

    await choose('Move its corners');
    await overtaken('SetRoomOutline', {
      send: () => page.locator('[data-corner="0"]').press('ArrowLeft'),
      meanwhile: async () => {
        const { outline } = await roomOf();
        const points = outline?.points.with(2, [270, 200]);
        await caller.call('PUT', `/api/events/${hall.id}/room`, {
          outline: { ...outline, points },
        });
      },
    });
    await expect.poll(async () => (await roomOf()).outline?.points[0]).toEqual([-270, -200]);
    expect((await roomOf()).outline?.points[2]).toEqual([270, 200]);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('keep both if one adds a corner while the other moves one, and are told about the same wall', async () => {
    const add = (at: number, corner: Corner) => async () => {
      const { outline } = await roomOf();
      const points = outline?.points.toSpliced(at, 0, corner);
      await caller.call('PUT', `/api/events/${hall.id}/room`, { outline: { ...outline, points } });
    };
    const send = (corner: number, key: string) => () =>
      page.locator(`[data-corner="${corner}"]`).press(key);
    await choose('Move its corners');
    await overtaken('SetRoomOutline', { send: send(0, 'ArrowLeft'), meanwhile: add(3, [0, 230]) });
    const both: Corner[] = [
      [-270, -200],
      [260, -200],
      [260, 200],
      [0, 230],
      [-260, 200],
    ];
    await expect.poll(async () => (await roomOf()).outline?.points).toEqual(both);
    await page.locator('[data-corner="4"]').waitFor();
    await overtaken('SetRoomOutline', { send: send(1, 'Enter'), meanwhile: add(2, [300, -50]) });
    await told(
      'Failed to change the outline',
      'Somebody else has added or removed corners meanwhile',
    );
    expect((await roomOf()).outline?.points).toEqual(both.toSpliced(2, 0, [300, -50]));
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('do not restore a picture that the other removes while its move is being saved', async () => {
    await choose('Move the picture');
    await overtaken('SetBackground', {
      send: () => frame().press('ArrowRight'),
      meanwhile: () =>
        caller.call('PUT', `/api/events/${hall.id}/background`, { background: null }),
    });
    await told(
      'Failed to change the background',
      'Somebody else has removed the picture meanwhile',
    );
    await picture(page).waitFor({ state: 'detached' });
    expect((await roomOf()).background).toBeNull();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('keep what both draw at once, with the next free name', async () => {
    await choose('Draw a rectangle');
    await page.locator('[data-sheet]').waitFor({ state: 'attached' });
    const theirStage = { kind: 'stage', name: 'Stage', x: 0, y: 400 };
    await overtaken('PlaceFloorObject', {
      send: async () => {
        const { x, y } = await middleOf(page.locator('[data-outline]'));
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 120, y + 60, { steps: 4 });
        await page.mouse.up();
      },
      meanwhile: () => caller.call('POST', `/api/events/${hall.id}/objects`, theirStage),
    });
    await said('Stage 2 is on the floor');
    await page.getByRole('region', { name: 'Settings of Stage 2' }).waitFor();
  });

  /**
   * The pause after a key lasts until the page is reloaded, so that the other member can act before the
   * change is sent.
   */
  const keepPausing = () =>
    page.evaluate((pause) => {
      const wait = window.setTimeout;
      const longer = (work: TimerHandler, ms?: number) => wait(work, ms === pause ? 1e9 : ms);
      window.setTimeout = longer as typeof window.setTimeout;
    }, keyPause);

  it("keep the other's scale of the picture that they move", async () => {
    await choose('Move the picture');
    const { x, y } = await middleOf(frame());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 20, { steps: 4 });
    const dialog = await dialogOf(theirs);
    await distance(dialog).fill('16');
    await dialog.getByRole('slider').press('ArrowRight');
    await use(dialog);
    await expect.poll(() => picture(page).getAttribute('opacity')).toBe('0.55');
    await page.mouse.up();
    await expect.poll(async () => (await roomOf()).background?.x).toBeLessThan(0);
    expect((await roomOf()).background).toMatchObject({ cmPerPixel: 4, opacity: 0.55 });
  });

  it('do not restore a picture that the other removes or replaces while keys move it', async () => {
    const press = async () => {
      await choose('Move the picture');
      await keepPausing();
      await frame().press('ArrowRight');
      await expect.poll(() => picture(page).getAttribute('transform')).toContain('translate(10 ');
    };
    await press();
    const second = await replace(700);
    await page.locator(`image[href*="${second}"]`).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await press();
    const dialog = await dialogOf(theirs);
    await dialog.getByRole('button', { name: 'Remove picture' }).click();
    await picture(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Done' }).click();
    // By now, what the page sent before this has arrived.
    await choose('Place something…');
    await page.getByRole('dialog').getByRole('button', { name: 'Place it' }).click();
    await page.locator('[data-object]').waitFor();
    await expect
      .poll(async () => (await caller.call('GET', `/api/events/${hall.id}/objects`)).body)
      .toHaveLength(1);
    expect((await roomOf()).background).toBeNull();
    await page.reload();
  });

  it('see in the open dialog which picture is there, and that the measured one was replaced', async () => {
    const dialog = await dialogOf(page);
    const shown = dialog.getByRole('img', { name: 'The picture of the hall' });
    const second = await replace(700);
    await expect.poll(() => shown.getAttribute('src')).toContain(second);
    await distance(dialog).fill('7');
    const third = await replace(600);
    await dialog.getByText('Somebody else has replaced the picture meanwhile.').waitFor();
    expect(await shown.getAttribute('src')).toContain(second);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await roomOf()).background?.imageId).toBe(third);
  });

  it('keep a corner that the other moves beside theirs', async () => {
    await choose('Move its corners');
    const { x, y } = await middleOf(page.locator('[data-corner="0"]'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 40, { steps: 4 });
    await theirs.getByRole('button', { name: 'Room', exact: true }).click();
    await theirs.getByRole('menuitem', { name: 'Move its corners' }).click();
    await theirs.locator('[data-corner="2"]').press('ArrowRight');
    await expect.poll(() => page.locator('[data-outline]').getAttribute('d')).toContain('L270 200');
    await page.mouse.up();
    await expect.poll(async () => (await roomOf()).outline?.points[0]).not.toEqual([-260, -200]);
    expect((await roomOf()).outline?.points[2]).toEqual([270, 200]);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('keep a corner of a zone that the other moves beside theirs', async () => {
    const at = `/api/events/${hall.id}/objects`;
    const corners: Corner[] = [
      [0, 0],
      [200, 0],
      [200, 100],
      [0, 100],
    ];
    const zone = (points: Corner[]) => ({ type: 'path', points, isClosed: true, thickness: 1 });
    const place = { x: -100, y: 60, shape: zone(corners) };
    await caller.call('POST', at, { kind: 'zone', name: 'Lounge', ...place });
    const lounge = async () => (await caller.call<FloorObjectRow[]>('GET', at)).body[0];
    const points = async () => {
      const shape = (await lounge())?.shape;
      return shape?.type === 'path' ? shape.points : [];
    };
    await page.getByRole('button', { name: /^Zone Lounge/ }).press('Enter');
    const { x, y } = await middleOf(page.getByRole('button', { name: /^Corner 1 of Lounge/ }));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y - 20, { steps: 4 });
    const theirs = { name: 'Their lounge', shape: zone(corners.with(2, [250, 100])) };
    await caller.call('PATCH', `${at}/${(await lounge())?.id}`, theirs);
    await page.getByRole('region', { name: 'Settings of Their lounge' }).waitFor();
    await page.mouse.up();
    await expect.poll(async () => (await points())[0]).not.toEqual([0, 0]);
    expect((await points())[2]).toEqual([250, 100]);
  });

  it('keep a corner that the other moves before they leave, and theirs', async () => {
    await choose('Move its corners');
    await keepPausing();
    await page.locator('[data-corner="0"]').press('ArrowRight');
    await theirs.getByRole('button', { name: 'Room', exact: true }).click();
    await theirs.getByRole('menuitem', { name: 'Move its corners' }).click();
    await theirs.locator('[data-corner="2"]').press('ArrowRight');
    await expect.poll(() => page.locator('[data-outline]').getAttribute('d')).toContain('L270 200');
    await goWithin(page, event.path);
    await expect
      .poll(async () => (await roomOf()).outline?.points)
      .toEqual([
        [-250, -200],
        [260, -200],
        [270, 200],
        [-260, 200],
      ]);
    await page.reload();
  });
});
