import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asksBeforeReload, atRest, createGate } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';
/** Whatever address it is requested from. */
const formCode = /\/assets\/newTables-[^/]+\.js/;

let stage: Stage;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  event = await plannedEvent(await stage.caller(email), {
    name: 'Dinner',
    people: ['Ada Byron'],
    tables: { Garden: 4 },
  });
});

/** The seating chart before any code for dialogs and panels has loaded. */
const opened = async (prepare: (page: Page) => Promise<unknown>): Promise<Page> => {
  const page = await stage.member(email, '/about');
  await prepare(page);
  await page.goto(stage.url + event.path);
  await page.getByText('Ada Byron').waitFor();
  return page;
};
const addTable = (page: Page) => page.getByRole('button', { name: 'Add Table' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('a dialog whose code is loading says so, then takes the focus and returns it', async () => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const page = await opened((early) =>
    early.route(formCode, async (route) => {
      await mayCome;
      await route.continue();
    }),
  );
  await addTable(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Add Table');

  letCome();
  const dialog = page.getByRole('dialog', { name: 'Add New Table' });
  await dialog.waitFor();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Add Table');
});

it('a loading dialog is cancelled with Escape', async () => {
  const page = await opened((early) => early.route(formCode, () => new Promise(() => {})));
  await addTable(page).click();
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' });
  await waiting.waitFor();
  await page.keyboard.press('Escape');
  await waiting.waitFor({ state: 'detached' });
});

it('the Room menu has its items before the code of their dialogs has loaded', async () => {
  const dialogs = createGate();
  const page = await opened((early) =>
    early.route(/\/assets\/parts-[^/]+\.js/, async (route) => {
      await dialogs.passed;
      await route.continue();
    }),
  );
  await page.getByRole('button', { name: 'Room', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Place something…');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  dialogs.open();
  await page.getByRole('dialog', { name: 'Place something' }).waitFor();
});

it('a dialog whose code does not arrive says so, and the screen stays', async () => {
  const page = await opened((early) => early.route(formCode, (route) => route.abort()));
  await addTable(page).click();
  const fault = page.getByRole('dialog', { name: 'This could not be loaded' });
  await fault.getByRole('button', { name: 'Close' }).click();
  await fault.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Add Table');

  await addTable(page).click();
  await fault.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(formCode);
  await fault.getByRole('button', { name: 'Try again' }).click();
  // The page is reloaded.
  await fault.waitFor({ state: 'detached' });
  await addTable(page).click();
  await page.getByRole('dialog', { name: 'Add New Table' }).waitFor();
});

it('a dialog whose code did not arrive while the page was idle opens once it does', async () => {
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const page = await opened((early) =>
    early.route(formCode, async (route) => {
      await route.abort('internetdisconnected');
      fail();
    }),
  );
  await failed;
  await page.unroute(formCode);
  await addTable(page).click();
  await page.getByRole('dialog', { name: 'Add New Table' }).waitFor();
});

it('a dialog that is asked for while its code fails to arrive in advance opens once it does', async () => {
  const [requested, asked] = [createGate(), createGate()];
  let requests = 0;
  const page = await opened((early) =>
    early.route(formCode, async (route) => {
      requests += 1;
      if (requests > 1) return route.continue();
      requested.open();
      await asked.passed;
      await route.abort('internetdisconnected');
    }),
  );
  await requested.passed;
  await addTable(page).click();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  asked.open();
  await page.getByRole('dialog', { name: 'Add New Table' }).waitFor();
  await page.unroute(formCode);
});

it('a chart stays usable without the code of what lies over it, and loads it with a network', async () => {
  const overChart = /\/assets\/(overFloor|parts)-[^/]+\.js/;
  const failed = createGate();
  const page = await opened((early) =>
    early.route(overChart, async (route) => {
      await route.abort('internetdisconnected');
      if (route.request().url().includes('overFloor')) failed.open();
    }),
  );
  await failed.passed;
  await atRest(page);
  await page.getByText('Ada Byron').click();
  await page.getByRole('button', { name: 'Move to…' }).waitFor();
  await page.unroute(overChart);
  const arrived = page.waitForResponse(/overFloor/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await arrived).ok()).toBe(true);
});

it('a notice whose code does not arrive says the same in plain form, with its action', async () => {
  const page = await opened((early) =>
    early.route(/\/assets\/ToastPlace-/, (route) => route.abort()),
  );
  await page.getByRole('button', { name: 'Auto Assign' }).click();
  const notice = page.getByRole('alert');
  await notice.getByText('Attendees automatically assigned to seats').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await notice.getByText('Undone').waitFor();
  await page.getByText('Ada Byron').first().waitFor();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.waitFor({ state: 'detached' });
});

it('a part of a page whose code failed without a network loads once there is one', async () => {
  const page = await stage.member(email, '/about');
  await page.route('**/EventsFilterBar-*.js*', (route) => route.abort('internetdisconnected'));
  await page.goto(`${stage.url}/events`);
  await page.getByRole('main').getByText('This could not be loaded').waitFor();
  await page.unroute('**/EventsFilterBar-*.js*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('search', { name: 'Find events' }).waitFor();
});

it('a part of a page whose code fails only after the network is back loads, too', async () => {
  const page = await stage.member(email, '/about');
  let isBack = false;
  await page.route('**/EventsFilterBar-*.js*', async (route) => {
    if (isBack) return route.continue();
    isBack = true;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await route.abort('internetdisconnected');
  });
  await page.goto(`${stage.url}/events`);
  await page.getByRole('search', { name: 'Find events' }).waitFor();
});

it('a page whose code failed without a network loads once there is one', async () => {
  const page = await stage.member(email, '/about');
  await page.route('**/ProfilePage-*.js*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  await page.unroute('**/ProfilePage-*.js*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
});

it('a page whose code is gone since the server was updated is reloaded at its address', async () => {
  const page = await stage.member(email, '/about');
  let isEarlierBuild = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isEarlierBuild = false;
  });
  await page.route('**/ProfilePage-*.js*', (route) =>
    isEarlierBuild ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
});

it('a part of a page that is gone since the server was updated is reloaded, too', async () => {
  const page = await stage.member(email, '/about');
  await page.route('**/SelectForChart-*.js*', (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: 'Seating Chart', exact: true }).click();
  await loaded;
  // It is missing there as well, so the page is not reloaded again and again.
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  await page.unroute('**/SelectForChart-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Select an Event' }).waitFor();
});

it('a permanent part that is gone since the server was updated offers a reload', async () => {
  const page = await stage.member(email, '/about');
  const bar = '**/EventsFilterBar-*.js*';
  await page.route(bar, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  const again = page.getByRole('button', { name: 'Load the page again' });
  await again.waitFor();
  await page.unroute(bar);
  await again.click();
  await page.getByRole('search', { name: 'Find events' }).waitFor();
});

it('a tab whose code does not arrive says so, and leaves the others usable', async () => {
  const page = await stage.member(email, '/about');
  await page.goto(`${stage.url}/events/${event.id}`);
  await page.route('**/KitchenTab-*.js*', (route) => route.abort());
  await page.getByRole('tab', { name: 'Kitchen' }).click();
  const fault = page.getByRole('dialog', { name: 'This could not be loaded' });
  await fault.getByRole('button', { name: 'Close' }).click();
  await fault.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Attendees' }).click();
  await page.getByRole('button', { name: 'Ada Byron' }).first().waitFor();
});

it('a page whose code is missing after every load says so', async () => {
  const page = await stage.member(email, '/about');
  await page.route('**/ProfilePage-*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
});

it('a dialog with a choice from a list asks before discarding it', async () => {
  const page = await opened(async () => {});
  await addTable(page).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Table' });
  await dialog.getByRole('combobox').first().click();
  await page.getByRole('option', { selected: false }).first().click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('a dialog with typed text is asked about before a reload, until it is closed', async () => {
  const page = await opened(async () => {});
  const add = page.getByRole('button', { name: 'Add Attendee', exact: true }).first();
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add Attendee' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Byron');
  await asksBeforeReload(page);
  expect(await name.inputValue()).toBe('Ada Byron');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Playwright would dismiss a question, and the page would stay.
  await page.reload();
  await add.waitFor();
});

it('a dialog with typed text asks before Back leaves it', async () => {
  const page = await opened(async () => {});
  const path = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Add Attendee', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Attendee' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  const leave = (how: string) => question.getByRole('button', { name: how }).click();
  await name.fill('Ada Byron');
  // The router needs a frame before it can block Back; nobody types and goes back faster than that.
  await atRest(page);
  await page.goForward();
  await leave('Keep editing');
  await question.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Ada Byron');
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goForward();
  await leave('Discard');
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
});

it('a long dialog keeps its title visible, however its form is scrolled', async () => {
  const page = await opened(async () => {});
  await page.getByRole('button', { name: 'Add Attendee', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Attendee' });
  await dialog.getByRole('textbox', { name: 'Name' }).waitFor();
  await dialog.evaluate((content) => {
    for (const one of [content, ...content.querySelectorAll('*')]) one.scrollTop = 10_000;
  });
  const title = await dialog.getByRole('heading', { name: 'Add Attendee' }).boundingBox();
  const around = await dialog.boundingBox();
  expect(title?.y).toBeGreaterThan(around?.y ?? Number.NaN);
  const save = await dialog.getByRole('button', { name: 'Add Attendee' }).boundingBox();
  const below = (around?.y ?? 0) + (around?.height ?? 0) - (save?.y ?? 0) - (save?.height ?? 0);
  expect(below).toBeLessThan(24);
});
