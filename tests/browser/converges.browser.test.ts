import type { Page, WebSocketRoute } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

/**
 * The line between this browser and the server. Answers and messages wait here until a test releases
 * them.
 */
type Line = {
  /** Holds the answers to an operation, which the server has completed by then. */
  hold: (operation: string) => void;
  held: () => number;
  /** Releases what is held, and stops holding. */
  release: () => Promise<void>;
  holdMessages: () => void;
  releaseMessages: () => void;
};

let stage: Stage;
let organiser: Caller;
let admin: Caller;
let page: Page;
let line: Line;
let event: PlannedEvent;

const lineTo = async (on: Page): Promise<Line> => {
  let operation: string | undefined;
  const answers: (() => Promise<void>)[] = [];
  await on.route('**/graphql', async (route) => {
    if (!operation || !route.request().postData()?.includes(operation)) return route.fallback();
    const response = await route.fetch();
    if (!operation) return route.fulfill({ response });
    answers.push(() => route.fulfill({ response }));
  });
  let isHolding = false;
  const messages: (() => void)[] = [];
  await on.routeWebSocket(/\/graphql$/, (toPage: WebSocketRoute) => {
    const toServer = toPage.connectToServer();
    toServer.onMessage((message) => {
      if (isHolding) messages.push(() => toPage.send(message));
      else toPage.send(message);
    });
  });
  return {
    hold: (wanted) => {
      operation = wanted;
    },
    held: () => answers.length,
    release: async () => {
      operation = undefined;
      for (const answer of answers.splice(0)) await answer();
    },
    holdMessages: () => {
      isHolding = true;
    },
    releaseMessages: () => {
      isHolding = false;
      for (const pass of messages.splice(0)) pass();
    },
  };
};

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  admin = await stage.caller('admin@example.com');
});

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people: ['Ada Byron', 'Benno Falk', 'Clara Witt'],
    tables: { Garden: 4 },
  });
  page = await stage.visitor();
  line = await lineTo(page);
  const query = new URLSearchParams({
    login_hint: 'organiser@example.com',
    returnTo: event.path,
  });
  await page.goto(`${stage.url}/api/login?${query}`);
  await inPool('Ada Byron').waitFor();
});
afterEach(() => page.close());

const inPool = (name: string) =>
  page.locator(`[data-drop=pool] button[data-attendee="${event.personId(name)}"]`);
const seat = (position: number) =>
  page.locator(`[data-seat="${event.seatId('Garden', position)}"]`);
const sits = (name: string | null, position: number) =>
  expect
    .poll(() => seat(position).getAttribute('data-attendee'))
    .toBe(name && event.personId(name));
const seated = async (name: string, position: number) => {
  await inPool(name).click();
  await seat(position).click();
  await sits(name, position);
};
const movedByAnother = async (name: string, position: number) => {
  const seatId = event.seatId('Garden', position);
  const placed = { eventId: event.id, attendeeId: event.personId(name), ifTaken: 'REPLACE' };
  await admin.call('POST', `/api/seats/${seatId}/assign`, placed);
};

it('does not put a late answer to a move over what another has made of it', async () => {
  line.hold('mutation AssignSeat');
  await seated('Ada Byron', 1);
  await expect.poll(line.held).toBe(1);
  await movedByAnother('Ada Byron', 3);
  await sits('Ada Byron', 3);
  await line.release();
  await sits(null, 1);
  await sits('Ada Byron', 3);
});

it('does not put a late answer to a move over its undo', async () => {
  line.hold('mutation AssignSeat');
  await seated('Ada Byron', 1);
  await expect.poll(line.held).toBe(1);
  // From another client: this page's own undo would wait for the answer.
  await organiser.call('POST', `/api/events/${event.id}/undo`, {});
  await movedByAnother('Clara Witt', 4);
  await sits('Clara Witt', 4);
  await line.release();
  await sits(null, 1);
  await inPool('Ada Byron').waitFor();
});

it('records quick moves in order, and asks before a page with unsent ones is left', async () => {
  let sent = 0;
  let recorded = 0;
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation AssignSeat')) return route.fallback();
    sent += 1;
    if (sent === 1) await delivered;
    const response = await route.fetch();
    recorded += 1;
    await route.fulfill({ response });
  });
  await seated('Ada Byron', 1);
  await seat(1).click();
  await seat(2).click();
  await sits('Ada Byron', 2);

  const asked = page.waitForEvent('dialog');
  const left = page.evaluate(() => location.reload());
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;

  deliver();
  await expect.poll(() => recorded).toBe(2);
  const [first, second] = await event.seatsNow();
  expect([first?.attendeeId, second?.attendeeId]).toEqual([null, event.personId('Ada Byron')]);
  await sits(null, 1);
  await sits('Ada Byron', 2);
});

it('shows nobody in an old place when older deltas come after newer answers', async () => {
  line.holdMessages();
  await seated('Ada Byron', 1);
  await seated('Benno Falk', 2);
  await seat(1).click();
  await seat(3).click();
  await sits('Ada Byron', 3);
  await expect
    .poll(
      async () =>
        (await event.seatsNow()).find(({ id }) => id === event.seatId('Garden', 3))?.attendeeId,
    )
    .toBe(event.personId('Ada Byron'));
  await movedByAnother('Clara Witt', 4);
  await seat(1).evaluate((element) => {
    const shown: (string | null)[] = [];
    (window as unknown as { shown: typeof shown }).shown = shown;
    new MutationObserver(() => shown.push(element.getAttribute('data-attendee'))).observe(element, {
      attributes: true,
      attributeFilter: ['data-attendee'],
    });
  });
  line.releaseMessages();
  await sits('Clara Witt', 4);
  expect(await page.evaluate(() => (window as unknown as { shown: unknown }).shown)).toEqual([]);
  await sits(null, 1);
  await sits('Ada Byron', 3);
});

it('keeps reporting where a guest has been, even if an answer preceded their next move', async () => {
  await movedByAnother('Ada Byron', 1);
  // Once the move is shown, the next guest takes her place in the pool.
  await sits('Ada Byron', 1);
  await page
    .locator(`[data-attendee="${event.personId('Ada Byron')}"]`)
    .first()
    .dblclick();
  await page.getByRole('button', { name: 'Show where this guest has been', exact: true }).click();
  const places = page.getByRole('list', { name: 'Places, the latest first', exact: true });
  const words = () =>
    expect.poll(() => places.getByRole('listitem').locator('p:first-child').allTextContents());
  await words().toEqual(['Garden, seat 1', 'The pool']);
  line.hold('query Trail');
  await movedByAnother('Ada Byron', 2);
  await expect.poll(line.held).toBe(1);
  await movedByAnother('Ada Byron', 3);
  await sits('Ada Byron', 3);
  await line.release();
  await words().toEqual(['Garden, seat 3', 'Garden, seat 2', 'Garden, seat 1', 'The pool']);
});
