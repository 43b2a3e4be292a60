import { readFile } from 'node:fs/promises';
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
});

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, { name: task.name.slice(0, 60) });
  await page.goto(stage.url + event.path);
  await page.getByRole('button', { name: 'Import CSV' }).click();
});

const dialog = () => page.getByRole('dialog');
const importButton = () => dialog().getByRole('button', { name: /^Import/ });
const field = (name: string) => dialog().getByRole('combobox', { name, exact: true });
const choose = (text: string) =>
  dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const chooseColumn = async (name: string, option: string) => {
  await field(name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const messages = () => dialog().getByRole('alert').getByRole('listitem').allTextContents();

type Guest = { name: string; company: string | null; attendeeRole: string; email: string | null };
const guests = async (): Promise<Guest[]> =>
  (await organiser.call<Guest[]>('GET', `/api/attendees?event=${event.id}`)).body;

describe('a file with other column names', () => {
  it('is read by a guess, which the organiser sees', async () => {
    await choose('Firma;Guest;Rolle;Tisch\nHalden;Mira Long;Customer;4\n;Ada Byron;guest;5\n');
    await field('Name is in column').waitFor();
    await expect.poll(() => field('Name is in column').textContent()).toContain('Guest');
    await expect.poll(() => field('Role is in column').textContent()).toContain('Rolle');
    await expect.poll(() => field('Company is in column').textContent()).toContain('Firma');
    await expect.poll(() => field('Email is in column').textContent()).toContain('Not in the file');
    await dialog().getByText('Ignored columns: Tisch').waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 2 attendees', { exact: true }).waitFor();
    await expect
      .poll(() => guests())
      .toMatchObject([
        { name: 'Mira Long', company: 'Halden', attendeeRole: 'opportunity' },
        { name: 'Ada Byron', company: null, attendeeRole: 'guest' },
      ]);
  });

  it('contains plus-ones, who are added as guests of their hosts', async () => {
    await choose('Guest;Rolle;Begleitung\nMira Long;Customer;2\nAda Byron;guest;nein\n');
    await expect.poll(() => field('Plus-ones are in column').textContent()).toContain('Begleitung');
    await dialog().getByText('Rows 4 to 5 are added for plus-ones.', { exact: true }).waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 4 attendees', { exact: true }).waitFor();
    await page.getByText('Guest 2 of Mira Long').first().waitFor();
  });

  it('reads the answers of a form, and names of two columns in Japanese', async () => {
    await choose(
      '姓,名,Any food allergies?,"If yes, please specify"\n山田,太郎,Yes,"Peanuts, severe"\n佐藤,花子,No,\n',
    );
    await expect
      .poll(() => field('Allergies are in column').textContent())
      .toContain('If yes, please specify');
    await chooseColumn('Role is in column', 'The same for everyone: Guest');
    await dialog().getByText('Allergies: Peanuts: Anaphylaxis', { exact: true }).waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 2 attendees', { exact: true }).waitFor();
    await expect
      .poll(() => guests())
      .toMatchObject([
        { name: '山田 太郎', allergies: [{ substance: 'peanuts', severity: 'anaphylaxis' }] },
        { name: '佐藤 花子', allergies: null },
      ]);
  });

  it("reads table numbers as the event's tables, and roles from no other column", async () => {
    event = await plannedEvent(organiser, {
      name: 'Tables',
      tables: { 'Table 4': 4, 'Table 5': 4 },
    });
    await page.goto(stage.url + event.path);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await choose('Guest;Typ;Tisch\nMira Long;Erwachsen;4\nAda Byron;Kind;Tisch 5\n');
    await expect.poll(() => field('Table is in column').textContent()).toContain('Tisch');
    await chooseColumn('Role is in column', 'The same for everyone: Guest');
    await dialog().getByText('Ignored columns: Typ', { exact: true }).waitFor();
    await dialog().getByText('Comes with the import: 2 rules').waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 2 attendees', { exact: true }).waitFor();
  });

  it('has first names put first, unless the organiser keeps them as written', async () => {
    await choose('Guest;Rolle\nHalvorsen, Mira;Customer\nByron, Ada;guest\n');
    const turns = dialog().getByRole('switch', { name: 'Put first names first' });
    await dialog().getByText('“Halvorsen, Mira” becomes “Mira Halvorsen”').waitFor();
    await dialog().getByRole('cell', { name: 'Ada Byron', exact: true }).waitFor();
    await turns.click();
    await dialog().getByRole('cell', { name: 'Byron, Ada', exact: true }).waitFor();
    await turns.click();
    await importButton().click();
    await page.getByText('Successfully imported 2 attendees', { exact: true }).waitFor();
    await expect
      .poll(() => guests())
      .toMatchObject([{ name: 'Mira Halvorsen' }, { name: 'Ada Byron' }]);
  });

  it('is read the next time as the organiser mapped it, with a notice', async () => {
    const [header, line] = ['Wer,Was,Woher', 'Mira Long,customer,Halden'];
    await choose(`${header}\n${line}\n`);
    await chooseColumn('Name is in column', 'Wer');
    await chooseColumn('Role is in column', 'Was');
    await chooseColumn('Company is in column', 'Woher');
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await choose(`${header}\nAda Byron,guest,Engines\n`);
    await dialog()
      .getByText('Columns as you mapped them last time. You can change them.', { exact: true })
      .waitFor();
    await dialog().getByRole('cell', { name: 'Ada Byron' }).waitFor();
    await dialog().getByRole('cell', { name: 'Engines' }).waitFor();
    await chooseColumn('Company is in column', 'Not in the file');
    await dialog().getByText('Check which column holds what').waitFor();
  });

  it('cannot be imported until every required field has a column', async () => {
    await choose('Who,What,Where\nMira Long,customer,Halden\n');
    await expect.poll(messages).toEqual(['Missing required columns: name, tag']);
    await chooseColumn('Name is in column', 'Who');
    await expect.poll(messages).toEqual(['Missing required columns: tag']);
    await expect.poll(() => importButton().isDisabled()).toBe(true);
    await chooseColumn('Role is in column', 'What');
    await dialog().getByRole('alert').waitFor({ state: 'detached' });
    await dialog().getByRole('cell', { name: 'Mira Long' }).waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
    await expect
      .poll(() => guests())
      .toMatchObject([{ name: 'Mira Long', attendeeRole: 'opportunity' }]);
  });

  it('may give everybody one role, and join first and last names', async () => {
    await choose('First name,Last name\nMira,Long\nAda,Byron\n');
    await expect.poll(messages).toEqual(['Missing required columns: tag']);
    await chooseColumn('Role is in column', 'The same for everyone: Prospect');
    await importButton().click();
    await page.getByText('Successfully imported 2 attendees', { exact: true }).waitFor();
    await expect
      .poll(() => guests())
      .toMatchObject([
        { name: 'Mira Long', attendeeRole: 'prospect' },
        { name: 'Ada Byron', attendeeRole: 'prospect' },
      ]);
  });

  it('follows the same rules: each row that breaks one is named', async () => {
    await choose('Guest,Role\nMira,vip\n,guest\n');
    await expect
      .poll(messages)
      .toEqual([
        'Row 2: Valid tag is required (employee, prospect, customer, guest)',
        'Row 3: Name is required',
      ]);
    await expect.poll(() => importButton().isDisabled()).toBe(true);
  });

  it('is mapped by keyboard alone', async () => {
    await choose('Who,What\nMira Long,guest\n');
    const highlighted = page.locator('[role=option][data-highlighted]');
    await field('Name is in column').focus();
    await page.keyboard.press('Enter');
    await highlighted.filter({ hasText: 'Who' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(messages).toEqual(['Missing required columns: tag']);
    // The closing list returns the focus to its field; Tab continues from there.
    await field('Name is in column').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await highlighted.filter({ hasText: 'Who' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await highlighted.filter({ hasText: 'What' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog().getByRole('alert').waitFor({ state: 'detached' });
    await expect.poll(() => importButton().textContent()).toBe('Import 1 attendee');
  });
});

describe('a file with the documented column names', () => {
  it('needs no mapping, but allows another column', async () => {
    await choose('name,tag,Organisation\nMira Long,guest,Halden\n');
    await dialog().getByText('Ignored columns: Organisation').waitFor();
    await expect.poll(() => field('Name is in column').count()).toBe(0);
    await dialog().getByRole('button', { name: 'Change columns' }).click();
    await dialog().getByText('Check which column holds what').waitFor();
    expect(await dialog().getByText('Some columns have different names').count()).toBe(0);
    await chooseColumn('Company is in column', 'Organisation');
    await dialog().getByRole('cell', { name: 'Halden' }).waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
    await expect.poll(() => guests()).toMatchObject([{ company: 'Halden' }]);
  });
});

it('is offered as a template, which can be imported unchanged', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog().getByRole('button', { name: 'Download a template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('attendees-template.csv');
  const saved = await download.path();
  const bytes = await readFile(saved);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  await dialog().locator('input[type=file]').setInputFiles(saved);
  await importButton().click();
  await page.getByText('Successfully imported 3 attendees', { exact: true }).waitFor();
  await expect
    .poll(() => guests())
    .toMatchObject([
      { name: 'Mira Halvorsen', company: 'Nordlys AS', attendeeRole: 'opportunity' },
      { name: 'Anton Halvorsen' },
      { name: 'Bea Lund' },
    ]);
});

it('imports 5,000 people from columns with other names', async () => {
  const lines = Array.from({ length: 5_000 }, (_, n) => `Guest ${n},guest,guest${n}@example.com`);
  await choose(`Attendee,Category,E-Mail\n${lines.join('\n')}`);
  await dialog().getByText('First 10 of 5,000 attendees').waitFor();
  await importButton().click();
  // Do not wait for the notice: it may be gone before a busy page is checked again.
  await expect.poll(() => dialog().allTextContents(), { timeout: 100_000 }).toEqual([]);
  const path = `/api/attendees?event=${event.id}&limit=1`;
  const { headers } = await organiser.call('GET', path);
  expect(headers.get('x-total-count')).toBe('5000');
});
