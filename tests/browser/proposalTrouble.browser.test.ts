import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { SeatingInput } from '../../api/seatingEngine/input.ts';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, lineOf, type Stage } from './stage.ts';

const email = 'organiser@example.com';

let stage: Stage;
let organiser: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller(email);
}, 120_000);

beforeEach(async () => {
  event = await plannedEvent(organiser, {
    name: 'Gala',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  page = await stage.member(email, '/about');
});

// Whatever a test has started ends with it.
afterEach(async () => {
  await Promise.all(stage.engine.workers.threads().map((thread) => thread.terminate()));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const options = () => dialog('Propose seats');
const submit = () => options().getByRole('button', { name: 'Propose seats', exact: true }).click();
const panel = () => page.getByRole('complementary', { name: 'Proposed seats' });

const ask = async () => {
  await page.goto(stage.url + event.path);
  await button('Propose seats…').click();
};

/** Starts a run that lasts until it is stopped. Returns its path once the engine works on it. */
const run = async (): Promise<string> => {
  await ask();
  await options().getByRole('radio', { name: /^Best/ }).check();
  await submit();
  await dialog('Working out seats').getByRole('progressbar').waitFor();
  const id = new URL(page.url()).searchParams.get('proposal');
  const path = `/api/events/${event.id}/proposals/${id}`;
  const state = async () => (await organiser.call<{ state: string }>('GET', path)).body.state;
  await expect.poll(state).toBe('running');
  return path;
};

const nobodySits = async () =>
  expect((await event.seatsNow()).filter(({ attendeeId }) => attendeeId)).toEqual([]);

it('reports a busy engine, and proposes once it is free', async () => {
  await ask();
  const { workers } = stage.engine;
  const task = { input: nobody, scope: 'all', seed: 1, planned: 1e12 } as const;
  const stop = new AbortController();
  const waiting: Promise<unknown>[] = [];
  while (workers.hasRoom())
    // One signal each: Node reports more than ten listeners on one signal as a leak.
    waiting.push(
      workers.run('run', task, { signal: AbortSignal.any([stop.signal]) }).catch(() => undefined),
    );
  await submit();
  await options()
    .getByRole('alert')
    .getByText('Many proposals are being worked out right now. Try again in a moment.')
    .waitFor();
  stop.abort();
  await Promise.all(waiting);
  await submit();
  await panel().waitFor();
});

it('reports a failed engine, leaves the plan as it was, and tries again', async () => {
  await run();
  for (const thread of stage.engine.workers.threads()) await thread.terminate();
  const failed = dialog('The proposal could not be worked out');
  await failed.getByText('The plan is as it was.').waitFor();
  await nobodySits();

  await failed.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.poll(() => options().getByRole('radio', { name: /^Best/ }).isChecked()).toBe(true);
  await options()
    .getByRole('radio', { name: /^Quick/ })
    .check();
  await submit();
  await panel().waitFor();
});

it('shows what was found meanwhile once a lost connection is back', async () => {
  const line = await lineOf(page);
  const path = await run();
  await line.cut();
  await page.getByText('You are offline.').waitFor();
  await organiser.call('DELETE', path, { keepBest: true });
  await dialog('Working out seats').getByRole('progressbar').waitFor();
  expect(await panel().count()).toBe(0);
  await line.mend();
  await panel().waitFor({ timeout: 30_000 });
  await dialog('Working out seats').waitFor({ state: 'detached' });
  await nobodySits();
});

/** A plan without people. */
const nobody: SeatingInput = { people: [], tables: [], places: [], rules: [], pairs: [] };
