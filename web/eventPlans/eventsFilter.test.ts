import { expect, it } from 'vitest';
import { filterIn, isNarrowed, paramsFor, variablesFor } from './eventsFilter.ts';

const everything = { search: '', status: 'all', isMine: false, sort: 'created' } as const;

it('requests everything, newest first, if the address says nothing', () => {
  expect(filterIn(new URLSearchParams())).toEqual(everything);
  expect(paramsFor(everything)).toEqual({});
  expect(variablesFor(everything)).toEqual({
    search: null,
    status: null,
    isMine: null,
    sort: null,
  });
});

it('ignores unknown words in an address', () => {
  const params = new URLSearchParams('status=gone&mine=perhaps&sort=colour&search=');
  expect(filterIn(params)).toEqual(everything);
});

it('reads back from an address what it has put there', () => {
  const filter = { search: 'gala ', status: 'completed', isMine: true, sort: 'name' } as const;
  expect(filterIn(new URLSearchParams(paramsFor(filter)))).toEqual(filter);
  expect(variablesFor(filter)).toEqual({ ...filter, search: 'gala' });
});

it('knows whether something is left out: sorting leaves nothing out, nor do spaces', () => {
  expect(isNarrowed({ ...everything, sort: 'date', search: '  ' })).toBe(false);
  for (const part of [{ search: 'a' }, { status: 'active' as const }, { isMine: true }])
    expect(isNarrowed({ ...everything, ...part })).toBe(true);
});
