import { expect, it } from 'vitest';
import { safeReturnTo } from './returnTo.ts';

it.each(['/', '/events', '/seating?event=abc', '/public/arrangements/x#top'])(
  'keeps %s',
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  '/\t/evil.example',
  '/ok\r\nSet-Cookie: a=b',
  '/.//evil.example',
  '/api/logout',
  '/API/logout',
  '',
  undefined,
  ['/events'],
])('goes home for %j', (value) => {
  expect(safeReturnTo(value)).toBe('/');
});
