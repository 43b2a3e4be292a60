import type { Locator, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import type { FloorImage } from '../../schema/entities/floorImage.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import { pictureOf } from '../harness/pictures.ts';
import type { Caller } from '../harness/planner.ts';
import { atRest, createGate, holding, middleOf, pressTool } from './hands.ts';
import { type PlannedEvent, plannedEvent, type Wanted } from './plannedEvent.ts';
import { dragTo, goWithin, it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller(email);
});

const planned = (wanted: Wanted) => plannedEvent(organiser, wanted);
const opened = (path: string): Promise<Page> => stage.member(email, path);
const notice = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const settings = (page: Page, name: string) =>
  page.getByRole('region', { name: `Settings of ${name}`, exact: true });
const openSettings = async (page: Page, table: string) => {
  await page.getByRole('button', { name: new RegExp(`^${table}: `) }).focus();
  await page.keyboard.press('Enter');
  await settings(page, table).waitFor();
};

it('leaves the settings open of a table chosen while another is being deleted', async () => {
  const event = await planned({ name: 'Two tables', tables: { Garden: 4, Hall: 4 } });
  const page = await opened(event.path);
  await openSettings(page, 'Garden');
  await settings(page, 'Garden').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete table' }).click();
  const deletion = await holding(page, 'DeleteTable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete table' }).click();
  await settings(page, 'Garden').waitFor({ state: 'detached' });
  await openSettings(page, 'Hall');
  deletion.letGo();
  await notice(page, 'Table deleted');
  expect(await settings(page, 'Hall').count()).toBe(1);
});

it('keeps every tag of a table that is added before the previous one is saved', async () => {
  const event = await planned({ name: 'Tagged', tables: { Garden: 4 } });
  const page = await opened(event.path);
  await openSettings(page, 'Garden');
  const tag = settings(page, 'Garden').getByRole('textbox', { name: 'Add a tag' });
  const saving = await holding(page, 'EditTable', 'request');
  for (const added of ['window', 'quiet']) {
    await tag.fill(added);
    await tag.press('Enter');
  }
  await saving.reached;
  saving.letGo();
  const [{ tableId } = { tableId: '' }] = await event.seatsNow();
  const tags = async () =>
    (await organiser.call<TableRow>('GET', `/api/tables/${tableId}`)).body.tags;
  await expect.poll(tags).toEqual(['window', 'quiet']);
});

it('keeps the width of an object entered just before its height', async () => {
  const event = await planned({ name: 'Measured', tables: { Garden: 4 } });
  const path = `/api/events/${event.id}/objects`;
  const shape = { type: 'rect', width: 600, height: 300 };
  await organiser.call('POST', path, { kind: 'bar', name: 'Bar', x: 500, y: 500, shape });
  const page = await opened(event.path);
  await page.getByRole('button', { name: /^Bar/ }).focus();
  await page.keyboard.press('Enter');
  const saving = await holding(page, 'ChangeFloorObject', 'request');
  await settings(page, 'Bar').getByRole('textbox', { name: 'Width' }).fill('8');
  await settings(page, 'Bar').getByRole('textbox', { name: 'Depth' }).fill('4');
  await page.keyboard.press('Enter');
  await saving.reached;
  saving.letGo();
  const measured = async () =>
    (await organiser.call<{ shape: object }[]>('GET', path)).body[0]?.shape;
  await expect.poll(measured).toMatchObject({ height: 400 });
  expect(await measured()).toMatchObject({ width: 800, height: 400 });
});

const pressed = (name: string) => (page: Page) =>
  settings(page, 'Long').getByRole('button', { name, exact: true }).click();
const turned = async (page: Page) => {
  await pressed('More')(page);
  await page.getByRole('menuitem', { name: 'Turn by 15°' }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
};

it.each([
  ['turns a table', 'MoveTable', turned, { rotation: 30 }],
  ['moves a table', 'MoveTable', pressed('Move right'), { x: 100 }],
  ['gives a table seats', 'EditTable', pressed('Two seats more'), { capacity: 26 }],
] as const)('counts each press that %s before the previous one is answered', async (...of) => {
  const [what, operation, press, twice] = of;
  const event = await planned({ name: `Twice ${what}`, tables: { Long: 20 } });
  const [{ tableId } = { tableId: '' }] = await event.seatsNow();
  const at = `/api/tables/${tableId}`;
  const long = { layout: 'longTable', capacity: 22, x: 0, rotation: 0 };
  await organiser.call('PATCH', at, long);
  const page = await opened(event.path);
  await openSettings(page, 'Long');
  const sending = await holding(page, operation, 'request');
  await press(page);
  await sending.reached;
  await press(page);
  sending.letGo();
  const now = async () => (await organiser.call<TableRow>('GET', at)).body;
  await expect.poll(now).toMatchObject(twice);
});

it('toggles a setting of an object twice before the first press is answered', async () => {
  const event = await planned({ name: 'Switched twice', tables: { Garden: 4 } });
  const path = `/api/events/${event.id}/objects`;
  const shape = { type: 'rect', width: 600, height: 300 };
  await organiser.call('POST', path, { kind: 'bar', name: 'Bar', x: 500, y: 500, shape });
  const page = await opened(event.path);
  await page.getByRole('button', { name: /^Bar/ }).focus();
  await page.keyboard.press('Enter');
  const solid = settings(page, 'Bar').getByRole('switch', { name: 'Tables keep off it' });
  const saving = await holding(page, 'ChangeFloorObject', 'request');
  await solid.click();
  await saving.reached;
  await solid.click();
  saving.letGo();
  // Sent once both have been answered.
  await page.keyboard.press('Control+z');
  await notice(page, 'Undone');
  const isSolid = async () =>
    (await organiser.call<{ isSolid: boolean }[]>('GET', path)).body[0]?.isSolid;
  expect(await isSolid()).toBe(false);
});

it('stays in an event opened while a proposal for another one is starting', async () => {
  const [left, next] = [
    await planned({ name: 'Left', people: ['Ada Byron'], tables: { Garden: 4 } }),
    await planned({ name: 'Next', people: ['Benno Falk'], tables: { Hall: 4 } }),
  ];
  const page = await opened(left.path);
  await page.getByRole('button', { name: 'Propose seats…' }).click();
  const begun = await holding(page, 'ProposeSeating');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Propose seats', exact: true })
    .click();
  await begun.reached;
  await goWithin(page, next.path);
  await page.getByRole('button', { name: /^Hall: / }).waitFor();
  begun.letGo();
  // Sent once the proposal has been answered.
  await page.keyboard.press('Control+z');
  await notice(page, 'Undone');
  expect(page.url()).toBe(stage.url + next.path);
});

it('computes no proposal that is cancelled while it is starting', async () => {
  const event = await planned({ name: 'Cancelled', people: ['Ada Byron'], tables: { Garden: 4 } });
  const page = await opened(event.path);
  await page.getByRole('button', { name: 'Propose seats…' }).click();
  const dialog = page.getByRole('dialog');
  const begun = await holding(page, 'ProposeSeating');
  await dialog.getByRole('button', { name: 'Propose seats', exact: true }).click();
  await begun.reached;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  const cancelled = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === 'CancelSeatingProposal',
  );
  begun.letGo();
  expect((await (await cancelled).json()).errors).toBeUndefined();
  expect(page.url()).toBe(stage.url + event.path);
  expect(await dialog.count()).toBe(0);
  // It is not mistaken for a proposal that was started and is still to be reviewed.
  await page.getByRole('button', { name: 'Propose seats…' }).click();
  await dialog.getByRole('button', { name: 'Propose seats', exact: true }).waitFor();
});

it('leaves no draft behind that is cancelled while it is starting', async () => {
  const event = await planned({ name: 'No draft', tables: { Garden: 4 } });
  const page = await opened(event.path);
  await page.getByRole('button', { name: 'Try something…' }).click();
  const dialog = page.getByRole('dialog');
  const starting = await holding(page, 'StartDraft');
  await dialog.getByRole('button', { name: 'Start the draft' }).click();
  await starting.reached;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  starting.letGo();
  const drafts = async () =>
    (await organiser.call<object[]>('GET', `/api/events/${event.id}/drafts`)).body;
  await expect.poll(drafts).toEqual([]);
  expect(page.url()).toBe(stage.url + event.path);
});

it('asks about one taken seat after the other if an answer causes a second question', async () => {
  const event = await planned({
    name: 'Two questions',
    people: ['Ada Byron', 'Benno Falk', 'Clara Witt', 'Dora Kim'],
    tables: { Garden: 4 },
  });
  await event.seat('Clara Witt', 'Garden', 2);
  const page = await opened(event.path);
  const person = (name: string) => `[data-person="${event.personId(name)}"]`;
  const seat = (position: number) => `[data-seat="${event.seatId('Garden', position)}"]`;
  await page.locator(seat(1)).waitFor();
  const seating = await holding(page, 'AssignSeat', 'request');
  await dragTo(page, person('Ada Byron'), seat(1));
  await seating.reached;
  await event.seat('Dora Kim', 'Garden', 1);
  await dragTo(page, person('Benno Falk'), seat(2));
  const dialog = page.getByRole('dialog', { name: 'This seat is taken' });
  await dialog
    .getByText(/Benno Falk/)
    .first()
    .waitFor();
  const refused = page.waitForResponse('**/graphql');
  seating.letGo();
  await (await refused).finished();
  await page.locator(person('Ada Byron')).waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await dialog
    .getByText(/Ada Byron/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  const whoSits = async () =>
    (await event.seatsNow()).slice(0, 2).map(({ attendeeId }) => attendeeId);
  await expect.poll(whoSits).toEqual([event.personId('Dora Kim'), event.personId('Benno Falk')]);
});

const csv = (...names: string[]) => ({
  name: `${names[0]}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(['name,tag', ...names.map((name) => `${name},guest`)].join('\n')),
});

it('compares the list that was chosen last, not one whose comparison arrives late', async () => {
  const event = await planned({ name: 'Two lists', people: ['Ada Byron'] });
  const page = await opened(event.path);
  await pressTool(page, 'Import CSV');
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles(csv('First Guest'));
  const comparing = await holding(page, 'PreviewMerge');
  const compare = dialog.getByRole('button', { name: 'Compare with the event' });
  await compare.click();
  await comparing.reached;
  await file.setInputFiles(csv('Second Guest'));
  await dialog.getByText('Second Guest').first().waitFor();
  const answered = page.waitForResponse('**/graphql');
  comparing.letGo();
  await (await answered).finished();
  await expect.poll(() => compare.getAttribute('aria-busy')).toBeNull();
  expect(await dialog.getByRole('heading', { name: 'What the list changes' }).count()).toBe(0);
  await compare.click();
  await dialog.getByRole('heading', { name: 'What the list changes' }).waitFor();
  await dialog.getByText('Second Guest').first().waitFor();
});

it('reports nothing about a file other than the refused one', async () => {
  const event = await planned({ name: 'Refused list' });
  const page = await opened(event.path);
  await pressTool(page, 'Import CSV');
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles(csv('First Guest'));
  const importing = createGate();
  const issues = [{ path: 'attendees.0.name', index: 0, message: 'This name cannot be stored' }];
  const extensions = { code: 'VALIDATION_FAILED', details: { issues }, issues };
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'ImportAttendees')
      return route.fallback();
    await importing.passed;
    await route.fulfill({ json: { data: null, errors: [{ message: 'Refused.', extensions }] } });
  });
  const send = dialog.getByRole('button', { name: /^Import / });
  await send.click();
  await file.setInputFiles(csv('Second Guest'));
  await dialog.getByText('Second Guest').first().waitFor();
  importing.open();
  await notice(page, 'Upload Failed');
  expect(await dialog.getByText('This name cannot be stored').count()).toBe(0);
});

it('leaves a form open that was opened while a list was being imported', async () => {
  const event = await planned({ name: 'Late list', tables: { Garden: 4 } });
  const page = await opened(event.path);
  await pressTool(page, 'Import CSV');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(csv('First Guest'));
  const importing = await holding(page, 'ImportAttendees');
  await dialog.getByRole('button', { name: /^Import / }).click();
  await importing.reached;
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await pressTool(page, 'Add Table');
  const name = dialog.getByRole('textbox', { name: 'Table Name' });
  await name.fill('Mine');
  importing.letGo();
  await notice(page, 'Successfully imported 1 attendee');
  expect(await name.inputValue()).toBe('Mine');
});

it('leaves a dialog open that was opened while a picture was being put into the room', async () => {
  const event = await planned({ name: 'Late picture', tables: { Garden: 4 } });
  const page = await opened(event.path);
  const dialog = page.getByRole('dialog');
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'Room', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await dialog.waitFor();
  };
  await open('Background picture…');
  const buffer = await pictureOf(40, 30);
  const picture = { name: 'hall.png', mimeType: 'image/png', buffer };
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await dialog.getByRole('textbox', { name: /^Distance/ }).fill('12');
  const setting = await holding(page, 'SetBackground');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await setting.reached;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await open('Outline…');
  const width = dialog.getByRole('textbox', { name: /^Width/ });
  await width.fill('31');
  setting.letGo();
  await notice(page, 'Background set');
  expect(await width.inputValue()).toBe('31');
});

it('leaves settings open that were opened while an object was being added', async () => {
  const event = await planned({ name: 'Late place', tables: { Garden: 4 } });
  const page = await opened(event.path);
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Place something…' }).click();
  const dialog = page.getByRole('dialog');
  const placing = await holding(page, 'PlaceFloorObject');
  await dialog.getByRole('button', { name: 'Place it' }).click();
  await placing.reached;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openSettings(page, 'Garden');
  placing.letGo();
  await notice(page, 'Place added');
  expect(await page.getByRole('region', { name: /^Settings of/ }).count()).toBe(1);
  expect(await settings(page, 'Garden').count()).toBe(1);
});

it('leaves settings open that were opened while a drawn shape was being placed', async () => {
  const event = await planned({ name: 'Late shape', tables: { Garden: 4 } });
  const page = await opened(event.path);
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Draw a rectangle' }).click();
  await page.locator('[data-sheet]').waitFor({ state: 'attached' });
  const placing = await holding(page, 'PlaceFloorObject');
  const { x, y } = await middleOf(page.locator('[data-floor]'));
  await page.mouse.move(x - 60, y - 160);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 80, { steps: 4 });
  await page.mouse.up();
  await placing.reached;
  await openSettings(page, 'Garden');
  placing.letGo();
  await page
    .getByRole('status')
    .filter({ hasText: 'Stage is on the floor' })
    .waitFor({ state: 'attached' });
  await atRest(page);
  expect(await page.getByRole('region', { name: /^Settings of/ }).count()).toBe(1);
  expect(await settings(page, 'Garden').count()).toBe(1);
});

it('prints no other screen than the issued sheet', async () => {
  const event = await planned({ name: 'Left paper', people: ['Ada Byron'], tables: { Garden: 4 } });
  await event.seat('Ada Byron', 'Garden', 1);
  const page = await opened(`/print/place-cards?event=${event.id}`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('combobox', { name: 'For', exact: true }).click();
  await page.getByRole('option', { name: 'The door', exact: true }).click();
  const issuing = await holding(page, 'IssueSheet');
  await page.getByRole('button', { name: 'Issue and print' }).click();
  await issuing.reached;
  await goWithin(page, event.path);
  await page.getByRole('button', { name: /^Garden: / }).waitFor();
  issuing.letGo();
  await notice(page, 'Issue 1 is on record, but was not printed');
  expect(await page.locator('[data-printed]').count()).toBe(0);
});

it('leads nowhere if the screen is left while an event is being created', async () => {
  const event = await planned({ name: 'Elsewhere', tables: { Garden: 4 } });
  const page = await opened('/events');
  await page.getByRole('button', { name: 'New Event' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Event name' }).fill('Made late');
  const making = await holding(page, 'CreateEvent');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await making.reached;
  await goWithin(page, event.path);
  await page.getByRole('button', { name: /^Garden: / }).waitFor();
  making.letGo();
  await notice(page, 'Event created');
  // Sent once the new event has been answered.
  await page.keyboard.press('Control+z');
  await notice(page, 'Undone');
  expect(page.url()).toBe(stage.url + event.path);
});

it('reports that a seat was taken even after the screen was left', async () => {
  const event = await planned({
    name: 'Left seat',
    people: ['Ada Byron', 'Dora Kim'],
    tables: { Garden: 4 },
  });
  const page = await opened(event.path);
  const seat = `[data-seat="${event.seatId('Garden', 1)}"]`;
  await page.locator(seat).waitFor();
  const seating = await holding(page, 'AssignSeat', 'request');
  await dragTo(page, `[data-person="${event.personId('Ada Byron')}"]`, seat);
  await seating.reached;
  await event.seat('Dora Kim', 'Garden', 1);
  await goWithin(page, '/events');
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
  seating.letGo();
  await notice(page, 'Failed to assign seat');
});

const apart = (event: PlannedEvent, ...names: string[]) => ({
  rule: { kind: 'KeepApart', hard: true, who: { people: names.map(event.personId) } },
});

it('asks about contradicting rules only in the event that is shown', async () => {
  const left = await planned({ name: 'Left rules', people: ['Ada Byron', 'Benno Falk'] });
  const next = await planned({ name: 'Next rules', tables: { Hall: 4 } });
  const path = `/api/events/${left.id}/rules`;
  await organiser.call('POST', path, apart(left, 'Ada Byron', 'Benno Falk'));
  const page = await opened(left.path);
  await page.getByRole('button', { name: 'Details of Ada Byron' }).click();
  await page.getByRole('button', { name: 'Together with…' }).click();
  const saving = await holding(page, 'AddSeatingRule');
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.type('ben');
  await page.getByRole('option', { name: 'Benno Falk' }).waitFor();
  await page.keyboard.press('Enter');
  await saving.reached;
  await goWithin(page, next.path);
  await page.getByRole('button', { name: /^Hall: / }).waitFor();
  saving.letGo();
  // Sent once the rule has been answered.
  await page.keyboard.press('Control+z');
  await notice(page, 'Undone');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('leaves the focus where it was moved while a rule is being removed', async () => {
  const event = await planned({ name: 'Removed rule', people: ['Ada Byron', 'Benno Falk'] });
  const path = `/api/events/${event.id}/rules`;
  await organiser.call('POST', path, apart(event, 'Ada Byron', 'Benno Falk'));
  const page = await opened(event.path);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const removing = await holding(page, 'RemoveSeatingRule');
  await page.getByRole('button', { name: /^Remove rule/ }).click();
  await removing.reached;
  const search = page.getByRole('searchbox').first();
  await search.fill('A');
  removing.letGo();
  await notice(page, 'Rule removed');
  await page.keyboard.type('da');
  expect(await search.inputValue()).toBe('Ada');
});

it('removes an object, a rule, the outline and its picture once, however often it is pressed', async () => {
  const event = await planned({
    name: 'Removed once',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  const path = `/api/events/${event.id}`;
  await organiser.call('POST', `${path}/rules`, apart(event, 'Ada Byron', 'Benno Falk'));
  await organiser.call('POST', `${path}/objects`, { kind: 'bar', name: 'Bar', x: 500, y: 500 });
  const points = [
    [-900, -600],
    [900, -600],
    [900, 600],
  ];
  await organiser.call('PUT', `${path}/room`, { outline: { points, units: 'metric' } });
  const headers = { 'content-type': 'image/png' };
  const picture = await pictureOf(40, 30);
  const image = await organiser.call<FloorImage>('POST', `${path}/images`, picture, { headers });
  const background = { imageId: image.body.id, cmPerPixel: 3, opacity: 1 };
  await organiser.call('PUT', `${path}/background`, { background });
  const page = await opened(event.path);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON()?.operationName);
  });
  const removes = async (operation: string, button: Locator, words: string) => {
    const removing = await holding(page, operation, 'request');
    await button.dblclick();
    await removing.reached;
    removing.letGo();
    await notice(page, words);
  };
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'Room', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog');
  };
  const outline = (await open('Outline…')).getByRole('button', { name: 'Remove outline' });
  await removes('SetRoomOutline', outline, 'Outline removed');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const hall = (await open('Background picture…')).getByRole('button', { name: 'Remove picture' });
  await removes('SetBackground', hall, 'Background removed');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Bar/ }).press('Enter');
  const bar = settings(page, 'Bar').getByRole('button', { name: 'Remove', exact: true });
  await removes('RemoveFloorObject', bar, 'Place removed');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const rule = page.getByRole('button', { name: /^Remove rule/ });
  await removes('RemoveSeatingRule', rule, 'Rule removed');
  // Sent once everything before it has been answered.
  await page.keyboard.press('Control+z');
  await notice(page, 'Undone');
  expect(sent.filter((name) => /^(Remove|SetRoom|SetBack)/.test(name))).toEqual([
    'SetRoomOutline',
    'SetBackground',
    'RemoveFloorObject',
    'RemoveSeatingRule',
  ]);
});

it('shows the score of the present plan, even if an earlier one arrives later', async () => {
  const event = await planned({
    name: 'Scored',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4, Hall: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await event.seat('Benno Falk', 'Hall', 1);
  await organiser.call('POST', `/api/events/${event.id}/rules`, {
    rule: {
      kind: 'KeepTogether',
      hard: true,
      who: apart(event, 'Ada Byron', 'Benno Falk').rule.who,
    },
  });
  const page = await opened(event.path);
  const score = page.locator('[data-score]');
  await score.getByText('1 must-rule broken').waitFor();
  const [reached, gate] = [createGate(), createGate()];
  const answers: string[] = [];
  const isScore = (response: Response) =>
    response.request().postDataJSON()?.operationName === 'SeatingScore';
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'SeatingScore') return route.fallback();
    const response = await route.fetch();
    answers.push(await response.text());
    if (answers.length === 1) {
      reached.open();
      await gate.passed;
    }
    await route.fulfill({ response });
  });
  await event.seat('Benno Falk', 'Garden', 2);
  await reached.passed;
  const answered = page.waitForResponse(isScore);
  await event.seat('Benno Falk', 'Hall', 2);
  await (await answered).finished();
  const late = page.waitForResponse(isScore);
  gate.open();
  await (await late).finished();
  await atRest(page);
  expect(answers[0]).not.toBe(answers[1]);
  expect(await score.getByText('1 must-rule broken').count()).toBe(1);
});

it("keeps the hall's picture that is chosen and measured while another is uploaded", async () => {
  const event = await planned({ name: 'Pictures', tables: { Garden: 4 } });
  const path = `/api/events/${event.id}/images`;
  const headers = { 'content-type': 'image/png' };
  for (const width of [40, 50])
    await organiser.call('POST', path, await pictureOf(width, 30), { headers });
  const page = await opened(event.path);
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Background picture…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Background picture' });
  const kept = dialog.getByRole('button', { name: 'Picture of 40 × 30 pixels' });
  await kept.waitFor();
  const uploading = createGate();
  await page.route(`**${path}`, async (route) => {
    await uploading.passed;
    await route.fallback();
  });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'hall.png',
    mimeType: 'image/png',
    buffer: await pictureOf(60, 30),
  });
  await kept.click();
  const distance = dialog.getByRole('textbox', { name: /^Distance/ });
  await distance.fill('12');
  uploading.open();
  await dialog.getByRole('button', { name: 'Picture of 60 × 30 pixels' }).waitFor();
  expect(await distance.inputValue()).toBe('12');
  expect(await kept.getAttribute('aria-pressed')).toBe('true');
});

it('duplicates a table once, however often it is pressed before that is done', async () => {
  const event = await planned({ name: 'Duplicated', tables: { Garden: 4 } });
  const page = await opened(event.path);
  await openSettings(page, 'Garden');
  const duplicating = await holding(page, 'DuplicateTable', 'request');
  await settings(page, 'Garden').getByRole('button', { name: 'Duplicate' }).dblclick();
  await duplicating.reached;
  duplicating.letGo();
  await notice(page, 'Table duplicated');
  // Sent once everything before it has been answered.
  await page.keyboard.press('Control+z');
  await notice(page, 'Undone');
  expect(await event.seatsNow()).toHaveLength(4);
});
