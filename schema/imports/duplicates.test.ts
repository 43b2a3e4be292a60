import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';
import { duplicateRows, repeatedPeople } from './duplicates.ts';

const rowsOf = (text: string) => parseCsv(text).rows;

it('marks the same email address, ignoring case', () => {
  const rows = rowsOf('name,tag,email\nM. Long,guest,MIRA@example.com\nAda,guest,ada@example.com');
  const existing = [{ name: 'Mira Long', company: null, email: 'mira@example.com' }];
  expect([...duplicateRows(rows, existing)]).toEqual([2]);
});

it('marks the same name and company, ignoring case, but not the name alone', () => {
  const rows = rowsOf('name,tag,company\nmira long,guest,HALDEN\nMira Long,guest,Other');
  const existing = [{ name: 'Mira Long', company: 'Halden', email: null }];
  expect([...duplicateRows(rows, existing)]).toEqual([2]);
});

it('marks people who are in the file twice', () => {
  const gala = new Uint8Array(
    readFileSync(new URL('../../tests/data/gala-180-semicolon-bom.csv', import.meta.url)),
  );
  const { rows } = parseCsv(gala);
  expect(duplicateRows(rows, []).size).toBe(1);
});

it('names the person whom each row repeats: an existing one, otherwise the first in the list', () => {
  const known = { id: 'mira', name: 'Mira Long', company: 'Halden', email: 'mira@example.com' };
  type Person = { id: string; name: string; company: string | null; email: string | null };
  const rows: Person[] = [
    { id: 'a', name: 'M. Long', company: null, email: 'MIRA@example.com' },
    { id: 'b', name: 'm. long', company: null, email: null },
    { id: 'c', name: 'Ada', company: null, email: null },
    { id: 'd', name: 'ADA', company: null, email: null },
    { id: 'e', name: 'ada', company: null, email: null },
  ];
  expect(repeatedPeople<Person>(rows, [known]).map((person) => person?.id)).toEqual([
    'mira',
    'mira',
    undefined,
    'c',
    'c',
  ]);
});

it('marks the same external id before all else, and never two people with different ids', () => {
  const rows = rowsOf(
    [
      'name,tag,email,external id',
      'M. Long,guest,,CRM-1',
      'Mira Long,guest,mira@example.com,CRM-2',
      'Ada,guest,,CRM-3',
      'Ada,guest,,CRM-4',
      'Adele,guest,,CRM-3',
      'Ada,guest,,',
    ].join('\n'),
  );
  const existing = [
    { name: 'Mira Long', company: null, email: 'mira@example.com', externalId: 'CRM-1' },
  ];
  expect([...duplicateRows(rows, existing)]).toEqual([2, 6, 7]);
});

it('reads nothing of hosts for a list without unnamed guests', () => {
  let read = 0;
  const mira = {
    name: 'Mira Long',
    get id() {
      read += 1;
      return 'mira';
    },
  };
  expect(repeatedPeople([mira], [mira])[0]).toBe(mira);
  expect(read).toBe(0);
});
