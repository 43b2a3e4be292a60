import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsePaste } from './paste.ts';

const dinner = () =>
  readFileSync(new URL('../../tests/data/paste-sales-dinner.txt', import.meta.url), 'utf8');

it('reads the sales dinner: 30 people and one line that is too short', () => {
  const { rows, errors } = parsePaste(dinner());
  expect(rows).toHaveLength(30);
  expect(errors).toEqual([
    'Line 31: At least 4 fields are needed: name, title, company, LinkedIn URL',
  ]);
});

it.each([
  ['tab', 'Mira Long\tHost\tHalden\thttps://www.linkedin.com/in/mira\tstaff'],
  ['pipe', 'Mira Long | Host | Halden | https://www.linkedin.com/in/mira | Staff'],
  ['comma', 'Mira Long, Host, Halden, https://www.linkedin.com/in/mira, STAFF'],
])('splits a line by %s', (_, line) => {
  expect(parsePaste(line).rows).toMatchObject([
    { name: 'Mira Long', title: 'Host', company: 'Halden', attendeeRole: 'employee' },
  ]);
});

it('keeps commas within quotes', () => {
  const { rows } = parsePaste('Mira Long, "Host, chief", "Halden, Inc", https://example.com/m');
  expect(rows).toMatchObject([{ title: 'Host, chief', company: 'Halden, Inc' }]);
});

it("reads a profile address as the photo's unless it is LinkedIn's", () => {
  const line = (address: string) =>
    parsePaste(`Mira | Host | Halden | ${address}`).rows[0]?.photoUrl;
  expect(line('https://www.linkedin.com/in/mira')).toBe('https://www.linkedin.com/in/mira');
  expect(line('https://example.com/3')).toBeNull();
  expect(line('https://linkedin.com.example.com/in/mira')).toBeNull();
});

it.each([
  ['prospect', 'prospect'],
  ['customer', 'opportunity'],
  ['employee', 'employee'],
  ['guest', 'guest'],
  ['Client', 'opportunity'],
  ['LEAD', 'prospect'],
  ['staff', 'employee'],
  ['Team', 'employee'],
  ['contact', 'guest'],
  ['unknown', 'guest'],
  ['Kundin', 'opportunity'],
  ['COLLABORATRICE', 'employee'],
  ['constructor', 'guest'],
  ['', 'guest'],
])('reads the role %j as %s', (word, role) => {
  expect(parsePaste(`Mira|Host|Halden|https://example.com|${word}`).rows[0]?.attendeeRole).toBe(
    role,
  );
});

it('omits a link that is no web address, with a notice', () => {
  const { rows, notices } = parsePaste('Mira | Host | Halden | javascript:alert(1)');
  expect(rows).toMatchObject([{ name: 'Mira', linkedinUrl: null, photoUrl: null }]);
  expect(notices).toEqual(['Line 1: The link is not a web address and is left out']);
});

it('omits a first line with column names, with a notice', () => {
  const mira = 'Mira\tHost\tHalden\thttps://example.com/m\tstaff';
  const { rows, errors, notices } = parsePaste(
    `\nName\tJob title\tCompany\tLinkedIn\tRole\n${mira}`,
  );
  expect(rows.map(({ row, name }) => [row, name])).toEqual([[3, 'Mira']]);
  expect(errors).toEqual([]);
  expect(notices).toEqual(['Line 2 names the columns and is left out']);
  // A guest may be called as a column is.
  expect(parsePaste('Guest\tCEO\tCompany\tlinkedin.com').rows).toHaveLength(1);
});

it('reads the fields by a first line that names the columns', () => {
  const { rows, notices, columns } = parsePaste(
    [
      'Company\tFirst name\tLast name\tDiet\tRole\tParty\tEmail',
      'Halden\tMira\tLong\tvegan\tstaff\tLong\tmira@example.com',
      'Halden\tJon\tBerg\t\t\t\t',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    {
      ...{ row: 2, name: 'Mira Long', title: null, company: 'Halden', linkedinUrl: null },
      ...{ attendeeRole: 'employee', email: 'mira@example.com', diets: null },
    },
    { row: 3, name: 'Jon Berg', company: 'Halden', attendeeRole: 'guest', email: null },
  ]);
  expect(notices).toEqual([
    'Line 1 names the columns and is left out',
    'Ignored columns: Diet, Party. To read them, paste the rows into the import of an Excel or CSV file.',
  ]);
  // A comparison leaves fields alone that the list does not have.
  expect(columns).toEqual(['name', 'company', 'attendeeRole', 'email']);
});

it.each([
  [3, ['name', 'title', 'company', 'linkedinUrl', 'photoUrl']],
  [5, ['name', 'title', 'company', 'linkedinUrl', 'photoUrl', 'attendeeRole']],
  [6, ['name', 'title', 'company', 'linkedinUrl', 'photoUrl', 'attendeeRole', 'email']],
])('has the columns of lines of which the longest has %i fields', (width, columns) => {
  const fields = ['Mira', 'Host', 'Halden', '-', 'staff', 'mira@example.com'];
  expect(parsePaste(fields.slice(0, width).join('|')).columns).toEqual(columns);
});

it('reads a lone dash as empty', () => {
  expect(parsePaste('Lydia | Tactics | - | https://example.com').rows[0]?.company).toBeNull();
});

it.each(['• ', '•\t', '– ', '- ', '* ', '1. ', '12)\t', 'b) ', 'iv) ', 'o\t', '\uf0b7\t'])(
  'removes the mark %j at the start of a line',
  (mark) => {
    const { rows } = parsePaste(`${mark}Mira Long, Host, Halden, https://example.com`);
    expect(rows).toMatchObject([{ name: 'Mira Long', title: 'Host' }]);
  },
);

it.each([
  ['A. J. Long, Host, Halden, example.com', 'A. J. Long'],
  ['O Yeon-su, Host, Halden, example.com', 'O Yeon-su'],
  ['2Pac, Host, Halden, example.com', '2Pac'],
])('does not mistake part of the name in %j for such a mark', (line, name) => {
  expect(parsePaste(line).rows).toMatchObject([{ name }]);
});

it('keeps a dash in its own column from being one', () => {
  expect(parsePaste('-\tHost\tHalden\texample.com').errors).toEqual(['Line 1: Name is required']);
});

it('accepts 5,000 lines below one with column names', () => {
  const lines = (count: number) =>
    `Name\tTitle\tCompany\tLinkedIn\n${'Mira\tHost\tHalden\t-\n'.repeat(count)}`;
  expect(parsePaste(lines(5000)).rows).toHaveLength(5000);
  expect(parsePaste(lines(5001)).errors).toEqual([expect.stringContaining('lines: 5,001')]);
});
