import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CardDesignRow } from '../../schema/entities/cardDesign.ts';
import type { Caller } from '../harness/planner.ts';
import { plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Caller;
let page: Page;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
});

it('designs cards by keys and in numbers, and prints with the design', async () => {
  const event = await plannedEvent(organiser, {
    name: 'Designed dinner',
    people: ['Ada Byron', 'Benno Falk'],
    tables: { Garden: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await page.goto(`${stage.url}/print/place-cards?event=${event.id}&paper=a4`);
  await page.getByRole('combobox', { name: 'Design' }).click();
  await page.getByRole('option', { name: 'New design…' }).click();
  await page.getByRole('heading', { name: 'Card designer' }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ivory');

  const card = page.getByRole('group', { name: /^The card\./ });
  await card.getByRole('button', { name: 'Name' }).press('ArrowRight');
  await expect.poll(() => page.getByLabel('Left, mm').inputValue()).toBe('6');
  await card.getByRole('button', { name: 'Name' }).press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('document').getByText('Ada Byron').first().waitFor();
  expect(await page.getByRole('document').getByText('Benno Falk').count()).toBe(0);

  const path = `/api/events/${event.id}/card-designs`;
  const [saved] = (await organiser.call<CardDesignRow[]>('GET', path)).body;
  expect(saved).toMatchObject({ name: 'Ivory', version: 1, design: { card: 'place' } });
  expect(saved?.design.elements[0]).toMatchObject({ field: 'name', x: 6, height: 21 });
});
