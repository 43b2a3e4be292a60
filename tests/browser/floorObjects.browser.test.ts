import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { middleOf, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let stage: Stage;
let caller: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  caller = await stage.caller(email);
  event = await plannedEvent(caller, {
    name: 'A room with a stage',
    people: ['Ada Byron'],
    tables: { Head: 8 },
  });
  page = await stage.member(email, event.path);
}, 120_000);

type ObjectRow = {
  id: string;
  name: string;
  kind: string;
  x: number;
  y: number;
  shape: { width?: number };
};
const objects = async () =>
  (await caller.call<ObjectRow[]>('GET', `/api/events/${event.id}/objects`)).body;

const marker = (name: string) =>
  page.locator('[data-object]').and(page.getByRole('button', { name: new RegExp(name) }));

it('places a stage, moves it by keys and by hand, renames and removes it', async () => {
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Place something…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Place something' });
  await dialog.getByRole('button', { name: 'Place it' }).click();
  await marker('Stage').waitFor();
  // The closing dialog returns the focus.
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(objects).toMatchObject([{ name: 'Stage', kind: 'stage' }]);
  const [placed] = await objects();

  await marker('Stage').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await objects())[0]?.x).toBe((placed?.x ?? 0) + 20);

  const box = await marker('Stage').boundingBox();
  if (!box) throw new Error('the stage is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await objects())[0]?.x).toBeGreaterThan((placed?.x ?? 0) + 20);

  const settings = page.getByRole('region', { name: /^Settings of/ });
  await settings.waitFor();
  await settings.getByRole('textbox', { name: 'Name' }).fill('Main stage');
  await page.keyboard.press('Enter');
  await marker('Main stage').waitFor();

  // Somebody else renames it, and here the focus only passes its field.
  const [{ id } = { id: '' }] = await objects();
  const path = `/api/events/${event.id}/objects/${id}`;
  await caller.call('PATCH', path, { name: 'Opera' });
  await marker('Opera').waitFor();
  const name = settings.getByRole('textbox', { name: 'Name' });
  await name.focus();
  const width = settings.getByRole('textbox', { name: 'Width' });
  await width.fill('5');
  await caller.call('PATCH', path, { shape: { type: 'rect', width: 450, height: 300 } });
  await expect.poll(() => width.inputValue()).toBe('5');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await objects())[0]?.shape.width).toBe(500);
  await expect.poll(() => width.evaluate((one) => one === document.activeElement)).toBe(true);
  expect((await objects())[0]?.name).toBe('Opera');
  await name.fill('Main stage');
  await page.keyboard.press('Enter');
  await marker('Main stage').waitFor();

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Main stage', exact: true }).waitFor();
  await settings.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(objects).toEqual([]);
  await settings.waitFor({ state: 'hidden' });
});

it('sends an edit once, even if its field is left before the answer', async () => {
  const { id: eventId, path } = await plannedEvent(caller, { name: 'Slow answers' });
  const objects = `/api/events/${eventId}/objects`;
  const shape = { type: 'rect', width: 300, height: 200 };
  const stood = { kind: 'stage', name: 'Stage', x: 0, y: 0, shape };
  const { body } = await caller.call<ObjectRow>('POST', objects, stood);
  const slow = await stage.member(email, path);
  await slow.locator('[data-object]').press('Enter');
  const asked: object[] = [];
  const answers: (() => Promise<void>)[] = [];
  await slow.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() ?? {};
    if (operationName !== 'ChangeFloorObject') return route.fallback();
    asked.push(variables.input);
    const response = await route.fetch();
    answers.push(() => route.fulfill({ response }));
  });
  const answer = async () => {
    await expect.poll(() => answers.length).toBe(1);
    await answers.pop()?.();
  };
  const field = (name: string) => slow.getByRole('textbox', { name });
  const shows = (name: string) =>
    slow.getByRole('region', { name: `Settings of ${name}` }).waitFor();
  const theyChange = async (name: string, changes: object) => {
    await caller.call('PATCH', `${objects}/${body.id}`, { name, ...changes });
    await shows(name);
  };

  await field('Name').fill('Podium');
  await field('Name').press('Enter');
  await shows('Podium');
  await theyChange('Opera', {});
  await field('Width').focus();
  await answer();
  await expect.poll(() => field('Name').inputValue()).toBe('Opera');

  await field('Width').fill('5');
  await field('Width').press('Enter');
  await expect.poll(() => answers.length).toBe(1);
  await theyChange('Theatre', { shape: { ...shape, width: 450 } });
  await field('Depth').focus();
  await answer();
  await expect.poll(() => field('Width').inputValue()).toBe('4.5');

  await field('Depth').fill('4');
  await field('Depth').press('Enter');
  await answer();

  const rotation = slow.getByRole('spinbutton', { name: 'Turned by' });
  await rotation.fill('450');
  await rotation.press('Enter');
  await expect.poll(() => answers.length).toBe(1);
  expect(await rotation.inputValue()).toBe('450');
  await answer();
  await expect.poll(() => rotation.inputValue()).toBe('90');
  expect(asked).toMatchObject([
    { name: 'Podium' },
    { shape: { width: 500 } },
    { shape: { width: 450, height: 400 } },
    { rotation: 90 },
  ]);
});

it('stays where keys put it, and returns, before the first move is answered', async () => {
  const { id, path } = await plannedEvent(caller, { name: 'Slow moves' });
  const objects = `/api/events/${id}/objects`;
  await caller.call('POST', objects, { kind: 'stage', name: 'Stage', x: 0, y: 0 });
  const slow = await stage.member(email, path);
  const sent: Route[] = [];
  await slow.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'ChangeFloorObject'
      ? void sent.push(route)
      : route.fallback(),
  );
  const drawn = slow.locator('[data-object]');
  const { x } = await restingBox(drawn);
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await drawn.press(key);
    // Leaving the field does not wait for the pause after the last key.
    await drawn.blur();
  }
  await expect.poll(() => sent.length).toBe(1);
  await sent[0]?.continue();
  await expect.poll(() => sent.length).toBe(2);
  await drawn.press('Escape');
  await drawn.blur();
  expect((await restingBox(drawn)).x).toBe(x);
  await sent[1]?.continue();
  const placed = async () => (await caller.call<ObjectRow[]>('GET', objects)).body[0]?.x;
  await expect.poll(placed).toBe(0);
});

it('keeps objects in view and legible, however far the chart is zoomed out', async () => {
  const far = { kind: 'exit', name: 'Emergency exit', x: 6_000, y: 4_000 };
  await caller.call('POST', `/api/events/${event.id}/objects`, far);
  for (const viewport of [
    { width: 1360, height: 860 },
    { width: 390, height: 844 },
  ]) {
    const guest = await stage.member(email, event.path, { viewport });
    const exit = guest.locator('[data-object]').filter({ hasText: /^Emergency/ });
    const floor = guest.locator('[data-floor]');
    const expectInView = async () => {
      const [inner, outer] = [await restingBox(exit), await restingBox(floor)];
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
      expect(inner.height).toBeGreaterThanOrEqual(24);
      expect((await exit.locator('text').boundingBox())?.height).toBeGreaterThanOrEqual(11);
    };
    await expectInView();
    await guest.getByRole('button', { name: 'Zoom in', exact: true }).click({ clickCount: 4 });
    await guest.getByRole('button', { name: 'Show all tables', exact: true }).click();
    await expectInView();
  }
  const [exit] = (await caller.call<{ id: string }[]>('GET', `/api/events/${event.id}/objects`))
    .body;
  await caller.call('DELETE', `/api/events/${event.id}/objects/${exit?.id}`);
});

it('says how long a side may be in the units of the room', async () => {
  const hall = await plannedEvent(caller, { name: 'A hall in feet', people: [], tables: {} });
  const path = `/api/events/${hall.id}`;
  const points = [
    [0, 0],
    [900, 0],
    [900, 900],
  ];
  await caller.call('PUT', `${path}/room`, { outline: { points, units: 'imperial' } });
  const shape = { type: 'rect', width: 300, height: 80 };
  const bar = { kind: 'bar', name: 'Bar', x: 600, y: 300, shape };
  await caller.call('POST', `${path}/objects`, bar);
  const guest = await stage.member(email, hall.path);
  await guest.locator('[data-object]').filter({ hasText: 'Bar' }).click();
  const settings = guest.getByRole('region', { name: 'Settings of Bar' });
  await settings.getByRole('textbox', { name: 'Width (ft)' }).fill('1313');
  await settings.getByText('Give a length from 0.04 to 1,312 ft', { exact: true }).waitFor();
});

it('places an object with the usual measures of its kind, within the room', async () => {
  const hall = await plannedEvent(caller, { name: 'A walled hall', people: [], tables: {} });
  const path = `/api/events/${hall.id}`;
  const points = [
    [2000, 1000],
    [3000, 1000],
    [3000, 1800],
    [2000, 1800],
  ];
  await caller.call('PUT', `${path}/room`, { outline: { points, units: 'metric' } });
  const guest = await stage.member(email, hall.path);
  const dialog = guest.getByRole('dialog', { name: 'Place something' });
  const open = async () => {
    await guest.getByRole('button', { name: 'Room', exact: true }).click();
    await guest.getByRole('menuitem', { name: 'Place something…' }).click();
  };
  const choose = async (kind: string) => {
    await dialog.getByRole('combobox', { name: 'What it is' }).click();
    await guest.getByRole('option', { name: kind }).click();
  };
  const sides = async () => [
    await dialog.getByRole('textbox', { name: 'Width (m)' }).inputValue(),
    await dialog.getByRole('textbox', { name: 'Depth (m)' }).inputValue(),
  ];
  const placed = async () => {
    await dialog.getByRole('button', { name: 'Place it' }).click();
    await dialog.waitFor({ state: 'detached' });
    return (await caller.call<ObjectRow[]>('GET', `${path}/objects`)).body;
  };

  await open();
  expect(await sides()).toEqual(['6', '3']);
  await choose('Door');
  expect(await sides()).toEqual(['1', '0.2']);
  expect(await placed()).toMatchObject([{ kind: 'door', x: 2500, y: 1800, shape: { width: 100 } }]);

  await open();
  await dialog.getByRole('textbox', { name: 'Width (m)' }).fill('4');
  await choose('Bar');
  expect(await sides()).toEqual(['4', '0.8']);
  const bar = (await placed()).find((object) => object.kind === 'bar');
  expect(bar).toMatchObject({ kind: 'bar', x: 2500, y: 1040, shape: { width: 400, height: 80 } });
});

it('asks before it removes an object with the rules that refer to it', async () => {
  const { body: bar } = await caller.call<{ id: string }>(
    'POST',
    `/api/events/${event.id}/objects`,
    { kind: 'bar', name: 'Bar', x: 0, y: 0 },
  );
  await caller.call('POST', `/api/events/${event.id}/rules`, {
    rule: { kind: 'Near', who: { everyone: true }, place: bar.id, weight: 5 },
  });
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await marker('Bar').focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('region', { name: 'Settings of Bar' });
  const ask = () => settings.getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Bar?' });
  await ask();
  await question.getByText(/^1 seating rule names Bar/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await objects()).toHaveLength(1);
  await ask();
  await question.getByRole('button', { name: 'Remove with the rule' }).click();
  await expect.poll(objects).toEqual([]);
  expect((await caller.call('GET', `/api/events/${event.id}/rules`)).body).toEqual([]);
});

it("opens an object's settings on a phone with one tap, as a sheet that leaves it visible", async () => {
  const bar = { kind: 'bar', name: 'Long bar', x: 0, y: 900 };
  const shape = { type: 'rect', width: 300, height: 80 };
  await caller.call('POST', `/api/events/${event.id}/objects`, { ...bar, shape });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const guest = await stage.member(email, event.path, phone);
  const drawn = guest.locator('[data-object]').filter({ hasText: 'Long bar' });
  await drawn.tap();
  const settings = guest.getByRole('region', { name: 'Settings of Long bar' });
  await settings.waitFor();
  const [sheet, object] = [await restingBox(settings), await restingBox(drawn)];
  expect(sheet.width).toBe(390);
  expect(object.y + object.height).toBeLessThanOrEqual(sheet.y);
  // The click at the end of a drag may arrive after the chart has moved, and then hits the floor.
  await guest
    .getByRole('group', { name: /^Seating chart of/ })
    .dispatchEvent('click', { detail: 1 });
  expect(await drawn.getAttribute('aria-pressed')).toBe('true');
});

it('is moved on a phone by taps alone, like tables', async () => {
  const { id, path } = await plannedEvent(caller, { name: 'Tapped', tables: { Round: 6 } });
  const buffet = { kind: 'bar', name: 'Buffet', x: 0, y: -400 };
  const shape = { type: 'rect', width: 300, height: 80 };
  await caller.call('POST', `/api/events/${id}/objects`, { ...buffet, shape });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const guest = await stage.member(email, path, phone);
  for (const [name, drawn] of [
    ['Buffet', guest.locator('[data-object]').filter({ hasText: 'Buffet' })],
    ['Round', guest.locator('[data-table]')],
  ] as const) {
    await drawn.tap();
    const settings = guest.getByRole('region', { name: `Settings of ${name}` });
    await settings.waitFor();
    const { x } = await restingBox(drawn);
    await settings.getByRole('button', { name: 'Move left' }).tap();
    await expect.poll(async () => (await restingBox(drawn)).x).toBeLessThan(x - 1);
    await settings.getByRole('button', { name: 'Close' }).tap();
    await settings.waitFor({ state: 'detached' });
  }
});

it('stays in place on a phone when two fingers zoom over it', async () => {
  const { id, path } = await plannedEvent(caller, { name: 'Pinched', tables: { Round: 6 } });
  const floor = { kind: 'danceFloor', name: 'Dance floor', x: 0, y: 500 };
  const shape = { type: 'rect', width: 600, height: 400 };
  await caller.call('POST', `/api/events/${id}/objects`, { ...floor, shape });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const guest = await stage.member(email, path, phone);
  const drawn = guest.locator('[data-object]').filter({ hasText: 'Dance floor' });
  const before = await restingBox(drawn);
  const { x, y } = await middleOf(drawn);
  const fingers = await guest.context().newCDPSession(guest);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((to) => ({ x: to, y })) });
  await touch('touchStart', x);
  for (const by of [10, 20]) await touch('touchMove', x - by);
  await touch('touchStart', x - 20, x + 20);
  for (const by of [25, 30, 35, 40]) await touch('touchMove', x - by, x + by);
  await touch('touchEnd');
  await expect
    .poll(async () => (await restingBox(drawn)).width / before.width)
    .toBeGreaterThan(1.5);
  // Fingers that have moved it open its settings.
  expect(await guest.getByRole('region', { name: 'Settings of Dance floor' }).count()).toBe(0);
  const stands = await caller.call<object[]>('GET', `/api/events/${id}/objects`);
  expect(stands.body).toMatchObject([{ x: 0, y: 500 }]);
});

it('hides no table of a small chart on a phone, and is named there when focused', async () => {
  const hall = await plannedEvent(caller, {
    name: 'A hall from afar',
    tables: { Near: 8, Far: 8 },
  });
  type Table = { id: string; name: string; x: number; y: number };
  const { body: tables } = await caller.call<Table[]>('GET', `/api/tables?event=${hall.id}`);
  const [near, far] = ['Near', 'Far'].map((name) => tables.find((table) => table.name === name));
  await caller.call('PATCH', `/api/tables/${far?.id}`, { x: (near?.x ?? 0) + 800 });
  for (const [kind, name, down] of [
    ['stage', 'Stage', 0],
    ['bar', 'Counter', 500],
  ] as const)
    await caller.call('POST', `/api/events/${hall.id}/objects`, {
      ...{ kind, name, x: near?.x, y: (near?.y ?? 0) + down },
    });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const guest = await stage.member(email, hall.path, phone);
  const point = (name: string) =>
    guest.locator('[data-object]').and(guest.getByRole('button', { name: new RegExp(name) }));
  const word = (name: string) => point(name).getByText(name, { exact: true });
  // There is room for a name beside the tables.
  await word('Counter').waitFor();
  expect(await word('Stage').isVisible()).toBe(false);
  const { x, y } = await middleOf(point('Stage'));
  const beside = await guest.evaluate(
    ([left = 0, top = 0]) =>
      document.elementFromPoint(left, top)?.closest('[data-table]')?.getAttribute('data-table'),
    [x + 15, y],
  );
  expect(beside).toBe(near?.id);
  await point('Stage').focus();
  await word('Stage').waitFor();
});
