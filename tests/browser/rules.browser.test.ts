import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { isFocused } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { dragTo, heldNotice, it, type Stage } from './stage.ts';

let stage: Stage;
let organiser: Awaited<ReturnType<Stage['caller']>>;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
}, 120_000);

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people: ['Ada Byron', 'Benno Falk', 'Clara Witt'],
    tables: { Garden: 4, Bar: 2 },
    isPublic: true,
  });
  await page.goto(stage.url + event.path);
  await page.locator(inPool('Ada Byron')).waitFor();
});

const inPool = (name: string) => `[data-drop=pool] button[data-attendee="${event.personId(name)}"]`;
const seat = (table: string, position: number) => `[data-seat="${event.seatId(table, position)}"]`;
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const notice = (words: string | RegExp) => page.getByText(words).first().waitFor();
const panel = () => page.getByRole('complementary', { name: 'Rules' });
const sentences = () => panel().getByRole('listitem').getByRole('paragraph').allTextContents();
const openRules = async () => {
  await press('Rules');
  await panel().waitFor();
};
const add = (rule: SeatingRule) =>
  organiser.call('POST', `/api/events/${event.id}/rules`, { rule });
const ids = (...names: string[]) => names.map(event.personId);
/** The rules according to the server. */
const rules = async () =>
  (await organiser.call<{ rule: SeatingRule }[]>('GET', `/api/events/${event.id}/rules`)).body.map(
    ({ rule }) => rule,
  );
const together = (...names: string[]): SeatingRule => ({
  kind: 'KeepTogether',
  who: { people: ids(...names) },
  hard: true,
});
const apart = (...names: string[]): SeatingRule => ({
  kind: 'KeepApart',
  who: { people: ids(...names) },
  hard: true,
});

it('applies a preset with one tap, and undoes it from the notice', async () => {
  await openRules();
  await panel().getByRole('heading', { name: 'No rules yet' }).waitFor();
  await panel()
    .getByRole('button', { name: /^Client dinner/ })
    .click();
  const added = await heldNotice(page, 'Client dinner: 7 rules added');
  await panel().getByRole('heading', { name: '7 rules' }).waitFor();
  await panel().getByText('Every prospect sits beside an employee').waitFor();
  await panel()
    .getByRole('button', { name: /^Client dinner In place/ })
    .waitFor();
  await added.getByRole('button', { name: 'Undo', exact: true }).click();
  await panel().getByRole('heading', { name: 'No rules yet' }).waitFor();
  await expect.poll(rules).toEqual([]);
});

it('builds a rule part by part, and changes it', async () => {
  await openRules();
  await press('New rule');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Somebody with them/ }).click();
  await press('Add rule');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true');
  await dialog.getByText('Name somebody').waitFor();
  await dialog.getByRole('combobox', { name: 'Who: people' }).fill('clara');
  await page.getByRole('option', { name: 'Clara Witt' }).click();
  await dialog.getByText('Clara Witt sits beside an employee').waitFor();
  await dialog.getByRole('radio', { name: 'Very much' }).check();
  await press('Add rule');
  await notice('Rule added');
  await panel().getByText('Nice to have · 40').waitFor();
  const rule = { kind: 'Accompanied', by: { role: 'employee' }, level: 'beside', how: 'next' };
  await expect.poll(rules).toEqual([{ ...rule, who: { people: ids('Clara Witt') }, weight: 40 }]);
  await dialog.waitFor({ state: 'detached' });

  await press('Edit rule: Clara Witt sits beside an employee');
  await page.getByRole('dialog').getByRole('radio', { name: 'Must' }).check();
  await press('Save rule');
  await notice('Rule changed');
  await expect.poll(rules).toEqual([{ ...rule, who: { people: ids('Clara Witt') }, hard: true }]);
});

it('starts a rule with only a strength to choose at the chosen strength', async () => {
  await openRules();
  await press('New rule');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Even tables/ }).click();
  await dialog.locator('input:focus').waitFor();
  await expect.poll(isFocused(dialog.getByRole('radio', { checked: true }))).toBe(true);
});

it('does not take a number that cannot be read for none', async () => {
  await openRules();
  await press('New rule');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^How many per table/ }).click();
  const least = dialog.getByRole('spinbutton', { name: 'At least' });
  await least.pressSequentially('2-');
  await press('Add rule');
  await dialog.getByText('Enter a number').waitFor();
  await expect.poll(isFocused(least)).toBe(true);
  expect(await rules()).toEqual([]);
});

it('names the rules that contradict each other, and saves one anyway', async () => {
  await add(together('Ada Byron', 'Benno Falk'));
  await openRules();
  await press('New rule');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Keep apart/ }).click();
  for (const name of ['Ada Byron', 'Benno Falk']) {
    await dialog.getByRole('combobox', { name: 'Who: people' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await press('Add rule');
  const alert = dialog.getByRole('alert');
  await alert
    .getByText(
      '“Ada Byron with Benno Falk” cannot hold while “Ada Byron apart from Benno Falk” does.',
    )
    .waitFor();
  expect(await rules()).toHaveLength(1);
  await press('Save anyway');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(sentences)
    .toEqual(
      expect.arrayContaining([
        'Ada Byron and Benno Falk sit at one table',
        'Ada Byron and Benno Falk sit at different tables',
      ]),
    );
});

/**
 * Keeps Ada with Benno and Benno with Clara, then asks to keep Ada apart from Clara in Ada's panel.
 */
const askApart = async () => {
  await add(together('Ada Byron', 'Benno Falk'));
  await add(together('Benno Falk', 'Clara Witt'));
  await page.locator(inPool('Ada Byron')).focus();
  await press('Details of Ada Byron');
  await press('Apart from…');
  await page.getByRole('dialog', { name: 'Whom is Ada Byron kept apart from?' }).waitFor();
  await page.keyboard.type('clara');
  await page.getByRole('option', { name: 'Clara Witt' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'These rules cannot all hold' });
  await dialog
    .getByText(
      '“Ada Byron with Benno Falk” and “Benno Falk with Clara Witt” cannot both hold while “Ada Byron apart from Clara Witt” does.',
    )
    .waitFor();
  expect(await rules()).toHaveLength(2);
  // Pressing Enter once too often removes nothing.
  await dialog.getByRole('paragraph').and(page.locator(':focus')).waitFor();
  return dialog;
};

it('drops what contradicts a new rule with one press, by keyboard, and undoes both at once', async () => {
  const dialog = await askApart();
  await dialog.getByRole('button', { name: 'Remove “Benno Falk with Clara Witt”' }).focus();
  await page.keyboard.press('Enter');
  await notice('Rule added');
  await expect
    .poll(rules)
    .toEqual([together('Ada Byron', 'Benno Falk'), apart('Ada Byron', 'Clara Witt')]);
  await page.getByText('Undo', { exact: true }).click();
  await expect
    .poll(rules)
    .toEqual([together('Ada Byron', 'Benno Falk'), together('Benno Falk', 'Clara Witt')]);
});

it('makes a soft rule of one that cannot hold', async () => {
  const dialog = await askApart();
  await dialog
    .getByRole('button', { name: 'Make it a wish instead (weight 20)', exact: true })
    .click();
  await notice('Rule added');
  const { hard: _, ...wish } = apart('Ada Byron', 'Clara Witt');
  await expect.poll(async () => (await rules()).at(-1)).toEqual({ ...wish, weight: 20 });
});

it('adds a preset that contradicts a rule as far as possible, the rest as soft rules', async () => {
  const couple = ids('Ada Byron', 'Benno Falk');
  for (const id of couple)
    await organiser.call('PATCH', `/api/attendees/${id}`, { party: 'Byron' });
  const path = `/api/events/${event.id}/rules`;
  await organiser.call('POST', path, { rule: apart('Ada Byron', 'Benno Falk'), evenSo: true });
  await openRules();
  await panel()
    .getByRole('button', { name: /^Families and friends/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'These rules cannot all hold' });
  await dialog
    .getByText(
      '“Each party sits at one table” cannot hold while “Ada Byron apart from Benno Falk” does.',
    )
    .waitFor();
  await dialog
    .getByRole('button', { name: 'Add what contradicts as a wish instead (weight 20)' })
    .click();
  await notice('Families and friends: 4 rules added');
  await expect
    .poll(async () => (await rules())[1])
    .toEqual({ kind: 'KeepTogether', who: { everyone: true }, each: 'party', weight: 20 });
  await panel()
    .getByRole('button', { name: /^Families and friends .*In place/ })
    .waitFor();
});

it('marks rules that cannot all hold, and resolves them from the panel', async () => {
  const dialog = await askApart();
  await dialog.getByRole('button', { name: 'Save anyway', exact: true }).click();
  await expect.poll(async () => (await rules()).length).toBe(3);
  await openRules();
  await panel().getByRole('heading', { name: 'Rules that cannot all hold' }).waitFor();
  await expect.poll(() => panel().getByText('Cannot all hold', { exact: true }).count()).toBe(3);
  await panel()
    .getByText('cannot both hold while “Ada Byron apart from Clara Witt” does.')
    .waitFor();
  await panel()
    .getByRole('button', { name: 'Make “Ada Byron apart from Clara Witt” a wish (weight 20)' })
    .click();
  await notice('Rule changed');
  await panel()
    .getByRole('heading', { name: 'Rules that cannot all hold' })
    .waitFor({ state: 'detached' });
  await expect.poll(() => panel().getByText('Cannot all hold', { exact: true }).count()).toBe(0);
});

it('shows broken must-rules before all others', async () => {
  await add({ kind: 'Balance', weight: 2 });
  await add(together('Ada Byron', 'Clara Witt'));
  for (const [name, table] of [
    ['Ada Byron', 'Garden'],
    ['Clara Witt', 'Bar'],
  ] as const)
    await event.seat(name, table, 1);
  await openRules();
  const inOrder = ['Ada Byron and Clara Witt sit at one table', 'Tables are filled evenly'];
  await expect.poll(sentences).toEqual(inOrder);
  await event.seat('Clara Witt', 'Garden', 2);
  await expect.poll(sentences).toEqual(inOrder.toReversed());
});

it('keeps two together if one is dropped on the other, and lets a third join them', async () => {
  await dragTo(page, inPool('Ada Byron'), inPool('Benno Falk'));
  await page.getByRole('dialog', { name: 'Ada Byron and Benno Falk' }).waitFor();
  await press('Keep together');
  await notice('Rule added');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(rules).toEqual([together('Ada Byron', 'Benno Falk')]);
  await dragTo(page, inPool('Clara Witt'), inPool('Benno Falk'));
  await press('Keep together');
  await notice('Rule changed');
  await expect.poll(rules).toEqual([together('Ada Byron', 'Benno Falk', 'Clara Witt')]);
});

it('asks at a taken seat whether to keep the two apart', async () => {
  await event.seat('Benno Falk', 'Garden', 1);
  await page.locator(`${seat('Garden', 1)}[data-attendee]`).waitFor();
  await dragTo(page, inPool('Ada Byron'), seat('Garden', 1));
  await page.getByRole('dialog', { name: 'This seat is taken' }).waitFor();
  await press('Keep apart');
  await notice('Ada Byron and Benno Falk sit at different tables');
  await expect.poll(rules).toEqual([apart('Ada Byron', 'Benno Falk')]);
  await page.locator(inPool('Ada Byron')).waitFor();
});

it('keeps two apart, and removes the rule, by keyboard alone', async () => {
  await page.locator(inPool('Ada Byron')).focus();
  await press('Details of Ada Byron');
  await page.getByRole('button', { name: 'Apart from…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Whom is Ada Byron kept apart from?' });
  await dialog.locator('input:focus').waitFor();
  await page.keyboard.type('ben');
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Benno Falk']);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const sentence = 'Ada Byron and Benno Falk sit at different tables';
  const remove = page.getByRole('button', { name: `Remove rule: ${sentence}` });
  await remove.waitFor();
  await expect.poll(rules).toEqual([apart('Ada Byron', 'Benno Falk')]);
  await remove.focus();
  await page.keyboard.press('Enter');
  await notice('Rule removed');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Rules');
  await expect.poll(rules).toEqual([]);
});

it('goes into the panel by keyboard and back to its button', async () => {
  const button = page.getByRole('button', { name: 'Rules', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await panel().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Colleagues together');
  await page.keyboard.press('Enter');
  await notice('Colleagues together: 2 rules added');
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('shows a rule that somebody else adds, and its removal', async () => {
  await openRules();
  await add({ kind: 'Balance', weight: 2 });
  await panel().getByText('Tables are filled evenly').waitFor();
  const [own] = (await organiser.call<{ id: string }[]>('GET', `/api/events/${event.id}/rules`))
    .body;
  await organiser.call('DELETE', `/api/events/${event.id}/rules/${own?.id}`);
  await panel().getByRole('heading', { name: 'No rules yet' }).waitFor();
});

it('keeps what somebody else changes in a rule while its form is open', async () => {
  await add({ ...together('Ada Byron', 'Benno Falk'), hard: undefined, weight: 10 } as SeatingRule);
  const path = `/api/events/${event.id}/rules`;
  const id = (await organiser.call<{ id: string }[]>('GET', path)).body[0]?.id;
  await openRules();
  await press('Edit rule: Ada Byron and Benno Falk sit at one table');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Who: people' }).fill('clara');
  await page.getByRole('option', { name: 'Clara Witt' }).click();
  await organiser.call('PATCH', `${path}/${id}`, { rule: together('Ada Byron', 'Benno Falk') });
  await dialog.getByText(/^This rule has been changed meanwhile/).waitFor();
  await dialog.getByRole('radio', { name: 'Must' }).and(page.locator(':checked')).waitFor();
  await press('Save rule');
  await notice('Rule changed');
  const all = together('Ada Byron', 'Benno Falk', 'Clara Witt');
  await expect.poll(rules).toEqual([all]);

  await press(/^Edit rule: Ada Byron, Benno Falk/);
  await organiser.call('DELETE', `${path}/${id}`);
  await dialog.getByText(/^This rule has been removed meanwhile/).waitFor();
  await press('Add rule');
  await notice('Rule added');
  await expect.poll(rules).toEqual([all]);
});

it('shows nothing of rules to readers of the event', async () => {
  const reader = await stage.member('rules-reader@example.com', event.path);
  await reader.getByText('View only').waitFor();
  expect(await reader.getByRole('button', { name: 'Rules', exact: true }).count()).toBe(0);
});

it('pins somebody by P with an announcement, and asks before moving them', async () => {
  await event.seat('Benno Falk', 'Garden', 1);
  const taken = page.locator(`${seat('Garden', 1)}[data-attendee]`);
  await taken.press('p');
  await page
    .getByRole('button', { name: 'Garden, seat 1, taken by Benno Falk, Guest, pinned' })
    .waitFor();
  await expect.poll(isPinned).toBe(true);
  await taken.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Benno Falk is pinned' });
  await question.waitFor();
  await press('Cancel');
  await question.waitFor({ state: 'detached' });
  expect(await page.locator(`${seat('Garden', 1)}[data-attendee]`).count()).toBe(1);
  await dragTo(page, seat('Garden', 1), seat('Bar', 1));
  await press('Move anyway');
  await question.waitFor({ state: 'detached' });
  await page.locator(`${seat('Bar', 1)}[data-attendee]`).waitFor();
  await page.getByRole('button', { name: /^Bar, seat 1, .* pinned$/ }).waitFor();
  await page.locator(seat('Bar', 1)).press('p');
  await expect.poll(isPinned).toBe(false);
});

const isPinned = async () => {
  const path = `/api/attendees/${event.personId('Benno Falk')}`;
  return (await organiser.call<{ isPinned: boolean }>('GET', path)).body.isPinned;
};

it("lets somebody like one guest and avoid another, and shows the rule's sources", async () => {
  await page.locator(inPool('Ada Byron')).dblclick();
  const details = page.getByRole('complementary', { name: 'Ada Byron' });
  const pick = async (button: string, name: string) => {
    await details.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(name.slice(0, 3));
    await dialog.getByRole('option', { name }).click();
  };
  await pick('Likes…', 'Clara Witt');
  await notice('Ada Byron and Clara Witt like to sit together');
  await pick('Avoids…', 'Benno Falk');
  const picks = details.getByRole('list', { name: 'Likes and avoids' });
  await picks.getByText('Likes to sit with Clara Witt').waitFor();
  await picks.getByText('Would rather not sit with Benno Falk').waitFor();
  await picks
    .getByRole('button', { name: 'Take back: Would rather not sit with Benno Falk' })
    .click();
  await expect.poll(() => picks.getByRole('listitem').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Rules');
  expect(await rules()).toEqual([
    {
      kind: 'Pairs',
      source: 'preferences',
      weight: 8,
      likes: [{ people: ids('Ada Byron', 'Clara Witt').sort() }],
    },
  ]);

  await details.getByRole('button', { name: 'Close', exact: true }).click();
  await openRules();
  await panel()
    .getByRole('button', { name: /^Edit rule: Likes and dislikes count/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Picked in the details of a guest/).waitFor();
  await dialog.getByRole('radio', { name: 'Very much' }).check();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await notice('Rule changed');
  expect((await rules())[0]).toMatchObject({
    likes: [{ people: ids('Ada Byron', 'Clara Witt').sort() }],
  });
});
