import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { pressTool } from './hands.ts';
import type { PreparedDinner } from './preparedDinner.ts';
import { dragTo } from './stage.ts';

export type Screen = {
  name: string;
  /** Signed out, signed in without events, who planned the dinner, or an admin. */
  as: 'visitor' | 'newcomer' | 'organiser' | 'admin';
  path: string;
  /** What is to be seen before anything is judged. */
  heading: string;
  /** The part that is judged, where that is not the whole page. */
  part?: string;
  /** What to do from there, up to where the screen stands as it is named. */
  reach?: (page: Page) => Promise<unknown>;
  /** What was begun there goes on when the screen is left, and is found again from another. */
  goesOn?: true;
};

const guestFile = fileURLToPath(new URL('../data/summit-1200.csv', import.meta.url));
const dinner = 'Client dinner at the Orangery';

const press = (name: string | RegExp) => (page: Page) => pressTool(page, name);

/** Presses a button and waits for the dialog that it opens. */
const dialogOf = (name: string | RegExp) => async (page: Page) => {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  // A panel is a dialog itself on a phone.
  const before = await dialogs.count();
  await press(name)(page);
  await dialogs.nth(before).waitFor();
};

const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** Opens the dialog that an item of an arrangement's menu leads to. */
const withArrangement = (item: string) => async (page: Page) => {
  await press('Actions for First seating')(page);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
};
const openTakeOver = inTurn(dialogOf('Take over…'), (page) =>
  page.getByRole('heading', { name: 'What changes', exact: true }).waitFor(),
);

const noticeOf = (title: string) => (page: Page) =>
  page.getByText(title, { exact: true }).first().waitFor();

const pickFirst = (page: Page) => page.locator('[data-drop=pool] [data-attendee]').first().click();

const chooseTable = (page: Page) =>
  page
    .locator('[data-table] rect')
    .first()
    .click({ position: { x: 8, y: 8 } });

/** On a phone people and tables take turns; elsewhere both are there, each with its heading. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 820;
const showPeople = async (page: Page) => {
  if (isPhone(page)) await press(/^Pool \(/)(page);
};
const showTables = async (page: Page) => {
  if (isPhone(page)) await press(/^Tables \(/)(page);
};
/** The view is kept from screen to screen, so each says which one it means. */
const showChart = inTurn(showTables, press(/^Chart$/));
const showList = inTurn(showTables, press(/^List$/));

const marked = (by: string, legend: string, before = showChart) =>
  inTurn(before, async (page) => {
    await page.getByRole('combobox', { name: 'Mark seats by' }).click();
    await page.getByRole('option', { name: `Mark ${by}`, exact: true }).click();
    await page.getByRole('region', { name: legend, exact: true }).waitFor();
  });

const openDetails = async (page: Page) => {
  await press(/^Details of /)(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
};

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
  // The panel's own title says "this guest".
  await page.getByRole('heading', { level: 3, name: /^Where .+ has been$/ }).waitFor();
});

const openRules = inTurn(press(/^Rules$/), (page) =>
  page.getByRole('heading', { name: 'Rules', exact: true }).waitFor(),
);
const newRule = (kind: RegExp) =>
  inTurn(openRules, dialogOf('New rule'), press(kind), (page) =>
    page.getByRole('group', { name: 'How much it counts' }).waitFor(),
  );
const name = (page: Page, field: string, typed: string) =>
  inTurn(
    () => page.getByRole('combobox', { name: field }).fill(typed),
    () => page.getByRole('option', { name: typed }).click(),
  )(page);
/** Two who are to sit together by a rule, kept apart from the details of one of them. */
const apartByGesture = async (page: Page) => {
  await openDetailsOf(/^Details of Sara/)(page);
  await dialogOf('Apart from…')(page);
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Pablo');
  await page.getByRole('option', { name: /^Pablo/ }).click();
  await page.getByRole('dialog', { name: 'These rules cannot all hold' }).waitFor();
};
/** Likes somebody; who did so before is asked for no more. */
const withPreferences = async (page: Page) => {
  await openDetailsOf(/^Details of Sara/)(page);
  await dialogOf('Likes…')(page);
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Amanda');
  await page.getByRole('option', { name: /^Amanda/ }).click();
  await page.getByRole('list', { name: 'Likes and avoids' }).scrollIntoViewIfNeeded();
};
/** Two who are to sit together by a rule. */
const apartDespiteRule = inTurn(newRule(/^Keep apart/), async (page) => {
  await name(page, 'Who: people', 'Sara');
  await name(page, 'Who: people', 'Pablo');
  await press('Add rule')(page);
  await page.getByRole('alert').waitFor();
});
const openDetailsOf = (person: RegExp) =>
  inTurn(showPeople, press(person), (page) =>
    page.getByRole('button', { name: 'Apart from…' }).waitFor(),
  );
const nestedWhom = inTurn(newRule(/^Somebody with them/), async (page) => {
  await page.getByRole('combobox', { name: 'Who', exact: true }).click();
  await page.getByRole('option', { name: 'Who is all of these' }).click();
  await press('Add rule')(page);
  await page.locator('[aria-invalid]').first().waitFor();
});
const tooManyPlusOnes = inTurn(openDetailsOf(/^Details of Sara/), async (page) => {
  await page.getByRole('spinbutton', { name: 'How many more' }).fill('21');
  await press('Add plus-ones')(page);
  await page.locator('[aria-invalid]').first().waitFor();
});
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
/** On a phone guests are cards, which have no columns, groups and cells, but a menu. */
const hasGuestCards = (page: Page) => (page.viewportSize()?.width ?? 0) <= 640;
/** Opens a dialog about the first of the guest list. */
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
const editNewcomer = dialogOf('Edit newcomer@example.com');

/** Asked to type the name of who is to be erased. */
const erasing = async (page: Page) => {
  await press('Erase personal data…')(page);
  await page.getByRole('textbox', { name: /^Type .* to confirm$/ }).waitFor();
};
const misspelt = async (page: Page) => {
  await page.getByRole('textbox', { name: /^Type .* to confirm$/ }).fill('Somebody else');
  await press('Erase for good')(page);
  await page.locator('[aria-invalid]').first().waitFor();
};

/** Somebody else has the same screen open, until the page goes on. */
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

const printed = [
  ['seating-plan', 'Seating plan'],
  ['guest-list', 'Guest list'],
  ['table-lists', 'Lists by table'],
  ['place-cards', 'Place cards'],
  ['table-cards', 'Table cards'],
  ['escort-cards', 'Escort cards'],
  ['door-list', 'Door list'],
  ['kitchen', 'Kitchen'],
] as const;

const proposeForAll = inTurn(dialogOf('Propose seats…'), (page) =>
  page.getByRole('radio', { name: /^Everybody/ }).check(),
);

const previewed = inTurn(
  proposeForAll,
  (page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Propose seats', exact: true }).click(),
  (page) => page.getByRole('region', { name: 'Preview' }).waitFor(),
);

/** On a phone the details of a proposal are a sheet of their own. */
const proposalDetails = inTurn(previewed, async (page) => {
  if (isPhone(page)) await press(/^Details$/)(page);
  await page.getByRole('heading', { name: /^Who moves/ }).waitFor();
});

/** Begins a proposal that is worked out until it is cancelled, or finds the one that is. */
const askForBest = inTurn(dialogOf('Propose seats…'), async (page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Best/ }).check();
  await dialog.getByRole('button', { name: 'Propose seats', exact: true }).click();
});
const working = inTurn(askForBest, async (page) => {
  const bar = page.getByRole('progressbar');
  const other = page.getByRole('button', { name: 'Show that one', exact: true });
  await bar.or(other).waitFor();
  if (await other.isVisible()) await other.click();
  await bar.waitFor();
});

/** Holds somebody whom the open proposal would move. */
const outdated = inTurn(proposalDetails, async (page) => {
  await page.evaluate(async () => {
    const eventId = new URLSearchParams(location.search).get('event');
    const mover = document.querySelector('[data-marks~=moves]')?.getAttribute('data-attendee');
    await fetch(`/api/attendees/${mover}/holding`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: eventId, hold: true }),
    });
  });
  await page.getByRole('heading', { name: 'The plan has changed since' }).waitFor();
});

const withoutOne = inTurn(proposalDetails, async (page) => {
  await page.getByRole('checkbox').first().uncheck();
  await page
    .getByText(/ stays?\b/)
    .first()
    .waitFor();
});
const whyMoved = inTurn(proposalDetails, async (page) => {
  await page.locator('summary', { hasText: 'Why?' }).first().click();
  await page.getByText(/ points for them$/).waitFor();
});

/** A proposal that was taken, opened again by its address and worked out once more. */
const verified = inTurn(previewed, async (page) => {
  const address = page.url();
  await press(/^Take all$/)(page);
  await page.getByRole('region', { name: 'Preview' }).waitFor({ state: 'detached' });
  await page.goto(address);
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  if (isPhone(page)) await press(/^Details$/)(page);
  await press(/^Verify$/)(page);
  await page.getByText(/^Worked out again/).scrollIntoViewIfNeeded();
});

const earlierProposals = inTurn(dialogOf('Propose seats…'), async (page) => {
  await page.locator('summary', { hasText: 'Earlier proposals' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).first().waitFor();
});

/** Adds a rule, whatever contradicts it. */
const withRule = (rule: object) => (page: Page) =>
  page.evaluate(async (given) => {
    const eventId = new URLSearchParams(location.search).get('event');
    await fetch(`/api/events/${eventId}/rules`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rule: given, evenSo: true }),
    });
  }, rule);

/** Somebody who sits there does not come after all. */
const seatFreed = inTurn(showChart, async (page) => {
  const seated = page.locator('[data-seat][data-attendee]').first();
  const attendeeId = await seated.getAttribute('data-attendee');
  await page.evaluate((id) => fetch(`/api/attendees/${id}`, { method: 'DELETE' }), attendeeId);
  await page.getByRole('region', { name: 'Seats to fill' }).waitFor();
});

const importOf = (...lines: string[]) =>
  inTurn(dialogOf('Import CSV'), async (page) => {
    const buffer = Buffer.from(lines.join('\n'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer });
  });
const needs = inTurn(
  importOf(
    'name,tag,diet,allergies,access,external id',
    'Mira Long,guest,vegan,nuts (anaphylaxis); kiwi: intolerance,wheelchair,CRM-1',
    'Olle Berg,guest,,,,CRM-1',
  ),
  (page) => page.getByRole('list', { name: 'More of Mira Long' }).waitFor(),
);
const twoSheets = fileURLToPath(new URL('../data/guestFiles/two-sheets.xlsx', import.meta.url));
const whichSheet = inTurn(dialogOf('Import CSV'), async (page) => {
  await page.locator('input[type=file]').setInputFiles(twoSheets);
  await page.getByRole('combobox', { name: 'Sheet', exact: true }).waitFor();
});
const oldWorkbook = inTurn(dialogOf('Import CSV'), async (page) => {
  const buffer = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const file = { name: 'guests.xls', mimeType: 'application/vnd.ms-excel', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('alert').getByRole('listitem').waitFor();
});
const wishes = inTurn(
  importOf('name,tag,together with,near', 'Mira Long,guest,Olle Berg,Stage', 'Olle Berg,guest,,'),
  (page) => page.getByRole('region', { name: 'Wishes' }).getByRole('listitem').first().waitFor(),
);
const wishesNotMet = inTurn(
  importOf('name,tag,together with', 'Mira Long,guest,Nobody at all'),
  (page) => page.getByRole('alert').getByRole('listitem').waitFor(),
);

const fromRoom = (item: string) => async (page: Page) => {
  await press(/^Room$/)(page);
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
};
const addPlace = fromRoom('Place something…');
const kitchenShown = (page: Page) =>
  page.getByRole('heading', { name: 'Totals' }).evaluate((heading) => heading.scrollIntoView());

const placeSettings = inTurn(showList, press(/^Stage$/), (page) =>
  page.getByRole('region', { name: /^Settings of/ }).waitFor(),
);
const whyTable = inTurn(showChart, chooseTable, press('Why so?'), (page) =>
  page.getByRole('region', { name: 'Why so?' }).getByRole('listitem').first().waitFor(),
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

/** Every screen that there is, with its dialogs and menus open. */
export const screensWith = ({
  eventId,
  arrangementId,
  draftId,
  emptyEventId,
  pairIds,
  issueId,
}: PreparedDinner): Screen[] => {
  const events = { as: 'organiser', path: '/events', heading: 'Events' } as const;
  const profile = { as: 'organiser', path: '/profile', heading: 'Account Information' } as const;
  const event = { as: 'organiser', path: `/events/${eventId}`, heading: dinner } as const;
  const tables = { ...event, path: `${event.path}?tab=tables` } as const;
  const arrangements = { ...event, path: `${event.path}?tab=arrangements` } as const;
  const settings = { ...event, path: `${event.path}?tab=settings` } as const;
  const admin = { as: 'admin', path: '/admin', heading: 'Activity Log' } as const;
  const seating = { as: 'organiser', path: `/seating?event=${eventId}`, heading: dinner } as const;
  const emptySeating = {
    as: 'organiser',
    path: `/seating?event=${emptyEventId}`,
    heading: 'Summer party',
  } as const;
  const timeline = {
    as: 'organiser',
    path: `/timeline?event=${eventId}`,
    heading: dinner,
  } as const;
  const draft = {
    ...seating,
    path: `/seating?event=${draftId}`,
    heading: `Draft “Long tables” · ${dinner}`,
  } as const;
  const analytics = {
    as: 'organiser',
    path: `/analytics?event=${eventId}`,
    heading: dinner,
  } as const;
  const compare = (query: string) =>
    ({ as: 'organiser', path: `/compare?event=${eventId}${query}`, heading: dinner }) as const;
  const must = (kind: string) => withRule({ kind, who: { people: pairIds }, hard: true });
  const shared = {
    as: 'visitor',
    path: `/public/arrangements/${arrangementId}`,
    heading: 'Client dinner',
  } as const;
  return [
    { name: 'landing', as: 'visitor', path: '/', heading: 'Everyone in the right seat.' },
    {
      name: 'the theme menu',
      as: 'visitor',
      path: '/',
      heading: 'Everyone in the right seat.',
      reach: press('Theme'),
    },
    { name: 'no such page', as: 'visitor', path: '/nowhere', heading: 'Page Not Found' },
    {
      name: 'an arrangement that is not shared',
      as: 'visitor',
      path: '/public/arrangements/AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Arrangement Not Found',
    },
    { name: 'signing in', as: 'visitor', path: '/api/login', heading: 'Sign in' },
    {
      name: 'a sheet that was given out',
      as: 'visitor',
      path: `/s/${issueId}`,
      heading: 'Place cards, issue 1',
    },
    {
      name: 'no such sheet',
      as: 'visitor',
      path: '/s/AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'No such sheet',
    },
    { name: 'a public arrangement', ...shared },
    {
      name: 'a public arrangement, with somebody found',
      ...shared,
      reach: async (page) => {
        await page.getByRole('searchbox').fill('Ebba');
        await page.getByText(/Ebba/).first().waitFor();
      },
    },
    { name: 'home of a newcomer', as: 'newcomer', path: '/', heading: 'Welcome, User' },
    { name: 'no events', as: 'newcomer', path: '/events', heading: 'No events yet' },
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
    {
      name: 'analytics without an event, of a newcomer',
      as: 'newcomer',
      path: '/analytics',
      heading: 'No events yet',
    },
    {
      name: 'analytics of no such event',
      as: 'newcomer',
      path: '/analytics?event=AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Event not found',
    },
    {
      name: 'analytics without an event',
      as: 'organiser',
      path: '/analytics',
      heading: 'Select an Event',
    },
    { name: 'analytics', ...analytics },
    {
      name: 'analytics as a table',
      ...analytics,
      reach: inTurn(
        (page) => page.getByText('Show as a table').first().click(),
        (page) => page.getByRole('table').first().waitFor(),
      ),
    },
    {
      name: 'analytics of companies by table',
      ...analytics,
      reach: (page) => page.getByRole('tab', { name: /^By table/ }).click(),
    },
    {
      name: 'analytics to be exported',
      ...analytics,
      reach: inTurn(press('Export'), (page) => page.getByRole('menu').waitFor()),
    },
    {
      name: 'comparing without an event',
      as: 'newcomer',
      path: '/compare',
      heading: 'Select an Event',
    },
    {
      name: 'comparing no such event',
      as: 'newcomer',
      path: '/compare?event=AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Event not found',
    },
    {
      name: 'a comparison',
      ...compare('&from=r:1&to=now'),
      reach: (page) => page.getByRole('option').first().click(),
    },
    {
      name: 'a comparison of tables, side by side',
      ...compare('&from=r:3&to=now&view=both'),
      reach: inTurn(
        (page) => page.getByRole('tab', { name: /^Tables/ }).click(),
        (page) => page.getByRole('option').first().click(),
      ),
    },
    {
      name: 'the cards to print again',
      ...compare('&from=r:1&to=now'),
      reach: inTurn(
        (page) => page.getByRole('tab', { name: /^Reprint/ }).click(),
        (page) => page.getByRole('option').first().waitFor(),
        // To reach the tab of a phone is to scroll, up to where the head covers half of a button.
        (page) => page.evaluate(() => scrollTo(0, 0)),
      ),
    },
    {
      name: 'a comparison in which nothing differs',
      ...compare('&from=now&to=now'),
      heading: 'Nothing differs',
    },
    {
      name: 'a comparison with what is not there',
      ...compare('&from=r:900000&to=now'),
      heading: 'Nothing to compare here',
    },
    {
      name: 'a comparison to be exported',
      ...compare('&from=r:1&to=now'),
      reach: inTurn(press('Export'), (page) => page.getByRole('menu').waitFor()),
    },
    {
      name: 'the place cards that are new, to be printed',
      as: 'organiser',
      path: `/print/place-cards?event=${eventId}&since=r:1`,
      heading: 'Place cards',
    },
    { name: 'home', as: 'organiser', path: '/', heading: 'Welcome back' },
    { name: 'profile', ...profile },
    {
      name: 'a profile that says what is wrong',
      ...profile,
      reach: inTurn(
        (page) => page.getByRole('textbox', { name: 'Bio' }).fill('x'.repeat(501)),
        press('Save Changes'),
        (page) => page.locator('[aria-invalid]').first().waitFor(),
      ),
    },
    {
      name: 'leaving a profile that is not saved',
      ...profile,
      reach: inTurn(
        (page) => page.getByRole('textbox', { name: 'First Name' }).fill('Somebody else'),
        (page) => page.getByRole('link', { name: 'Back to Home' }).click(),
        (page) => page.getByRole('alertdialog').waitFor(),
      ),
    },
    {
      name: 'about',
      as: 'organiser',
      path: '/about',
      heading: 'About Dinner Seating Planner',
    },
    { name: 'admin', ...admin },
    { name: 'admin without permission', ...admin, as: 'newcomer', heading: 'You do not have' },
    {
      name: 'a search that finds no user',
      ...admin,
      reach: async (page) => {
        await page.getByRole('searchbox').fill('nobody of this name');
        await page.getByRole('heading', { name: 'No users found' }).waitFor();
      },
    },
    { name: 'adding a user', ...admin, reach: dialogOf('Add User') },
    {
      name: 'adding a user, with what is wrong',
      ...admin,
      reach: inTurn(dialogOf('Add User'), press('Create User'), (page) =>
        page.locator('[aria-invalid]').first().waitFor(),
      ),
    },
    {
      name: 'editing oneself as the last admin',
      ...admin,
      reach: inTurn(
        dialogOf('Edit Ada Lindqvist'),
        (page) => page.getByRole('switch', { name: 'Active' }).click(),
        press('Save Changes'),
        (page) => page.getByText('The last active admin').waitFor(),
      ),
    },
    { name: 'editing a user', ...admin, reach: editNewcomer },
    {
      name: 'erasing a user, with another name typed',
      ...admin,
      reach: inTurn(editNewcomer, erasing, misspelt),
    },
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
    {
      name: 'the arrangements of an event',
      ...arrangements,
      reach: (page) => page.getByRole('switch').first().waitFor(),
    },
    { name: 'the settings of an event', ...settings },
    { name: 'the menu of an event', ...settings, reach: dialogOf('Edit the menu') },
    { name: 'the own fields of an event', ...settings, reach: dialogOf('Edit the fields') },
    { name: 'the kitchen', ...event, path: `${event.path}?tab=kitchen`, reach: kitchenShown },
    { name: 'deleting an event from its settings', ...settings, reach: dialogOf('Delete Event') },
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
      // The table with the free seat.
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
    { name: 'the rules', ...seating, reach: openRules },
    { name: 'the rules of an event that has none', ...emptySeating, reach: openRules },
    { name: 'what a rule can say', ...seating, reach: inTurn(openRules, dialogOf('New rule')) },
    { name: 'a new rule', ...seating, reach: newRule(/^How many per table/) },
    { name: 'a rule that says what is wrong', ...seating, reach: nestedWhom },
    { name: 'a rule that contradicts another', ...seating, reach: apartDespiteRule },
    {
      name: 'editing a rule',
      ...seating,
      reach: inTurn(openRules, dialogOf(/^Edit rule: Sara/)),
    },
    {
      name: 'the rules that name somebody',
      ...seating,
      reach: inTurn(openDetailsOf(/^Details of Sara/), (page) =>
        page.getByRole('button', { name: /^Remove rule: Sara/ }).scrollIntoViewIfNeeded(),
      ),
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
    {
      name: 'a rule about somebody and whom',
      ...seating,
      reach: inTurn(openDetailsOf(/^Details of Sara/), dialogOf('Together with…'), async (page) => {
        await page.getByRole('combobox', { name: 'Name', exact: true }).fill('a');
        await page.getByRole('option').first().waitFor();
      }),
    },
    { name: 'a rule that contradicts another, by one gesture', ...seating, reach: apartByGesture },
    { name: 'the options of a proposal', ...seating, reach: dialogOf('Propose seats…') },
    { name: 'a proposal for everybody', ...seating, reach: proposeForAll },
    {
      name: 'a proposal for some tables',
      ...seating,
      reach: inTurn(dialogOf('Propose seats…'), (page) =>
        page.getByRole('radio', { name: /^Some tables/ }).check(),
      ),
    },
    { name: 'a proposed seating', ...seating, reach: previewed },
    { name: 'a proposal without somebody', ...seating, reach: withoutOne },
    { name: 'why a proposal moves somebody', ...seating, reach: whyMoved },
    { name: 'proposals made earlier', ...seating, reach: earlierProposals },
    { name: 'who moves by a proposal', ...seating, reach: proposalDetails },
    { name: 'a proposal that is worked out', ...seating, reach: working, goesOn: true },
    {
      name: 'a proposal beside one that is worked out',
      ...seating,
      goesOn: true,
      reach: inTurn(
        working,
        // Opened anew, the screen does not know the one that was begun here.
        (page) => page.goto(page.url().replace(/&proposal=[^&]*/, '')),
        askForBest,
        (page) => page.getByRole('alert').waitFor(),
      ),
    },
    {
      name: 'a proposal that was cancelled',
      ...seating,
      goesOn: true,
      reach: inTurn(
        working,
        (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
        (page) => page.getByText('The proposal was cancelled').waitFor(),
      ),
    },
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
    {
      name: 'an audit log that is refused',
      as: 'organiser',
      path: '/admin/audit',
      heading: 'You do not have permission',
    },
    {
      name: 'the audit log',
      as: 'admin',
      path: '/admin/audit',
      heading: 'Audit Log',
      // The refusal before is in it.
      reach: (page) => page.getByText('Raw entry').first().click(),
    },
    {
      name: 'an audit log in which nothing fits',
      as: 'admin',
      path: '/admin/audit?actor=zebra',
      heading: 'No matching entries',
    },
    { name: 'a replay', as: 'admin', path: '/admin/replay', heading: 'Users at this moment' },
    { name: 'adding an attendee', ...seating, reach: dialogOf('Add Attendee') },
    { name: 'adding a table', ...seating, reach: dialogOf('Add Table') },
    {
      name: 'an import with its preview',
      ...seating,
      reach: inTurn(dialogOf('Import CSV'), async (page) => {
        await page.locator('input[type=file]').setInputFiles(guestFile);
        await page.getByRole('region', { name: 'Preview' }).waitFor();
      }),
    },
    {
      name: 'an import whose columns have other names',
      ...seating,
      reach: inTurn(importOf('Guest,Firma', 'Mira Long,Halden'), (page) =>
        page.getByRole('combobox', { name: 'Name is in column', exact: true }).waitFor(),
      ),
    },
    { name: 'an import that asks for its sheet', ...seating, reach: whichSheet },
    { name: 'an import of a file that cannot be read', ...seating, reach: oldWorkbook },
    {
      name: 'a list compared with the people of an event',
      ...seating,
      reach: inTurn(importOf('name,tag', 'Mira Long,guest'), async (page) => {
        await page.getByRole('button', { name: 'Compare with the event' }).click();
        await page.getByRole('heading', { name: 'What the list changes' }).waitFor();
      }),
    },
    { name: 'an import with needs', ...seating, reach: needs },
    { name: 'an import with wishes', ...seating, reach: wishes },
    { name: 'an import whose wishes cannot be met', ...seating, reach: wishesNotMet },
    {
      name: 'a pasted list with lines that are skipped',
      ...seating,
      reach: inTurn(dialogOf('Bulk Import'), async (page) => {
        await page
          .getByRole('textbox', { name: 'Attendees' })
          .fill('Mira Halvorsen, CFO, Nordlys AS, linkedin.com/in/mira, customer\nonly a name');
        await page.getByRole('region', { name: 'Preview' }).waitFor();
      }),
    },
    {
      name: 'what can be printed and exported',
      ...seating,
      reach: inTurn(press('Print'), (page) => page.getByRole('menu').waitFor()),
    },
    ...printed.map(
      ([sheet, heading]): Screen => ({
        name: `${sheet}, to be printed`,
        as: 'organiser',
        path: `/print/${sheet}?event=${eventId}`,
        heading,
      }),
    ),
    {
      name: 'what was given out',
      as: 'organiser',
      path: `/print/place-cards?event=${eventId}`,
      heading: 'Place cards',
      reach: dialogOf('Issues'),
    },
    {
      name: 'trying something',
      ...seating,
      reach: inTurn(press('Try something…'), (page) =>
        page.getByRole('link', { name: 'Long tables', exact: true }).waitFor(),
      ),
    },
    { name: 'a draft', ...draft },
    { name: 'throwing a draft away', ...draft, reach: dialogOf('Throw away…') },
    { name: 'taking a draft over', ...draft, reach: openTakeOver },
    {
      name: 'taking some tables of a draft over',
      ...draft,
      reach: inTurn(
        openTakeOver,
        (page) => page.getByRole('radio', { name: /^Some tables only/ }).check(),
        press(/^Take over$/),
        noticeOf('Choose at least one table'),
      ),
    },
    {
      name: 'conflicts of a draft that nothing was said about',
      ...draft,
      reach: inTurn(
        openTakeOver,
        press(/^Take over$/),
        noticeOf('Choose to leave these as they are, or go back to the draft'),
      ),
    },
    { name: 'saving', ...seating, reach: dialogOf('Save') },
    {
      name: 'sharing',
      ...seating,
      reach: inTurn(dialogOf('Share'), (page) => page.getByRole('switch').first().waitFor()),
    },
    {
      name: 'what can be done with an arrangement',
      ...arrangements,
      reach: inTurn(press('Actions for First seating'), (page) => page.getByRole('menu').waitFor()),
    },
    {
      name: 'applying an arrangement',
      ...arrangements,
      reach: inTurn(withArrangement('Apply…'), (page) =>
        page.getByText(/already as saved\.$|change places/).waitFor(),
      ),
    },
    { name: 'renaming an arrangement', ...arrangements, reach: withArrangement('Rename…') },
    {
      name: 'templates to start from',
      ...tables,
      reach: inTurn(dialogOf('Add Table'), press('From a template…'), (page) =>
        page.getByRole('button', { name: 'Use First seating', exact: true }).first().waitFor(),
      ),
    },
    {
      name: 'roles to choose from',
      ...seating,
      // An open list keeps the keys to itself, which is not to be told from the page around it.
      part: '[role=listbox]',
      reach: inTurn(
        showPeople,
        (page) => page.getByRole('combobox').filter({ hasText: 'All roles' }).click(),
        (page) => page.getByRole('listbox').waitFor(),
      ),
    },
    {
      name: 'a notice of success',
      ...seating,
      reach: inTurn(dialogOf('Share'), press('Copy link'), noticeOf('Link copied')),
    },
    {
      name: 'a notice of failure',
      ...shared,
      reach: inTurn(press('Copy Link'), noticeOf('Copy failed')),
    },
    // Last: somebody is held then whom others expect in their seat.
    { name: 'a proposal that is outdated', ...seating, reach: outdated },
    { name: 'a seat that somebody has left', ...seating, reach: seatFreed },
    { name: 'a proposal that was taken and is verified', ...seating, reach: verified },
    { name: 'likes and dislikes of somebody', ...seating, reach: withPreferences },
    { name: 'attendees selected in the guest list', ...event, reach: selectTwo },
    { name: 'editing several attendees', ...event, reach: editTwo },
    { name: 'columns of the guest list', ...event, reach: guestColumns },
    { name: 'a cell of the guest list that is refused', ...event, reach: namelessGuest },
    { name: 'the guest list by party', ...event, reach: guestsByParty },
    { name: 'too many plus-ones of somebody', ...seating, reach: tooManyPlusOnes },
    {
      name: 'rules that cannot all hold',
      ...seating,
      reach: inTurn(must('KeepTogether'), must('KeepApart'), openRules, (page) =>
        page.getByRole('heading', { name: 'Rules that cannot all hold' }).waitFor(),
      ),
    },
  ];
};
