import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { createGate } from './hands.ts';
import { plannedEvent, type Wanted } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let stage: Stage;
let organiser: Caller;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller(email);
});

const planned = (wanted: Wanted) => plannedEvent(organiser, wanted);
const opened = (path: string): Promise<Page> => stage.member(email, path);
const notice = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const settings = (page: Page, name: string) =>
  page.getByRole('region', { name: `Settings of ${name}`, exact: true });
const openSettings = async (page: Page, table: string) => {
  await page.getByRole('button', { name: new RegExp(`^${table}: `) }).focus();
  await page.keyboard.press('Enter');
  await settings(page, table).waitFor();
};

/** Holds an operation back until it is let go: its answer, or on its way to the server. */
const holding = async (page: Page, operation: string, what: 'answer' | 'request' = 'answer') => {
  const [reached, gate] = [createGate(), createGate()];
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    const response = what === 'answer' ? await route.fetch() : undefined;
    reached.open();
    await gate.passed;
    await (response ? route.fulfill({ response }) : route.fallback());
  });
  return { reached: reached.passed, letGo: gate.open };
};

it('leaves the settings of the table open that is chosen while another is being deleted', async () => {
  const event = await planned({ name: 'Two tables', tables: { Garden: 4, Hall: 4 } });
  const page = await opened(event.path);
  await openSettings(page, 'Garden');
  await settings(page, 'Garden').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete table' }).click();
  const deletion = await holding(page, 'DeleteTable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete table' }).click();
  await settings(page, 'Garden').waitFor({ state: 'detached' });
  await openSettings(page, 'Hall');
  deletion.letGo();
  await notice(page, 'Table deleted');
  expect(await settings(page, 'Hall').count()).toBe(1);
});
