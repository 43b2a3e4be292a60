import type { Page, Route } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { pagesOfPdf } from '../harness/pdfText.ts';
import type { Caller } from '../harness/planner.ts';
import { arabicTurned, seenLetters } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
  // Replaces the browser's print dialog: records what would be on the paper.
  await page.addInitScript(() => {
    window.print = () => {
      (window as { paper?: string }).paper =
        document.querySelector('section:has([data-paper])')?.textContent ?? undefined;
    };
  });
});

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 40),
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
    isPublic: task.name.includes('readers'),
  });
  await event.seat('Ada Byron', 'Garden', 1);
});

const show = async (sheet = 'place-cards', on = page) => {
  await on.goto(`${stage.url}/print/${sheet}?event=${event.id}&paper=a4`);
  await on.getByRole('heading', { level: 1 }).waitFor();
};
const printFor = async (whom: string) => {
  await page.getByRole('combobox', { name: 'For', exact: true }).click();
  await page.getByRole('option', { name: whom, exact: true }).click();
  await page.getByRole('button', { name: 'Issue and print' }).click();
};
const onPaper = () => page.evaluate(() => (window as { paper?: string }).paper ?? '');
const footOfPages = async () =>
  (await pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))).map(({ text }) => text);
const issues = async () =>
  (await organiser.call<IssuedSheetRow[]>('GET', `/api/events/${event.id}/issues`)).body;

it('numbers issues on each page, and lists them with what has changed since', async () => {
  await show();
  await printFor('The calligrapher');
  await expect.poll(onPaper).toContain('Ada');
  expect(await footOfPages()).toEqual([expect.stringMatching(/Issue 1 · .* · page 1 of 1/)]);
  const [first] = await issues();
  expect(first?.printedAs).toMatchObject({
    ...{ paper: 'a4', turned: 'portrait', perPage: 8, order: 'table', who: 'seated' },
    ...{ hasDiets: false, each: null, since: null, designId: null },
  });
  expect(first).toMatchObject({ sheet: 'placeCards', to: 'calligrapher', number: 1 });

  await event.seat('Benno Falk', 'Garden', 2);
  await page.getByRole('button', { name: 'Issues' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Issues' });
  await dialog.getByText('Place cards, issue 1').waitFor();
  await dialog.getByText('for the calligrapher').waitFor();
  await dialog.getByText('by Olivia Marsh').waitFor();
  await dialog.getByText('Differs: Garden').waitFor();
  // While it is open, the list follows the plan.
  await organiser.call('POST', `/api/events/${event.id}/undo`, {});
  await dialog.getByText('Current', { exact: true }).waitFor();
  await organiser.call('POST', `/api/events/${event.id}/redo`, {});
  await dialog.getByText('Differs: Garden').waitFor();
  const newCards = 'Print new cards since Place cards, issue 1';
  await dialog.getByRole('link', { name: newCards }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Benno').first().waitFor();
  await expect.poll(() => page.getByText('Ada').count()).toBe(0);
});

it('records nothing that members print for themselves', async () => {
  await show();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(onPaper).toContain('Ada');
  expect((await footOfPages()).join()).not.toContain('Issue');
  expect(await issues()).toEqual([]);
  await page.getByRole('button', { name: 'Issues' }).click();
  await page.getByRole('heading', { name: 'Nothing has been given out yet' }).waitFor();
});

it('prints the plan of the recorded revision, whatever others do meanwhile', async () => {
  await show();
  let resolve = (_: Route) => {};
  const asked = new Promise<Route>((take) => {
    resolve = take;
  });
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'IssueSheet'
      ? resolve(route)
      : route.fallback(),
  );
  await printFor('The door');
  const route = await asked;
  // Another member's screen shows that the change has arrived.
  const other = await stage.member('admin@example.com', `/print/place-cards?event=${event.id}`);
  await event.seat('Benno Falk', 'Garden', 2);
  await other.getByText('Benno').first().waitFor();
  await other.close();
  // The record must match the print, so the paper cannot be changed meanwhile.
  const options = page.getByLabel('Options', { exact: true });
  expect(await options.getAttribute('inert')).toBe('');
  await route.fallback();
  await expect.poll(onPaper).toContain('Ada');
  expect(await onPaper()).not.toContain('Benno');
  await page.unroute('**/graphql');
  // Afterwards the sheet follows changes again.
  await page.getByText('Benno').first().waitFor();
  expect(await options.getAttribute('inert')).toBeNull();
});

it('prints nothing if it could not be recorded', async () => {
  await show();
  const errors = [{ message: 'Please try again.', extensions: { code: 'INTERNAL' } }];
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'IssueSheet'
      ? route.fulfill({ json: { data: null, errors } })
      : route.fallback(),
  );
  await printFor('The client');
  await page
    .getByText('The issue could not be recorded, so nothing was printed.')
    .first()
    .waitFor();
  expect(await onPaper()).toBe('');
  await page.unroute('**/graphql');
});

it('lets readers of a public event print, but issue nothing', async () => {
  const reader = await stage.member('viewer@example.com', '/events');
  await show('guest-list', reader);
  await reader.getByRole('button', { name: 'Print', exact: true }).waitFor();
  expect(await reader.getByRole('combobox', { name: 'For', exact: true }).count()).toBe(0);
  expect(await reader.getByRole('button', { name: 'Issues' }).count()).toBe(0);
});

it('names the former person before the present one, also with names from right to left', async () => {
  const [leila, omar] = ['ليلى', 'عمر'];
  await Promise.all(
    [leila, omar].map((name, nth) => {
      const id = event.personId(['Ada Byron', 'Benno Falk'][nth] ?? '');
      return organiser.call('PATCH', `/api/attendees/${id}`, { name });
    }),
  );
  const { body: issue } = await organiser.call<IssuedSheetRow>(
    'POST',
    `/api/events/${event.id}/issues`,
    { sheet: 'tableLists', to: 'door' },
  );
  await event.seat('Ada Byron', 'Garden', 2);
  await event.seat('Benno Falk', 'Garden', 1);
  await page.goto(`${stage.url}/s/${issue.id}`);
  const shown = page.locator('span[aria-hidden]', { hasText: omar }).first();
  await shown.waitFor();
  expect(await seenLetters(shown)).toBe(
    `${arabicTurned(leila ?? '')} → ${arabicTurned(omar ?? '')}`,
  );
});

it("shows the differences behind a sheet's code, and strangers only their number", async () => {
  const { body: issue } = await organiser.call<IssuedSheetRow>(
    'POST',
    `/api/events/${event.id}/issues`,
    { sheet: 'placeCards', to: 'calligrapher' },
  );
  await page.goto(`${stage.url}/s/${issue.id}`);
  await page.getByText('This sheet shows the current plan.').waitFor();
  await event.seat('Benno Falk', 'Garden', 2);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('1 change since: Garden.').waitFor();
  await page.getByText('nobody → Benno Falk').waitFor();

  const hurried = await stage.visitor({ reducedMotion: 'no-preference' });
  await hurried.goto(`${stage.url}/s/${issue.id}`);
  await hurried.getByRole('heading', { level: 1 }).waitFor();
  expect(await hurried.getByText('press a key to skip').count()).toBe(0);
  expect(await hurried.evaluate(() => sessionStorage.getItem('seating-splash-seen'))).toBeNull();

  const stranger = await stage.member('viewer2@example.com', `/s/${issue.id}`);
  await stranger.getByText('1 table differs.').waitFor();
  await stranger.close();

  await page.getByRole('link', { name: 'Print the new cards' }).click();
  await page.getByText('Only the 1 new card.').waitFor();
  await page.goto(`${stage.url}/s/AAAAAAAAAAAAAAAAAAAAAA`);
  await page.getByRole('heading', { name: 'No such sheet' }).waitFor();
});
