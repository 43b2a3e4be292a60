import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Caller } from '../harness/planner.ts';
import { bombOf, sheetOf, textRow } from '../harness/workbooks.ts';
import { restingBox } from './hands.ts';
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
});

const openEvent = async (name: string, people: readonly string[] = []) => {
  event = await plannedEvent(organiser, { name, people });
  await page.goto(stage.url + event.path);
  await page.getByRole('heading', { name }).waitFor();
};
const dialog = () => page.getByRole('dialog');
const importButton = () => dialog().getByRole('button', { name: /^Import/ });
const closeDialog = async () => {
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'detached' });
};

type Guest = { name: string; company: string | null; attendeeRole: string; notes: string | null };
const guests = async (): Promise<Guest[]> => {
  const path = `/api/attendees?event=${event.id}&includeHolding=true`;
  return (await organiser.call<Guest[]>('GET', path)).body;
};

describe('a file that cannot be imported', () => {
  beforeAll(() => openEvent('Refused files', ['Ada Byron']));
  beforeEach(async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
  });

  /** The chosen file is refused with these messages, and cannot be imported. */
  const isRefused = async (messages: string[]) => {
    const shown = dialog().getByRole('alert').getByRole('listitem');
    await expect.poll(() => shown.allTextContents()).toEqual(messages);
    await expect.poll(() => importButton().isDisabled()).toBe(true);
    await closeDialog();
    await expect.poll(() => guests()).toHaveLength(1);
  };
  const tagMessage = 'Valid tag is required (employee, prospect, customer, guest)';
  const tooShort = 'CSV file must have at least a header row and one data row';

  it.each([
    ['empty.csv', [tooShort]],
    ['header-only.csv', [tooShort]],
    ['no-tag-column.csv', ['Missing required columns: tag']],
    ['column-mismatch.csv', ['Row 3: Column count mismatch', 'Row 4: Column count mismatch']],
    ['bad-tag.csv', [`Row 2: ${tagMessage}`, 'Row 3: Name is required']],
    ['unclosed-quote.csv', ['Row 2: A quoted field is not closed']],
    ['latin1.csv', ['Row 2: The file is not UTF-8 text. Save it as "CSV UTF-8" and try again.']],
    ['nul.csv', ['Row 2: The text holds a NUL character, which no name can contain']],
  ])('explains what is wrong in %s and changes nothing', async (file, messages) => {
    await dialog()
      .locator('input[type=file]')
      .setInputFiles(sample(`bad/${file}`));
    await isRefused(messages);
  });

  const made = (text: string) => ({
    name: 'made.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });

  it('is not called faulty if only its reader is gone since the server was updated', async () => {
    const reader = '**/guestFileWorker-*.js*';
    await page.route(reader, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    const good = made('name,tag\nMira Long,guest\n');
    await dialog().locator('input[type=file]').setInputFiles(good);
    await isRefused([
      'The file could not be read: the server may be unreachable, or it was updated after you opened this page. Load the page again, and choose the file once more.',
    ]);
    await page.unroute(reader);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog().locator('input[type=file]').setInputFiles(good);
    await dialog().getByRole('cell', { name: 'Mira Long' }).waitFor();
    await closeDialog();
  });

  it('has more than 5,000 rows', async () => {
    const rows = Array.from({ length: 5_001 }, (_, n) => `Guest ${n},guest`);
    await dialog()
      .locator('input[type=file]')
      .setInputFiles(made(`name,tag\n${rows.join('\n')}`));
    await isRefused([
      'CSV file has more than 5,000 data rows: 5,001. Split it into 2 parts and import one after the other.',
    ]);
  });

  it('has more than 2 MB', async () => {
    const filling = 'x'.repeat(2 * 1024 * 1024);
    await dialog()
      .locator('input[type=file]')
      .setInputFiles(made(`name,tag,notes\nAda,guest,${filling}`));
    await isRefused([
      'The file is larger than 2 MB. Save it without pictures and other sheets, or split it and import one part after the other.',
    ]);
  });

  const rows = textRow('name', 'tag') + textRow('Ada', 'guest');
  const binary = (name: string, bytes: Uint8Array) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });
  it.each([
    [
      'a workbook with macros',
      binary('macros.xlsm', sheetOf(rows, { more: { 'xl/vbaProject.bin': new Uint8Array(9) } })),
      /^The workbook holds macros/,
    ],
    ['a zip bomb', binary('bomb.xlsx', bombOf(1_600)), /^The workbook unpacks to far more/],
    [
      'half a workbook',
      binary('half.xlsx', sheetOf(rows).slice(0, 900)),
      /^The workbook is damaged/,
    ],
    [
      'a formula without a value',
      binary('formula.xlsx', sheetOf(`${rows}<row><c><f>NOW()</f></c></row>`)),
      /^Row 3: Cell A3 has a formula without a value/,
    ],
    [
      'an old workbook',
      binary('old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])),
      /^The file is an old Excel workbook/,
    ],
    ['a program', binary('guests.csv', new Uint8Array([0x4d, 0x5a, 0, 0])), /not a list of guests/],
    ['no vCard', binary('none.vcf', new TextEncoder().encode('FN:Ada')), /^The file has no vCards/],
  ])('is plainly described as %s', async (_, file, message) => {
    await dialog().locator('input[type=file]').setInputFiles(file);
    const shown = dialog().getByRole('alert').getByRole('listitem');
    await expect.poll(() => shown.allTextContents()).toEqual([expect.stringMatching(message)]);
    await expect.poll(() => importButton().isDisabled()).toBe(true);
    await closeDialog();
  });

  it('is replaced by the corrected file in the same dialog', async () => {
    const field = dialog().locator('input[type=file]');
    await field.setInputFiles(sample('bad/bad-tag.csv'));
    await dialog().getByRole('alert').waitFor();
    await field.setInputFiles(made('name,tag\nMary S,prospect'));
    await dialog().getByRole('alert').waitFor({ state: 'detached' });
    await dialog().getByRole('cell', { name: 'Mary S' }).waitFor();
    await expect.poll(() => importButton().isEnabled()).toBe(true);
    await closeDialog();
  });
});

describe('a valid file', () => {
  it('is imported completely: 180 rows with semicolons, one of which repeats somebody', async () => {
    await openEvent('Good file');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog().locator('input[type=file]').setInputFiles(sample('gala-180-semicolon-bom.csv'));
    await dialog().getByText('First 10 of 180 attendees').waitFor();
    // The header, and two lines for each row with notes.
    await expect.poll(() => dialog().getByRole('row').count()).toBe(21);
    await expect.poll(() => importButton().textContent()).toBe('Import 179 attendees');
    await importButton().click();
    await page.getByText('Successfully imported 179 attendees', { exact: true }).waitFor();

    const all = await guests();
    expect(all).toHaveLength(179);
    expect(all.find(({ name }) => name === 'Veit Überacker')).toMatchObject({
      company: 'Halden Group',
      attendeeRole: 'employee',
      notes: 'Vegetarian',
    });
  });

  it.each([
    ['client-dinner-48.xlsx', 48],
    ['contacts.vcf', 3],
  ])('is imported from %s as from CSV', async (file, count) => {
    await openEvent(`Good ${file}`);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles(sample(`guestFiles/${file}`));
    await expect.poll(() => importButton().textContent()).toBe(`Import ${count} attendees`);
    await importButton().click();
    await page.getByText(`Successfully imported ${count} attendees`, { exact: true }).waitFor();
    await expect.poll(() => guests()).toHaveLength(count);

    // The same list again: the reason why there is nothing to import stands beside the button.
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles(sample(`guestFiles/${file}`));
    const reason = dialog().getByText(`All ${count} people are on the guest list already.`);
    await reason.waitFor();
    expect(await importButton().isDisabled()).toBe(true);
    const [beside, dialogBox] = await Promise.all([restingBox(reason), restingBox(dialog())]);
    expect(beside.y + beside.height).toBeLessThanOrEqual(dialogBox.y + dialogBox.height);
  });

  it('with two sheets is read from the chosen one, and again for the other', async () => {
    await openEvent('Two sheets');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog().locator('input[type=file]').setInputFiles(sample('guestFiles/two-sheets.xlsx'));
    await dialog()
      .getByText('The workbook has 2 sheets. Choose the one with the guests.')
      .waitFor();
    expect(await importButton().isDisabled()).toBe(true);
    const choose = async (sheet: string) => {
      await dialog().getByRole('combobox', { name: 'Sheet', exact: true }).click();
      await page.getByRole('option', { name: sheet, exact: true }).click();
    };
    await choose('Guests');
    await dialog().getByText('First 10 of 48 attendees').waitFor();
    await choose('Staff');
    await dialog().getByRole('cell', { name: 'Otto Berg' }).waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
    await expect.poll(() => guests()).toMatchObject([{ name: 'Otto Berg' }]);
  });

  it('may be pasted rows of a spreadsheet, or dropped text', async () => {
    await openEvent('Pasted rows');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const give = (type: 'paste' | 'drop', text: string) =>
      dialog()
        .locator('label', { has: page.locator('input[type=file]') })
        .evaluate(
          (target, [kind, given]) => {
            const data = new DataTransfer();
            data.setData('text/plain', given);
            const options = { bubbles: true, cancelable: true };
            target.dispatchEvent(
              kind === 'paste'
                ? new ClipboardEvent('paste', { ...options, clipboardData: data })
                : new DragEvent('drop', { ...options, dataTransfer: data }),
            );
          },
          [type, text] as const,
        );
    await give('paste', 'name\ttag\nMira Long\tguest');
    await dialog().getByRole('cell', { name: 'Mira Long' }).waitFor();
    await give('drop', 'name;tag\nAda Byron;guest');
    await dialog().getByRole('cell', { name: 'Ada Byron' }).waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
  });

  it('keeps as text what a spreadsheet would run', async () => {
    await openEvent('Formulas');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog().locator('input[type=file]').setInputFiles(sample('bad/formula.csv'));
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
    await expect
      .poll(() => guests())
      .toMatchObject([
        { name: '=HYPERLINK("http://x")', notes: '@SUM(A1)', attendeeRole: 'guest' },
      ]);
  });
});

it('shows the party of each row before it is imported', async () => {
  await openEvent('Parties');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const buffer = Buffer.from('name,tag,party\nMira Long,guest,Long family\nOlle Berg,guest,\n');
  const file = { name: 'parties.csv', mimeType: 'text/csv', buffer };
  await dialog().locator('input[type=file]').setInputFiles(file);
  await dialog().getByRole('cell', { name: 'Olle Berg', exact: true }).waitFor();
  const facts = dialog().getByRole('list', { name: 'More of Mira Long' });
  await facts.getByText('Party: Long family', { exact: true }).waitFor();
});

describe('replies, needs and external ids', () => {
  const file = {
    name: 'needs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'name,tag,allergies,access,external id,reply',
        'Mira Long,guest,Tree nuts (anaphylaxis); kiwi,wheelchair,CRM-1,Accepted',
        'Olle Berg,guest,,,CRM-1,',
      ].join('\n'),
    ),
  };

  it('are read before they are imported, and a row whose id is in use is named', async () => {
    await openEvent('Needs');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog().locator('input[type=file]').setInputFiles(file);
    const facts = dialog().getByRole('list', { name: 'More of Mira Long' });
    await expect
      .poll(() => facts.getByRole('listitem').allTextContents())
      .toEqual([
        'Reply: Coming',
        'Allergies: Nuts: Anaphylaxis and kiwi: Allergy',
        'Access: Wheelchair',
        'External ID: CRM-1',
      ]);
    const taken = 'Row 3: Mira Long has the external ID CRM-1 already.';
    await dialog().getByRole('status').getByText(taken).waitFor();
    const keep = dialog().getByRole('switch', { name: 'Add the duplicate too' });
    await keep.click();
    await dialog().getByRole('alert').getByText(taken).waitFor();
    await expect
      .poll(() =>
        dialog()
          .getByRole('button', { name: /^Import/ })
          .isDisabled(),
      )
      .toBe(true);
    await keep.click();
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
    await expect
      .poll(() => guests())
      .toMatchObject([
        {
          name: 'Mira Long',
          allergies: [
            { substance: 'nuts', severity: 'anaphylaxis' },
            { substance: 'kiwi', severity: 'allergy' },
          ],
          access: ['wheelchair'],
          externalId: 'CRM-1',
          reply: 'yes',
        },
      ]);
  });
});

describe('existing people', () => {
  const file = {
    name: 'again.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,tag\nADA BYRON,guest\nMary S,prospect\nmary s,guest\n'),
  };
  beforeEach(async ({ task }) => {
    await openEvent(task.name.slice(0, 60), ['Ada Byron']);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog().locator('input[type=file]').setInputFiles(file);
  });
  const marked = () => dialog().getByRole('row').filter({ hasText: 'Duplicate' });

  it('are marked in the preview, and left out', async () => {
    await expect.poll(() => marked().count()).toBe(2);
    await dialog().getByText('Rows 2 and 4 are duplicates').waitFor();
    await expect.poll(() => importButton().textContent()).toBe('Import 1 attendee');
    await importButton().click();
    await page.getByText('Successfully imported 1 attendee', { exact: true }).waitFor();
    await expect
      .poll(async () => (await guests()).map(({ name }) => name).sort())
      .toEqual(['Ada Byron', 'Mary S']);
  });

  it('are added if the organiser adds them anyway', async () => {
    await dialog().getByRole('switch', { name: 'Add the 2 duplicates too' }).click();
    await expect.poll(() => importButton().textContent()).toBe('Import 3 attendees');
    await importButton().click();
    await page.getByText('Successfully imported 3 attendees', { exact: true }).waitFor();
    await expect.poll(() => guests()).toHaveLength(4);
  });
});

describe('pasted text', () => {
  beforeEach(async ({ task }) => {
    await openEvent(task.name.slice(0, 60));
    await page.getByRole('button', { name: 'Bulk Import' }).click();
  });
  const text = () => dialog().getByRole('textbox', { name: 'Attendees' });

  it('is imported except lines that are unusable or repeat somebody, which are named', async () => {
    await text().fill(await readFile(sample('paste-sales-dinner.txt'), 'utf8'));
    await dialog()
      .getByText('Line 31: At least 4 fields are needed: name, title, company, LinkedIn URL')
      .waitFor();
    await dialog().getByText('First 10 of 30 attendees').waitFor();
    await dialog().getByText('Line 16 is a duplicate: same email').waitFor();
    await importButton().click();
    await page.getByText('Successfully imported 29 attendees', { exact: true }).waitFor();

    const roles = new Map((await guests()).map(({ name, attendeeRole }) => [name, attendeeRole]));
    expect(roles.size).toBe(29);
    expect(roles.has('Chester Padberg-Becker')).toBe(false);
    expect(roles.get('Henrietta Bradtke')).toBe('employee');
    expect(roles.get('Frankie Rippin')).toBe('opportunity');
    expect(roles.get("Frances D'Amore")).toBe('prospect');
    expect(roles.get('Lydia Schimmel')).toBe('guest');
  });

  it('does not count its people as known if they arrive before the answer', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('ImportAttendees')) return route.fallback();
      const response = await route.fetch();
      await isAnswered;
      await route.fulfill({ response });
    });
    await text().fill('Mira Long, Chair, Acme, , guest\nSam Twin, Chair, Acme, , guest');
    await dialog().getByRole('button', { name: 'Import 2 attendees' }).click();
    // Behind the dialog, the room is hidden from the tree of roles.
    await page.getByText('2 people', { exact: true }).waitFor();
    await dialog().getByText('Importing 2 attendees…', { exact: true }).waitFor();
    expect(await dialog().getByText('Compare').count()).toBe(0);
    answer();
    await page.getByText('Successfully imported 2 attendees', { exact: true }).waitFor();
    await page.unroute('**/graphql');
  });

  it('does not call a line skipped while it is being typed', async () => {
    const skipped = dialog().getByText(/^(This line is|These lines are) skipped$/);
    await text().pressSequentially('Mira');
    await dialog()
      .getByText(/^Line 1: At least 4 fields/)
      .waitFor();
    expect(await skipped.count()).toBe(0);
    await text().press('Enter');
    await skipped.waitFor();
    await closeDialog();
  });

  it('without usable lines imports nobody and explains how a line must look', async () => {
    await text().fill('Only Two, Fields');
    await dialog()
      .getByText(/^Line 1: At least 4 fields/)
      .waitFor();
    await importButton().click();
    await page.getByText('No data found', { exact: true }).waitFor();
    await page
      .getByText('Please check your data format. Use: Name, Title, Company, LinkedIn, Role', {
        exact: true,
      })
      .waitFor();
    await expect.poll(() => guests()).toHaveLength(0);
  });
});

describe('the page of an event', () => {
  const choose = async (way: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('menuitem', { name: way }).click();
    await dialog().waitFor();
  };

  it('imports a file into an empty list, and more people from pasted rows', async () => {
    event = await plannedEvent(organiser, { name: 'Imported on its page' });
    await page.goto(`${stage.url}/events/${event.id}`);
    await choose('Excel, CSV or vCard file');
    const buffer = Buffer.from('name,tag\nMira Halvorsen,guest\nSam Twin,customer');
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer });
    await importButton().click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Mira Halvorsen', { exact: true }).waitFor();
    await choose('Pasted rows');
    await dialog()
      .getByRole('textbox')
      .fill('Zoe Park | Chair | Fresh | https://www.linkedin.com/in/zoe');
    await importButton().click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Zoe Park', { exact: true }).waitFor();
    expect((await guests()).map(({ name }) => name).sort()).toEqual([
      'Mira Halvorsen',
      'Sam Twin',
      'Zoe Park',
    ]);
  });

  it('explains why an import cannot start, and starts it on the next try', async () => {
    event = await plannedEvent(organiser, { name: 'Not loaded', people: ['Ada Byron'] });
    await page.goto(`${stage.url}/events/${event.id}`);
    await page.getByText('Ada Byron', { exact: true }).waitFor();
    const isPlan = (body: string | null) => body?.includes('query SeatingPlan') ?? false;
    await page.route('**/graphql', (route) =>
      isPlan(route.request().postData()) ? route.abort() : route.fallback(),
    );
    await choose('Excel, CSV or vCard file');
    await dialog().getByText('The event could not be loaded').waitFor();
    await page.unroute('**/graphql');
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await dialog().locator('input[type=file]').waitFor({ state: 'attached' });
    await closeDialog();
  });
});
