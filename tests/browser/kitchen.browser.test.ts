import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Kitchen } from '../../schema/entities/kitchen.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { clientDinner, servedIn } from '../harness/clientDinner.ts';
import { pagesOfPdf } from '../harness/pdfText.ts';
import type { Caller } from '../harness/planner.ts';
import { arabicTurned, isLaidOutFromTop, seenLetters } from './hands.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let page: Page;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
  // Replaces the browser's dialog, which would wait for an answer.
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
});

describe('the kitchen of a client dinner', () => {
  let eventId: string;
  let attendees: AttendeeRow[];
  beforeAll(async () => {
    ({ eventId, attendees } = await clientDinner(organiser));
  });

  const kitchenAt = async (asked = '') =>
    (await organiser.call<Kitchen>('GET', `/api/events/${eventId}/kitchen${asked}`)).body;
  const issues = async () =>
    (await organiser.call<object[]>('GET', `/api/events/${eventId}/issues`)).body;
  const textOfPaper = async () => {
    await page.evaluate(() => document.fonts.ready);
    const pages = await pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
    return pages.map(({ text }) => text).join('\n');
  };
  const issueTo = async (whom: string) => {
    await page.getByRole('combobox', { name: 'For', exact: true }).click();
    await page.getByRole('option', { name: whom, exact: true }).click();
    await page.getByRole('button', { name: 'Issue and print' }).click();
    await page.locator('body[data-printed]').waitFor();
  };

  it('adds up to the occupied seats, and its changes since an issue name the two tables of a swap', async () => {
    expect(attendees).toHaveLength(48);
    expect(attendees.filter(({ diets }) => diets?.includes('vegetarian'))).toHaveLength(11);
    const kitchen = await kitchenAt();
    expect(kitchen.courses).toHaveLength(3);
    expect(kitchen.allergies.map(({ severity }) => severity)).toEqual(Array(2).fill('anaphylaxis'));
    const seatsTaken = kitchen.tables.reduce((sum, { seats }) => sum + seats.length, 0);
    expect([seatsTaken, kitchen.seated]).toEqual([48, 48]);
    for (const course of kitchen.courses) expect(servedIn(course)).toBe(seatsTaken);
    for (const { courses, seats } of kitchen.tables)
      for (const course of courses) expect(servedIn(course)).toBe(seats.length);

    await page.goto(`${stage.url}/print/kitchen?event=${eventId}&paper=a4`);
    await page.getByText('Allergies', { exact: true }).waitFor();
    await issueTo('The kitchen');
    const [first, , third] = kitchen.tables;
    const [one, other] = [first?.seats[0], third?.seats[5]];
    const swap = { eventId, seatId: one?.seatId, otherSeatId: other?.seatId };
    await organiser.call('POST', '/api/seats/swap', swap);

    const { tables } = await kitchenAt(`?since=${kitchen.revision}`);
    const swapped = [first?.name, third?.name];
    expect(tables.map(({ name }) => name)).toEqual(swapped);

    await page.getByRole('button', { name: 'Issues' }).click();
    const toChanges = 'Print what changed since Kitchen, issue 1';
    await page.getByRole('link', { name: toChanges }).click();
    await page.getByText('Tables that have changed', { exact: true }).waitFor();
    const paper = await textOfPaper();
    expect(paper).toContain('Changes since issue 1');
    expect(paper).toContain('48 seats taken, 48 before.');
    expect(paper.match(/8 guests/g)).toHaveLength(2);
    expect(paper.match(/Before: \S/g)).toHaveLength(2);
    for (const [was, is] of [
      [one, other],
      [other, one],
    ]) {
      expect(paper).toContain(`${was?.position} ${is?.name}`);
      expect(paper).toContain(`Before: ${was?.name}`);
    }
  });

  it('is issued as changes as well, with its own number and revision', async () => {
    const { revision } = await kitchenAt();
    const number = (await issues()).length + 1;
    await page.goto(`${stage.url}/print/kitchen?event=${eventId}&since=${revision}&paper=letter`);
    await page.getByText('Nothing has changed').waitFor();
    const [guest] = attendees;
    await organiser.call('PATCH', `/api/attendees/${guest?.id}`, {
      allergies: [{ substance: 'milk', severity: 'allergy' }],
    });
    await page.getByText('Before: no allergies').waitFor();
    await issueTo('The kitchen');
    const issued = { sheet: 'kitchen', number, revision: revision + 1 };
    expect((await issues())[0]).toMatchObject(issued);
    expect(await textOfPaper()).toContain(`Issue ${number} · `);
    await page.getByRole('combobox', { name: 'Tables' }).click();
    await page.getByRole('option', { name: `Changes since issue ${number}` }).waitFor();
    await page.keyboard.press('Escape');
  });

  it("has its tables' columns below one another, and counts the diets to order for", async () => {
    await page.goto(`${stage.url}/events/${eventId}?tab=kitchen`);
    const counted = page.getByRole('table', { name: 'Totals: Diets' }).getByRole('row');
    await expect
      .poll(() => counted.allTextContents())
      .toEqual(['DietsCount', 'Vegetarian11', 'No diet37']);
    const tables = page.getByRole('table').filter({ hasText: 'Diets and allergies' });
    await tables.nth(2).waitFor();
    const columns = await tables.evaluateAll((all) =>
      all.map((table) =>
        [...table.querySelectorAll('thead th')]
          .map((head) => Math.round(head.getBoundingClientRect().left))
          .join(' '),
      ),
    );
    expect(new Set(columns).size).toBe(1);
  });

  it('lays out only the tables in and near the view, but prints all', async () => {
    await page.goto(`${stage.url}/events/${eventId}?tab=kitchen`);
    const lastRow = page.locator('section section table tr').last();
    await expect.poll(() => isLaidOutFromTop(lastRow)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => isLaidOutFromTop(lastRow)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  it('puts the count before each dish if names read from right to left', async () => {
    const { body: menu } = await organiser.call<Menu>('GET', `/api/events/${eventId}/menu`);
    const names = ['حساء', 'سلطة', 'لحم', 'أرز', 'كعكة'];
    const courses = menu.courses.map((course) => ({
      ...course,
      options: course.options.map((option) => ({ ...option, name: names.shift() ?? '' })),
    }));
    await organiser.call('PUT', `/api/events/${eventId}/menu`, { courses });
    await page.goto(`${stage.url}/events/${eventId}?tab=kitchen`);
    const counts = page.getByRole('listitem').filter({ hasText: 'لحم' }).first();
    const text = ((await counts.textContent()) ?? '').replace(/\p{Cf}/gu, '');
    expect(text).toMatch(/^Main: \d × \p{L}+, \d × \p{L}+/u);
    expect(await seenLetters(counts)).toBe(arabicTurned(text));
  });

  it('is not printed in an old state if another choice of tables cannot be loaded', async () => {
    const { revision } = await kitchenAt();
    await page.goto(`${stage.url}/print/kitchen?event=${eventId}&since=${revision}&paper=letter`);
    await page.getByText('Nothing has changed').waitFor();
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'Kitchen'
        ? route.abort()
        : route.fallback(),
    );
    await page.getByRole('combobox', { name: 'Tables' }).click();
    await page.getByRole('option', { name: 'All tables' }).click();
    await page.getByRole('heading', { name: 'The kitchen could not be loaded' }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Allergies', { exact: true }).waitFor();
  });
});
