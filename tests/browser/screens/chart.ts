import type { Page } from 'playwright-core';
import { dragTo } from '../stage.ts';
import { type ScreensOf, seatingPage } from './screen.ts';
import {
  chooseTable,
  inTurn,
  press,
  showChart,
  showList,
  showPeople,
  showTables,
} from './steps.ts';

const marked = (by: string, legend: string, before = showChart) =>
  inTurn(before, async (page) => {
    await page.getByRole('combobox', { name: 'Mark seats by' }).click();
    await page.getByRole('option', { name: `Mark ${by}`, exact: true }).click();
    await page.getByRole('region', { name: legend, exact: true }).waitFor();
  });

/** Somebody with a seat declines after all. */
const seatFreed = inTurn(showChart, async (page) => {
  const seated = page.locator('[data-seat][data-attendee]').first();
  const attendeeId = await seated.getAttribute('data-attendee');
  await page.evaluate((id) => fetch(`/api/attendees/${id}`, { method: 'DELETE' }), attendeeId);
  await page.getByRole('region', { name: 'Seats to fill' }).waitFor();
});

const fromRoom = (item: string) => async (page: Page) => {
  await press(/^Room$/)(page);
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
};

const addPlace = fromRoom('Place something…');

const placeSettings = inTurn(showList, press(/^Stage$/), (page) =>
  page.getByRole('region', { name: /^Settings of/ }).waitFor(),
);

const whyTable = inTurn(showChart, chooseTable, press('Why this seating?'), (page) =>
  page.getByRole('region', { name: 'Why this seating?' }).getByRole('listitem').first().waitFor(),
);

const inPool = (index: number) => `[data-drop=pool] button[data-attendee] >> nth=${index}`;

const paired = inTurn(showPeople, async (page) => {
  await dragTo(page, inPool(0), inPool(1));
  await page.getByRole('dialog').waitFor();
});

const movingPinned = inTurn(showChart, async (page) => {
  await page.getByRole('button', { name: /, pinned$/ }).press('Delete');
  await page.getByRole('alertdialog').waitFor();
});

const whyHere = inTurn(showChart, async (page) => {
  await page.locator('[data-seat][data-attendee]').first().dblclick();
  await page.getByRole('button', { name: 'Why here?', exact: true }).click();
  await page.getByRole('heading', { name: 'Best places elsewhere' }).waitFor();
});

export const chartScreens: ScreensOf = (prepared) => {
  const seating = seatingPage(prepared);
  return [
    {
      name: 'seats shaded by heat',
      ...seating,
      reach: inTurn(showChart, press(/^Heat$/), (page) =>
        page.getByRole('region', { name: 'What people have of what they could have' }).waitFor(),
      ),
    },
    { name: 'seats marked by diet', ...seating, reach: marked('diets', 'Diets and allergies') },
    { name: 'seats marked by reply', ...seating, reach: marked('replies', 'Replies') },
    {
      name: 'a list of tables marked by reply',
      ...seating,
      reach: inTurn(showList, marked('replies', 'Replies', showTables)),
    },
    { name: 'why somebody sits there', ...seating, reach: whyHere },
    { name: 'why a table is seated so', ...seating, reach: whyTable },
    { name: 'adding a place', ...seating, reach: addPlace },
    { name: 'the settings of a place', ...seating, reach: placeSettings },
    { name: 'one dropped on another', ...seating, reach: paired },
    { name: 'moving somebody who is pinned', ...seating, reach: movingPinned },
    { name: 'a seat that somebody has left', ...seating, changesPlan: true, reach: seatFreed },
  ];
};
