import type { Page } from 'playwright-core';
import { eventPage, eventTab, type ScreensOf } from './screen.ts';
import { dialogOf, inTurn, press } from './steps.ts';

const selectTwo = async (page: Page) => {
  for (const nth of [1, 2])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(nth)
      .check();
  await page.getByRole('group', { name: 'Selected attendees' }).waitFor();
};

const editTwo = inTurn(selectTwo, dialogOf('Edit together…'), async (page) => {
  await page.getByRole('combobox', { name: 'Party', exact: true }).click();
  await page.getByRole('option', { name: 'Set the party', exact: true }).click();
  await press('Save for all')(page);
  await page.locator('[aria-invalid]').first().waitFor();
});

/** On a phone, guests are cards: these have a menu, but no columns, groups and cells. */
const hasGuestCards = (page: Page) => (page.viewportSize()?.width ?? 0) <= 640;

/** Opens a dialog about the first guest in the list. */
const ofFirstGuest = (action: 'Edit' | 'Delete') => async (page: Page) => {
  if (!hasGuestCards(page)) return dialogOf(new RegExp(`^${action} .`))(page);
  await press(/^Actions for /)(page);
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
};

const inGuestTable = (reach: (page: Page) => Promise<unknown>) => async (page: Page) => {
  if (!hasGuestCards(page)) await reach(page);
};

const guestsByParty = inGuestTable(async (page) => {
  await page.getByRole('combobox', { name: 'Group by' }).click();
  await page.getByRole('option', { name: 'By party' }).click();
  await page.getByRole('button', { name: /^No party/ }).waitFor();
});

const guestColumns = inGuestTable(
  inTurn(press('Columns'), (page) =>
    page.getByRole('menuitemcheckbox', { name: 'Company' }).waitFor(),
  ),
);

const namelessGuest = inGuestTable(async (page) => {
  await page.getByRole('rowheader').first().dblclick();
  await page.getByRole('textbox', { name: /^Name of / }).fill('');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
});

const kitchenShown = (page: Page) =>
  page.getByRole('heading', { name: 'Totals' }).evaluate((heading) => heading.scrollIntoView());

const events = { as: 'organiser', path: '/events', heading: 'Events' } as const;

export const eventsScreens: ScreensOf = (prepared) => {
  const event = eventPage(prepared);
  const tables = eventTab(prepared, 'tables');
  const settings = eventTab(prepared, 'settings');
  return [
    { name: 'no events', as: 'newcomer', path: '/events', heading: 'No events yet' },
    { name: 'events', ...events },
    { name: 'a new event', ...events, reach: dialogOf('New Event') },
    {
      name: 'a new event that says what is wrong',
      ...events,
      reach: inTurn(dialogOf('New Event'), press(/^Create/), (page) =>
        page.locator('[aria-invalid]').first().waitFor(),
      ),
    },
    { name: 'editing an event', ...events, reach: dialogOf(/^Edit /) },
    { name: 'deleting an event', ...events, reach: dialogOf(/^Delete /) },
    {
      name: 'no such event',
      as: 'newcomer',
      path: '/events/AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Event not found',
    },
    { name: 'an event', ...event },
    {
      name: 'an event with the files to take away',
      ...event,
      reach: inTurn(press('Export'), (page) => page.getByRole('menuitem').first().waitFor()),
    },
    {
      name: 'an event whose search finds nobody',
      ...event,
      reach: (page) => page.getByRole('searchbox').fill('nobody at all'),
    },
    { name: 'editing an attendee of the event', ...event, reach: ofFirstGuest('Edit') },
    { name: 'deleting an attendee', ...event, reach: ofFirstGuest('Delete') },
    { name: 'the tables of an event', ...tables },
    { name: 'editing a table', ...tables, reach: dialogOf('Edit Head table') },
    { name: 'deleting a table of the event', ...tables, reach: dialogOf('Delete Head table') },
    { name: 'the settings of an event', ...settings },
    { name: 'the menu of an event', ...settings, reach: dialogOf('Edit the menu') },
    { name: 'the custom fields of an event', ...settings, reach: dialogOf('Edit the fields') },
    { name: 'the kitchen', ...eventTab(prepared, 'kitchen'), reach: kitchenShown },
    { name: 'deleting an event from its settings', ...settings, reach: dialogOf('Delete Event') },
    { name: 'attendees selected in the guest list', ...event, reach: selectTwo },
    { name: 'editing several attendees', ...event, reach: editTwo },
    { name: 'columns of the guest list', ...event, reach: guestColumns },
    { name: 'a cell of the guest list that is refused', ...event, reach: namelessGuest },
    { name: 'the guest list by party', ...event, reach: guestsByParty },
  ];
};
