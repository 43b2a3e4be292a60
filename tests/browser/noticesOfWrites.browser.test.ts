import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeEach, describe } from 'vitest';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const guestFile = fileURLToPath(new URL('../data/client-dinner-48.csv', import.meta.url));
const reason = 'The log is away.';
const email = 'organiser@example.com';

let stage: Stage;
let dinner: PlannedEvent;
it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
});

beforeEach(async () => {
  const caller = await stage.caller(email);
  dinner = await plannedEvent(caller, {
    name: 'Gala at the Orangery',
    people: ['Ada Byron', 'Ben Ito'],
    tables: { Garden: 6 },
  });
});

/** The server answers this command with an error, whatever it is asked. */
const failing = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === operation
      ? route.fulfill({
          json: { errors: [{ message: reason, extensions: { code: 'INTERNAL' } }] },
        })
      : route.fallback(),
  );

const says = async (page: Page, title: string, text?: string): Promise<void> => {
  const notices = page.getByRole('region', { name: /^Notifications/ });
  await notices.getByText(title, { exact: true }).waitFor();
  if (text) await notices.getByText(text, { exact: true }).waitFor();
};

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const inDialog = (page: Page) => page.getByRole('dialog');
const type = (page: Page, field: string, text: string) =>
  inDialog(page).getByRole('textbox', { name: field, exact: true }).fill(text);

const onSeating = async (): Promise<Page> => {
  const page = await stage.member(email, dinner.path);
  await page.locator('[data-drop=pool] [data-attendee]').first().waitFor();
  return page;
};
const onEvents = async (): Promise<Page> => {
  const page = await stage.member(email, '/events');
  await page.getByRole('button', { name: 'New Event', exact: true }).waitFor();
  return page;
};

const addTable = async (page: Page) => {
  await press(page, 'Add Table');
  await type(page, 'Table Name', 'Terrace');
  await press(page, 'Create Table');
};
const addAttendee = async (page: Page) => {
  await press(page, 'Add Attendee');
  await type(page, 'Name', 'Cleo Duarte');
  await inDialog(page).getByRole('button', { name: 'Add Attendee', exact: true }).click();
};
const importFile = async (page: Page) => {
  await press(page, 'Import CSV');
  await inDialog(page).locator('input[type=file]').setInputFiles(guestFile);
  await inDialog(page)
    .getByRole('button', { name: /^Import \d/ })
    .click();
};
const paste = async (page: Page) => {
  await press(page, 'Bulk Import');
  await type(page, 'Attendees', 'Mira Halvorsen, CFO, Nordlys AS, linkedin.com/in/mira, customer');
  await inDialog(page)
    .getByRole('button', { name: /^Import \d/ })
    .click();
};
const noRulesYet = 'There are no rules yet. “Propose seats…” has presets to start with.';
const autoAssign = (page: Page) => press(page, 'Auto Assign');
const saveArrangement = async (page: Page) => {
  await press(page, 'Save');
  await type(page, 'Name', 'As agreed');
  await press(page, 'Save arrangement');
};
const share = async (page: Page) => {
  await saveArrangement(page);
  await page.getByRole('switch', { name: 'Public link for As agreed' }).click();
};
const moveTo = (place: string) => async (page: Page) => {
  await page.locator('[data-drop=pool] [data-attendee]').first().click();
  await press(page, 'Move to…');
  await page.getByRole('option', { name: place }).first().click();
};
const hold = async (page: Page) => {
  await moveTo('Holding Area')(page);
  await inDialog(page).getByRole('button', { name: 'Move to Holding Area', exact: true }).click();
};
const release = async (page: Page) => {
  await hold(page);
  await says(page, 'Attendee moved to holding area');
  await page.getByRole('button', { name: /Move to Pool/ }).click();
};
const resize = async (page: Page) => {
  await page.locator('[data-table]').first().press('Enter');
  await press(page, 'Two seats more');
};
const createEvent = async (page: Page) => {
  await press(page, 'New Event');
  await type(page, 'Event Name', 'Autumn supper');
  await press(page, 'Create Event');
};
const editEvent = async (page: Page) => {
  await press(page, 'Edit Gala at the Orangery');
  await type(page, 'Event Name', 'Gala in the garden');
  await press(page, 'Save Changes');
};
const deleteEvent = async (page: Page) => {
  await press(page, 'Delete Gala at the Orangery');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).click();
};

type Write = {
  what: string;
  on: () => Promise<Page>;
  command: string;
  act: (page: Page) => Promise<unknown>;
  done: [title: string, text?: string];
  failed: [title: string, text?: string];
};

/** Every write of the catalogue (specification, section 8) without a test beside its screen. */
const writes: Write[] = [
  {
    what: 'creating a table',
    on: onSeating,
    command: 'AddTable',
    act: addTable,
    done: ['Table created', 'New table has been added successfully.'],
    failed: ['Error', `Failed to create table. Please try again. ${reason}`],
  },
  {
    what: 'adding an attendee',
    on: onSeating,
    command: 'AddAttendee',
    act: addAttendee,
    done: ['Attendee added'],
    failed: ['Error', `Failed to add attendee. Please try again. ${reason}`],
  },
  {
    what: 'importing a file',
    on: onSeating,
    command: 'ImportAttendees',
    act: importFile,
    done: ['Successfully imported 48 attendees'],
    failed: [
      'Upload Failed',
      `Failed to import attendees. Please check the data and try again. ${reason}`,
    ],
  },
  {
    what: 'importing a pasted list',
    on: onSeating,
    command: 'ImportAttendees',
    act: paste,
    done: ['Successfully imported 1 attendee'],
    failed: [
      'Import failed',
      `Failed to import attendees. Please check your data format. ${reason}`,
    ],
  },
  {
    what: 'assigning seats automatically',
    on: onSeating,
    command: 'AutoAssignSeats',
    act: autoAssign,
    done: ['Attendees automatically assigned to seats', `2 seated. ${noRulesYet}`],
    failed: ['Failed to auto-assign attendees', reason],
  },
  {
    what: 'saving an arrangement',
    on: onSeating,
    command: 'SaveArrangement',
    act: saveArrangement,
    done: ['Arrangement saved'],
    failed: ['Failed to save arrangement', reason],
  },
  {
    what: 'sharing an arrangement',
    on: onSeating,
    command: 'ShareArrangement',
    act: share,
    done: ['Sharing enabled'],
    failed: ['Failed to update sharing settings', reason],
  },
  {
    what: 'holding somebody',
    on: onSeating,
    command: 'HoldAttendee',
    act: hold,
    done: ['Attendee moved to holding area'],
    failed: ['Failed to move attendee to holding area', `Ada Byron did not move. ${reason}`],
  },
  {
    what: 'releasing somebody',
    on: onSeating,
    command: 'ReleaseAttendee',
    act: release,
    done: ['Holding Status Updated'],
    failed: ['Update Failed', `Failed to update holding status. Ada Byron did not move. ${reason}`],
  },
  {
    what: 'resizing a table',
    on: onSeating,
    command: 'ResizeTable',
    act: resize,
    done: ['Table updated'],
    failed: ['Failed to resize table', reason],
  },
  {
    what: 'creating an event',
    on: onEvents,
    command: 'CreateEvent',
    act: createEvent,
    done: ['Event created'],
    failed: ['Failed to create event', reason],
  },
  {
    what: 'editing an event',
    on: onEvents,
    command: 'EditEvent',
    act: editEvent,
    done: ['Event updated'],
    failed: ['Failed to update event', reason],
  },
  {
    what: 'deleting an event',
    on: onEvents,
    command: 'DeleteEvent',
    act: deleteEvent,
    done: ['Event deleted'],
    failed: ['Failed to delete event', reason],
  },
];

describe.each(writes)('$what', ({ on, command, act, done, failed }) => {
  it('is reported when it is done', async () => {
    const page = await on();
    await act(page);
    await says(page, ...done);
  });

  it('is reported when it failed, with the reason', async () => {
    const page = await on();
    await failing(page, command);
    await act(page);
    await says(page, ...failed);
  });
});
