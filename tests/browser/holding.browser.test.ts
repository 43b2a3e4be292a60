import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

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
  });
  await page.goto(stage.url + event.path);
  await page.getByText('Ada Byron').waitFor();
});

const area = () => page.getByRole('region', { name: 'Holding Area' });
const reason = () => area().getByRole('textbox', { name: 'Reason for holding Ada Byron' });
const hold = (why?: string) =>
  organiser.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}/holding`, {
    event: event.id,
    hold: true,
    reason: why,
  });
const heldReason = async () => {
  const path = `/api/attendees/${event.personId('Ada Byron')}`;
  const { body } = await organiser.call<{ holdReason: string | null }>('GET', path);
  return body.holdReason;
};

describe('the holding area', () => {
  it('explains its purpose while nobody is held', async () => {
    await area().getByText('Drop people here who may not come.').waitFor();
  });

  it('shows who is held, why and since when, as soon as somebody else holds them', async () => {
    await hold('Waiting for a reply');
    await expect.poll(() => reason().inputValue()).toBe('Waiting for a reply');
    await area().getByText('just now').waitFor();
    const time = area().locator('time');
    await expect.poll(() => time.getAttribute('title')).toMatch(/\d{4}.*\d/);
    await expect
      .poll(async () => Date.parse((await time.getAttribute('datetime')) ?? ''))
      .toBeGreaterThan(0);
  });

  it('does not count as waiting in the pool, on a phone', async () => {
    await hold();
    const phone = await stage.member('organiser@example.com', event.path, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.getByRole('button', { name: 'Pool (1)' }).tap();
    await phone.getByRole('textbox', { name: 'Reason for holding Ada Byron' }).waitFor();
  });

  it('changes the reason in place', async () => {
    await hold();
    await reason().fill('May be in Oslo');
    await page.keyboard.press('Enter');
    await page.getByText('Holding Status Updated', { exact: true }).first().waitFor();
    await expect.poll(() => heldReason()).toBe('May be in Oslo');
    await reason().fill('Something else');
    await page.keyboard.press('Escape');
    await expect.poll(() => reason().inputValue()).toBe('May be in Oslo');
  });

  it('reverts a reason that could not be saved, and explains why', async () => {
    await hold('First');
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'HoldWithReason'
        ? route.fulfill({
            json: {
              data: null,
              errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }],
            },
          })
        : route.fallback(),
    );
    await reason().fill('Second');
    await page.keyboard.press('Enter');
    await page.getByText('Update Failed', { exact: true }).first().waitFor();
    await page.getByText('Failed to update holding status. Not now.').first().waitFor();
    await page.unroute('**/graphql');
    await page.keyboard.press('Escape');
    await expect.poll(() => reason().inputValue()).toBe('First');
    await expect.poll(() => heldReason()).toBe('First');
  });

  it('names the person whom each button moves back', async () => {
    await hold();
    await area().getByRole('button', { name: 'Move to Pool: Ada Byron', exact: true }).waitFor();
  });

  it('moves people back to the pool', async () => {
    await hold('Waiting');
    await area().getByRole('button', { name: 'Move to Pool' }).click();
    await page.locator('[data-drop=pool]').getByText('Ada Byron').waitFor();
    await area().getByText('Drop people here').waitFor();
    await expect.poll(heldReason).toBeNull();
  });
});
