import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { attendeesOf } from '../../schema/imports/csv.ts';
import { guestFileMessages, readGuestTable } from '../../schema/imports/guestFile.ts';
import { vCardMessages } from '../../schema/imports/vCard/readVCards.ts';
import { workbookMessages } from '../../schema/imports/workbook/workbookMessages.ts';
import { bombOf, sheetOf, textRow, workbookOf, workbookParts } from '../harness/workbooks.ts';
import { packed, zipOf } from '../harness/zips.ts';

const header = textRow('name', 'tag', 'notes');
const cell = (inner: string, attributes = '') => `<c ${attributes}>${inner}</c>`;
/** Ada, with one cell of notes. */
const adaWith = (notes: string) =>
  `<row><c t="inlineStr"><is><t>Ada</t></is></c><c t="inlineStr"><is><t>guest</t></is></c>${notes}</row>`;

const notesOf = (file: Uint8Array) =>
  readGuestTable(file).table?.records.map(([, , notes]) => notes);
const errorsOf = (file: Uint8Array) => readGuestTable(file).errors;

describe('a workbook', () => {
  it('gives the same rows as the equivalent CSV file', async () => {
    const cells = [
      ['name', 'tag', 'company', 'email', 'vip'],
      ['Mira Halvorsen 😀', 'customer', 'Nordlys & Søn', 'mira@example.com', 'yes'],
      ['Anton "Toni" Lund', 'guest', '', '', ''],
    ];
    const file = await writeXlsxFile(cells).toBuffer();
    const csv = cells.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
    const { table } = readGuestTable(new Uint8Array(file));
    const { table: ofCsv } = readGuestTable(new TextEncoder().encode(csv.join('\n')));
    expect(table && attendeesOf(table)).toEqual(ofCsv && attendeesOf(ofCsv));
    expect(table && attendeesOf(table).rows).toHaveLength(2);
  });

  it('counts rows as the spreadsheet does, below a title and with blank rows', () => {
    const file = sheetOf(
      `<row r="1">${cell('<is><t>Gala dinner</t></is>', 'r="B1" t="inlineStr"')}</row>
       <row r="3"><c r="B3" t="inlineStr"><is><t>name</t></is></c><c r="C3" t="inlineStr"><is><t>tag</t></is></c></row>
       <row r="6"><c r="B6" t="inlineStr"><is><t>Ada</t></is></c><c r="C6" t="inlineStr"><is><t>nobody</t></is></c></row>`,
      { after: '<mergeCells><mergeCell ref="B1:C1"/></mergeCells>' },
    );
    const { table } = readGuestTable(file);
    expect(table).toMatchObject({ header: ['', 'name', 'tag'], firstRow: 4 });
    expect(table && attendeesOf(table).errors).toEqual([
      'Row 6: Valid tag is required (employee, prospect, customer, guest)',
    ]);
  });

  it('names hidden rows, and reads them', () => {
    const hide = (row: string) => row.replace('<row', '<row hidden="1"');
    const ada = adaWith('');
    const file = sheetOf(`${hide(header)}${ada}${hide(ada)}<row hidden="1"/>${hide(ada)}`);
    const { table } = readGuestTable(file);
    expect(table && attendeesOf(table)).toMatchObject({
      rows: [{ row: 2 }, { row: 3 }, { row: 5 }],
      notices: ['Rows 3, 5 are hidden in the sheet. They are read like the others.'],
    });
  });

  it('may have hidden columns, which are read and named', () => {
    const rows = textRow('name', 'tag', 'notes', 'Fee') + textRow('Ada', 'guest', 'Difficult', '9');
    const cols = '<cols><col min="1" max="1"/><col min="3" max="16384" hidden="1"/></cols>';
    const { table } = readGuestTable(sheetOf(rows, { before: cols }));
    expect(table && attendeesOf(table)).toMatchObject({
      rows: [{ notes: 'Difficult' }],
      notices: [
        'Column notes is hidden in the sheet. It is read like the others.',
        'Ignored columns: Fee',
      ],
    });
  });

  it('may have a title over single cells above the header, whatever errors are there', () => {
    const file = sheetOf(
      `${textRow('Gala dinner')}
       <row r="2"><c r="A2" t="e"><v>#N/A</v></c><c r="B2"><v>46000</v></c></row>
       <row r="4"><c r="A4" t="inlineStr"><is><t>Name</t></is></c><c r="B4" t="inlineStr"><is><t>Tag</t></is></c></row>
       <row r="5"><c r="A5" t="inlineStr"><is><t>Ada</t></is></c><c r="B5" t="inlineStr"><is><t>guest</t></is></c></row>`,
    );
    const { table } = readGuestTable(file);
    expect(table && attendeesOf(table)).toMatchObject({
      rows: [{ row: 5, name: 'Ada' }],
      errors: [],
      notices: ['Row 4 names the columns. Rows above it are left out.'],
    });
  });

  it('may have a header of two rows, with cells that are merged over both', () => {
    const text = (name: string, value: string) =>
      `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const file = sheetOf(
      `<row r="1">${text('A1', 'Guest')}${text('C1', 'Diet')}</row>
       <row r="2">${text('A2', 'First name')}${text('B2', 'Last name')}</row>
       <row r="3">${text('A3', 'Ada')}${text('B3', 'Byron')}${text('C3', 'Vegan')}</row>`,
      { after: '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="C1:C2"/></mergeCells>' },
    );
    expect(readGuestTable(file).table).toEqual({
      header: ['First name', 'Last name', 'Diet'],
      records: [['Ada', 'Byron', 'Vegan']],
      firstRow: 3,
      isTitled: true,
    });
  });

  it('may have shared and rich texts, and characters written as numbers', () => {
    const strings =
      '<si><r><t>Speaks </t></r><r><t xml:space="preserve">at &#128512; &lt;9&gt;</t></r><rPh><t>said</t></rPh></si>';
    const file = sheetOf(header + adaWith(cell('<v>0</v>', 't="s"')), { strings });
    expect(notesOf(file)).toEqual(['Speaks at 😀 <9>']);
  });

  it('gives numbers and dates as they are displayed', () => {
    const formats = ['00000', 'yyyy\\-mm\\-dd', '#,##0.00', '0%', '(###) ###-####'];
    const rows = [
      cell('<v>4711</v>', 's="1"'),
      cell('<v>46349.5</v>', 's="2"'),
      cell('<v>-1234.5</v>', 's="3"'),
      cell('<v>0.1</v>', 's="4"'),
      cell('<v>5551234567</v>', 's="5"'),
      cell('<v>0.30000000000000004</v>'),
      cell('<v>1</v>', 't="b"'),
      cell('<v>2026-11-23T00:00:00</v>', 't="d"'),
    ];
    const made = { formats };
    expect(notesOf(sheetOf(header + rows.map(adaWith).join(''), made))).toEqual([
      ...['04711', '2026-11-23', '-1,234.50', '10%', '(555) 123-4567', '0.3', 'TRUE', '2026-11-23'],
    ]);
  });

  it('reads the requested sheet, whatever is wrong with another', () => {
    const wrong = Array.from({ length: 120 }, () =>
      textRow('Ada').replace('</row>', `${cell('<f>1/0</f>')}</row>`),
    );
    const file = workbookOf({
      sheets: [
        { name: 'Guests', rows: textRow('name', 'tag') + textRow('Ada', 'guest'), after: '' },
        { name: 'Pivot', rows: wrong.join(''), after: '' },
      ],
    });
    expect(readGuestTable(file)).toEqual({ sheets: ['Guests', 'Pivot'] });
    expect(readGuestTable(file, { sheet: 'Guests' }).table?.records).toEqual([['Ada', 'guest']]);
    expect(readGuestTable(file, { sheet: 'Pivot' }).errors).not.toEqual([]);
  });

  it('counts days from 1904 if it says so', () => {
    const made = { formats: ['yyyy-mm-dd'] };
    const rows = header + adaWith(cell('<v>44887</v>', 's="1"'));
    expect(notesOf(sheetOf(rows, { ...made, is1904: true }))).toEqual(['2026-11-23']);
    expect(notesOf(sheetOf(rows, made))).toEqual(['2022-11-22']);
  });

  it('gives the value of a formula, and names the cell if there is none', () => {
    const good = adaWith(cell('<f>A2&amp;"!"</f><v>Ada!</v>', 't="str"'));
    expect(notesOf(sheetOf(header + good))).toEqual(['Ada!']);
    expect(errorsOf(sheetOf(header + good + adaWith(cell('<f>NOW()</f>'))))).toEqual([
      workbookMessages.noValue(3, 'C3'),
    ]);
    const broken = adaWith(cell('<f>1/0</f><v>#DIV/0!</v>', 't="e"'));
    expect(errorsOf(sheetOf(header + broken))).toEqual(['Row 2: Cell C2 is #DIV/0!']);
  });

  it('gives the text of horizontally merged cells, and refuses vertically merged ones', () => {
    const rows = header + adaWith(cell('<is><t>Twins</t></is>', 't="inlineStr"'));
    const mergedAt = (ref: string) =>
      sheetOf(rows, { after: `<mergeCells><mergeCell ref="${ref}"/></mergeCells>` });
    expect(notesOf(mergedAt('C2:D2'))).toEqual(['Twins']);
    expect(errorsOf(mergedAt('C2:C3'))).toEqual([workbookMessages.merged(2, 'C2:C3')]);
  });

  it('names its sheets if two have text, and reads the requested one', () => {
    const file = workbookOf({
      sheets: [
        { name: 'Guests', rows: header + adaWith('') },
        { name: 'Empty', rows: '<row/>' },
        { name: 'Secret', rows: header, state: 'hidden' },
        { name: 'Staff &amp; crew', rows: header + adaWith('') + adaWith('') },
      ],
    });
    expect(readGuestTable(file)).toEqual({ sheets: ['Guests', 'Staff & crew'] });
    expect(readGuestTable(file, { sheet: 'Staff & crew' }).table?.records).toHaveLength(2);
    expect(readGuestTable(file, { sheet: 'Crew' }).errors).toEqual([
      'The workbook has no sheet named Crew',
    ]);
    expect(readGuestTable(file, { sheet: 'Empty' }).errors).toEqual([workbookMessages.tooShort]);
  });

  it('may have other namespace prefixes, and no cell references', () => {
    const parts = workbookParts({ sheets: [{ name: 'Guests', rows: header + adaWith('') }] });
    const plain = new TextDecoder().decode(parts['xl/worksheets/0.xml']);
    const prefixed = plain.replaceAll(/<(\/?)(\w)/g, '<$1x:$2').replace('xmlns=', 'xmlns:x=');
    const file = zipSync({ ...parts, 'xl/worksheets/0.xml': new TextEncoder().encode(prefixed) });
    expect(readGuestTable(file).table?.records).toEqual([['Ada', 'guest', '']]);
  });
});

describe('a refused workbook', () => {
  const rows = header + adaWith('');

  it.each([
    { name: 'sheet', entry: 'xl/worksheets/0.xml' },
    { name: 'entry that nobody reads', entry: 'xl/media/picture.png' },
  ])('unpacks to more than 50 MB in a $name, whatever size it declares', ({ entry }) => {
    const varied = packed(64, randomBytes(12_000).toString('base64'));
    expect(errorsOf(bombOf(64, [entry], varied))).toEqual([workbookMessages.tooLarge]);
  });

  it('unpacks to a thousand times its bytes, even below 50 MB', () => {
    expect(errorsOf(bombOf(16))).toEqual([workbookMessages.bomb]);
  });

  it('declares itself that it unpacks to more', () => {
    const bytes = new Uint8Array(3);
    const file = zipOf([{ name: 'xl/media/picture.png', bytes, method: 8, size: 2 ** 26 }]);
    expect(errorsOf(file)).toEqual([workbookMessages.tooLarge]);
  });

  it('has entries that share bytes', () => {
    const file = bombOf(16, ['xl/worksheets/0.xml', 'xl/worksheets/1.xml']);
    expect(errorsOf(file)).toEqual([workbookMessages.damaged]);
  });

  it('has a long text in so many cells that they hold too much', () => {
    const strings = `<si><t>${'x'.repeat(100_000)}</t></si>`;
    const many = Array.from({ length: 200 }, () => adaWith(cell('<v>0</v>', 't="s"'))).join('');
    expect(errorsOf(sheetOf(header + many, { strings }))).toEqual([workbookMessages.tooMuchText]);
  });

  it('has something far below, or far to the right', () => {
    const far = '<row r="1048576"><c r="A1048576" t="str"><v>x</v></c></row>';
    expect(errorsOf(sheetOf(rows + far))).toEqual([workbookMessages.rowTooFar(1_048_576)]);
    const wide = '<row r="3"><c r="XFD3" t="str"><v>x</v></c></row>';
    expect(errorsOf(sheetOf(rows + wide))).toEqual(['Row 3: The sheet has more than 100 columns']);
    const blank = '<row r="1048576"><c r="XFD1048576" s="0"/></row>';
    expect(readGuestTable(sheetOf(rows + blank)).table?.records).toHaveLength(1);
  });

  it('contains macros', () => {
    const more = { 'xl/vbaProject.bin': new Uint8Array(10) };
    expect(errorsOf(sheetOf(rows, { more }))).toEqual([workbookMessages.macros]);
  });

  it('has no rows, or no sheet', () => {
    expect(errorsOf(sheetOf(''))).toEqual([workbookMessages.tooShort]);
    expect(errorsOf(workbookOf({ sheets: [] }))).toEqual([workbookMessages.tooShort]);
  });

  it('has a NUL in a text', () => {
    const nul = adaWith(cell('<is><t>a_x0000_b</t></is>', 't="inlineStr"'));
    expect(errorsOf(sheetOf(header + nul))).toEqual([
      'Row 2: The text holds a NUL character, which no name can contain',
    ]);
  });

  it('has half a character in an imported text', () => {
    const half = adaWith(cell('<is><t>a_xD83D_b</t></is>', 't="inlineStr"'));
    const { table } = readGuestTable(sheetOf(header + half));
    expect(table && attendeesOf(table).errors).toEqual([
      'Row 2: notes: Must not contain control characters',
    ]);
  });

  it('defines its own entities, which stay as they are written', () => {
    const parts = workbookParts({ sheets: [{ name: 'Guests', rows }] });
    const text = new TextDecoder().decode(parts['xl/worksheets/0.xml']).replace('Ada', '&lol;');
    const bytes = new TextEncoder().encode(`<!DOCTYPE x [<!ENTITY lol "many">]>${text}`);
    const file = zipSync({ ...parts, 'xl/worksheets/0.xml': bytes });
    expect(readGuestTable(file).table?.records[0]?.[0]).toBe('&lol;');
  });
});

describe('a file of another type', () => {
  const bytes = (...starts: readonly (number | string)[]) =>
    new Uint8Array(
      starts.flatMap((one) => (typeof one === 'string' ? [...Buffer.from(one, 'utf16le')] : [one])),
    );
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

  it.each([
    ['an old workbook', bytes(...compound, 'Workbook'), guestFileMessages.oldWorkbook],
    [
      'a workbook with a password',
      bytes(...compound, 'EncryptedPackage'),
      workbookMessages.encrypted,
    ],
    ['a program', bytes(0x4d, 0x5a, 0x90, 0, 3), guestFileMessages.otherFile],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 …'), guestFileMessages.otherFile],
    ['JSON', new TextEncoder().encode('[\n  {"name": "Ada"}]'), guestFileMessages.otherFile],
    ['JSON of one', new TextEncoder().encode('{"name": "Ada"}'), guestFileMessages.otherFile],
    ['RTF', new TextEncoder().encode('{\\rtf1 name,tag'), guestFileMessages.otherFile],
    ['a web page', new TextEncoder().encode('<html><table>'), guestFileMessages.webPage],
    ['a document', zipSync({ 'word/document.xml': new Uint8Array(3) }), workbookMessages.otherZip],
  ])('is %s, and is refused as such', (_, file, message) => {
    expect(errorsOf(file)).toEqual([message]);
  });

  it('claims to be a workbook but is text', () => {
    const text = new TextEncoder().encode('name,tag\nAda,guest');
    expect(readGuestTable(text, { kind: 'workbook' }).errors).toEqual([
      guestFileMessages.notAWorkbook,
    ]);
    expect(readGuestTable(text, { kind: 'vCard' }).errors).toEqual([vCardMessages.none]);
    expect(readGuestTable(text).table?.records).toEqual([['Ada', 'guest']]);
  });
});
