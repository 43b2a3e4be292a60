import { randomUUID } from 'node:crypto';
import type { Page, Route, WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { plannedEvent } from './plannedEvent.ts';
import { it, type Stage, withoutFirstAnswer } from './stage.ts';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
});

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

/** Signs in, if the page must be prepared first; otherwise use `stage.member`. */
const signIn = (page: Page, path: string) => {
  const query = new URLSearchParams({ login_hint: 'organiser@example.com', returnTo: path });
  return page.goto(`${stage.url}/api/login?${query}`);
};

/** Routes requests of one GraphQL operation. */
const onOperation = (page: Page, operation: string, answer: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === operation ? answer(route) : route.fallback(),
  );

/** An answer as the server gives it when something of its own breaks. */
const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } });

describe('nothing there yet', () => {
  it('an empty event list and an empty seating chart suggest what to do next', async () => {
    const page = await stage.member('newcomer@example.com', '/events');
    await heading(page, 'No events yet');
    await page.getByRole('button', { name: 'Create Your First Event' }).waitFor();

    const newcomer = await stage.caller('newcomer@example.com');
    const { path } = await plannedEvent(newcomer, { name: 'Bare dinner' });
    await page.getByRole('link', { name: 'Manage Bare dinner' }).click();
    await heading(page, 'No attendees yet');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Seating Chart' }).click();
    await heading(page, 'Add your first table');
    await page.getByText('Nobody is on the guest list yet').waitFor();
    expect(page.url()).toBe(stage.url + path);
  });

  it('the seating page asks for an event if it is opened without one', async () => {
    await plannedEvent(await stage.caller('organiser@example.com'), { name: 'One of many' });
    const page = await stage.member('organiser@example.com', '/seating');
    await heading(page, 'Select an Event');
    await page.getByRole('link', { name: 'Go to events' }).click();
    await heading(page, 'Events');
    for (const [path, leadsTo] of [
      ['/seating', /^\/seating\?event=/],
      ['/analytics', /^\/analytics\?event=/],
      ['/timeline', /^\/timeline\?event=/],
      ['/compare', /^\/compare\?event=/],
    ] as const) {
      await page.goto(stage.url + path);
      await heading(page, 'Select an Event');
      await page.getByRole('button', { name: 'New Event' }).waitFor();
      const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      expect(await link.getAttribute('href')).toMatch(leadsTo);
    }
  });
});

describe('nothing to be seen', () => {
  it("a missing event and somebody else's look the same", async () => {
    const secret = await plannedEvent(organiser, { name: 'Secret dinner' });
    const page = await stage.member('stranger@example.com', secret.path);
    await heading(page, 'Event not found');
    const words = await page.getByRole('main').textContent();
    await page.goto(`${stage.url}/seating?event=AAAAAAAAAAAAAAAAAAAAAA`);
    await heading(page, 'Event not found');
    await expect.poll(() => page.getByRole('main').textContent()).toBe(words);
    expect(words).not.toContain('Secret');
  });

  it('a missing arrangement and an unknown page say so', async () => {
    const page = await stage.visitor();
    await page.goto(`${stage.url}/public/arrangements/AAAAAAAAAAAAAAAAAAAAAA`);
    await heading(page, 'Arrangement Not Found');
    await page.goto(`${stage.url}/no/such/page`);
    await heading(page, 'Page Not Found');
  });

  it('somebody else’s public event has no control that changes it', async () => {
    const people = ['Ada Byron', 'Benno Falk'];
    const tables = { 'Head table': 6 };
    const event = await plannedEvent(organiser, {
      name: 'Open day',
      people,
      tables,
      isPublic: true,
    });
    await event.seat('Benno Falk', 'Head table', 1);
    const page = await stage.member('stranger@example.com', event.path);
    await heading(page, 'Open day');
    await page.getByText('View only').waitFor();
    await page.getByText('Ada Byron').waitFor();
    await page.getByRole('img', { name: 'Head table, seat 1, taken by Benno Falk' }).waitFor();

    const buttons = page.getByRole('main').getByRole('button');
    const labels = () =>
      buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
    await expect
      .poll(labels)
      .toEqual([
        'Chart',
        'List',
        'History',
        'Print',
        'Details of Ada Byron',
        'Zoom in',
        'Zoom out',
        'Show all tables',
      ]);
    await page.locator('[data-seat][data-attendee]').click();
    await expect.poll(() => page.getByRole('button', { name: 'Move to…' }).count()).toBe(0);

    await page.goto(`${stage.url}/events`);
    await page.getByRole('link', { name: 'Manage Open day' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^(Edit|Delete) / }).count()).toBe(0);
  });
});

describe('a server that fails', () => {
  it.each([
    { what: 'an error', answer: broken },
    { what: 'no answer', answer: (route: Route) => route.abort() },
  ])('offers to try again after $what, which works', async ({ answer }) => {
    const event = await plannedEvent(organiser, { name: 'Flaky dinner', people: ['Ada Byron'] });
    const page = await stage.visitor();
    await withoutFirstAnswer(page);
    let failing = true;
    await onOperation(page, 'SeatingPlan', (route) => (failing ? answer(route) : route.fallback()));
    await signIn(page, event.path);
    await heading(page, 'Failed to fetch event');
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Flaky dinner');
    await page.getByText('Ada Byron').waitFor();
  });

  it('reverts what was shown of a failed write, and explains why', async () => {
    const { page, person, seat, adaId } = await oneToSeat('Refused write');
    let answer = (_route: Route) => {};
    const asked = new Promise<Route>((resolve) => {
      answer = resolve;
    });
    await onOperation(page, 'AssignSeat', async (route) => answer(route));
    await person.click();
    await seat.click();
    const route = await asked;
    await expect.poll(() => seat.getAttribute('data-attendee')).toBe(adaId);
    await person.waitFor({ state: 'detached' });

    const message = 'The event is being changed by somebody else. Try again.';
    const errors = [{ message, extensions: { code: 'CONFLICT' } }];
    await route.fulfill({ json: { data: null, errors } });
    await page.getByText('Failed to assign seat', { exact: true }).first().waitFor();
    await page.getByText(message).first().waitFor();
    await person.waitFor();
    await expect.poll(() => seat.getAttribute('data-attendee')).toBeNull();
  });

  it('applies a write once whose answer was lost', async () => {
    const { page, person, seat, adaId, event } = await oneToSeat('Lost answer');
    const commandIds: string[] = [];
    await onOperation(page, 'AssignSeat', async (route) => {
      commandIds.push(route.request().postDataJSON().variables.input.commandId);
      if (commandIds.length > 1) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await person.click();
    await seat.click();
    await expect.poll(() => commandIds.length).toBe(2);
    expect(commandIds[1]).toBe(commandIds[0]);
    await expect.poll(() => seat.getAttribute('data-attendee')).toBe(adaId);
    const seated = async () =>
      (await event.seatsNow()).flatMap(({ attendeeId }) => attendeeId ?? []);
    await expect.poll(seated).toEqual([adaId]);
    await expect.poll(() => page.getByText('Failed to assign seat').count()).toBe(0);
  });

  it('applies once what is repeated after no answer came', async () => {
    const page = await stage.member('organiser@example.com', '/events');
    const name = `Made once ${randomUUID()}`;
    let isLost = true;
    await onOperation(page, 'CreateEvent', async (route) => {
      if (!isLost) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'New Event', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Event Name' }).fill(name);
    await form.getByRole('button', { name: 'Create Event' }).click();
    await page.getByText('Failed to create event', { exact: true }).first().waitFor();
    isLost = false;
    await form.getByRole('button', { name: 'Create Event' }).click();
    await heading(page, name);
    const { body } = await organiser.call<{ name: string }[]>('GET', '/api/events');
    expect(body.filter((event) => event.name === name)).toHaveLength(1);
  });
});

/** Ada is in the pool, and there is an empty seat for her. */
const oneToSeat = async (name: string) => {
  const people = ['Ada Byron'];
  const event = await plannedEvent(organiser, { name, people, tables: { Garden: 4 } });
  const page = await stage.member('organiser@example.com', event.path);
  return {
    event,
    page,
    person: page.locator('[data-drop=pool] [data-attendee]'),
    seat: page.locator(`[data-seat="${event.seatId('Garden', 1)}"]`),
    adaId: event.personId('Ada Byron'),
  };
};

describe('a lost connection', () => {
  it("is reported, and others' changes are shown once it is back", async () => {
    const people = ['Ada Byron', 'Benno Falk'];
    const tables = { Garden: 4 };
    const event = await plannedEvent(organiser, { name: 'Bad line', people, tables });
    const page = await stage.visitor();
    const line = await breakableLine(page);
    await signIn(page, event.path);
    const seats = page.locator('[data-seat][data-attendee]');
    await page.getByText('Ada Byron').waitFor();
    await event.seat('Ada Byron', 'Garden', 1);
    await expect.poll(() => seats.count()).toBe(1);

    await line.cut();
    await page.getByText('Reconnecting. Changes by others will show').waitFor();
    await event.seat('Benno Falk', 'Garden', 3);
    await expect.poll(() => seats.count()).toBe(1);
    line.mend();
    await expect.poll(() => seats.count()).toBe(2);
    await page.getByText('Reconnecting').waitFor({ state: 'detached' });
  });

  it('is not waited for on a screen that needs none', async () => {
    const event = await plannedEvent(organiser, { name: 'Left line', people: ['Ada Byron'] });
    const page = await stage.visitor();
    const line = await breakableLine(page);
    await signIn(page, event.path);
    await page.getByText('Ada Byron').waitFor();
    await line.cut();
    await page.getByText('Reconnecting. Changes by others will show').waitFor();
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await heading(page, 'About Dinner Seating Planner');
    await line.mend();
    await page.getByText('Reconnecting').waitFor({ state: 'detached' });
  });

  it('is reported at once if the browser itself is offline', async () => {
    const page = await stage.member('organiser@example.com', '/events');
    await heading(page, 'Events');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
  });

  it('is followed by a retry of what could not be loaded', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    await heading(page, 'About Dinner Seating Planner');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await heading(page, 'Your events could not be loaded');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.unroute('**/graphql');
    await page.context().setOffline(false);
    await page.getByText('Your events could not be loaded').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'New Event' }).first().waitFor();
  });
});

describe('a server that is down', () => {
  /** As if the server were gone: all requests of the page fail until it is back. */
  const withoutServer = async (page: Page, path: string) => {
    const isAsked = page.waitForRequest('**/readyz');
    await page.route(path, (route) => route.abort());
    await page.route('**/readyz', (route) => route.abort());
    return {
      back: async () => {
        await (await isAsked).response();
        await page.unroute(path);
        await page.unroute('**/readyz');
      },
    };
  };

  it('is followed by a retry of what could not be loaded, once it is back', async () => {
    const name = `Awaited ${randomUUID()}`;
    await plannedEvent(organiser, { name });
    const page = await stage.member('organiser@example.com', '/about');
    await heading(page, 'About Dinner Seating Planner');
    const server = await withoutServer(page, '**/graphql');
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await heading(page, 'Your events could not be loaded');
    await server.back();
    await heading(page, name);
  });

  it('is followed by a page whose code could not be loaded before', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    const server = await withoutServer(page, '**/ProfilePage-*.js*');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await heading(page, 'This page could not be shown');
    await server.back();
    await heading(page, 'Profile Settings');
  });

  it('is followed by a public link that could not be loaded before', async () => {
    const event = await plannedEvent(organiser, { name: 'Away dinner', tables: { Garden: 4 } });
    const { body } = await organiser.call<{ id: string }>('POST', '/api/arrangements', {
      eventId: event.id,
      name: 'Final seating',
    });
    await organiser.call('PATCH', `/api/arrangements/${body.id}/share`, { isPublic: true });
    const page = await stage.visitor();
    const server = await withoutServer(page, '**/api/public/**');
    await page.goto(`${stage.url}/public/arrangements/${body.id}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await server.back();
    await heading(page, 'Away dinner');
  });
});

describe('another browser', () => {
  it("that unshares the event removes it from its readers' screens", async () => {
    const people = ['Ada Byron'];
    const event = await plannedEvent(organiser, { name: 'Closed day', people, isPublic: true });
    const readers = await Promise.all(
      [event.path, `/events/${event.id}`].map((path) => stage.member('stranger@example.com', path)),
    );
    await Promise.all(readers.map((page) => page.getByText('Ada Byron').first().waitFor()));
    await organiser.call('PATCH', `/api/events/${event.id}`, { isPublic: false });
    await Promise.all(readers.map((page) => heading(page, 'Event not found')));
  });

  it('that shares the event again adds it with its people to an open list', async () => {
    const people = ['Ada Byron', 'Benno Falk'];
    const name = `Open again ${randomUUID()}`;
    const event = await plannedEvent(organiser, { name, people, isPublic: true });
    const list = await stage.member('stranger@example.com', '/events');
    const listed = list.getByRole('listitem').filter({ hasText: name });
    await listed.getByText('2 people').waitFor();
    await organiser.call('PATCH', `/api/events/${event.id}`, { isPublic: false });
    await listed.waitFor({ state: 'detached' });
    await organiser.call('PATCH', `/api/events/${event.id}`, { isPublic: true });
    await listed.getByText('2 people').waitFor();
  });

  it('that changes a member’s role changes the events in their open list', async () => {
    const admin = await stage.caller('admin@example.com');
    await stage.caller('changing@example.com');
    const { body: users } = await admin.call<{ id: string; email: string }[]>(
      'GET',
      '/api/admin/users',
    );
    const member = users.find(({ email }) => email === 'changing@example.com');
    const becomes = (role: string) =>
      admin.call('PATCH', `/api/admin/users/${member?.id}`, { role });
    await becomes('moderator');
    const name = `Behind doors ${randomUUID()}`;
    await plannedEvent(organiser, { name });
    const list = await stage.member('changing@example.com', '/events');
    const listed = list.getByRole('heading', { name, exact: true });
    await listed.waitFor();
    await becomes('user');
    await listed.waitFor({ state: 'detached' });
    // The list is live again: the planner had closed its connection.
    const open = `Open to all ${randomUUID()}`;
    await plannedEvent(organiser, { name: open, isPublic: true });
    await heading(list, open);
    await becomes('moderator');
    await listed.waitFor();
  });

  it("that adds an event adds it with its organiser to an admin's open list", async () => {
    const names = { before: `Long there ${randomUUID()}`, now: `Just added ${randomUUID()}` };
    await plannedEvent(organiser, { name: names.before });
    const list = await stage.member('admin@example.com', '/events');
    await heading(list, names.before);
    await plannedEvent(organiser, { name: names.now });
    const listed = list.getByRole('listitem').filter({ hasText: names.now });
    await listed.getByText('Organiser', { exact: true }).waitFor();
  });

  it('that deletes the event is noticed on the seating chart and in the list', async () => {
    const event = await plannedEvent(organiser, { name: 'Cancelled dinner' });
    const [chart, list] = await Promise.all([
      stage.member('organiser@example.com', event.path),
      stage.member('organiser@example.com', '/events'),
    ]);
    await heading(chart, 'Cancelled dinner');
    await heading(list, 'Cancelled dinner');
    await organiser.call('DELETE', `/api/events/${event.id}`);
    await heading(chart, 'Event not found');
    await chart.getByText('It may have been deleted').waitFor();
    await list.getByRole('heading', { name: 'Cancelled dinner' }).waitFor({ state: 'detached' });
  });
});

/** A page's live connection, which can be cut and restored. */
const breakableLine = async (page: Page) => {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/graphql', (socket) => {
    if (isCut) return void socket.close({ code: 1013, reason: 'Cut' });
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close({ code: 1013, reason: 'Cut' })));
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
};
