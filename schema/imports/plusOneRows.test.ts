import { expect, it } from 'vitest';
import { guessColumns } from './columns.ts';
import { parseCsv } from './csv.ts';

it.each([
  ['2', ['Guest', 'Guest']],
  ['+1', ['Guest']],
  ['1 guest', ['Guest']],
  ['Yes', ['Guest']],
  ['x', ['Guest']],
  ['0', []],
  ['No', []],
  ['keine', []],
  ['-', []],
  ['', []],
  ['Anton Halvorsen', ['Anton Halvorsen']],
  ['Anton; Ida', ['Anton', 'Ida']],
  ['N.N.', ['Guest']],
  ['Anton; TBC', ['Anton', 'Guest']],
])('reads %j as %j', (cell, names) => {
  const { rows, errors } = parseCsv(`name,tag,plus ones\nMira,guest,${cell}`);
  expect(errors).toEqual([]);
  expect(rows.slice(1).map(({ name }) => name)).toEqual(names);
});

it("adds them after the last row, with their host's party and reply, and a notice", () => {
  const { rows, errors, notices } = parseCsv(
    [
      'name,tag,email,party,reply,plus ones',
      'Mira,customer,mira@example.com,Halvorsen,accepted,2',
      'Olle,guest,,,,1',
      'Bea,guest,,,,',
      'Total,,,,,3',
      '',
    ].join('\n'),
  );
  expect(errors).toEqual([]);
  expect(rows.slice(3)).toMatchObject([
    { row: 6, guestOf: 'mira@example.com', party: 'Halvorsen', reply: 'yes' },
    { row: 7, guestOf: 'mira@example.com', attendeeRole: 'guest' },
    { row: 8, guestOf: 'Olle', party: null },
  ]);
  expect(notices).toContain('Rows 6 to 8 are added for plus-ones.');
});

it('adds nobody twice who has a row of their own', () => {
  const { rows, errors, notices } = parseCsv(
    [
      'name,tag,email,guest of,plus ones',
      'Mira,customer,mira@example.com,,2',
      'Olle,guest,,MIRA@example.com,',
      'Bea,guest,,,Cy; Dan',
      'Cy,guest,,Bea,',
      'Guest,guest,,Eve,',
      'Eve,guest,,,yes',
    ].join('\n'),
  );
  expect(errors).toEqual([]);
  expect(rows.slice(6)).toMatchObject([
    { name: 'Guest', guestOf: 'mira@example.com' },
    { name: 'Dan', guestOf: 'Bea' },
  ]);
  expect(notices).toContain('Rows 8 to 9 are added for plus-ones.');
});

it.each(['21', 'Ada;'.repeat(21), 'Anna and 2 children', 'tbc?'])('names the row of %j', (cell) => {
  const { errors } = parseCsv(`name,tag,plus ones\nMira,guest,${cell}`);
  expect(errors).toEqual([
    'Row 2: Plus-ones must be a number up to 20, yes or no, or as many names',
  ]);
});

it("counts them towards a list's limit of 5,000 rows", () => {
  const { errors } = parseCsv(`name,tag,plus ones\n${'Mira,guest,20\n'.repeat(300)}`);
  expect(errors).toEqual([expect.stringContaining('more than 5,000 data rows: 6,300')]);
});

it.each(['+1', 'Plus One', 'Guests', 'Number of guests', 'Begleitung', 'Acompañantes'])(
  'are guessed in a column called %j',
  (name) => {
    expect(guessColumns(['Full name', name]).columns).toEqual({ name: 0, 'plus ones': 1 });
  },
);

it.each([
  ['names a number for everybody who comes', [['1'], ['2'], ['1']], false],
  ['is 0 for somebody', [['0'], ['2'], ['1']], true],
  ['is blank for somebody', [[''], ['2'], ['1']], true],
  ['has a plus', [['+1'], ['+1']], true],
  ['has names', [['Anton Long'], ['Bea Lund']], true],
  ['is 0 only for who declined', [['1'], ['2'], ['0', 'declined']], false],
])('are not read from a number that includes the guest if it %s', (_, cells, isRead) => {
  const records = cells.map(([cell = '', reply = 'yes']) => ['Mira', cell, reply]);
  const { columns } = guessColumns(['Full name', 'Guests', 'RSVP'], [], { records });
  expect('plus ones' in columns).toBe(isRead);
});

it.each(['Party size', 'Plus one of', 'Begleitung von'])('are not guessed in %j', (name) => {
  expect(guessColumns(['Full name', name]).columns).not.toHaveProperty('plus ones');
});
