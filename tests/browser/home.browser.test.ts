import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { atRest, restingBox } from './hands.ts';
import { plannedEvent } from './plannedEvent.ts';
import { it, type Stage, withoutFirstAnswer } from './stage.ts';

let stage: Stage;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
});

/** The figure under a label. */
/** An error below one of two adjacent fields neither stretches nor shifts the other. */
const keepsItsNeighbour = async (form: Locator) => {
  const [starts, ends] = [form.getByLabel('Starts'), form.getByLabel('Ends')];
  await starts.fill('2027-03-04T18:00');
  await ends.fill('2027-03-03T18:00');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await form.getByText('The end must not be before the start').waitFor();
  const [one, other] = [await restingBox(starts), await restingBox(ends)];
  expect([one.y, one.height]).toEqual([other.y, other.height]);
  await ends.fill('');
};

const figure = (page: Page, label: string) =>
  page.locator('dl > div', { hasText: label }).getByRole('definition').first();

const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' });

it('lets members type and correct a search for events', async () => {
  const email = 'searching@example.com';
  const organiser = await stage.caller(email);
  for (const name of ['Supper', 'Lunch']) await plannedEvent(organiser, { name });
  const page = await stage.member(email, '/events');
  const search = page.getByRole('searchbox', { name: 'Search name or location' });
  await search.pressSequentially('sper');
  for (const key of ['Home', 'ArrowRight', 'u', 'p']) await page.keyboard.press(key);
  await expect.poll(() => search.inputValue()).toBe('supper');
  await page.getByText('1 event', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?search=supper');
});

it('keeps the events of "Show more" while another one is created', async () => {
  const email = 'many@example.com';
  const organiser = await stage.caller(email);
  for (let n = 1; n <= 62; n += 1) await plannedEvent(organiser, { name: `Dinner ${n}` });
  const page = await stage.member(email, '/events');
  await page.getByRole('button', { name: 'Show more of 62 events' }).click();
  const listed = page.getByRole('main').getByRole('heading', { level: 2, name: /^Dinner/ });
  await expect.poll(() => listed.count()).toBe(62);
  const asked = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === 'Events',
  );
  await plannedEvent(organiser, { name: 'Dinner 63' });
  await (await asked).finished();
  await atRest(page);
  expect(await listed.count()).toBe(63);
});

describe("a newcomer's home", () => {
  it('counts nothing, welcomes, and leads to a chart in two clicks', async () => {
    const page = await stage.member('newcomer@example.com', '/');
    await page.getByRole('heading', { name: 'Welcome, User' }).waitFor();
    await activity(page).getByText('Welcome to Dinner Seating Planner.').waitFor();
    await expect.poll(() => figure(page, 'Total Attendees').textContent()).toBe('0');
    for (const note of ['Managed by you', 'Ready for events', 'Available seats'])
      await page.getByText(note, { exact: true }).waitFor();
    await activity(page).getByRole('link', { name: 'Get Started' }).click();
    const form = page.getByRole('dialog', { name: 'New Event' });
    await form.getByRole('textbox', { name: 'Event Name' }).fill('First dinner');
    await keepsItsNeighbour(form);
    await form.getByRole('button', { name: 'Create Event' }).click();
    await page.getByRole('heading', { name: 'First dinner', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/seating');

    await page.goto(stage.url);
    await page.getByRole('heading', { name: 'Welcome back, User' }).waitFor();
    // The same where there is already some activity.
    await activity(page).getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('heading', { name: 'Select an Event' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: /^First dinner/ }).click();
    await page.getByRole('heading', { name: 'First dinner', level: 1 }).waitFor();
  });

  it('has the quick actions', async () => {
    const page = await stage.member('other@example.com', '/');
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    for (const name of [/^Manage Seating Chart/, /^View Analytics/])
      await actions.getByRole('link', { name }).waitFor();
    await actions.getByRole('link', { name: /^Update Profile/ }).click();
    await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
  });
});

describe("an organiser's home", () => {
  it('shows what happened, and follows what happens, in figures and words', async () => {
    const mira = await stage.caller('mira@example.com');
    await mira.call('PATCH', '/api/auth/profile', { firstName: 'Mira' });
    const dinner = await plannedEvent(mira, {
      name: 'Dinner',
      people: ['Jonas Roth', 'Ada Byron'],
      tables: { 'Table 3': 4, 'Table 5': 8 },
    });
    await dinner.seat('Jonas Roth', 'Table 3', 2);
    const page = await stage.member('mira@example.com', '/');
    await page.getByRole('heading', { name: 'Welcome back, Mira' }).waitFor();
    await activity(page).getByText('You seated Jonas Roth at Table 3, seat 2').waitFor();
    await expect.poll(() => figure(page, 'Total Attendees').textContent()).toBe('2');
    await expect.poll(() => figure(page, 'Active Tables').textContent()).toBe('2');
    await expect.poll(() => figure(page, 'Total Capacity').textContent()).toBe('12');

    await dinner.seat('Jonas Roth', 'Table 5', 1);
    const moved = 'You moved Jonas Roth from Table 3, seat 2 to Table 5, seat 1';
    await activity(page).getByText(moved).waitFor();
    await expect
      .poll(() => activity(page).getByRole('listitem').first().textContent())
      .toContain(moved);
    await mira.call('POST', '/api/attendees', {
      name: 'Cleo',
      attendeeRole: 'guest',
      eventId: dinner.id,
    });
    await activity(page).getByText('You added Cleo').waitFor();
    await expect.poll(() => figure(page, 'Total Attendees').textContent()).toBe('3');
    await activity(page).getByRole('link', { name: 'Dinner' }).first().click();
    await page.getByRole('heading', { name: 'Dinner', exact: true }).waitFor();
  });

  it('names others with their changes', async () => {
    const owner = await stage.caller('owner@example.com');
    const dinner = await plannedEvent(owner, { name: 'Supper', people: ['Ada'] });
    const admin = await stage.caller('admin@example.com');
    await admin.call('PATCH', '/api/auth/profile', { firstName: 'Avery', lastName: 'Stone' });
    const path = `/api/attendees/${dinner.personId('Ada')}`;
    await admin.call('PATCH', path, { isCheckedIn: true });
    const page = await stage.member('owner@example.com', '/');
    await activity(page).getByText('Avery Stone checked in Ada').waitFor();
  });

  it('reports that it could not be loaded, and tries again', async () => {
    const page = await stage.visitor();
    await withoutFirstAnswer(page);
    let isBroken = true;
    await page.route('**/graphql', (route) =>
      isBroken && route.request().postDataJSON()?.operationName === 'Home'
        ? route.fulfill({ json: { errors: [{ message: 'The read models are away.' }] } })
        : route.fallback(),
    );
    await page.goto(`${stage.url}/api/login?login_hint=owner@example.com`);
    await page.getByRole('heading', { name: 'The figures could not be loaded' }).waitFor();
    await page.getByText('The read models are away.').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await activity(page).getByText('You created the event').waitFor();
  });
});

it('says whose the public events of others are', async () => {
  const host = await stage.caller('rosa.diaz@example.com');
  await host.call('PATCH', '/api/auth/profile', { firstName: 'Rosa', lastName: 'Diaz' });
  await plannedEvent(host, { name: 'Open evening', isPublic: true });
  const linkFor = async (email: string) => {
    const page = await stage.member(email, '/seating');
    const link = page.getByRole('link', { name: /^Open evening/ });
    await link.waitFor();
    return link.textContent();
  };
  expect(await linkFor('admin@example.com')).toContain('Organised by Rosa Diaz');
  expect(await linkFor('looks@example.com')).toContain(
    'Public event of another member · View only',
  );
  expect(await linkFor('rosa.diaz@example.com')).toBe('Open eveningNo date yet');
});
