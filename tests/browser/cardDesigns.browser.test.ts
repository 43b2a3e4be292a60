import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CardDesignRow } from '../../schema/entities/cardDesign.ts';
import type { Caller } from '../harness/planner.ts';
import { asksBeforeReload, createGate } from './hands.ts';
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

it('designs cards by keyboard and in numbers, and prints with the design', async () => {
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
  const height = page.getByLabel('Height in mm').last();
  await height.selectText();
  await height.pressSequentially('12');
  await expect.poll(() => height.inputValue()).toBe('12');
  let reload: (() => Promise<void>) | undefined;
  let saves = 0;
  await page.route('**/graphql', (route) => {
    const name = route.request().postDataJSON()?.operationName;
    if (name === 'SaveCardDesign') saves += 1;
    if (name !== 'CardDesigns') return route.fallback();
    reload = () => route.fallback();
    return undefined;
  });
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  // It is saved once, even while the list of designs is loading.
  await expect.poll(() => reload).toBeDefined();
  await save.press('Enter');
  expect(await save.getAttribute('aria-busy')).toBe('true');
  await reload?.();
  await page.getByRole('document').getByText('Ada Byron').first().waitFor();
  expect(await page.getByRole('document').getByText('Benno Falk').count()).toBe(0);
  expect(saves).toBe(1);
  await page.unroute('**/graphql');

  const path = `/api/events/${event.id}/card-designs`;
  const [saved] = (await organiser.call<CardDesignRow[]>('GET', path)).body;
  expect(saved).toMatchObject({ name: 'Ivory', version: 1, design: { card: 'place' } });
  expect(saved?.design.elements[0]).toMatchObject({ field: 'name', x: 6, height: 12 });
});

it('keeps edits made while a design is being saved, and saves them into the same design', async () => {
  const { id } = await plannedEvent(organiser, { name: 'Quick hands', tables: { Garden: 4 } });
  await page.goto(`${stage.url}/print/place-cards?event=${id}&design=new&edit`);
  const name = page.getByRole('textbox', { name: 'Name' });
  const save = page.getByRole('button', { name: 'Save' });
  await name.fill('Ivory');
  const list = createGate();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'CardDesigns') await list.passed;
    await route.fallback();
  });
  await save.click();
  await page.getByText('Design saved', { exact: true }).waitFor();
  await name.fill('Ivory and gold');
  list.open();
  await expect.poll(() => save.getAttribute('aria-busy')).toBe(null);
  expect(await name.inputValue()).toBe('Ivory and gold');
  await save.click();
  await page
    .getByRole('combobox', { name: 'Design' })
    .filter({ hasText: 'Ivory and gold' })
    .waitFor();
  await page.unroute('**/graphql');
  const path = `/api/events/${id}/card-designs`;
  const { body } = await organiser.call<CardDesignRow[]>('GET', path);
  expect(body).toMatchObject([{ name: 'Ivory and gold', version: 2 }]);
});

it('asks before it drops an unsaved design, and only then', async () => {
  const { id } = await plannedEvent(organiser, { name: 'Half designed', tables: { Garden: 4 } });
  const path = `/api/events/${id}/card-designs`;
  await page.goto(`${stage.url}/print/place-cards?event=${id}`);
  const design = page.getByRole('combobox', { name: 'Design' });
  const designer = page.getByRole('heading', { name: 'Card designer' });
  const close = page.getByRole('button', { name: 'Close the designer' });
  const name = page.getByRole('textbox', { name: 'Name' });
  const begin = async () => {
    await design.click();
    await page.getByRole('option', { name: 'New design…' }).click();
    await designer.waitFor();
  };
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

  await begin();
  await name.fill('Iv');
  await name.fill('');
  await close.click();
  await designer.waitFor({ state: 'detached' });
  expect(await question.count()).toBe(0);

  await begin();
  const card = page.getByRole('group', { name: /^The card\./ });
  await card.getByRole('button', { name: 'Name' }).press('ArrowRight');
  for (const leave of [() => close.click(), () => page.goBack({ waitUntil: 'commit' })]) {
    await leave();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Left, mm').inputValue()).toBe('6');
    expect(new URL(page.url()).searchParams.get('edit')).toBe('true');
  }
  await asksBeforeReload(page);

  await page.goBack({ waitUntil: 'commit' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await design.waitFor();
  expect(await designer.count()).toBe(0);
  expect((await organiser.call('GET', path)).body).toEqual([]);
});

/** The elements drawn on a page, by the attributes that place and style them. */
const drawnOn = (svg: Element): string[] =>
  [...svg.querySelectorAll('text, path, rect:not([width="100%"]), g')].map((element) =>
    [
      element.tagName,
      element.textContent,
      ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    ].join(' '),
  );

it("previews the same boxes and texts as the server's files", async () => {
  const event = await plannedEvent(organiser, {
    name: 'Same on paper',
    people: ['Ada Byron', 'Benno Falk', 'محمد علي'],
    tables: { Garden: 4, Terrace: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 1);
  await event.seat('محمد علي', 'Terrace', 2);
  const { body: defined } = await organiser.call<{ fields: { fieldId: string }[] }>(
    'PUT',
    `/api/events/${event.id}/fields`,
    { fields: [{ name: 'Hotel', kind: 'text' }] },
  );
  const fieldId = defined.fields[0]?.fieldId ?? '';
  await organiser.call('PATCH', `/api/attendees/${event.personId('Ada Byron')}`, {
    title: 'Countess',
    diets: ['vegan', 'No onions'],
    allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }],
    custom: { [fieldId]: 'Grand Hotel' },
  });
  const text = { type: 'text', x: 5, width: 70, height: 8 };
  const elements = [
    { ...text, y: 2, field: 'name', font: 'display', size: 24 },
    { ...text, y: 11, field: 'title', align: 'left' },
    { ...text, y: 20, field: `custom:${fieldId}`, colour: '#aa2200' },
    { ...text, y: 29, field: 'date' },
    { ...text, y: 38, type: 'dietMark', fit: 'wrap', size: 7 },
    { type: 'line', x: 5, y: 37, width: 70, height: 0.4 },
    { type: 'qr', x: 62, y: 2, width: 12, height: 12, words: 'Menu' },
  ];
  const design = { card: 'place', width: 80, height: 48, fold: 'tent', elements };
  const { body: saved } = await organiser.call<CardDesignRow>(
    'POST',
    `/api/events/${event.id}/card-designs`,
    { name: 'Ivory', design },
  );
  const choice = `design=${saved.id}&paper=a5&who=everybody&order=name`;
  await page.goto(`${stage.url}/print/place-cards?event=${event.id}&${choice}`);
  const shown = page.locator('[data-paper]');
  await shown.getByText('Grand Hotel').first().waitFor();
  const previewed = await shown.evaluateAll((pages, draw) => {
    const drawn = new Function(`return ${draw}`)() as typeof drawnOn;
    return pages.map(drawn);
  }, drawnOn.toString());
  expect(previewed.length).toBeGreaterThan(1);

  const saidBy = await page.evaluate(
    async ({ path, count, draw }) => {
      const drawn = new Function(`return ${draw}`)() as typeof drawnOn;
      const files = Array.from({ length: count }, async (_, nth) => {
        const svg = await (await fetch(`${path}&page=${nth + 1}`)).text();
        return drawn(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement);
      });
      return Promise.all(files);
    },
    {
      path: `/api/events/${event.id}/sheets/place-cards.svg?${choice}&locale=en-US`,
      count: previewed.length,
      draw: drawnOn.toString(),
    },
  );
  expect(saidBy).toEqual(previewed);
  const all = previewed.flat().join('\n');
  for (const words of ['Countess', 'Nuts: Anaphylaxis', 'No onions', 'Benno Falk'])
    expect(all).toContain(words);

  // Cards follow changes of their guests.
  const ada = `/api/attendees/${event.personId('Ada Byron')}`;
  await organiser.call('PATCH', ada, { title: 'Duchess', diets: ['halal'] });
  await shown.getByText('Duchess').first().waitFor();
  await shown.getByText('Halal').first().waitFor();
  expect(await shown.getByText('Countess').count()).toBe(0);

  // A link may outlive its design.
  const address = `/api/events/${event.id}/card-designs/${saved.id}`;
  await organiser.call('DELETE', address);
  await page.reload();
  await page.getByRole('heading', { name: 'There is no such design' }).waitFor();
  await page.getByRole('link', { name: 'Print the standard design' }).click();
  await shown.getByText('Ada Byron').first().waitFor();
  expect(new URL(page.url()).searchParams.get('who')).toBe('everybody');
});
