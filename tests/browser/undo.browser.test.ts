import type { Page, Response } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { isFocused } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

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

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people: ['Ada Byron', 'Benno Falk', 'Clara Witt'],
    tables: { Garden: 4 },
  });
  await page.goto(stage.url + event.path);
  await inPool('Ada Byron').waitFor();
});

const inPool = (name: string) =>
  page.locator(`[data-drop=pool] button[data-attendee="${event.personId(name)}"]`);
const seat = (position: number) =>
  page.locator(`[data-seat="${event.seatId('Garden', position)}"]`);
const sits = (name: string | null, position: number) =>
  expect
    .poll(() => seat(position).getAttribute('data-attendee'))
    .toBe(name && event.personId(name));
const notice = (words: string | RegExp) => page.getByText(words).first().waitFor();
const isAnswerTo = (operation: string) => (response: Response) =>
  response.url().endsWith('/graphql') &&
  response.request().postDataJSON()?.operationName === operation;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** With the toolbar's button: a notice may offer undo as well. */
const undo = () => page.getByLabel('Undo', { exact: true }).click();
const undoInNotice = () =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
const seated = async (name: string, position: number) => {
  await inPool(name).click();
  await seat(position).click();
  await sits(name, position);
};

it('goes back step by step by its button, and forward again', async () => {
  await seated('Ada Byron', 1);
  await seated('Benno Falk', 2);
  await undo();
  await notice('You seated Benno Falk at Garden, seat 2');
  await sits(null, 2);
  await undo();
  await sits(null, 1);
  await press('Redo');
  await sits('Ada Byron', 1);
  await press('Redo');
  await sits('Benno Falk', 2);
  await press('Redo');
  await notice('There is nothing to redo');
});

it('works by keys, several in a row, and leaves fields their own undo', async () => {
  await seated('Ada Byron', 1);
  await seated('Benno Falk', 2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await sits(null, 1);
  await sits(null, 2);
  await page.keyboard.press('Control+Shift+z');
  await sits('Ada Byron', 1);

  const search = page.getByRole('searchbox').first();
  await search.fill('cla');
  await page.keyboard.press('Control+z');
  await search.fill('');
  await sits('Ada Byron', 1);
});

it('reverses what is shown already, though not recorded yet', async () => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await seated('Ada Byron', 1);
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === 'AssignSeat') await pressed;
    await route.fallback();
  });
  await seated('Benno Falk', 2);
  await page.keyboard.press('Control+z');
  release();
  await sits(null, 2);
  await notice('You seated Benno Falk at Garden, seat 2');
  await sits('Ada Byron', 1);
  await page.unroute('**/graphql');
});

const seatedAndMovedOn = async () => {
  // The seat is shown at once and recorded a little later: only then does somebody else move her on.
  const recorded = page.waitForResponse(isAnswerTo('AssignSeat'));
  await seated('Ada Byron', 1);
  await recorded;
  await admin.call('POST', `/api/seats/${event.seatId('Garden', 3)}/assign`, {
    eventId: event.id,
    attendeeId: event.personId('Ada Byron'),
  });
  await sits('Ada Byron', 3);
};

it('names the later change in the way, and offers to undo that first', async () => {
  await seatedAndMovedOn();
  await undo();
  await notice(/moved Ada Byron from Garden, seat 1 to Garden, seat 3/);
  await sits('Ada Byron', 3);
  await press('Undo that first');
  await sits('Ada Byron', 1);
});

it('says that a later change is in the way if it cannot read which', async () => {
  await seatedAndMovedOn();
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'LatestSteps'
      ? route.abort()
      : route.fallback(),
  );
  await undo();
  await notice('A later change is in the way: something was changed since then');
  await press('Undo that first');
  await sits('Ada Byron', 1);
  await page.unroute('**/graphql');
});

it('restores a deleted table with its people, from the notice', async () => {
  await seated('Ada Byron', 1);
  await page
    .locator('[data-table] rect')
    .first()
    .click({ position: { x: 20, y: 40 } });
  await page
    .getByRole('region', { name: /^Settings of/ })
    .getByRole('button', { name: 'More', exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Delete table' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete table' }).click();
  await inPool('Ada Byron').waitFor();
  await undoInNotice();
  await sits('Ada Byron', 1);
});

it("undoes an import in one step, and leaves others' later changes", async () => {
  await press('Bulk Import');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'Attendees' })
    .fill(
      'Mira Long, CFO, Halden, linkedin.com/in/mira\nOlle Berg, CTO, Halden, linkedin.com/in/olle',
    );
  await dialog.getByRole('button', { name: 'Import 2 attendees' }).click();
  await page.getByText('Successfully imported 2 attendees', { exact: true }).first().waitFor();
  const pool = page.locator('[data-drop=pool]');
  await pool.getByText('Mira Long', { exact: true }).waitFor();
  await undoInNotice();
  await pool.getByText('Mira Long', { exact: true }).waitFor({ state: 'detached' });
  await pool.getByText('Olle Berg', { exact: true }).waitFor({ state: 'detached' });
  await inPool('Ada Byron').waitFor();
});

it('keeps the focus on somebody it removes from a list', async () => {
  await inPool('Ada Byron').press('Enter');
  await press('Move to…');
  await page.getByRole('option', { name: 'Holding Area' }).click();
  await press('Move to Holding Area');
  const held = page.locator(`[data-drop=holding] [data-attendee="${event.personId('Ada Byron')}"]`);
  await expect.poll(isFocused(held)).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(isFocused(inPool('Ada Byron'))).toBe(true);
});

it('names checked-in people before undoing an import, and does it on a second request', async () => {
  const attendees = [{ name: 'Mira Long' }, { name: 'Olle Berg' }];
  const added = await organiser.call<{ id: string }[]>('POST', '/api/attendees/bulk', {
    eventId: event.id,
    attendees,
  });
  const pool = page.locator('[data-drop=pool]');
  await pool.getByText('Olle Berg', { exact: true }).waitFor();
  await admin.call('PATCH', `/api/attendees/${added.body[0]?.id}`, { isCheckedIn: true });
  await undo();
  await notice('This would remove the check-in of Mira Long.');
  await pool.getByText('Mira Long', { exact: true }).waitFor();
  await press('Do it anyway');
  await pool.getByText('Mira Long', { exact: true }).waitFor({ state: 'detached' });
  await inPool('Ada Byron').waitFor();
});
