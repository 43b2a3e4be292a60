import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { attendeesOf } from '../../schema/imports/csv.ts';
import { readGuestTable } from '../../schema/imports/guestFile.ts';
import { workbookOf } from './workbookOf.ts';

const odd = [
  ...['=HYPERLINK("http://x")', '+47 22 00 00 00', '-1', '@SUM(A1)', '_x000D_ & <b>"it\'s"</b>'],
  ...['Line\nbreak', '007', '😀 Ünïcödé', "'twas"],
];

it('is read by another program with each text as it is', async () => {
  const file = workbookOf('Guests', ['name', 'seat'], [...odd.map((one) => [one, 4])]);
  const [read] = await readXlsxFile(Buffer.from(file));
  const { sheet, data = [] } = read ?? {};
  expect(sheet).toBe('Guests');
  expect(data[0]).toEqual(['name', 'seat']);
  expect(data.slice(1).map(([name]) => name)).toEqual(odd);
  expect(data.slice(1).every(([, seat]) => seat === 4)).toBe(true);
});

it('quotes what looks like a formula by its style', () => {
  const files = unzipSync(workbookOf('Guests', ['name'], [['=1+1'], ['Ann'], ["'=1"]]));
  const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array());
  const [, xfs = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
  const isQuoted = (xfs.match(/<xf[^>]*>/g) ?? []).map((xf) => xf.includes('quotePrefix="1"'));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const cells = [...sheet.matchAll(/ s="(\d)".*?<t[^>]*>(.*?)<\/t>/g)];
  expect(cells.map(([, style, text]) => [text, isQuoted[Number(style)]])).toEqual([
    ['name', false],
    ['=1+1', true],
    ['Ann', false],
    ["''=1", true],
  ]);
});

it('is imported unchanged', () => {
  const kept = [...odd, "'=1", "a;'=SUM(1)", 'a;=SUM(1)'];
  const rows = kept.map((one, index) => [`Guest ${index}`, 'guest', one]);
  const { table } = readGuestTable(workbookOf('A & B', ['name', 'tag', 'notes'], rows));
  expect(table && attendeesOf(table).rows.map(({ notes }) => notes)).toEqual(kept);
});

it('leaves out what XML forbids', () => {
  const { table } = readGuestTable(workbookOf('x', ['name'], [['a\u0001b\ud800c\uffff']]));
  expect(table?.records).toEqual([['abc']]);
});
