import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { heldNotice, it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
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
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 2);
  await page.goto(stage.url + event.path);
  await pool().getByText('Benno Falk').waitFor();
});

const pool = () => page.getByRole('region', { name: 'Unassigned' });
const details = () =>
  page
    .getByRole('dialog', { name: 'Ada Byron' })
    .or(page.getByRole('complementary', { name: 'Ada Byron' }));
const seatOf = async (name: string) =>
  (await event.seatsNow()).find(({ attendeeId }) => attendeeId === event.personId(name))?.id ??
  null;
const replyOf = async (name: string) =>
  (await organiser.call<AttendeeRow>('GET', `/api/attendees/${event.personId(name)}`)).body.reply;

/** Opens somebody's details on the chart and records a reply there. */
const reply = async (words: string) => {
  const select = details().getByRole('combobox', { name: 'Reply' });
  await select.click();
  await page.getByRole('option', { name: words, exact: true }).click();
};
const openDetails = async () => {
  await page
    .locator(`[data-attendee="${event.personId('Ada Byron')}"]`)
    .first()
    .dblclick();
  await details().getByRole('combobox', { name: 'Reply' }).waitFor();
};

describe('a reply', () => {
  it('that declines frees the seat, and the seat is offered again to those who come after all', async () => {
    await openDetails();
    await reply('Declined');
    await expect.poll(() => seatOf('Ada Byron')).toBeNull();
    await pool().getByRole('combobox', { name: 'Who is shown' }).click();
    await page.getByRole('option', { name: 'Declined (1)' }).click();
    await pool().getByText('Ada Byron').waitFor();

    await reply('Coming');
    await page.getByRole('button', { name: 'Seat there again' }).click();
    await expect.poll(() => seatOf('Ada Byron')).toBe(event.seatId('Garden', 2));
    await expect.poll(() => replyOf('Ada Byron')).toBe('yes');
  });

  it('that declines tells which seat it frees, and is undone as a whole from the notice', async () => {
    await openDetails();
    await reply('Declined');
    const notice = await heldNotice(page, 'Reply recorded');
    await notice.getByText('Garden, seat 2 is free now.').waitFor();
    await notice.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => seatOf('Ada Byron')).toBe(event.seatId('Garden', 2));
    expect(await replyOf('Ada Byron')).toBe('none');
  });

  it('that could not be recorded is reverted, with the reason', async () => {
    await openDetails();
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'ReplyFor'
        ? route.fulfill({
            json: {
              data: null,
              errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }],
            },
          })
        : route.fallback(),
    );
    await reply('Declined');
    await page.getByText('The reply could not be recorded. Please try again.').first().waitFor();
    await page.unroute('**/graphql');
    await expect
      .poll(() => details().getByRole('combobox', { name: 'Reply' }).textContent())
      .toContain('Not replied');
    expect(await seatOf('Ada Byron')).toBe(event.seatId('Garden', 2));
  });
});

describe('somebody who declined', () => {
  it('is not listed among those who wait, and gets a seat only deliberately', async () => {
    await organiser.call('POST', `/api/events/${event.id}/replies`, {
      attendeeIds: [event.personId('Benno Falk')],
      reply: 'no',
    });
    await pool().getByText('Nobody is waiting; 1 declined.').waitFor();
    await pool().getByRole('combobox', { name: 'Who is shown' }).click();
    await page.getByRole('option', { name: 'Declined (1)' }).click();
    await pool().getByText('Benno Falk').click();
    await page
      .locator(`[data-seat="${event.seatId('Garden', 1)}"]`)
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: 'Benno Falk has declined' });
    await question.waitFor();
    expect(await seatOf('Benno Falk')).toBeNull();
    await question.getByRole('button', { name: 'Seat anyway' }).click();
    await expect.poll(() => seatOf('Benno Falk')).toBe(event.seatId('Garden', 1));
    expect(await replyOf('Benno Falk')).toBe('no');
  });
});
