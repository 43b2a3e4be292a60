import { describe, expect, it } from 'vitest';
import { exportAddress, fieldsFrom, filterOf, isEmpty, withField } from './filterParams.ts';

const fields = (query: string) => fieldsFrom(new URLSearchParams(query));
const nothing = { actor: '', target: '', action: '', from: '', until: '' };

describe('filters in an address', () => {
  it('are the values of the fields', () => {
    expect(fields('actor=avery&action=user_created&from=2026-05-01')).toEqual({
      ...nothing,
      actor: 'avery',
      action: 'user_created',
      from: '2026-05-01',
    });
  });

  it.each(['', 'action=user_promoted', 'from=yesterday&until=1', 'actor=%20'])(
    'that are invalid are ignored: %s',
    (query) => {
      expect(fields(query)).toEqual(nothing);
      expect(isEmpty(fields(query))).toBe(true);
    },
  );

  it('change one by one, and leave the rest of the address', () => {
    const params = withField(new URLSearchParams('actor=a&x=1'), 'target', 'b');
    expect(params.toString()).toBe('actor=a&x=1&target=b');
    expect(withField(params, 'actor', '').toString()).toBe('x=1&target=b');
  });
});

describe('filters for the server', () => {
  it('cover whole days in this time zone, including the last one', () => {
    const { from = '', until = '' } = filterOf(fields('from=2026-05-01&until=2026-05-02'));
    expect(new Date(from ?? '')).toEqual(new Date(2026, 4, 1));
    expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(2 * 86_400_000 - 1);
  });

  it('leave out empty fields and invalid dates', () => {
    expect(filterOf(nothing)).toEqual({});
    expect(filterOf({ ...nothing, from: '2026-13-45' })).toEqual({});
  });

  it('are in the address of an export', () => {
    expect(exportAddress('csv', {})).toBe('/api/admin/audit/export.csv');
    expect(exportAddress('jsonl', { actor: 'a b', action: 'user_created' })).toBe(
      '/api/admin/audit/export.jsonl?actor=a+b&action=user_created',
    );
  });
});
