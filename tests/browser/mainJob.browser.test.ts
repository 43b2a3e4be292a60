import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { dragTo, it, type Stage } from './stage.ts';

const gala = fileURLToPath(new URL('../data/gala-180-semicolon-bom.csv', import.meta.url));
let stage: Stage;
let organiser: Page;
let colleague: Page;
let eventId: string;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.member('organiser@example.com', '/events');
  colleague = await stage.member('organiser@example.com', '/events');
});

const seats = '[data-seat]';
const taken = '[data-seat][data-attendee]';
const free = '[data-seat]:not([data-attendee])';
const held = '[data-drop=holding] [data-attendee]';

/** Both screens show this many of these, the second one without being touched. */
const bothShow = async (selector: string, count: number) => {
  for (const page of [organiser, colleague]) {
    await expect.poll(() => page.locator(selector).count()).toBe(count);
  }
};

const occupantOf = (page: Page, seatId: string | null) =>
  page.locator(`[data-seat="${seatId}"]`).getAttribute('data-attendee');

describe('the main job, by clicking and dragging in two browsers at once', () => {
  it('creates an event', async () => {
    await organiser.getByRole('button', { name: 'Create Your First Event' }).click();
    await organiser.getByRole('textbox', { name: /name/i }).first().fill('Gala at the Orangery');
    await organiser
      .getByRole('dialog')
      .getByRole('button', { name: /create/i })
      .click();
    await organiser.waitForURL(/\/seating\?event=/);
    eventId = new URL(organiser.url()).searchParams.get('event') ?? '';
    await colleague.goto(`${stage.url}/seating?event=${eventId}`);
    await colleague.getByRole('heading', { name: 'Gala at the Orangery' }).waitFor();
  });

  it('imports the guest list from a file, leaving out duplicates', async () => {
    await organiser.getByRole('button', { name: 'Import CSV' }).click();
    await organiser.locator('input[type=file]').setInputFiles(gala);
    const dialog = organiser.getByRole('dialog');
    await dialog.getByText('Veit Überacker').first().waitFor();
    await dialog.getByRole('button', { name: /^Import/ }).click();
    await organiser.getByText('Successfully imported 179 attendees', { exact: true }).waitFor();
    await colleague.getByText('179 people').waitFor();
  });

  it('lays out tables, which the other screen shows', async () => {
    for (const name of ['Head table', 'Garden']) {
      await organiser.getByRole('button', { name: 'Add Table', exact: true }).click();
      await organiser.getByLabel('Table Name').fill(name);
      await organiser.getByLabel('Capacity').fill('10');
      await organiser.getByRole('button', { name: 'Create Table' }).click();
      await organiser.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await bothShow(seats, 20);
  });

  it('seats people by auto-assign', async () => {
    await organiser.getByRole('button', { name: 'Auto Assign' }).click();
    await bothShow(taken, 20);
  });

  it('drags somebody to the holding area, and somebody from the pool to the free seat', async () => {
    const seatId = await organiser.locator(taken).first().getAttribute('data-seat');
    const person = await occupantOf(organiser, seatId);
    await dragTo(organiser, `[data-seat="${seatId}"]`, '[data-drop=holding]');
    await bothShow(held, 1);
    await bothShow(free, 1);
    await expect.poll(() => colleague.locator(held).getAttribute('data-attendee')).toBe(person);

    const next = await organiser.locator('[data-drop=pool] [data-attendee]').first();
    const arrival = await next.getAttribute('data-attendee');
    await dragTo(
      organiser,
      `[data-drop=pool] [data-attendee="${arrival}"]`,
      `[data-seat="${seatId}"]`,
    );
    await bothShow(taken, 20);
    await expect.poll(() => occupantOf(colleague, seatId)).toBe(arrival);
  });

  it('makes two people swap seats, on both screens', async () => {
    const ids = await organiser
      .locator(taken)
      .evaluateAll((list) => list.slice(0, 2).map((seat) => (seat as SVGElement).dataset));
    const [one, other] = ids;
    await dragTo(organiser, `[data-seat="${one?.seat}"]`, `[data-seat="${other?.seat}"]`);
    await organiser.getByRole('button', { name: 'Swap seats' }).click();
    for (const page of [organiser, colleague]) {
      await expect.poll(() => occupantOf(page, one?.seat ?? null)).toBe(other?.attendee);
      await expect.poll(() => occupantOf(page, other?.seat ?? null)).toBe(one?.attendee);
    }
  });

  it('saves the seating, shares it, and anyone finds their name on the public page', async () => {
    await organiser.getByRole('button', { name: 'Save', exact: true }).click();
    await organiser.getByRole('textbox', { name: 'Name' }).fill('As agreed');
    await organiser.getByRole('button', { name: 'Save arrangement' }).click();
    await organiser.getByRole('switch', { name: 'Public link for As agreed' }).click();
    // The link is shown before the sharing is recorded.
    await organiser.getByText('Sharing enabled', { exact: true }).first().waitFor();
    const link = await organiser.getByRole('dialog').locator('code').textContent();

    const guest = await stage.visitor();
    await guest.goto(link ?? '');
    await guest.getByText('As agreed').first().waitFor();
    const somebody = await organiser.evaluate(async (id) => {
      const answer = await fetch(`/api/public/arrangements/${id}`);
      const { assignments } = await answer.json();
      return assignments.find((seat: { attendeeName: string | null }) => seat.attendeeName);
    }, link?.split('/').at(-1));
    await guest.getByRole('searchbox').fill(somebody.attendeeName);
    await guest
      .getByText(new RegExp(`${somebody.tableName}.*${somebody.position}`))
      .first()
      .waitFor();

    await organiser.getByRole('switch', { name: 'Public link for As agreed' }).click();
    await organiser.getByText('Sharing disabled', { exact: true }).waitFor();
    await guest.reload();
    await guest.getByRole('heading', { name: 'Arrangement Not Found' }).waitFor();
  });
});
