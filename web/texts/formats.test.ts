import { describe, expect, it } from 'vitest';
import { localeFor } from '../../schema/text/spokenLocale.ts';
import {
  agoText,
  compareNames,
  dayText,
  momentTexts,
  rangeText,
  shareText,
  withOthers,
} from './formats.ts';

describe('the locale', () => {
  it('is the first of the browser’s languages that the texts support, with its region', () => {
    expect(localeFor(['de-AT', 'en-GB', 'en'])).toBe('en-GB');
  });

  it('is the default language if the browser asks for none of the texts’ languages', () => {
    expect(localeFor(['fr'])).toBe('en');
    expect(localeFor([])).toBe('en');
  });

  it('skips invalid language tags', () => {
    expect(localeFor(['en-US@posix', 'en-GB'])).toBe('en-GB');
    expect(localeFor(['en_US.UTF-8', ''])).toBe('en');
  });
});

describe('dates', () => {
  it('writes N/A for an unknown day', () => {
    expect(dayText(null)).toBe('N/A');
  });

  it('writes the seconds of moments that share a minute', () => {
    const [alone, second, third, last] = momentTexts([
      '2027-03-04T12:00:59Z',
      '2027-03-04T12:01:00Z',
      '2027-03-04T12:01:41Z',
      '2027-03-05T12:01:41Z',
    ]);
    expect([alone, last].filter((text) => /:59|:41/.test(text ?? ''))).toEqual([]);
    expect([second, third]).toEqual([
      expect.stringMatching(/:01:00/),
      expect.stringMatching(/:01:41/),
    ]);
  });

  it('writes a range only if a date is set', () => {
    expect(rangeText(null, null)).toBeUndefined();
    expect(rangeText('2027-03-04T12:00:00Z', null)).toMatch(/2027/);
    expect(rangeText(null, '2027-03-04T12:00:00Z')).toMatch(/^until .*2027/);
  });
});

it('sorts names as a person does', () => {
  const names = ['table 10', 'Table 2', 'Église', 'Guest 2 of Ada', 'Guest of Ada', 'Fountain'];
  const sorted = ['Église', 'Fountain', 'Guest of Ada', 'Guest 2 of Ada', 'Table 2', 'table 10'];
  expect(names.toSorted(compareNames)).toEqual(sorted);
});

it('formats shares so that only nothing is 0% and only everything is 100%', () => {
  const shares = [
    [0, 0],
    [0, 9],
    [1, 5000],
    [1, 3],
    [4999, 5000],
    [9, 9],
  ] as const;
  expect(shares.map(([part, of]) => shareText(part, of))).toEqual([
    '0%',
    '0%',
    '1%',
    '33%',
    '99%',
    '100%',
  ]);
});

describe('the time that has passed', () => {
  const now = Date.parse('2027-03-04T12:00:00Z');
  it.each([
    ['2027-03-04T11:59:10Z', 'just now'],
    ['2027-03-04T12:00:30Z', 'just now'],
    ['2027-03-04T11:58:59Z', '1 minute ago'],
    ['2027-03-04T09:30:00Z', '2 hours ago'],
    ['2027-03-03T11:00:00Z', 'yesterday'],
    ['2027-02-18T12:00:00Z', '2 weeks ago'],
    ['2026-12-01T12:00:00Z', '3 months ago'],
    ['2025-01-01T12:00:00Z', '2 years ago'],
    [null, 'N/A'],
  ])('%s is %s', (iso, words) => {
    expect(agoText(iso, now)).toBe(words);
  });
});

it('counts others past the most, unless they are few enough to be named', () => {
  const items = ['Ada', 'Bo', 'Cleo'];
  const more = (count: number) => `${count} more`;
  expect(withOthers(items, 3, more)).toEqual(items);
  expect(withOthers(items, 2, more)).toEqual(['Ada', 'Bo', '1 more']);
  expect(withOthers(items, 2, more, 1)).toEqual(items);
  expect(withOthers(items, 1, more, 1)).toEqual(['Ada', '2 more']);
});
