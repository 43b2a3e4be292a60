import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStorable, sanitized } from './storableText.ts';

/** Arbitrary code units, including lone surrogates, NUL, backslashes, and text that looks like an escape. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\0', '\ud83d', '\ude00', '😀', '\\', '\\u0000', 'u0000', 'ud800', '\u0001'),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
  )
  .map((parts) => parts.join(''));

const holds = (text: string): boolean => /[\0\p{Surrogate}]/u.test(text);

it('finds exactly what no store accepts, in keys and values at any depth', () => {
  fc.assert(
    fc.property(anyText, anyText, (key, text) => {
      const json = JSON.stringify({ list: [{ [key]: text }] });
      expect(isStorable(json)).toBe(!holds(key) && !holds(text));
    }),
    { numRuns: 2_000 },
  );
});

it('removes it, and returns a clean value unchanged', () => {
  fc.assert(
    fc.property(anyText, anyText, (key, text) => {
      const value = { list: [1, null, { [`k${key}`]: text }] };
      const clean = sanitized(value);
      expect(isStorable(JSON.stringify(clean))).toBe(true);
      if (isStorable(JSON.stringify(value))) expect(clean).toBe(value);
      expect(sanitized(clean)).toBe(clean);
    }),
    { numRuns: 2_000 },
  );
});

it('keeps the rest of a text, with a sign in place of half a character', () => {
  expect(sanitized({ name: 'A\0da \ud83d', tags: ['😀', 'x\udc00'] })).toEqual({
    name: 'Ada \ufffd',
    tags: ['😀', 'x\ufffd'],
  });
});
