import type { Page } from 'playwright-core';
import { dinner, type ScreensOf, seatingPage } from './screen.ts';
import { dialogOf, inTurn, openDetails, press, showPeople } from './steps.ts';

const openHistory = async (page: Page) => {
  await press(/^History$/)(page);
  await page.getByRole('menuitem', { name: 'History', exact: true }).click();
  await page.getByRole('heading', { name: /^[\d,]+ changes?$/ }).waitFor();
};

const openFilters = press(/^Filter$/);

const filterToNothing = inTurn(openHistory, openFilters, async (page) => {
  await page.getByRole('button', { name: 'Undo and drafts', exact: true }).click();
  await page.getByText('No change matches these filters', { exact: true }).waitFor();
});

const openTrail = inTurn(openDetails, press(/^Show where this guest has been$/), async (page) => {
  await page.getByRole('list', { name: 'Places, the latest first', exact: true }).waitFor();
});

/** Somebody else has the same screen open until the page moves on. */
const joinedByAdmin = async (page: Page) => {
  const { origin, pathname, search } = new URL(page.url());
  const context = await page.context().browser()?.newContext();
  const colleague = await context?.newPage();
  const query = new URLSearchParams({
    login_hint: 'admin@example.com',
    returnTo: pathname + search,
  });
  await colleague?.goto(`${origin}/api/login?${query}`);
  page.once('framenavigated', () => void context?.close());
};

export const historyScreens: ScreensOf = (prepared) => {
  const { eventId } = prepared;
  const seating = seatingPage(prepared);
  const timeline = {
    as: 'organiser',
    path: `/timeline?event=${eventId}`,
    heading: dinner,
  } as const;
  return [
    { name: 'history of an event', ...seating, reach: openHistory },
    { name: 'history with filters', ...seating, reach: inTurn(openHistory, openFilters) },
    { name: 'history in which nothing fits', ...seating, reach: filterToNothing },
    { name: 'history of a guest', ...seating, reach: inTurn(showPeople, openTrail) },
    { name: 'who else is here', ...seating, reach: inTurn(joinedByAdmin, dialogOf(/is here too/)) },
    {
      name: 'what can be done with the past',
      ...seating,
      reach: inTurn(press('History'), (page) => page.getByRole('menu').waitFor()),
    },
    { name: 'time travel', ...timeline },
    {
      name: 'a moment of the past',
      ...timeline,
      reach: inTurn(press('Previous change'), (page) =>
        page.locator('button:enabled', { hasText: /^Now$/ }).waitFor(),
      ),
    },
    {
      name: 'the beginning of an event',
      ...timeline,
      path: `/timeline?event=${eventId}&at=0`,
      reach: (page) => page.getByText('No tables at this moment').waitFor(),
    },
    {
      name: 'what stands out in an event',
      ...timeline,
      reach: inTurn(press('Jump to…'), (page) => page.getByRole('menu').waitFor()),
    },
    {
      name: 'restoring a moment',
      ...timeline,
      path: `/timeline?event=${eventId}&at=0`,
      reach: inTurn(press('Restore this moment'), (page) =>
        page.getByRole('alertdialog').waitFor(),
      ),
    },
  ];
};
