import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { openPoisonedPlans, type PoisonedPlans } from '../harness/poisonedPlans.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;
let event: PlannedEvent;
let plans: PoisonedPlans;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  plans = await openPoisonedPlans(stage.databaseUrl);
  const organiser = await stage.caller('organiser@example.com');
  event = await plannedEvent(organiser, {
    name: 'Gala',
    people: ['Ada Byron'],
    tables: { Garden: 4 },
  });
  page = await stage.member('organiser@example.com', event.path);
});
afterAll(() => plans?.close());

const notice = () => page.getByText(/^This event has not been up to date since May 1, 2026/);
const undo = () => page.getByLabel('Undo', { exact: true });

it('tells on open screens that an event is not up to date, lets nobody change it, and ends the message', async () => {
  await page.locator(`[data-seat="${event.seatId('Garden', 1)}"]`).waitFor();
  await undo().waitFor();
  await plans.poison(event.id);
  await notice().waitFor();
  await undo().waitFor({ state: 'detached' });
  await page.goto(`${stage.url}/events/${event.id}`);
  await notice().waitFor();
  await plans.mend();
  await plans.resume(event.id);
  await notice().waitFor({ state: 'detached' });
  await page.goto(stage.url + event.path);
  await undo().waitFor();
  await expect.poll(() => notice().count()).toBe(0);
});
