import type { Page } from 'playwright-core';
import { pressTool } from '../hands.ts';

export const press = (name: string | RegExp) => (page: Page) => pressTool(page, name);

/** Presses a button and waits for the dialog that it opens. */
export const dialogOf = (name: string | RegExp) => async (page: Page) => {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  // On a phone, a panel is a dialog too.
  const before = await dialogs.count();
  await press(name)(page);
  await dialogs.nth(before).waitFor();
};

export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

export const noticeOf = (title: string) => (page: Page) =>
  page.getByText(title, { exact: true }).first().waitFor();

export const chooseTable = (page: Page) =>
  page
    .locator('[data-table] rect')
    .first()
    .click({ position: { x: 8, y: 8 } });

/** On a phone, people and tables alternate; elsewhere both are shown, each with its heading. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 899;

export const showPeople = async (page: Page) => {
  if (isPhone(page)) await press(/^Pool \(/)(page);
};

export const showTables = async (page: Page) => {
  if (isPhone(page)) await press(/^Tables \(/)(page);
};

/** The view is kept from screen to screen, so each screen sets its own. */
export const showChart = inTurn(showTables, press(/^Chart$/));

export const showList = inTurn(showTables, press(/^List$/));

export const openDetails = async (page: Page) => {
  await press(/^Details of /)(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
};

export const openDetailsOf = (person: RegExp) =>
  inTurn(showPeople, press(person), (page) =>
    page.getByRole('button', { name: 'Apart from…' }).waitFor(),
  );

/** The dialog asks for the name of the person to erase. */
export const erasing = async (page: Page) => {
  await press('Erase personal data…')(page);
  await page.getByRole('textbox', { name: /^Type .* to confirm$/ }).waitFor();
};

export const misspelt = async (page: Page) => {
  await page.getByRole('textbox', { name: /^Type .* to confirm$/ }).fill('Somebody else');
  await press('Erase for good')(page);
  await page.locator('[aria-invalid]').first().waitFor();
};
