import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { idInCopy } from '../../schema/copyIds.ts';
import { createGate, holding, isFocused } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { goWithin, it, type Stage } from './stage.ts';

type Draft = { id: string; name: string };

let stage: Stage;
let organiser: Awaited<ReturnType<Stage['caller']>>;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
});

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: `Gala ${task.name.slice(0, 40)}`,
    people: ['Ada Byron', 'Benno Falk', 'Clara Witt'],
    tables: { Garden: 4, Hall: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await page.goto(stage.url + event.path);
  await seat('Garden', 1).waitFor();
});

const seat = (table: string, position: number, draftId?: string, on = page) => {
  const id = event.seatId(table, position);
  return on.locator(`[data-seat="${draftId ? idInCopy(id, draftId) : id}"]`);
};
const sits = (
  name: string | null,
  table: string,
  position: number,
  draftId?: string,
  on = page,
) => {
  const id = name === null ? null : event.personId(name);
  const shown = id !== null && draftId ? idInCopy(id, draftId) : id;
  return expect
    .poll(() => seat(table, position, draftId, on).getAttribute('data-attendee'))
    .toBe(shown);
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const dialog = () => page.getByRole('dialog');
const openDrafts = async (): Promise<Draft[]> =>
  (await organiser.call<Draft[]>('GET', `/api/events/${event.id}/drafts`)).body;

const trySomething = async (name: string): Promise<string> => {
  await button('Try something…').click();
  const field = dialog().getByRole('textbox', { name: 'Name of the draft' });
  await field.fill(name);
  await dialog().getByRole('button', { name: 'Start the draft', exact: true }).click();
  await page.getByRole('region', { name: 'Draft', exact: true }).waitFor();
  const draft = (await openDrafts()).find((one) => one.name === name);
  if (!draft) throw new Error('the draft is there');
  return draft.id;
};

/** Seats somebody by hand in the draft. */
const seatInDraft = async (draftId: string, name: string, table: string, position: number) => {
  const id = idInCopy(event.personId(name), draftId);
  await page.locator(`[data-drop=pool] button[data-attendee="${id}"]`).click();
  await seat(table, position, draftId).click();
  await sits(name, table, position, draftId);
};

const takeOver = async () => {
  await button('Take over…').click();
  await dialog().getByText('What changes', { exact: true }).waitFor();
};
/** Whether no other part of the dialog covers the middle of its message. */
const isSeen = (message: Locator) => () =>
  message.evaluate((line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const confirm = () => dialog().getByRole('button', { name: 'Take over', exact: true }).click();
const notice = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
const undoInNotice = () =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo', exact: true })
    .first()
    .click();

/** The browser's Back does not lead into a draft that is over. */
const goesBackToThePlan = async () => {
  await page.goBack();
  await seat('Garden', 1).waitFor();
  expect(new URL(page.url()).search).toBe(`?event=${event.id}`);
};

it('tries something beside the live plan and takes all of it over in a step that is undone', async () => {
  const draftId = await trySomething('Long tables');
  await heading(`Draft “Long tables” · ${await nameOfEvent()}`).waitFor();
  await page.getByText('Changes here are not in the live plan yet.').waitFor();
  await expect.poll(() => button('Save').count()).toBe(0);
  await expect.poll(() => button('Share').count()).toBe(0);
  await seatInDraft(draftId, 'Benno Falk', 'Hall', 2);
  const seats = await event.seatsNow();
  expect(seats.filter(({ attendeeId }) => attendeeId)).toHaveLength(1);

  await takeOver();
  await dialog().getByText('1 person is affected', { exact: true }).waitFor();
  await dialog().getByText('Benno Falk moves from the pool to Hall, seat 2').waitFor();
  await confirm();
  await heading(await nameOfEvent()).waitFor();
  await notice('Draft taken over');
  await sits('Benno Falk', 'Hall', 2);
  await sits('Ada Byron', 'Garden', 1);
  await expect.poll(() => openDrafts()).toEqual([]);
  await undoInNotice();
  await sits(null, 'Hall', 2);
  await goesBackToThePlan();
});

it('names what the live plan changed in the same place, and leaves it as it is there', async () => {
  const draftId = await trySomething('Long tables');
  await seatInDraft(draftId, 'Benno Falk', 'Hall', 2);
  await seatInDraft(draftId, 'Clara Witt', 'Hall', 3);
  await event.seat('Ada Byron', 'Hall', 2);
  await takeOver();
  await dialog()
    .getByText('Ada Byron took Hall, seat 2, where Benno Falk sits in the draft')
    .waitFor();
  await confirm();
  await dialog().getByText('Choose to leave these as they are, or go back to the draft').waitFor();
  await dialog()
    .getByRole('checkbox', { name: 'Leave these as they are in the live plan', exact: true })
    .check();
  await confirm();
  await heading(await nameOfEvent()).waitFor();
  await sits('Ada Byron', 'Hall', 2);
  await sits('Clara Witt', 'Hall', 3);
});

it('brings into view what is to be decided before a take-over', async () => {
  const draftId = await trySomething('Long tables');
  await seatInDraft(draftId, 'Benno Falk', 'Hall', 2);
  await event.seat('Ada Byron', 'Hall', 2);
  const usual = page.viewportSize() ?? { width: 1360, height: 860 };
  onTestFinished(() => page.setViewportSize(usual));
  await page.setViewportSize({ width: 844, height: 390 });
  await takeOver();
  await confirm();
  const undecided = dialog().getByText('Choose to leave these as they are');
  await expect.poll(isSeen(undecided)).toBe(true);
  await dialog().getByRole('radio', { name: 'Some tables only' }).check();
  await confirm();
  const missing = dialog().getByText('Choose at least one table', { exact: true });
  await expect.poll(isSeen(missing)).toBe(true);
});

it('takes over one table and leaves the draft open', async () => {
  const draftId = await trySomething('Long tables');
  await seatInDraft(draftId, 'Benno Falk', 'Garden', 2);
  await seatInDraft(draftId, 'Clara Witt', 'Hall', 3);
  await takeOver();
  const everything = dialog().getByRole('radio', { name: 'Everything' });
  const some = dialog().getByRole('radio', { name: 'Some tables only' });
  // Both are in one group, and so one Tab stop.
  await everything.press('Tab');
  expect(await isFocused(some)()).toBe(false);
  await some.check();
  await confirm();
  await dialog().getByText('Choose at least one table', { exact: true }).waitFor();
  const gate = createGate();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'TakeOverPreview') await gate.passed;
    await route.fallback();
  });
  await dialog()
    .getByRole('checkbox', { name: /^Garden/ })
    .check();
  // Confirmed while this table's preview is loading: taken over once it has arrived.
  await confirm();
  gate.open();
  await notice('Taken over. The draft stays open.');
  await page.getByRole('link', { name: 'Back to the live plan', exact: true }).click();
  await sits('Benno Falk', 'Garden', 2);
  await sits(null, 'Hall', 3);
  await expect.poll(async () => (await openDrafts()).map(({ id }) => id)).toEqual([draftId]);
});

/** Starts to take over a draft with a conflict at one table, and leaves that conflict out. */
const leavingOutAtHall = async () => {
  const draftId = await trySomething('Long tables');
  await seatInDraft(draftId, 'Benno Falk', 'Hall', 2);
  await seatInDraft(draftId, 'Clara Witt', 'Garden', 2);
  await event.seat('Ada Byron', 'Hall', 2);
  await takeOver();
  const leaveOut = dialog().getByRole('checkbox', { name: /^Leave these as they are/ });
  await leaveOut.check();
  return { draftId, leaveOut };
};

it('takes nothing over that was not shown: for another part, the conflicts are computed again', async () => {
  const { leaveOut } = await leavingOutAtHall();
  await dialog()
    .getByRole('radio', { name: /^Some tables only/ })
    .check();
  await dialog().getByRole('checkbox', { name: /^Hall/ }).check();
  await expect.poll(() => leaveOut.isChecked()).toBe(false);

  const gate = createGate();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'TakeOverPreview')
      return route.fallback();
    const errors = [{ message: 'Out of order', extensions: { code: 'INTERNAL' } }];
    await gate.passed;
    if (await page.evaluate(() => 'wasPressed' in window)) return route.fallback();
    await route.fulfill({ json: { errors } });
  });
  await dialog()
    .getByRole('checkbox', { name: /^Garden/ })
    .check();
  await confirm();
  gate.open();
  await dialog().getByText('The preview could not be loaded', { exact: true }).waitFor();
  expect((await event.seatsNow()).filter(({ attendeeId }) => attendeeId)).toHaveLength(1);
  // The dialog also refreshes by itself when the plan changes. Only requests of the button are answered
  // here.
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { wasPressed: true }), {
      capture: true,
      once: true,
    }),
  );
  await dialog().getByRole('button', { name: 'Try again', exact: true }).click();
  await dialog().getByText('What changes', { exact: true }).waitFor();
  await page.unroute('**/graphql');
});

it("follows others' changes during the question, and leaves out no newer conflicts", async () => {
  const { draftId, leaveOut } = await leavingOutAtHall();
  await event.seat('Ada Byron', 'Garden', 2);
  await dialog()
    .getByText('Ada Byron took Garden, seat 2, where Clara Witt sits in the draft')
    .waitFor();
  expect(await leaveOut.isChecked()).toBe(false);
  await confirm();
  await dialog().getByText('Choose to leave these as they are, or go back to the draft').waitFor();
  await sits('Clara Witt', 'Garden', 2, draftId);
});

it('is shown to others as it changes, and reported as over when it is discarded', async () => {
  const draftId = await trySomething('Long tables');
  const other = await stage.member('admin@example.com', `/seating?event=${draftId}`);
  await seat('Hall', 2, draftId, other).waitFor();
  await seatInDraft(draftId, 'Benno Falk', 'Hall', 2);
  await sits('Benno Falk', 'Hall', 2, draftId, other);

  await button('Throw away…').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Throw away', exact: true }).click();
  await heading(await nameOfEvent()).waitFor();
  await notice('Draft thrown away');
  await sits(null, 'Hall', 2);
  await other.getByRole('heading', { name: 'This draft is over', exact: true, level: 1 }).waitFor();
  await other.getByRole('link', { name: 'Back to the live plan', exact: true }).click();
  await seat('Garden', 1, undefined, other).waitFor();
  await goesBackToThePlan();
});

it('is started and left by keyboard, with the focus in the name and then on the plan', async () => {
  await button('Try something…').focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'Name of the draft' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await heading(`Draft “By keyboard” · ${await nameOfEvent()}`).waitFor();
  await page.locator('main:focus').waitFor();
  await page.getByRole('link', { name: 'Back to the live plan', exact: true }).focus();
  await page.keyboard.press('Enter');
  await heading(await nameOfEvent()).waitFor();
  await page.locator('main:focus').waitFor();
});

it('is over with its event, and says so', async () => {
  const draftId = await trySomething('Long tables');
  await seat('Hall', 2, draftId).waitFor();
  await organiser.call('DELETE', `/api/events/${event.id}`);
  await heading('This draft is over').waitFor();
  await page.getByText('It was taken over or thrown away, or its event was deleted.').waitFor();
});

it('is announced when it starts', async () => {
  await trySomething('Long tables');
  await notice('Draft “Long tables” started');
});

it('is not left behind by Back during its start', async () => {
  await goWithin(page, '/events');
  await heading('Events').waitFor();
  await goWithin(page, event.path);
  await button('Try something…').click();
  const start = await holding(page, 'StartDraft');
  await dialog().getByRole('button', { name: 'Start the draft', exact: true }).click();
  await start.reached;
  await page.goBack();
  await heading('Events').waitFor();
  expect(await openDrafts()).toHaveLength(1);
  start.letGo();
  await expect.poll(() => openDrafts()).toEqual([]);
});

it('is found again where drafts are started, under a name that is asked for', async () => {
  await trySomething('Long tables');
  await page.getByRole('link', { name: 'Back to the live plan', exact: true }).click();
  await heading(await nameOfEvent()).waitFor();
  await button('Try something…').click();
  const field = dialog().getByRole('textbox', { name: 'Name of the draft' });
  await expect.poll(() => field.inputValue()).toBe('Draft 2');
  await field.fill(' ');
  await dialog().getByRole('button', { name: 'Start the draft', exact: true }).click();
  await dialog().getByText('A name is required', { exact: true }).waitFor();
  await dialog().getByRole('link', { name: 'Long tables', exact: true }).click();
  await page.getByRole('region', { name: 'Draft', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Side by side', exact: true }).click();
  await page.getByText('Draft: Long tables', { exact: true }).first().waitFor();
});

it('offers the moment of its copy in its history, but none before it', async () => {
  const draftId = await trySomething('Long tables');
  await goWithin(page, `/seating?event=${draftId}&history`);
  const history = page.getByRole('complementary', { name: 'History', exact: true });
  const creation = history.getByRole('listitem', { name: /created the event/ });
  await creation.waitFor();
  const moments = (on: Locator) => on.getByRole('link', { name: /^Show this moment / });
  expect(await moments(creation).count()).toBe(0);
  await moments(history).click();
  await page.getByRole('slider', { name: 'Moment', exact: true }).waitFor();
});

const nameOfEvent = async (): Promise<string> =>
  (await organiser.call<{ name: string }>('GET', `/api/events/${event.id}`)).body.name;
