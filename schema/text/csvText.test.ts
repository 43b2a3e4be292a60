import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsCsv, csvText, defused, undefused } from './csvText.ts';

it('quotes what needs quotes, and ends lines as spreadsheets do', () => {
  const rows = [{ name: 'Anne "Annie" O’Neill', notes: 'Speaks first;\nneeds, the lectern' }];
  expect(csvText(rows)).toBe(
    'name,notes\r\n"Anne ""Annie"" O’Neill","Speaks first;\nneeds, the lectern"',
  );
});

const runnable = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=1\n2'];
const fullWidth = ['＝1+1', '＋1', '－1', '＠SUM(A1)'];
it.each([...runnable, ...fullWidth])('makes %j harmless with an apostrophe', (cell) => {
  const [, line] = csvText([{ name: cell }]).split(/\r\n/);
  expect(line?.replaceAll('"', '')).toBe(`'${cell}`.replaceAll('"', ''));
});

/** The cells of a line in a spreadsheet that separates by semicolons or tabs: quotes count only where a cell begins. */
const cellsElsewhere = (line: string): string[] =>
  line.split(/[;\t\r\n]/).map((cell) => cell.trim().replace(/^"(?:[^"]|"")*"(?=.)|^"/, ''));

it.each([
  'Ann;=HYPERLINK("http://x")',
  'Ann; @SUM(A1)',
  'Ann\t-1+cmd|x!A0',
  'Vegan\n=WEBSERVICE("http://x")',
  'Vegan\r\n+SUM(A1)',
  'Ann;"=SUM(A1);"',
  'Ann;\'"=SUM(A1);',
  'Ann;＝ＳＵＭ（A1）',
  '=1;=SUM(A1)',
])('makes %j harmless for a spreadsheet with another separator', (cell) => {
  const csv = csvText([{ name: 'Bo', notes: cell }]);
  const [, ...cells] = cellsElsewhere(csv.slice(csv.indexOf('Bo')));
  expect(cells.filter((text) => /^[=+\-@＝]/.test(text))).toEqual([]);
});

it.each(['Likes:\n- nuts\n- milk', 'nuts; +47 22 33', 'a; b (c)'])('leaves %j as it is', (cell) => {
  expect(defused(cell)).toBe(cell);
});

it('leaves other text, numbers and empty values as they are', () => {
  expect(csvText([{ name: 'Mira - Long', seat: 4, change: -1, company: null }])).toBe(
    'name,seat,change,company\r\nMira - Long,4,-1,',
  );
});

it('uses the given order of columns, even without rows', () => {
  expect(csvText([{ b: 1, a: 2 }], ['a', 'b'])).toBe('a,b\r\n2,1');
  expect(csvText([], ['a', 'b'])).toBe('a,b');
});

const inside = ['a;=SUM(1)', "a;'=SUM(1)", 'a;"=SUM(1)', "\t=A();'@B()\n'\"-C|", ";'", "a;'b (c)"];
it.each(['=1+1', '＝1+1', '+47 22', "'=1", "'", "'twas", '', ...inside])(
  'reads %j as its original',
  (cell) => {
    expect(undefused(defused(cell))).toBe(cell);
  },
);

it('reads any text as its original', () => {
  const piece = fc.constantFrom(';', '\t', '\n', ' ', "'", '"', '=', '-', '＝', '(', '|', 'a');
  const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(undefused(defused(text))).toBe(text);
    }),
  );
});

it('also takes columns: a heading, and the cell of a row', () => {
  const seats = [{ at: 'A', seat: 1 }];
  const csv = (rows: typeof seats) =>
    columnsCsv(rows, [
      ['seat', ({ seat }) => seat],
      ['table', ({ at }) => `=${at}`],
    ]);
  expect(csv(seats)).toBe(`seat,table\r\n1,"'=A"`);
  expect(csv([])).toBe('seat,table');
});
