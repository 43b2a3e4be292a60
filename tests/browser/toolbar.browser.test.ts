import { expect } from 'vitest';
import { plannedEvent } from './plannedEvent.ts';
import { sizes } from './screenPages.ts';
import { it } from './stage.ts';

const email = 'organiser@example.com';

it.for([1280, 1360, 1440, 1600])(
  'fits into one line of a screen %d px wide, with room to spare',
  async (width, { stage }) => {
    const event = await plannedEvent(await stage.caller(email), {
      name: 'Dinner',
      people: ['Ada Byron'],
      tables: { Garden: 4 },
    });
    const page = await stage.member(email, event.path);
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
    const boxes = await page
      .getByRole('main')
      .locator('header')
      .first()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(10);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(width - 64);
  },
);

it('leaves the search of the list its room on a phone, beside the score', async ({ stage }) => {
  const caller = await stage.caller(email);
  const event = await plannedEvent(caller, {
    name: 'Dinner',
    people: ['Ada Byron'],
    tables: { Garden: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  const rule = { kind: 'Balance', weight: 2 };
  await caller.call('POST', `/api/events/${event.id}/rules`, { rule });
  const page = await stage.member(email, event.path, sizes.phone);
  await page.getByRole('button', { name: 'What the seating is worth' }).waitFor();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search tables' });
  expect((await search.boundingBox())?.width).toBeGreaterThan(sizes.phone.viewport.width / 2);
});
