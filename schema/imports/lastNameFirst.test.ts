import { describe, expect, it } from 'vitest';
import { attendeesOf } from './csv.ts';
import { readCsvTable } from './csvTable.ts';
import { firstNameFirst } from './lastNameFirst.ts';

it.each([
  ['Halvorsen, Mira', 'Mira Halvorsen'],
  ['HALVORSEN,MIRA', 'MIRA HALVORSEN'],
  ['van der Berg, Dr. Anna Lena', 'Dr. Anna Lena van der Berg'],
  ['Prof. Dr. Berg, Anna Lena', 'Prof. Dr. Anna Lena Berg'],
  ['King, Martin, Jr.', 'Martin King, Jr.'],
  ['Li, Wei', 'Wei Li'],
  ['Li, Ma', 'Ma Li'],
  ['KIM, SE', 'SE KIM'],
  ['Visser, Co', 'Co Visser'],
  ['García López, María', 'María García López'],
  ['Nordlys, Co.', 'Nordlys, Co.'],
  ['Byron, M.A.', 'Byron, M.A.'],
  ['Byron, MA', 'Byron, MA'],
  ['King, III', 'King, III'],
  ['Acme, Inc.', 'Acme, Inc.'],
  ['King, Jr.', 'King, Jr.'],
  ['Mira Halvorsen, CFO', 'Mira Halvorsen, CFO'],
  ['Mira Halvorsen, Ph.D.', 'Mira Halvorsen, Ph.D.'],
  ['Smith, Jones, Brown', 'Smith, Jones, Brown'],
  ['Halvorsen,', 'Halvorsen,'],
  ['Mira Halvorsen', 'Mira Halvorsen'],
])('turns %j into %j', (written, read) => {
  expect(firstNameFirst(written)).toBe(read);
});

const quoted = (names: readonly string[]) => names.map((name) => `"${name}",guest`).join('\n');
const read = (names: readonly string[], options = {}) => {
  const { table } = readCsvTable(`name,tag\n${quoted(names)}`);
  if (!table) throw new Error('The text is no table.');
  const { rows, nameOrder } = attendeesOf(table, undefined, [], options);
  return { names: rows.map(({ name }) => name), nameOrder };
};

describe('a list of names', () => {
  const guests = ['Halvorsen, Mira', 'Byron, Ada'];

  it('with last names first is turned, unless the names are to stay', () => {
    const order = { written: 'Halvorsen, Mira', read: 'Mira Halvorsen' };
    expect(read(guests)).toEqual({
      names: ['Mira Halvorsen', 'Ada Byron'],
      nameOrder: { ...order, isKept: false },
    });
    expect(read(guests, { keepsNames: true })).toEqual({
      names: guests,
      nameOrder: { ...order, isKept: true },
    });
  });

  it('with two last names first is turned', () => {
    const spanish = ['García López, María', 'Muro Vidal, José Luis', 'Gil Núñez, Ana', 'Lund, Bea'];
    expect(read(spanish).names).toEqual([
      'María García López',
      'José Luis Muro Vidal',
      'Ana Gil Núñez',
      'Bea Lund',
    ]);
  });

  it('with titles before them is turned', () => {
    expect(read(['Frau Lund, Bea', 'Herr Dr. Berg, Bo']).names).toEqual([
      'Frau Bea Lund',
      'Herr Dr. Bo Berg',
    ]);
  });

  it('stays as it is if the event has a guest of that name, as after an export', () => {
    expect(read(guests, { present: [{ name: 'byron, ada' }] }).names).toEqual(guests);
    expect(read(guests, { present: [{ name: 'Ada Byron' }] }).names).toEqual([
      'Mira Halvorsen',
      'Ada Byron',
    ]);
  });

  it.each([
    ['of companies', ['Acme, Inc.', 'Nordlys, Ltd.']],
    ['with suffixes', ['Mira Halvorsen, Jr.', 'Ada Byron, MBA']],
    ['with towns behind them', ['Mira Halvorsen, Oslo', 'Ada Byron, London']],
    ['with two last names and towns', ['Ana García López, Madrid', 'José Gómez Ruiz, Lima']],
    ['of which few are so', ['Halvorsen, Mira', 'Ada Byron', 'Bea Lund']],
    ['of a single name', ['Halvorsen, Mira']],
  ])('%s stays as it is', (_, names) => {
    expect(read(names)).toEqual({ names });
  });

  it('is turned wherever people are named', () => {
    const { table } = readCsvTable(
      [
        'name;tag;guest of;together with',
        '"Halvorsen, Mira";guest;;',
        '"Byron, Ada";guest;Halvorsen, Mira;"Halvorsen, Mira"',
      ].join('\n'),
    );
    const { rows } = attendeesOf(table ?? { header: [], records: [] });
    expect(rows[1]).toMatchObject({
      name: 'Ada Byron',
      guestOf: 'Mira Halvorsen',
      wishes: { togetherWith: ['Mira Halvorsen'] },
    });
  });
});
