import { expect, it } from 'vitest';
import { listedGuest } from './testing.ts';
import { withCell, withoutRemoved } from './unsavedCells.ts';

const ada = listedGuest('Ada Byron');
const changeOf = () => ({ value: { person: {} } });

const cell = (typed: string, eventId = 'dinner') => ({
  typed,
  eventId,
  from: ada,
  changeOf,
  problem: 'Unreachable',
});

it('keeps an unsaved cell until it is saved or discarded, and other rows as the same objects', () => {
  const company = { line: 'ada', column: 'company' };
  const one = withCell({}, { line: 'ben', column: 'party' }, cell('Falk'));
  const two = withCell(one, company, cell('Acme'));
  expect(two).toEqual({ ben: { party: cell('Falk') }, ada: { company: cell('Acme') } });
  expect(two.ben).toBe(one.ben);
  expect(withCell(two, company, undefined)).toEqual(one);
  expect(withCell(one, company, undefined)).toBe(one);
});

it('drops the unsaved cells of deleted guests, of this event only', () => {
  const cells = {
    ada: { company: cell('Acme') },
    ben: { party: cell('Falk') },
    clara: { company: cell('Nordlys', 'gala') },
  };
  const { ben: _, ...others } = cells;
  expect(withoutRemoved(cells, 'dinner', new Set(['ada']))).toEqual(others);
  expect(withoutRemoved(others, 'dinner', new Set(['ada']))).toBe(others);
});
