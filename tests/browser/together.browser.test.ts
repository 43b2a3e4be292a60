import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, lineOf, type Stage } from './stage.ts';

const people = ['Ada Byron', 'Benno Falk', 'Clara Witt', 'Dora Lind'];
const moving = { reducedMotion: 'no-preference' } as const;

let stage: Stage;
let organiser: Caller;
/** The organiser's browser, and a moderator's: Mira. */
let mine: Page;
let theirs: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  await stage.caller('mira@example.com');
  const admin = await stage.caller('admin@example.com');
  const { body: users } = await admin.call<{ id: string; email: string }[]>(
    'GET',
    '/api/admin/users',
  );
  const mira = users.find(({ email }) => email === 'mira@example.com');
  await admin.call('PATCH', `/api/admin/users/${mira?.id}`, { role: 'moderator' });
  const self = await stage.caller('mira@example.com');
  await self.graphql(
    `mutation { editProfile(input: { firstName: "Mira", lastName: "Okafor" }) { position } }`,
  );
  mine = await stage.member('organiser@example.com', '/events');
  theirs = await stage.member('mira@example.com', '/events', moving);
  for (const page of [mine, theirs])
    await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
}, 120_000);

/** Both have an event open that is new for each test. */
beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people,
    tables: { Garden: 6 },
  });
  await event.seat('Dora Lind', 'Garden', 1);
  await Promise.all(
    [mine, theirs].map(async (page) => {
      await page.goto(stage.url + event.path);
      await person(page, 'Ada Byron').waitFor();
    }),
  );
});

const person = (page: Page, name: string) =>
  page.locator(`[data-drop=pool] button[data-attendee="${event.personId(name)}"]`);
const seat = (page: Page, position: number) =>
  page.locator(`[data-seat="${event.seatId('Garden', position)}"]`);
const faces = (page: Page) => page.getByRole('button', { name: /is here too|are here too/ });
const said = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
const sits = (page: Page, name: string, position: number) =>
  expect.poll(() => seat(page, position).getAttribute('data-attendee')).toBe(event.personId(name));

describe('two members on one event', () => {
  it('see one another by name, and that the other has left', async () => {
    await mine.getByRole('button', { name: 'Mira Okafor is here too' }).waitFor();
    await faces(theirs).waitFor();
    await mine.getByRole('button', { name: 'Mira Okafor is here too' }).click();
    const list = mine.getByRole('dialog', { name: 'Also here' });
    await list.getByText('Mira Okafor', { exact: true }).waitFor();
    expect(await list.textContent()).not.toContain('@');
    await mine.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });

    await theirs.goto(`${stage.url}/events`);
    await faces(mine).waitFor({ state: 'detached' });
  });

  it('see whom the other has picked, in the list and at the table, until they let go', async () => {
    await faces(mine).waitFor();
    await person(theirs, 'Ada Byron').click();
    const ada = person(mine, 'Ada Byron');
    await ada.locator('text=Mira').waitFor();
    expect(await ada.getAttribute('data-mark')).toBe('held');
    expect(await ada.getAttribute('aria-description')).toBe('Mira is moving them');
    await theirs.keyboard.press('Escape');
    await ada.locator('text=Mira').waitFor({ state: 'detached' });

    await seat(theirs, 1).click();
    const mark = mine.locator('svg [data-mark=held]');
    await mark.getByText('Mira', { exact: true }).waitFor();
    await faces(mine).click();
    await mine.getByText('Is moving Dora Lind').waitFor();
    await mine.keyboard.press('Escape');
    await theirs.keyboard.press('Escape');
    await mark.waitFor({ state: 'detached' });
  });

  it('see whom the other drags', async () => {
    await faces(mine).waitFor();
    const box = await person(theirs, 'Clara Witt').boundingBox();
    if (!box) throw new Error('Clara is not to be seen');
    await theirs.mouse.move(box.x + 60, box.y + 20);
    await theirs.mouse.down();
    await theirs.mouse.move(box.x + 260, box.y + 60, { steps: 4 });
    const clara = person(mine, 'Clara Witt');
    await clara.locator('text=Mira').waitFor();
    await theirs.keyboard.press('Escape');
    await theirs.mouse.up();
    await clara.locator('text=Mira').waitFor({ state: 'detached' });
  });

  it('see what the other changes, who did it, and hear it once', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    const mark = mine.locator('svg [data-mark=changed]');
    await mark.getByText('Mira', { exact: true }).waitFor();
    await sits(mine, 'Ada Byron', 3);
    await said(mine, 'Mira seated 1 person.');
    await mark.waitFor({ state: 'detached' });
    // Whose change it is sees no mark of it.
    expect(await theirs.locator('svg [data-mark=changed]').count()).toBe(0);

    await person(theirs, 'Benno Falk').click();
    await theirs.getByRole('button', { name: 'Move to…' }).click();
    await theirs.getByRole('option', { name: 'Holding Area' }).click();
    await theirs.getByRole('button', { name: 'Move to Holding Area' }).click();
    const held = mine.locator(
      `[data-drop=holding] [data-attendee="${event.personId('Benno Falk')}"]`,
    );
    await held.locator('text=Mira').waitFor();
    await said(mine, 'Mira moved 1 person to the holding area.');
  });

  it('see it in the list of tables, too', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await mine.getByRole('button', { name: 'List', exact: true }).click();
    await seat(theirs, 1).click();
    await seat(mine, 1).locator('text=Mira').waitFor();
    expect(await seat(mine, 1).getAttribute('aria-description')).toBe('Mira is moving them');
    await theirs.keyboard.press('Escape');
    await seat(mine, 1).locator('text=Mira').waitFor({ state: 'detached' });

    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    await seat(mine, 3).locator('text=Mira').waitFor();
    await expect.poll(() => seat(mine, 3).getAttribute('data-mark')).toBe('changed');
    expect(await seat(mine, 3).getAttribute('aria-description')).toBe('Changed by Mira');
    await seat(mine, 3).locator('text=Mira').waitFor({ state: 'detached' });
    await mine.getByRole('button', { name: 'Chart', exact: true }).click();
  });

  it('sees it move where motion is welcome, and stand still where it is not', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await event.seat('Clara Witt', 'Garden', 5);
    const animated = (page: Page) =>
      page
        .locator('svg [data-mark=changed] circle')
        .evaluate((ring) => getComputedStyle(ring).animationDuration);
    expect(await animated(theirs)).toBe('0.6s');
    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    expect(await animated(mine)).toBe('0s');
  });
});

describe('a lost connection', () => {
  it('takes back what could not be written, says why, and catches up with the other', async () => {
    const line = await lineOf(mine);
    await mine.reload();
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await line.cut();
    await mine.getByText('You are offline.').waitFor();
    await faces(theirs).waitFor({ state: 'detached' });
    await person(mine, 'Ada Byron').click();
    await seat(mine, 2).click();
    await sits(mine, 'Ada Byron', 2);
    await mine.getByText('The server cannot be reached.').first().waitFor();
    await person(mine, 'Ada Byron').waitFor();

    await person(theirs, 'Benno Falk').click();
    await seat(theirs, 4).click();
    await sits(theirs, 'Benno Falk', 4);
    await line.mend();
    await sits(mine, 'Benno Falk', 4);
    await faces(mine).waitFor();
  });
});
