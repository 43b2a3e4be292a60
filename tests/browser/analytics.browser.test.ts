import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { restingBox, tabsWithShades } from './hands.ts';
import { plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
});

const email = 'organiser@example.com';
const longName = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';
const people = ['Ada Byron', 'Benno Falk', 'Cleo Marsh', 'Dora Lind'];

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.locator('dt', { hasText: label }) })
    .locator('dd')
    .first();
const moments = (page: Page, name = 'Seats filled, moment by moment') =>
  page.getByRole('slider', { name });
const described = (page: Page, name?: string) => moments(page, name).getAttribute('aria-valuetext');
const tableRow = (page: Page, name: string) =>
  part(page, 'Roles by table')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Ada and Benno, of one company, sit in the garden with Cleo of another; Dora is held. */
const seatedDinner = async (name: string) => {
  const event = await plannedEvent(organiser, { name, people, tables: { Garden: 4, Terrace: 2 } });
  const edit = (person: string, fields: object) =>
    organiser.call('PATCH', `/api/attendees/${event.personId(person)}`, fields);
  await edit('Ada Byron', { company: 'Nordlys AS', attendeeRole: 'customer' });
  await edit('Benno Falk', { company: 'Nordlys AS', attendeeRole: 'employee' });
  await edit('Cleo Marsh', { company: 'Acme' });
  await event.seat('Ada Byron', 'Garden', 1);
  await event.seat('Benno Falk', 'Garden', 2);
  await event.seat('Cleo Marsh', 'Garden', 3);
  const hold = { event: event.id, hold: true };
  await organiser.call('PATCH', `/api/attendees/${event.personId('Dora Lind')}/holding`, hold);
  const checkIn = (person: string) => edit(person, { isCheckedIn: true });
  return { ...event, analytics: `/analytics?event=${event.id}`, checkIn };
};

describe('the analytics of an event', () => {
  it("show its state, and follow others' changes", async () => {
    const dinner = await seatedDinner('Counted dinner');
    const page = await stage.member(email, dinner.analytics);
    await heading(page, 'Counted dinner');
    const figures = () =>
      Promise.all(
        ['People', 'Seated', 'Held', 'Free seats', 'Checked in'].map((label) =>
          figure(page, label).textContent(),
        ),
      );
    await expect.poll(() => figures()).toEqual(['4', '3', '1', '3', '0']);
    await page.getByText('Nobody in the pool').waitFor();
    await page.getByText('75% of all people').waitFor();
    await part(page, 'Check-ins').getByText('Nobody has checked in yet.').waitFor();

    await dinner.checkIn('Ada Byron');
    await dinner.checkIn('Dora Lind');
    await dinner.seat('Ada Byron', 'Terrace', 2);
    await expect.poll(figures).toEqual(['4', '3', '1', '3', '2']);
    await tableRow(page, 'Terrace').getByText('1 of 2 seats taken').waitFor();
    await expect
      .poll(() => described(page, 'Check-ins, moment by moment'))
      .toContain('Checked in: 2');
    const byRole = part(page, 'Check-ins').getByRole('listitem').filter({ hasText: 'Customer' });
    await byRole.getByText('1 of 1 checked in, 100%').waitFor();

    const reply = { attendeeIds: [dinner.personId('Cleo Marsh')], reply: 'no' };
    await organiser.call('POST', `/api/events/${dinner.id}/replies`, reply);
    await page.getByText('Nobody in the pool, 1 declined', { exact: true }).waitFor();
  });

  it('are read from moment to moment by keyboard, by mouse and as a table', async () => {
    const dinner = await seatedDinner('Filled dinner');
    // Changes neither seats nor people.
    await dinner.checkIn('Ada Byron');
    const page = await stage.member(email, dinner.analytics);
    await moments(page).waitFor();
    await expect.poll(() => described(page)).toContain('Seats: 6, People: 4, Seats taken: 3');
    await moments(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => described(page)).toContain('Seats: 0, People: 0, Seats taken: 0');
    await page.keyboard.press('End');
    await expect.poll(() => described(page)).toContain('Seats taken: 3');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => described(page)).toContain('Seats taken: 2');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => described(page)).toContain('Seats taken: 3');

    const box = await restingBox(moments(page));
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await expect.poll(() => described(page)).toContain('Seats taken: 0');
    await page.mouse.move(box.x + 1, box.y - 40);
    await expect.poll(() => described(page)).toContain('Seats taken: 3');

    const seats = part(page, 'Seats filled over time');
    await seats.getByText('Show as a table').click();
    const cells = seats.getByRole('row').nth(1).getByRole('cell');
    await expect.poll(() => cells.allTextContents()).toEqual(['6', '4', '3']);
    const last = seats.getByRole('row').last().getByRole('cell');
    await expect.poll(() => last.allTextContents()).toEqual(['0', '0', '0']);
    // All of it was done within two minutes.
    const times = await seats.getByRole('rowheader').allTextContents();
    expect(times.filter((time) => /\d:\d\d:\d\d/.test(time)).length).toBeGreaterThan(1);
  });

  it('name roles in words beside their colours, and sort tables', async () => {
    const dinner = await seatedDinner('Mixed dinner');
    const page = await stage.member(email, dinner.analytics);
    const words = tableRow(page, 'Garden').getByRole('list').getByRole('listitem');
    await words.first().waitFor();
    await expect
      .poll(() => words.allTextContents())
      .toEqual(['Customer: 1', 'Employee: 1', 'Guest: 1']);
    await tableRow(page, 'Terrace').getByText('Nobody sits here.').waitFor();
    const names = part(page, 'Roles by table').getByRole('heading', { level: 3 });
    await expect.poll(() => names.allTextContents()).toEqual(['Garden', 'Terrace']);
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Most free seats' }).click();
    await expect.poll(() => names.allTextContents()).toEqual(['Terrace', 'Garden']);
  });

  it('show whose people sit together, by company and by table', async () => {
    const dinner = await seatedDinner('Company dinner');
    const page = await stage.member(email, dinner.analytics);
    const companies = part(page, 'Companies by table');
    const nordlys = companies.getByRole('listitem').filter({ hasText: 'Nordlys AS' }).first();
    await nordlys.getByText('2 people, 2 seated, all at one table').waitFor();
    await nordlys.getByText('At Garden (2)').waitFor();
    await nordlys.getByText('With Acme (1)').waitFor();
    await companies.getByRole('tab', { name: /^By table/ }).click();
    await companies.getByText('Nordlys AS (2) and Acme (1)').waitFor();
    expect(await tabsWithShades(page)).toEqual([]);
  });

  it('are saved as a file for spreadsheets', async () => {
    const dinner = await seatedDinner('Exported dinner');
    const page = await stage.member(email, dinner.analytics);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Tables (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Exported dinner tables.csv');
    const text = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '');
    expect(text.split('\r\n')).toEqual([
      'Table,Seats,Seats taken,Customer,Prospect,Employee,Guest,Companies',
      'Garden,4,3,1,0,1,1,2',
      'Terrace,2,0,0,0,0,0,0',
    ]);
    await page.getByText('Exported dinner tables.csv downloaded').first().waitFor();
  });

  it('of an empty event suggest what to do next', async () => {
    const event = await plannedEvent(organiser, { name: 'Empty dinner' });
    const page = await stage.member(email, `/analytics?event=${event.id}`);
    await heading(page, 'Nothing to count yet');
    await page.getByRole('main').getByRole('link', { name: 'Seating Chart' }).click();
    await page.waitForURL(`**${event.path}`);
  });

  it('are not found if missing or hidden, and disappear with their event', async () => {
    const secret = await seatedDinner('Secret dinner');
    const page = await stage.member('stranger@example.com', secret.analytics);
    await heading(page, 'Event not found');
    const words = await page.getByRole('main').textContent();
    await page.goto(`${stage.url}/analytics?event=AAAAAAAAAAAAAAAAAAAAAA`);
    await heading(page, 'Event not found');
    await expect.poll(() => page.getByRole('main').textContent()).toBe(words);

    const own = await stage.member(email, secret.analytics);
    await heading(own, 'Secret dinner');
    await organiser.call('DELETE', `/api/events/${secret.id}`);
    await heading(own, 'Event not found');
  });

  it('offer a retry if they could not be loaded', async () => {
    const dinner = await seatedDinner('Flaky dinner');
    const page = await stage.visitor();
    let failing = true;
    await page.route('**/graphql', (route) =>
      failing && route.request().postDataJSON()?.operationName === 'EventAnalytics'
        ? route.abort()
        : route.fallback(),
    );
    const query = new URLSearchParams({ login_hint: email, returnTo: dinner.analytics });
    await page.goto(`${stage.url}/api/login?${query}`);
    await heading(page, 'The analytics could not be loaded');
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Flaky dinner');
  });

  it('show the first of many tables, and more on request', async () => {
    const tables = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`Table ${n + 1}`, 2]));
    const event = await plannedEvent(organiser, { name: 'Many tables', people, tables });
    const page = await stage.member(email, `/analytics?event=${event.id}`);
    const names = part(page, 'Roles by table').getByRole('heading', { level: 3 });
    await names.first().waitFor();
    await expect.poll(() => names.count()).toBe(24);
    await page.getByRole('button', { name: 'Show more of 30 tables' }).click();
    await expect.poll(() => names.count()).toBe(30);
    const focused = page.locator(':focus').getByRole('heading');
    await expect.poll(() => focused.textContent()).toBe('Table 25');
    await expect.poll(() => page.getByRole('button', { name: /^Show more/ }).count()).toBe(0);
  });

  it('fit a phone, with the longest names and read by touch', async () => {
    const event = await plannedEvent(organiser, {
      name: longName,
      people: [longName],
      tables: { [longName.slice(0, 50)]: 20 },
    });
    const path = `/api/attendees/${event.personId(longName)}`;
    await organiser.call('PATCH', path, { company: longName, isCheckedIn: true });
    await event.seat(longName, longName.slice(0, 50), 20);
    const page = await stage.member(email, `/analytics?event=${event.id}`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.getByRole('heading', { name: longName, level: 1 }).waitFor();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(() => width()).toBe(390);
    await moments(page).tap({ position: { x: 2, y: 60 } });
    await expect.poll(() => described(page)).toContain('Seats taken: 0');
    await page.getByRole('tab', { name: /^By table/ }).tap();
    await page.getByText(`${longName} (1)`).waitFor();
    await expect.poll(() => width()).toBe(390);
  });
});

it('keeps the labels of the chart apart and within it, on a phone and with text at twice the size', async () => {
  const { analytics } = await seatedDinner('Labels');
  const page = await stage.member(email, analytics);
  const lettersOf = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  const boxes = () =>
    moments(page).evaluate((slider) => {
      const boxOf = (one: Element) => one.getBoundingClientRect();
      const svg = slider.querySelector('svg');
      const texts = [...slider.querySelectorAll('text')].map(boxOf);
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const whole = svg && boxOf(svg);
      return {
        times: Math.round((texts[0]?.height ?? 0) / 15),
        meeting: texts.filter((one, n) => texts.slice(n + 1).some((other) => meets(one, other)))
          .length,
        outside: texts.filter(
          (one) =>
            whole &&
            (one.left < whole.left || one.right > whole.right || one.bottom > whole.bottom),
        ).length,
      };
    });
  await moments(page).waitFor();
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await lettersOf('');
    await expect.poll(boxes).toEqual({ times: 1, meeting: 0, outside: 0 });
    await lettersOf('200%');
    await expect.poll(boxes).toEqual({ times: 2, meeting: 0, outside: 0 });
  }
  await lettersOf('');
});

describe('the way to the analytics', () => {
  it('leads from home through the choice of an event', async () => {
    const host = await stage.caller('host@example.com');
    await plannedEvent(host, { name: 'Chosen dinner', people, tables: { Garden: 4 } });
    const page = await stage.member('host@example.com', '/');
    await page.getByRole('link', { name: /^View Analytics/ }).click();
    await heading(page, 'Select an Event');
    await page.getByRole('link', { name: /^Chosen dinner/ }).click();
    await heading(page, 'Chosen dinner');
    await expect.poll(() => figure(page, 'People').textContent()).toBe('4');
    await part(page, 'Seats filled over time').getByText('Nobody has a seat yet.').waitFor();
  });

  it('leads from an event and from its seating chart, and back', async () => {
    const dinner = await seatedDinner('Linked dinner');
    const page = await stage.member(email, `/events/${dinner.id}`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Analytics', exact: true }).click();
    await page.waitForURL(`**${dinner.analytics}`);
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await page.waitForURL(`**/events/${dinner.id}`);
    await page.goto(`${stage.url}${dinner.path}`);
    await main.getByRole('link', { name: 'Analytics', exact: true }).click();
    await page.waitForURL(`**${dinner.analytics}`);
    await heading(page, 'Linked dinner');
  });

  it('starts with creating an event for somebody who has none', async () => {
    const page = await stage.member('analyst@example.com', '/analytics');
    await heading(page, 'No events yet');
    await page.getByRole('main').getByRole('link', { name: 'Go to Events' }).click();
    await heading(page, 'Events');
  });
});
