import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned, hasControl, lengthOf, tidied, truncated } from './plainText.ts';

const zwnj = '\u200c';
const zwj = '\u200d';

describe('invisible characters', () => {
  it.each([
    ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e', '\u200b', '\u200e'],
    ...['\u202e', '\u2060', '\u2066', '\u206a', '\u206f', '\u3164', '\ufe01', '\ufeff', '\uffa0'],
    ...['\ufff9', '\u{1d173}', '\u{e0041}', '\u{e0100}', zwnj, zwj],
  ])('are removed from a name: %j', (character) => {
    expect(cleaned(`A${character}da ${character}Lovelace${character}`)).toBe('Ada Lovelace');
    expect(cleaned(character.repeat(3))).toBe('');
  });

  it.each(['\u2800', '\u00a0\u3000', '\u{1d159}', '\u0301', '\u2028\u2029'])(
    'and blank ones are no text by themselves: %j',
    (blank) => expect(cleaned(blank)).toBe(''),
  );

  it.each([
    ['a family', '👩‍👩‍👧'],
    ['a heart in colour', '❤️'],
    ['a heart in black', '❤︎'],
    ['a profession with a skin tone', '🧑🏽‍🚀'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['Persian', `می${zwnj}خواهم`],
    ['Persian with a mark', `علی\u0651${zwnj}رضا`],
    ['Devanagari', `क्${zwj}ष`],
    ['Devanagari in half forms', `क्${zwnj}ष`],
    ['Sinhala', `ශ්${zwj}රී`],
    ['Bengali', `র${zwj}্যাব`],
    ['an Arabic number sign', '\u060112'],
  ])('stay where they are visible: in %s', (_, text) => {
    expect(cleaned(text)).toBe(text.normalize('NFC'));
  });

  it('are removed where they change nothing, even in scripts that need them', () => {
    expect(cleaned(`د${zwnj}ارا`)).toBe('دارا');
    expect(cleaned(`क${zwj}ष`)).toBe('कष');
    expect(cleaned(`1\ufe0f`)).toBe('1');
    expect(cleaned(`😀${zwj}`)).toBe('😀');
    expect(cleaned(`${zwj}😀${zwj}x`)).toBe('😀x');
  });
});

it('are unified, so that texts that look alike are equal', () => {
  for (const [one, other] of [
    ['Jose\u0301', 'José'],
    ['\u1112\u1161\u11ab', '한'],
    ['Å', '\u212b'],
    ['a\u0323\u0307', 'a\u0307\u0323'],
    ['Ada\r\nLovelace', 'Ada\u2028Lovelace'],
  ] as const)
    expect(cleaned(one)).toBe(cleaned(other));
});

it('are limited to ten marks on a letter, however many there were', () => {
  expect(lengthOf(cleaned(`Z${'\u0321\u0316'.repeat(500)}oe`))).toBeLessThanOrEqual(13);
  expect(lengthOf(cleaned(`Z${'\u0321\u200b'.repeat(500)}oe`))).toBeLessThanOrEqual(13);
  expect(cleaned('Việt nguyễn')).toBe('Việt nguyễn');
});

it('are cleaned quickly from a body full of marks', () => {
  const marks = '\u0321\u0316\u0301'.repeat(700_000);
  expect(lengthOf(cleaned(`Z${marks}`))).toBeLessThanOrEqual(11);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...[zwj, zwnj, '\ufe0f', '\u0301', '\u0344', '\u034f', '\u200b', '\u094d', 'क', 'ی'],
        ...[
          'خ',
          'د',
          '😀',
          '❤',
          '🏽',
          '🏴',
          '\u{e0067}',
          '\u{e007f}',
          ' ',
          'a',
          '1',
          '\u20e3',
          '\u2800',
        ],
      ),
    )
    .map((parts) => parts.join('')),
);

it('need no second cleaning', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = cleaned(text);
      expect(cleaned(once)).toBe(once);
    }),
    { numRuns: 5_000 },
  );
});

describe('the length of a text', () => {
  it('is counted in code points, so that a simple emoji is one', () => {
    expect(lengthOf('x😀é')).toBe(3);
    expect(lengthOf('👩‍👩‍👧')).toBe(5);
    expect(lengthOf('')).toBe(0);
  });

  it('is enforced without cutting a character or an emoji in half', () => {
    expect(truncated(`${'x'.repeat(99)}😀`, 100)).toBe(`${'x'.repeat(99)}😀`);
    expect(truncated(`${'x'.repeat(100)}😀`, 100)).toBe('x'.repeat(100));
    expect(truncated(`${'x'.repeat(97)} 👩‍👩‍👧`, 100)).toBe('x'.repeat(97));
    expect(truncated('👩‍👩‍👧', 3)).toBe('👩‍👩');
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, max) => {
        const whole = cleaned(text);
        const cut = truncated(whole, max);
        expect(lengthOf(cut)).toBeLessThanOrEqual(max);
        expect(whole.startsWith(cut)).toBe(true);
        if (hasControl(cut)) expect(hasControl(whole)).toBe(true);
      }),
    );
  });
});

it('is enforced on what nobody can be asked to correct', () => {
  expect(tidied('  A\u0000da \ud83d\u202e', 50)).toBe('Ada');
  expect(tidied(`${'x'.repeat(49)}😀y`, 50)).toBe(`${'x'.repeat(49)}😀`);
  expect(tidied('\u0000\u200b', 50)).toBeNull();
});
