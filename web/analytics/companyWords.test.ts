import { describe, expect, it } from 'vitest';
import { companiesText, spreadText, tablematesText, tablesText } from './companyWords.ts';

describe('the texts of a company', () => {
  it.each([
    [{ attendees: 1, seated: 0, tableCount: 0 }, '1 person, nobody seated'],
    [{ attendees: 2, seated: 1, tableCount: 1 }, '2 people, 1 seated'],
    [{ attendees: 6, seated: 5, tableCount: 1 }, '6 people, 5 seated, all at one table'],
    [{ attendees: 6, seated: 5, tableCount: 3 }, '6 people, 5 seated at 3 tables'],
  ])('give the number of people and their spread', (spread, words) => {
    expect(spreadText(spread)).toBe(words);
  });

  it('name tables with their counts, and count the others', () => {
    const tables = [
      { name: 'Garden', seated: 3 },
      { name: 'Terrace', seated: 2 },
    ].map((one) => ({ __typename: 'SeatedAt' as const, ...one }));
    expect(tablesText({ tables, tableCount: 2 })).toBe('At Garden (3) and Terrace (2)');
    expect(tablesText({ tables, tableCount: 3 })).toBe(
      'At Garden (3), Terrace (2) and 1 more table',
    );
    expect(tablesText({ tables: [], tableCount: 0 })).toBe('');
  });

  it('keep the count of a table after its name if that reads from right to left', () => {
    const tables = [{ __typename: 'SeatedAt' as const, name: 'طاولة 12', seated: 3 }];
    expect(tablesText({ tables, tableCount: 1 })).toContain('\u2068طاولة 12\u2069 (\u20683\u2069)');
  });

  it('name the companies that sit with them', () => {
    const acme = { __typename: 'CompanyAtTable' as const, company: 'Acme', seated: 4 };
    expect(tablematesText({ tablemates: [acme], seated: 2 })).toBe('With Acme (4)');
    expect(tablematesText({ tablemates: [], seated: 2 })).toBe('With nobody from another company');
    expect(tablematesText({ tablemates: [], seated: 0 })).toBe('');
  });
});

it('names the largest companies of a table, and counts the others', () => {
  const companies = [
    { company: 'Nordlys AS', seated: 3 },
    { company: 'Acme', seated: 1 },
  ].map((one) => ({ __typename: 'CompanyAtTable' as const, ...one }));
  expect(companiesText({ companies, companyCount: 2 })).toBe('Nordlys AS (3) and Acme (1)');
  expect(companiesText({ companies, companyCount: 4 })).toBe('Nordlys AS (3), Acme (1) and 2 more');
});
