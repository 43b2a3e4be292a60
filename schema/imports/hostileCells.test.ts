import { expect, it } from 'vitest';
import { guessColumns, knownColumns } from './columns.ts';
import { attendeesOf } from './csv.ts';

const million = 1_000_000;
const hostile = {
  blanks: `a${' '.repeat(million)}b`,
  commas: `a${', '.repeat(million / 2)}b`,
  entries: 'a;'.repeat(million / 2),
  digits: `a${'1'.repeat(million)}b`,
  points: '.'.repeat(million),
  slashes: 'a/'.repeat(million / 2),
  brackets: '('.repeat(million),
};

/** Expressions that take the square of a text's length would need an hour. */
it.each(Object.entries(hostile))(
  'a cell of a million characters is read at once: %s',
  (_, text) => {
    const header = [...knownColumns];
    const record = header.map((column) => (column === 'tag' ? 'guest' : text));
    const tables = [{ id: 't1', name: 'Table 1' }];
    const mapping = guessColumns(header, [], { records: [record], tables });
    const { rows, errors } = attendeesOf({ header, records: [record] }, mapping);
    expect(rows).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
  },
);
