import type { Page } from 'playwright-core';
import { type ScreensOf, seatingPage } from './screen.ts';
import {
  chooseTable,
  dialogOf,
  erasing,
  inTurn,
  misspelt,
  openDetails,
  openDetailsOf,
  press,
  showChart,
  showList,
  showPeople,
} from './steps.ts';

const pickFirst = (page: Page) => page.locator('[data-drop=pool] [data-attendee]').first().click();

const tooManyPlusOnes = inTurn(openDetailsOf(/^Details of Sara/), async (page) => {
  await page.getByRole('spinbutton', { name: 'How many more' }).fill('21');
  await press('Add plus-ones')(page);
  await page.locator('[aria-invalid]').first().waitFor();
});

export const placingScreens: ScreensOf = (prepared) => {
  const seating = seatingPage(prepared);
  return [
    {
      name: 'seating without an event',
      as: 'newcomer',
      path: '/seating',
      heading: 'New Event',
    },
    {
      name: 'seating of no such event',
      as: 'newcomer',
      path: '/seating?event=AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Event not found',
    },
    { name: 'seating', ...seating },
    { name: 'people on a phone', ...seating, reach: showPeople },
    { name: 'somebody picked', ...seating, reach: inTurn(showPeople, pickFirst) },
    {
      name: 'Move to…',
      ...seating,
      reach: inTurn(showPeople, pickFirst, dialogOf('Move to…')),
    },
    {
      name: 'holding somebody',
      ...seating,
      reach: inTurn(showPeople, pickFirst, dialogOf('Move to…'), async (page) => {
        await page.getByRole('option', { name: 'Holding Area' }).click();
        await page.getByRole('textbox', { name: 'Reason' }).waitFor();
      }),
    },
    { name: 'the room as a list', ...seating, reach: showList },
    {
      name: 'what can be done with a seat of the list',
      ...seating,
      reach: inTurn(showList, press(/^Actions for .*, seat/), (page) =>
        page.getByRole('menu').waitFor(),
      ),
    },
    {
      name: 'swapping seats',
      ...seating,
      reach: inTurn(showList, press(/^Actions for .*, seat/), async (page) => {
        await page.getByRole('menuitem', { name: 'Swap with…' }).click();
        await page.getByRole('dialog').waitFor();
      }),
    },
    {
      name: 'seating people at a table',
      ...seating,
      // The table with a free seat.
      reach: inTurn(showList, async (page) => {
        await page.getByRole('combobox', { name: 'Find', exact: true }).fill('Garden');
        await page.keyboard.press('Enter');
        const actions = page.getByRole('button', { name: /^Actions for Garden/ });
        await actions.and(page.locator('header *')).first().click();
        await page.getByRole('menuitem', { name: 'Seat people…' }).click();
        await page.getByRole('dialog').waitFor();
      }),
    },
    {
      name: 'several people selected',
      ...seating,
      reach: inTurn(showPeople, press('Select'), press(/^Select all/)),
    },
    {
      name: 'the details of an attendee',
      ...seating,
      reach: inTurn(showPeople, openDetails),
    },
    {
      name: 'erasing an attendee',
      ...seating,
      reach: inTurn(showPeople, openDetails, erasing),
    },
    {
      name: 'erasing an attendee, with another name typed',
      ...seating,
      reach: inTurn(showPeople, openDetails, erasing, misspelt),
    },
    { name: 'table settings', ...seating, reach: inTurn(showChart, chooseTable) },
    {
      name: 'deleting a table',
      ...seating,
      reach: inTurn(showChart, chooseTable, async (page) => {
        const settings = page.getByRole('region', { name: /^Settings of/ });
        await settings.getByRole('button', { name: 'More', exact: true }).first().click();
        await page.getByRole('menuitem', { name: 'Delete table' }).click();
        await page.getByRole('alertdialog').waitFor();
      }),
    },
    {
      name: 'a taken seat',
      ...seating,
      reach: inTurn(showPeople, pickFirst, showChart, async (page) => {
        await page.locator('[data-seat][data-attendee]').first().click();
        await page.getByRole('dialog').waitFor();
      }),
    },
    {
      name: 'the needs of an attendee',
      ...seating,
      reach: inTurn(openDetailsOf(/^Details of Sara/), async (page) => {
        const substance = page.getByRole('combobox', { name: 'Add an allergy' });
        await substance.fill('nu');
        await page.getByRole('option', { name: 'Nuts', exact: true }).waitFor();
        await page.getByRole('list', { name: 'Access' }).scrollIntoViewIfNeeded();
      }),
    },
    { name: 'too many plus-ones of somebody', ...seating, reach: tooManyPlusOnes },
    { name: 'adding an attendee', ...seating, reach: dialogOf('Add Attendee') },
    { name: 'adding a table', ...seating, reach: dialogOf('Add Table') },
    {
      name: 'roles to choose from',
      ...seating,
      // An open list takes all keys, so it is not compared with the page around it.
      part: '[role=listbox]',
      reach: inTurn(
        showPeople,
        (page) => page.getByRole('combobox').filter({ hasText: 'All roles' }).click(),
        (page) => page.getByRole('listbox').waitFor(),
      ),
    },
  ];
};
