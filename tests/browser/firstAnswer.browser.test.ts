import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let ines: Caller;
let dinner: PlannedEvent;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  ines = await stage.caller('ines@example.com');
  dinner = await plannedEvent(ines, {
    name: 'Dinner of Ines',
    people: ['Jonas Roth', 'Ada Byron'],
    tables: { 'Table 1': 4 },
  });
});

/** Opens a path signed in, with all queries unanswered. Notes what was requested. */
const openedWithoutQueries = async (path: string) => {
  const page = await stage.visitor();
  const query = new URLSearchParams({ login_hint: 'ines@example.com' });
  await page.context().request.get(`${stage.url}/api/login?${query}`);
  const asked: string[] = [];
  await page.route('**/graphql', (route) => {
    asked.push(route.request().postDataJSON().operationName);
    return route.abort();
  });
  // On a busy machine, a page may come without the answer: then the next one has it.
  await vi.waitFor(
    async () => {
      // Repeated requests of the previous page do not count for this one.
      await page.goto('about:blank');
      asked.length = 0;
      const html = await (await page.goto(stage.url + path))?.text();
      if (!html?.includes('first-answer')) throw new Error(`${path} came without an answer.`);
    },
    { timeout: 30_000 },
  );
  return { page, asked };
};

const attendees = (page: Page) => page.locator('dl > div', { hasText: 'Total Attendees' });

describe('the first screen is drawn from its page alone', () => {
  it.each([
    { query: 'Home', path: () => '/', shown: 'You added' },
    { query: 'Events', path: () => '/events', shown: 'Dinner of Ines' },
    { query: 'EventDetail', path: () => `/events/${dinner.id}`, shown: 'Dinner of Ines' },
    { query: 'SeatingPlan', path: () => `/seating?event=${dinner.id}`, shown: 'Jonas Roth' },
  ])('without requesting $query', async ({ query, path, shown }) => {
    const { page, asked } = await openedWithoutQueries(path());
    await page.locator('main').getByText(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(query);
  });
});

describe('a change after the page was sent', () => {
  it('shows on home', async () => {
    const { page } = await openedWithoutQueries('/');
    await attendees(page).getByText('2', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await ines.call('POST', '/api/attendees', {
      eventId: dinner.id,
      name: 'Cleo Sand',
      attendeeRole: 'guest',
    });
    await attendees(page).getByText('3', { exact: true }).waitFor();
  });

  it('shows in the list of events', async () => {
    const { page } = await openedWithoutQueries('/events');
    await page.getByText('Dinner of Ines').first().waitFor();
    await plannedEvent(ines, { name: 'Brunch of Ines' });
    await page.getByText('Brunch of Ines').first().waitFor();
  });

  it('shows on the seating screen', async () => {
    const { page } = await openedWithoutQueries(`/seating?event=${dinner.id}`);
    await page.getByText('0 of 4 seats taken').waitFor();
    await dinner.seat('Jonas Roth', 'Table 1', 1);
    await page.getByText('1 of 4 seats taken').waitFor();
  });

  it('shows on the screen of an event', async () => {
    const { page } = await openedWithoutQueries(`/events/${dinner.id}`);
    await page.getByText('1/4', { exact: true }).waitFor();
    await dinner.seat('Ada Byron', 'Table 1', 2);
    await page.getByText('2/4', { exact: true }).waitFor();
  });

  it('shows on a revisited screen, which then queries', async () => {
    const page = await stage.member('ines@example.com', '/events');
    await page.getByText('Dinner of Ines').first().waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    const asking = page.waitForRequest(
      (request) => request.postDataJSON()?.operationName === 'Events',
    );
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await asking;
  });
});
