import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { holding, listened, middleOf, restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, lineOf, type Stage } from './stage.ts';

const people = ['Ada Byron', 'Benno Falk', 'Clara Witt', 'Dora Lind'];
const moving = { reducedMotion: 'no-preference' } as const;

let stage: Stage;
let organiser: Caller;
/** The browser of the organiser, and that of a moderator, Mira. */
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
});

/** Both have the same event open, a new one for each test. */
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
      await page.evaluate(noteMarks);
    }),
  );
});

type Noted = { in: 'chart' | 'list'; seat?: string; text: string; described: string; ring: string };
type Noting = Window & { noted?: Set<string> };

/** Marks of changes disappear by themselves, so the look of each is recorded when it appears. */
const noteMarks = () => {
  const noted = new Set<string>();
  (window as Noting).noted = noted;
  const note = () => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-mark=changed]')) {
      const ring = one.querySelector('circle');
      const mark: Noted = {
        in: one.closest('svg') ? 'chart' : 'list',
        seat: one.dataset.seat,
        text: one.textContent ?? '',
        described: one.getAttribute('aria-description') ?? '',
        ring: ring ? getComputedStyle(ring).animationDuration : '',
      };
      noted.add(JSON.stringify(mark));
    }
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document.body, all);
};
const marksOf = async (page: Page): Promise<Noted[]> =>
  (await page.evaluate(() => [...((window as Noting).noted ?? [])])).map((one) => JSON.parse(one));
const wasMarked = (page: Page, looks: Partial<Record<keyof Noted, unknown>>) =>
  expect.poll(() => marksOf(page)).toContainEqual(expect.objectContaining(looks));

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
  it('see one another by name, and when the other leaves', async () => {
    await mine.getByRole('button', { name: 'Mira Okafor is here too' }).waitFor();
    await faces(theirs).waitFor();
    await mine.getByRole('button', { name: 'Mira Okafor is here too' }).click();
    const list = mine.getByRole('dialog', { name: 'Also here' });
    await list.getByText('Mira Okafor', { exact: true }).waitFor();
    await expect.poll(() => list.textContent()).not.toContain('@');
    await mine.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });

    const before = mine.viewportSize() ?? { width: 0, height: 0 };
    await mine.setViewportSize({ width: 390, height: 844 });
    const name = await restingBox(mine.getByRole('heading', { level: 1 }));
    expect((await restingBox(faces(mine))).y).toBeGreaterThanOrEqual(name.y + name.height);
    await mine.setViewportSize(before);

    await theirs.goto(`${stage.url}/events`);
    await faces(mine).waitFor({ state: 'detached' });
  });

  it('see whom the other has picked, in the list and at the table, until they let go', async () => {
    await faces(mine).waitFor();
    await person(theirs, 'Ada Byron').click();
    const ada = person(mine, 'Ada Byron');
    await ada.locator('text=Mira').waitFor();
    await expect.poll(() => ada.getAttribute('data-mark')).toBe('held');
    await expect.poll(() => ada.getAttribute('aria-description')).toBe('Mira is moving them');
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
    const box = await restingBox(person(theirs, 'Clara Witt'));
    await theirs.mouse.move(box.x + 60, box.y + 20);
    await theirs.mouse.down();
    await theirs.mouse.move(box.x + 260, box.y + 60, { steps: 4 });
    const clara = person(mine, 'Clara Witt');
    await clara.locator('text=Mira').waitFor();
    await theirs.keyboard.press('Escape');
    await theirs.mouse.up();
    await clara.locator('text=Mira').waitFor({ state: 'detached' });
  });

  it('see what the other changes and who did it, and hear it once', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    await wasMarked(mine, { in: 'chart', text: expect.stringContaining('Mira') });
    await sits(mine, 'Ada Byron', 3);
    await said(mine, 'Mira seated 1 person.');
    await mine.locator('svg [data-mark=changed]').waitFor({ state: 'detached' });
    // The member who made a change sees no mark of it.
    expect(await marksOf(theirs)).toEqual([]);

    await person(theirs, 'Benno Falk').click();
    await theirs.getByRole('button', { name: 'Move to…' }).click();
    await theirs.getByRole('option', { name: 'Holding Area' }).click();
    await theirs.getByRole('button', { name: 'Move to Holding Area' }).click();
    const held = mine.locator(
      `[data-drop=holding] [data-attendee="${event.personId('Benno Falk')}"]`,
    );
    await held.waitFor();
    await wasMarked(mine, { in: 'list', text: expect.stringContaining('Mira') });
    await said(mine, 'Mira moved 1 person to the holding area.');
  });

  it('hear what the open history announces only from it', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await mine.getByRole('button', { name: 'History', exact: true }).click();
    await mine.getByRole('menuitem', { name: 'History', exact: true }).click();
    await mine.getByRole('heading', { name: /^[\d,]+ changes?$/ }).waitFor();
    const heard = await listened(mine);
    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    await said(mine, 'Mira Okafor seated Ada Byron at Garden, seat 3');
    await wasMarked(mine, { in: 'chart', text: expect.stringContaining('Mira') });
    // The marks disappear after all announcements.
    await expect.poll(() => mine.locator('[data-mark=changed]').count()).toBe(0);
    expect((await heard()).filter((text) => text.includes('Mira'))).toEqual([
      'Mira Okafor seated Ada Byron at Garden, seat 3',
    ]);
  });

  const openHistoryOfAda = async () => {
    await mine.getByRole('button', { name: 'History', exact: true }).click();
    await mine.getByRole('menuitem', { name: 'History', exact: true }).click();
    await mine.getByRole('button', { name: 'Filter', exact: true }).click();
    await mine.getByRole('textbox', { name: 'Guest', exact: true }).fill('ada');
    await mine
      .getByRole('complementary', { name: 'History' })
      .getByRole('button', { name: 'Ada Byron', exact: true })
      .click();
    await mine.getByRole('heading', { name: '1 change', exact: true }).waitFor();
  };

  it('hear what a filtered history announces only from it, and also what it leaves out', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await openHistoryOfAda();
    const heard = await listened(mine);
    const told = 'Mira Okafor seated Ada Byron at Garden, seat 3';
    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    await said(mine, told);
    await wasMarked(mine, { in: 'chart', text: expect.stringContaining('Mira') });
    // The marks disappear after all announcements.
    await expect.poll(() => mine.locator('[data-mark=changed]').count()).toBe(0);
    const fromMira = async () => (await heard()).filter((text) => text.includes('Mira'));
    expect(await fromMira()).toEqual([told]);
    await person(theirs, 'Benno Falk').click();
    await seat(theirs, 4).click();
    await expect.poll(fromMira).toEqual([told, 'Mira seated 1 person.']);
  });

  it('hear once what a filtered history has not read yet when it is announced', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await openHistoryOfAda();
    const history = await holding(mine, 'HistoryEntries');
    const heard = await listened(mine);
    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    await history.reached;
    await said(mine, 'Mira seated 1 person.');
    history.letGo();
    await mine.getByRole('heading', { name: '2 changes', exact: true }).waitFor();
    const fromMira = (await heard()).filter((text) => text.includes('Mira'));
    expect(fromMira).toEqual(['Mira seated 1 person.']);
  });

  it('are asked again about a taken seat with a new person on it', async () => {
    await person(mine, 'Ada Byron').click();
    await seat(mine, 1).click();
    await mine.getByText('Dora Lind sits there').waitFor();
    await event.seat('Dora Lind', 'Garden', 2);
    await event.seat('Benno Falk', 'Garden', 1);
    await expect
      .poll(() => seat(mine, 1).getAttribute('data-attendee'))
      .toBe(event.personId('Benno Falk'));
    const dialog = mine.getByRole('dialog', { name: 'This seat is taken' });
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await dialog.getByText('Benno Falk sits there').waitFor();

    await event.seat('Benno Falk', 'Garden', 3);
    await expect.poll(() => seat(mine, 1).getAttribute('data-attendee')).toBeNull();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await dialog.waitFor({ state: 'detached' });
    await sits(mine, 'Ada Byron', 1);
    await sits(theirs, 'Ada Byron', 1);
    await sits(theirs, 'Benno Falk', 3);
  });

  it('are asked again if a new person sits there during a question about a pin', async () => {
    await organiser.call('POST', `/api/attendees/${event.personId('Dora Lind')}/pin`);
    await person(mine, 'Ada Byron').click();
    await seat(mine, 1).click();
    const dialog = mine.getByRole('dialog', { name: 'This seat is taken' });
    await dialog.getByRole('button', { name: 'Replace' }).click();
    const pinned = mine.getByRole('alertdialog', { name: 'Dora Lind is pinned' });
    await pinned.waitFor();
    const elsewhere = { attendeeId: event.personId('Dora Lind'), movePinned: true };
    await organiser.call('POST', `/api/seats/${event.seatId('Garden', 2)}/assign`, {
      eventId: event.id,
      ...elsewhere,
    });
    await event.seat('Benno Falk', 'Garden', 1);
    await sits(mine, 'Benno Falk', 1);
    await pinned.getByRole('button', { name: 'Move anyway' }).click();
    await dialog.getByText('Benno Falk sits there').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await sits(mine, 'Benno Falk', 1);
  });

  it("keep the other's changes to a table or an object that they are dragging", async () => {
    type Placed = { id: string; name: string; x: number; y: number; rotation: number };
    const garden = () =>
      organiser
        .call<Placed[]>('GET', `/api/tables?event=${event.id}`)
        .then(({ body }) => body[0] as Placed);
    const objects = `/api/events/${event.id}/objects`;
    const shape = { type: 'rect', width: 160, height: 100 };
    const stood = { kind: 'stage', name: 'Stage', x: -260, y: 60, shape };
    const { body: made } = await organiser.call<Placed>('POST', objects, stood);
    const stage = () =>
      organiser
        .call<(Placed & { shape: typeof shape })[]>('GET', objects)
        .then(({ body }) => body[0]);
    const pulled = async (target: Locator, meanwhile: () => Promise<unknown>) => {
      const { x, y } = await middleOf(target);
      await mine.mouse.move(x, y);
      await mine.mouse.down();
      await mine.mouse.move(x + 40, y + 30, { steps: 4 });
      await meanwhile();
      await mine.mouse.up();
    };
    const theyChange = async (path: string, name: string, changes: object) => {
      await organiser.call('PATCH', path, { name, ...changes });
      await mine.getByRole('heading', { name, exact: true }).waitFor();
    };
    const { id } = await garden();
    const table = mine.locator(`[data-table="${id}"]`);

    await table.click();
    await pulled(mine.locator(`[data-turn="${id}"]`), () =>
      theyChange(`/api/tables/${id}`, 'Orchard', { x: 150, y: -80 }),
    );
    await expect.poll(async () => (await garden()).rotation).not.toBe(0);
    expect(await garden()).toMatchObject({ x: 150, y: -80 });

    await pulled(table, () => theyChange(`/api/tables/${id}`, 'Park', { rotation: 270 }));
    await expect.poll(async () => (await garden()).x).not.toBe(150);
    expect(await garden()).toMatchObject({ rotation: 270 });

    await mine.locator('[data-object]').click();
    await pulled(mine.locator('[data-grip="size"]'), () =>
      theyChange(`${objects}/${made.id}`, 'Podium', { x: -280, rotation: 90 }),
    );
    await expect.poll(async () => (await stage())?.shape).not.toEqual(shape);
    expect(await stage()).toMatchObject({ x: -280, y: 60, rotation: 90 });
  });

  it('drop tables and people that the other has deleted', async () => {
    const table = { eventId: event.id, name: 'Terrace', capacity: 4, layout: 'circular' };
    const { body } = await organiser.call<{ id: string }>('POST', '/api/tables', table);
    const terrace = mine.locator(`[data-table="${body.id}"]`);
    await terrace.focus();
    await mine.keyboard.press('Shift+Enter');
    await mine.getByRole('heading', { name: '1 table', exact: true }).waitFor();
    await organiser.call('DELETE', `/api/tables/${body.id}`);
    await terrace.waitFor({ state: 'detached' });
    await mine.getByRole('button', { name: /^Garden: / }).focus();
    await mine.keyboard.press('Enter');
    await mine.getByRole('region', { name: 'Settings of Garden' }).waitFor();

    await person(mine, 'Ada Byron').click();
    await organiser.call('DELETE', `/api/attendees/${event.personId('Ada Byron')}`);
    await person(mine, 'Ada Byron').waitFor({ state: 'detached' });
    await seat(mine, 3).click();
    await said(mine, 'Empty seat');

    await person(mine, 'Clara Witt').click();
    await mine.getByRole('button', { name: 'Move to…' }).click();
    const question = mine.getByRole('dialog', { name: 'Move Clara Witt' });
    await question.waitFor();
    await organiser.call('DELETE', `/api/attendees/${event.personId('Clara Witt')}`);
    await question.waitFor({ state: 'detached' });
    await seat(mine, 3).click();
    await said(mine, 'Empty seat');
  });

  it('see it in the list of tables, too', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await mine.getByRole('button', { name: 'List', exact: true }).click();
    await seat(theirs, 1).click();
    await seat(mine, 1).locator('text=Mira').waitFor();
    await expect
      .poll(() => seat(mine, 1).getAttribute('aria-description'))
      .toBe('Mira is moving them');
    await theirs.keyboard.press('Escape');
    await seat(mine, 1).locator('text=Mira').waitFor({ state: 'detached' });

    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    await wasMarked(mine, {
      in: 'list',
      seat: event.seatId('Garden', 3),
      text: expect.stringContaining('Mira'),
      described: 'Changed by Mira',
    });
    await seat(mine, 3).locator('text=Mira').waitFor({ state: 'detached' });
    await mine.getByRole('button', { name: 'Chart', exact: true }).click();
  });

  it('see it move if motion is welcome, and stand still if not', async () => {
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    await event.seat('Clara Witt', 'Garden', 5);
    await wasMarked(theirs, { in: 'chart', ring: '0.6s' });
    await person(theirs, 'Ada Byron').click();
    await seat(theirs, 3).click();
    await wasMarked(mine, { in: 'chart', ring: '0s' });
    expect((await marksOf(mine)).map(({ ring }) => ring)).not.toContain('0.6s');
  });
});

describe('a lost connection', () => {
  it('reverts what could not be written, explains why, and catches up with the other', async () => {
    const line = await lineOf(mine);
    await mine.reload();
    await Promise.all([faces(mine).waitFor(), faces(theirs).waitFor()]);
    // A page that is cut off before it has the code of notices cannot show one.
    await mine.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastPlace-')),
    );
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
