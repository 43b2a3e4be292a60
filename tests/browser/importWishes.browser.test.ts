import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { Caller } from '../harness/planner.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const sample = (name: string) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

let stage: Stage;
let organiser: Caller;
let page: Page;
let event: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events');
}, 120_000);

beforeEach(async ({ task }) => {
  event = await plannedEvent(organiser, {
    name: task.name.slice(0, 60),
    people: ['Zoe Hart', 'Olle Berg'],
    tables: { Front: 2, Back: 4 },
  });
  const object = { kind: 'bar', name: 'Bar', x: 300, y: 0 };
  await organiser.call('POST', `/api/events/${event.id}/objects`, object);
  await event.seat('Olle Berg', 'Back', 1);
  await page.goto(stage.url + event.path);
  await page.getByRole('button', { name: 'Import CSV' }).click();
});

const dialog = () => page.getByRole('dialog');
const importButton = () => dialog().getByRole('button', { name: /^Import/ });
const field = () => dialog().locator('input[type=file]');
const made = (...lines: string[]) => ({
  name: 'guests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const header = 'name,tag,together with,apart from,near,table';
const errors = () => dialog().getByRole('alert').getByRole('listitem').allTextContents();
const coming = () => dialog().getByRole('region', { name: 'Wishes' });
const rules = async (): Promise<SeatingRule[]> =>
  (await organiser.call<{ rule: SeatingRule }[]>('GET', `/api/events/${event.id}/rules`)).body.map(
    ({ rule }) => rule,
  );
type Guest = { id: string; name: string; isPinned: boolean };
const guests = async (): Promise<Guest[]> =>
  (await organiser.call<Guest[]>('GET', `/api/attendees?event=${event.id}`)).body;

describe('a file with wishes', () => {
  it('shows them by row, with the rules that they make, which are undone with the people', async () => {
    await field().setInputFiles(
      made(
        header,
        'Ada Byron,guest,Benno Falk; ZOE HART,,Bar,',
        'Benno Falk,guest,Ada Byron,,,',
        'Clara Witt,guest,,Olle Berg,,! Front',
      ),
    );
    await dialog().getByRole('cell', { name: 'with Benno Falk and ZOE HART; near Bar' }).waitFor();
    await dialog().getByRole('cell', { name: 'apart from Olle Berg; pinned at Front' }).waitFor();
    await coming().getByText('Comes with the import: 3 rules, 1 pin').waitFor();
    expect(await coming().getByRole('listitem').allTextContents()).toEqual([
      'Zoe Hart, Ada Byron, and Benno Falk sit at one table',
      'Olle Berg and Clara Witt sit at different tables',
      'Ada Byron sits near Bar',
      'Clara Witt is seated at Front and pinned',
    ]);
    await importButton().click();
    await page.getByText('Successfully imported 3 attendees', { exact: true }).waitFor();
    expect((await rules()).map(({ kind }) => kind)).toEqual(['KeepTogether', 'KeepApart', 'Near']);
    const clara = (await guests()).find(({ name }) => name === 'Clara Witt');
    expect(clara?.isPinned).toBe(true);
    const front = (await event.seatsNow()).find(({ id }) => id === event.seatId('Front', 1));
    expect(front?.attendeeId).toBe(clara?.id);

    await page.locator('[aria-keyshortcuts^="Control+Z"]').click();
    await expect.poll(async () => (await guests()).map(({ name }) => name)).toHaveLength(2);
    await expect.poll(rules).toEqual([]);
  });

  it('that cannot be met is refused, with the row, the column and the name', async () => {
    await field().setInputFiles(sample('bad/wishes.csv'));
    await expect
      .poll(errors)
      .toEqual([
        'Row 4: apart from: Petra Lund cannot be apart from Nina Berg: Petra Lund, Omar Aziz and Nina Berg are to sit together',
        'Row 5: together with: Nobody in the file or the event is called “Olaf Lie”',
        'Row 5: apart from: “ada byron” is the person of this row',
        'Row 5: near: No place on the floor is called “Stage”',
        'Row 6: table: No table is called “Table 9”',
        'Row 8: apart from: More than one person is called “Ann Lee”: give an email address',
      ]);
    expect(await importButton().isDisabled()).toBe(true);
    expect(await coming().count()).toBe(0);

    await field().setInputFiles(
      made(
        header,
        'Nina Berg,guest,,,,!front',
        'Omar Aziz,guest,,,,!Front',
        'Petra Lund,guest,,,,!Front',
      ),
    );
    await expect.poll(errors).toEqual(['Row 4: table: “Front” has no free seat left']);
    await field().setInputFiles(made(header, 'Nina Berg,guest,,,,!front'));
    await dialog().getByRole('alert').waitFor({ state: 'detached' });
    expect(await importButton().isEnabled()).toBe(true);
  });

  it('adds the wishes of existing people, with a notice', async () => {
    const file = made(header, 'Olle Berg,guest,,Zoe Hart,,!Front', 'zoe hart,guest,,,Bar,');
    await field().setInputFiles(file);
    await dialog()
      .getByText(
        'The wishes of rows 2 and 3, which are left out, hold for the people who are there',
      )
      .waitFor();
    await dialog()
      .getByText('Row 2: Olle Berg has another seat, is held, or declined, and is not moved')
      .waitFor();
    await coming().getByText('Comes with the import: 3 rules, no pins').waitFor();
    await importButton().click();
    await page.getByText('Successfully imported the wishes of 2 rows', { exact: true }).waitFor();
    expect(await guests()).toHaveLength(2);
    expect((await rules()).map(({ kind }) => kind)).toEqual(['KeepApart', 'Near', 'AtTable']);

    await page.getByRole('button', { name: 'Import CSV' }).click();
    await field().setInputFiles(file);
    await dialog().getByText('All these wishes are rules or pins of the event already.').waitFor();
    expect(await importButton().isDisabled()).toBe(true);
  });

  it('is checked again if the organiser adds the duplicates as well', async () => {
    await field().setInputFiles(made(header, 'Ada Byron,guest,Zoe Hart,,,', 'Zoe Hart,guest,,,,'));
    await coming().getByText('Comes with the import: 1 rule, no pins').waitFor();
    await dialog().getByRole('switch', { name: 'Add the duplicate too' }).click();
    await expect
      .poll(errors)
      .toEqual([
        'Row 2: together with: More than one person is called “Zoe Hart”: give an email address',
      ]);
  });
});
