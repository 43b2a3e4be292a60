import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { atRest, listened, middleOf, typeWhereFocused } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { dragTo, it, type Stage } from './stage.ts';

const people = ['Ada Byron', 'Benno Falk', 'Clara Witt', 'Dora Lind', 'Emil Roth'];
let stage: Stage;
let organiser: Awaited<ReturnType<Stage['caller']>>;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
});

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people,
    tables: { Garden: 4, Bar: 2 },
  });
  await page.goto(stage.url + event.path);
  await page.locator(inPool('Ada Byron')).waitFor();
});

const inPool = (name: string) => `[data-drop=pool] button[data-attendee="${event.personId(name)}"]`;
const seat = (table: string, position: number) => `[data-seat="${event.seatId(table, position)}"]`;
const tableTop = async (table: string) => {
  const seats = await event.seatsNow();
  const { tableId } = seats.find(({ id }) => id === event.seatId(table, 1)) ?? {};
  return `[data-table="${tableId}"] rect`;
};
const select = async (...names: string[]) => {
  for (const name of names) await page.locator(inPool(name)).click({ modifiers: ['Control'] });
};
const said = (words: string) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
/** Who sits at a table, by position, according to the server. */
const sitting = async (table: string) => {
  const seats = await event.seatsNow();
  const { tableId } = seats.find(({ id }) => id === event.seatId(table, 1)) ?? {};
  const own = seats.filter((one) => one.tableId === tableId);
  return own
    .sort((a, b) => a.position - b.position)
    .map(({ attendeeId }) => people.find((name) => event.personId(name) === attendeeId) ?? null);
};
const steps = async () => {
  const { headers } = await organiser.call('GET', `/api/events/${event.id}/history?limit=1`);
  return Number(headers.get('x-total-count'));
};
/** Presses on somebody, and drags to the middle of an element without releasing. */
const hover = async (from: string, to: string) => {
  const start = await middleOf(page.locator(from));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 9, { steps: 3 });
  const end = await middleOf(page.locator(to));
  await page.mouse.move(end.x, end.y, { steps: 6 });
};

it('drags several to a table, where they take its free seats in one step', async () => {
  await event.seat('Emil Roth', 'Garden', 2);
  await page.locator(`${seat('Garden', 2)}[data-attendee]`).waitFor();
  const before = await steps();
  await select('Dora Lind', 'Ada Byron', 'Clara Witt');
  await page.getByRole('region', { name: '3 people are selected' }).waitFor();
  await dragTo(page, inPool('Ada Byron'), await tableTop('Garden'));
  await said('3 people moved to Garden');
  await expect
    .poll(() => sitting('Garden'))
    .toEqual(['Dora Lind', 'Emil Roth', 'Ada Byron', 'Clara Witt']);
  await expect.poll(steps).toBe(before + 1);
  await page.getByRole('region', { name: /selected/ }).waitFor({ state: 'detached' });
});

it('seats as many as fit, and names people without a seat', async () => {
  await select('Ada Byron', 'Benno Falk', 'Clara Witt');
  await dragTo(page, inPool('Benno Falk'), await tableTop('Bar'));
  await page.getByText('2 people seated at Bar', { exact: true }).first().waitFor();
  await page.getByText('No seat for Clara Witt.', { exact: true }).first().waitFor();
  await expect.poll(() => sitting('Bar')).toEqual(['Ada Byron', 'Benno Falk']);
  await page.locator(inPool('Clara Witt')).waitFor();
});

it('shows how many are dragged and which seats they would take; Escape cancels', async () => {
  await select('Ada Byron', 'Benno Falk');
  await hover(inPool('Ada Byron'), await tableTop('Garden'));
  await page.locator('[class*=ghost]').getByText('2 people').waitFor();
  const lit = page.locator('[data-seat][class*=over]');
  await expect.poll(() => lit.count()).toBe(2);
  // It is complete in every corner of the screen.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [x, y] of [
    [2, 2],
    [width - 2, 2],
    [2, height - 2],
    [width - 2, height - 2],
  ] as const) {
    await page.mouse.move(x, y);
    await expect
      .poll(async () => {
        const box = await page.locator('[class*=ghost]').first().boundingBox();
        if (!box) return 'not there';
        return [box.x, box.y, width - box.x - box.width, height - box.y - box.height].every(
          (room) => room >= 0,
        );
      })
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => lit.count()).toBe(0);
  await page.mouse.up();
  await expect.poll(() => sitting('Garden')).toEqual([null, null, null, null]);
  // They are still selected: only the drag ended.
  await page.getByRole('region', { name: '2 people are selected' }).waitFor();
});

it('drags somebody alone who is not selected', async () => {
  await select('Ada Byron', 'Benno Falk');
  await dragTo(page, inPool('Clara Witt'), seat('Garden', 3));
  await said('Clara Witt moved to Garden, seat 3');
  await expect.poll(() => sitting('Garden')).toEqual([null, null, 'Clara Witt', null]);
});

it('moves several by search to a table, or holds them with one reason', async () => {
  await select('Ada Byron', 'Benno Falk');
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog', { name: 'Move 2 people' }).waitFor();
  await typeWhereFocused(page, 'gard');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.getByRole('option', { name: /^Garden/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => sitting('Garden')).toEqual(['Ada Byron', 'Benno Falk', null, null]);

  await select('Clara Witt', 'Dora Lind');
  const before = await steps();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog', { name: 'Move 2 people' }).waitFor();
  await typeWhereFocused(page, 'hold');
  await page.getByRole('option', { name: 'Holding Area', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Perhaps');
  await page.getByRole('button', { name: 'Move to Holding Area' }).click();
  await page.getByText('2 attendees moved to holding area', { exact: true }).first().waitFor();
  for (const name of ['Clara Witt', 'Dora Lind']) {
    const reason = page.getByRole('textbox', { name: `Reason for holding ${name}` });
    await expect.poll(() => reason.inputValue()).toBe('Perhaps');
  }
  await expect.poll(steps).toBe(before + 1);

  await page.getByRole('button', { name: 'Move all to Pool' }).click();
  await said('2 people moved to the pool');
  for (const name of ['Clara Witt', 'Dora Lind']) await page.locator(inPool(name)).waitFor();
  await page.getByText('Holding Status Updated', { exact: true }).first().waitFor();
  await expect.poll(steps).toBe(before + 2);
});

it('takes everybody from a table in one step', async () => {
  await event.seat('Ada Byron', 'Garden', 1);
  await event.seat('Benno Falk', 'Garden', 3);
  await page.locator(`${seat('Garden', 3)}[data-attendee]`).waitFor();
  const before = await steps();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for Garden' }).click();
  await page.getByRole('menuitem', { name: 'Move everybody to the pool' }).click();
  for (const name of ['Ada Byron', 'Benno Falk']) await page.locator(inPool(name)).waitFor();
  await expect.poll(() => sitting('Garden')).toEqual([null, null, null, null]);
  await expect.poll(steps).toBe(before + 1);
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
});

it('finds a seat by table and number', async () => {
  await page.locator(inPool('Ada Byron')).click();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog', { name: 'Move Ada Byron' }).waitFor();
  await typeWhereFocused(page, 'gar 3');
  await page.getByRole('option', { name: 'Garden, seat 3', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => sitting('Garden')).toEqual([null, null, 'Ada Byron', null]);
});

it('frees a seat by Delete and holds its person by H', async () => {
  await event.seat('Ada Byron', 'Garden', 1);
  await page.locator(`${seat('Garden', 1)}[data-attendee]`).focus();
  await page.keyboard.press('h');
  await said('Ada Byron moved to the holding area');
  await page.locator('[data-drop=holding] [data-attendee]').waitFor();

  await event.seat('Benno Falk', 'Garden', 2);
  await page.locator(`${seat('Garden', 2)}[data-attendee]`).focus();
  await page.keyboard.press('Delete');
  await said('Benno Falk moved to the pool');
  await page.locator(inPool('Benno Falk')).waitFor();
  await expect.poll(() => sitting('Garden')).toEqual([null, null, null, null]);
});

it('announces each pressed empty seat, even in the same words', async () => {
  const added = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const watcher = new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node.textContent?.startsWith('Empty seat')) count += 1;
          if (count === 2) resolve(count);
        });
        watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  for (const position of [1, 2]) await page.locator(seat('Garden', position)).press('Enter');
  expect(await added).toBe(2);
});

it('announces a hold and its end once, even beside notices', async () => {
  await event.seat('Ada Byron', 'Garden', 1);
  const heard = await listened(page);
  const noticed = (words: string) =>
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(words, { exact: true })
      .waitFor();
  await page.locator(`${seat('Garden', 1)}[data-attendee]`).press('h');
  await noticed('Attendee moved to holding area');
  await page.getByRole('button', { name: 'Move to Pool' }).click();
  await noticed('Holding Status Updated');
  // A notice is announced two frames after it is shown.
  await atRest(page);
  await page.locator(inPool('Ada Byron')).click();
  const aboutAda = async () => (await heard()).filter((text) => !text.includes('has become free'));
  await expect
    .poll(aboutAda)
    .toEqual([
      'Ada Byron moved to the holding area',
      'Ada Byron moved to the pool',
      'Ada Byron picked. Choose a seat.',
    ]);
});

it('reverts a failed change, and reports it', async () => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? route.abort() : route.continue(),
  );
  const heard = await listened(page);
  const failures = async () => (await heard()).filter((text) => text.includes('Failed to assign'));
  try {
    await select('Ada Byron', 'Benno Falk');
    await dragTo(page, inPool('Ada Byron'), await tableTop('Garden'));
    await page.getByText('Failed to assign seat', { exact: true }).first().waitFor();
    await page.getByText('Ada Byron and Benno Falk did not move.').first().waitFor();
    await expect.poll(failures).toContainEqual(expect.stringMatching(/^Notification/));
    expect(await failures()).toHaveLength(1);
    await page.locator(inPool('Ada Byron')).waitFor();
    await page.locator(inPool('Benno Falk')).waitFor();
    await expect.poll(() => page.locator('[data-seat][data-attendee]').count()).toBe(0);

    await dragTo(page, inPool('Clara Witt'), '[data-drop=holding]');
    await page
      .getByText('Failed to move attendee to holding area', { exact: true })
      .first()
      .waitFor();
    await page.locator(inPool('Clara Witt')).waitFor();
  } finally {
    await page.unroute('**/graphql');
  }
});
