import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { Menu } from '../../schema/entities/menu.ts';
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
    people: ['Ada Byron', 'Benno Falk', 'Cleo Marsh'],
    tables: { Garden: 4, Hall: 4 },
  });
  await event.seat('Ada Byron', 'Garden', 2);
  await event.seat('Benno Falk', 'Hall', 1);
});

const open = (tab: string) => page.goto(`${stage.url}/events/${event.id}?tab=${tab}`);
const put = async (courses: object[]) =>
  (await organiser.call<{ menu: Menu }>('PUT', `/api/events/${event.id}/menu`, { courses })).body
    .menu;
const change = (name: string, fields: object) =>
  organiser.call('PATCH', `/api/attendees/${event.personId(name)}`, fields);
const menuNow = async () =>
  (await organiser.call<Menu>('GET', `/api/events/${event.id}/menu`)).body.courses.map(
    ({ name, options }) => [name, ...options.map((option) => option.name)],
  );
const mealsOf = async (name: string) =>
  (await organiser.call<AttendeeRow>('GET', `/api/attendees/${event.personId(name)}`)).body.meals;
const course = { name: 'Main', options: [{ name: 'Beef' }, { name: 'Risotto', fits: ['vegan'] }] };

describe('the menu of an event', () => {
  it('is not discarded by a press beside it once something is written', async () => {
    await open('settings');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Write the menu' }).click();
    await dialog.getByRole('button', { name: 'Add a course' }).waitFor();
    // A dialog handles such key presses only shortly after it is shown.
    await expect
      .poll(async () => {
        await page.mouse.click(4, 400);
        return dialog.count();
      })
      .toBe(0);

    await page.getByRole('button', { name: 'Write the menu' }).click();
    await dialog.getByRole('button', { name: 'Add a course' }).click();
    await page.keyboard.type('Starter');
    await page.mouse.click(4, 400);
    await dialog.getByRole('textbox', { name: 'Option 1 of course 1' }).fill('Soup');
    await dialog.getByRole('button', { name: 'Save the menu' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await menuNow()).toEqual([['Starter', 'Soup']]);
  });

  it('asks before Escape or the cross discards what was written or removed', async () => {
    await put([course]);
    await open('settings');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    const edit = page.getByRole('button', { name: 'Edit the menu' });
    const diets = dialog.getByRole('group', { name: 'Diets that Risotto is made for' });
    await edit.click();
    await diets.getByRole('textbox').fill('Halal');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await diets.getByRole('textbox').and(page.locator(':focus')).waitFor();
    // When the field lost focus to the question, the typed text became a diet.
    await diets.getByRole('button', { name: 'Not made for Halal' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });

    await edit.click();
    await dialog.getByRole('button', { name: 'Remove Main' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    await edit.and(page.locator(':focus')).waitFor();
    expect(await menuNow()).toEqual([['Main', 'Beef', 'Risotto']]);
  });

  it('is written by keyboard alone, with what each option is made for', async () => {
    await open('settings');
    await page.getByText('Once it has courses, meals are chosen for each guest.').waitFor();
    await page.getByRole('button', { name: 'Write the menu' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('button', { name: 'Add a course' }).press('Enter');
    await page.keyboard.type('Starter');
    await dialog.getByRole('textbox', { name: 'Option 1 of course 1' }).fill('Soup');
    await dialog
      .getByRole('group', { name: 'Diets that Soup is made for' })
      .getByRole('textbox')
      .fill('Vegan');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Add an option to Starter' }).press('Enter');
    await page.keyboard.type('Ham');
    await dialog.getByRole('button', { name: 'Add a course' }).press('Enter');
    await page.keyboard.type('Main');
    await dialog.getByRole('textbox', { name: 'Option 1 of course 2' }).fill('Beef');
    await dialog.getByRole('button', { name: 'Serve Main earlier' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Serve Main later');
    await dialog.getByRole('button', { name: 'Save the menu' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Soup (Vegan)').waitFor();
    expect(await menuNow()).toEqual([
      ['Main', 'Beef'],
      ['Starter', 'Soup', 'Ham'],
    ]);
  });

  it('shows an error beside its field, and goes there', async () => {
    await open('settings');
    await page.getByRole('button', { name: 'Write the menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('button', { name: 'Add a course' }).click();
    await dialog.getByRole('button', { name: 'Save the menu' }).click();
    await dialog.getByText('Name the course').waitFor();
    await dialog.getByText('Name the option').waitFor();
    const name = dialog.getByRole('textbox', { name: 'Name of course 1' });
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await menuNow()).toEqual([]);
  });

  it("asks before it drops somebody's choice, and clears it when told to", async () => {
    const [main] = (await put([course])).courses;
    const meals = { [main?.courseId ?? '']: main?.options[0]?.optionId };
    await change('Ada Byron', { meals });
    await open('settings');
    await page.getByRole('button', { name: 'Edit the menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('button', { name: 'Remove Beef' }).click();
    await dialog.getByRole('button', { name: 'Save the menu' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Ada Byron has chosen what you remove',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await mealsOf('Ada Byron')).toEqual(meals);
    await dialog.getByRole('button', { name: 'Save the menu' }).click();
    await question.getByRole('button', { name: 'Clear their choices' }).click();
    await page.getByText('Menu saved', { exact: true }).waitFor();
    expect(await menuNow()).toEqual([['Main', 'Risotto']]);
    expect(await mealsOf('Ada Byron')).toBeNull();
  });
});

describe('the meals of a guest', () => {
  it('are chosen in the details, with a mark if an option does not fit', async () => {
    const [main] = (await put([course])).courses;
    await change('Cleo Marsh', {
      diets: ['vegetarian'],
      allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }],
    });
    await page.goto(stage.url + event.path);
    await page.getByRole('button', { name: 'Details of Cleo Marsh' }).click();
    const panel = page.getByRole('complementary', { name: 'Cleo Marsh' });
    const select = panel.getByRole('combobox', { name: 'Main' });
    await select.click();
    await page.getByRole('option', { name: 'Risotto (may contain nuts)' }).waitFor();
    await page.getByRole('option', { name: 'Beef (not vegetarian; may contain nuts)' }).click();
    await panel.getByText('Ask the kitchen: not vegetarian; may contain nuts').waitFor();
    await expect
      .poll(() => mealsOf('Cleo Marsh'))
      .toEqual({ [main?.courseId ?? '']: main?.options[0]?.optionId });
    await select.click();
    await page.getByRole('option', { name: 'Not chosen' }).click();
    await expect.poll(() => mealsOf('Cleo Marsh')).toBeNull();
  });

  it('follow a menu that somebody else changes meanwhile', async () => {
    await put([course]);
    await page.goto(stage.url + event.path);
    await page.getByRole('button', { name: 'Details of Cleo Marsh' }).click();
    const panel = page.getByRole('complementary', { name: 'Cleo Marsh' });
    await panel.getByRole('combobox', { name: 'Main' }).waitFor();
    await put([{ name: 'Supper', options: [{ name: 'Bread' }] }]);
    await panel.getByRole('combobox', { name: 'Supper' }).waitFor();
  });

  it('are chosen in the form of a new guest', async () => {
    await put([course]);
    await open('attendees');
    await page.getByRole('button', { name: 'Add Attendee' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Attendee' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Lind');
    await dialog.getByRole('combobox', { name: 'Main' }).click();
    await page.getByRole('option', { name: 'Risotto' }).click();
    await dialog.getByRole('button', { name: 'Add Attendee' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { body } = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`);
    const dora = body.find(({ name }) => name === 'Dora Lind');
    expect(Object.values(dora?.meals ?? {})).toHaveLength(1);
  });
});

describe('the kitchen', () => {
  it('has designed states before there is a menu, and before anybody is seated', async () => {
    const empty = await plannedEvent(organiser, { name: 'Nothing yet' });
    await page.goto(`${stage.url}/events/${empty.id}?tab=kitchen`);
    await page.getByText('Nobody is seated yet').waitFor();
    await page.getByRole('button', { name: 'To the menu' }).click();
    await page.getByRole('button', { name: 'Write the menu' }).waitFor();
  });

  it('counts by course and by table, worst allergies first, and follows changes', async () => {
    const [main] = (await put([course])).courses;
    const meals = { [main?.courseId ?? '']: main?.options[0]?.optionId };
    const allergic = { substance: 'nuts', severity: 'anaphylaxis' };
    await change('Benno Falk', { meals, allergies: [allergic] });
    await open('kitchen');
    await page.getByText('2 seats taken, 1 guest without a seat').waitFor();
    const totals = page.getByRole('table', { name: 'Totals: Main' });
    await totals.getByRole('row', { name: 'Beef 1' }).waitFor();
    await totals.getByRole('row', { name: 'Not chosen 1' }).waitFor();
    await page
      .getByRole('table', { name: 'Allergies' })
      .getByRole('row', { name: 'Anaphylaxis Nuts Benno Falk Hall 1' })
      .waitFor();
    await page.getByRole('table', { name: 'Seats of Hall' }).getByText('Beef').waitFor();
    await change('Ada Byron', { meals });
    await totals.getByRole('row', { name: 'Beef 2' }).waitFor();
  });

  it('shows only the tables changed since a moment, on paper too', async () => {
    await put([course]);
    await open('kitchen');
    await page.getByRole('button', { name: 'Show changes from now on' }).click();
    await page.getByText('Nothing has changed').waitFor();
    await event.seat('Cleo Marsh', 'Hall', 3);
    await page.getByRole('table', { name: 'Seats of Hall' }).getByText('Cleo Marsh').waitFor();
    expect(await page.getByRole('heading', { name: /^Garden/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('heading', { name: 'Kitchen', exact: true }).waitFor();
    const paper = page.locator('[data-paper]');
    await paper.getByText('Cleo Marsh').first().waitFor();
    expect((await paper.allTextContents()).join()).not.toContain('Garden');
  });
});
