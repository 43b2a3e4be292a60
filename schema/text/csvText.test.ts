import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { columnsCsv, csvText, undefused } from './csvText.ts';

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

it('leaves other text, numbers and empty values as they are', () => {
  expect(csvText([{ name: 'Mira - Long', seat: 4, company: null }])).toBe(
    'name,seat,company\r\nMira - Long,4,',
  );
});

it('uses the given order of columns, even without rows', () => {
  expect(csvText([{ b: 1, a: 2 }], ['a', 'b'])).toBe('a,b\r\n2,1');
  expect(csvText([], ['a', 'b'])).toBe('a,b');
});

it.each(['=1+1', '＝1+1', '+47 22', "'=1", "'", "'twas"])('reads %j as its original', (cell) => {
  const [, [read = ''] = []] = Papa.parse<string[]>(csvText([{ name: cell }])).data;
  expect(undefused(read)).toBe(cell);
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
