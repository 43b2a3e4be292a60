import fc from 'fast-check';

const halves = ['\ud83d', '\ude00', '\ude00\ud83d', 'x\ud83d', '\ud83dx', '\udbff\udbff'];
const controls = ['\0', 'a\0b', '\u0007', '\u001b[2J', '\u007f', '\u0085', 'a\tb\nc', '\r'];
const directions = ['\u202eadA', '\u2066x\u2069', '\u061cx', '\u200fx'];
const unseen = ['\u3164', '\u2800', '\u00ad', '\u115f', '\u200b', '\ufeff', '\u{e0041}', '\u034f'];
const rareLetters = ['𠜎', '𝒜', '𐍈', '🀄', '\u{10ffff}', '\ufffe', '\ufffd'];
const pairs = ['é', 'e\u0301', 'Å', '\u212b', '한', '\u1112\u1161\u11ab', '\u0344', 'ﬁ'];
const growing = ['ß', 'İ', 'ŉ', 'ΐ', 'ﬃ', 'ῼ', '\u1e9e'];
const sequences = [
  '👩‍👩‍👧',
  '❤️',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  '\u200d',
  '\ufe0f',
  '1\ufe0f\u20e3',
];
const code = [
  ...['\\u0000', '\\ud800', '\\', '"', "'; DROP TABLE read.users; --", '%', '_', '{{x}}', '<b>'],
  ...['__proto__', 'constructor', 'null', '-1', '1e400', 'r:9'.repeat(20), 'at:0000-01-01'],
];
/** Almost valid values, which reach the last check. */
const almost = [
  ...['ada\0@example.com', 'ada@exam\ud83dple.com', `${'a'.repeat(300)}@example.com`],
  ...['https://example.com/\ud83d', 'https://exa\u200bmple.com', `https://x/${'y'.repeat(3_000)}`],
  ...['2026-01-01T00:00:00\0', '+275760-09-13T00:00:00Z', 'event:\0', 'GUEST\u0130', 'gueſt'],
  ...[`${'0'.repeat(20)}`, 'AAAAAAAAAAAAAAAAAAAAA\ud83d'],
];

const parts = [
  ...[halves, controls, directions, unseen, rareLetters, pairs, growing, sequences, code, almost],
].map((list) => fc.constantFrom(...list));

const marks = fc
  .tuple(fc.constantFrom('\u0301', '\u0321\u0316', '\u0344', '\u20dd'), fc.nat(400))
  .map(([mark, times]) => `Z${mark.repeat(times + 1)}`);

/** Lengths around a limit, for characters of one and two code units, whole and cut in half. */
const around = (limit: number) =>
  fc
    .tuple(
      fc.constantFrom('x', '😀', 'ß', 'e\u0301', 'é'),
      fc.constantFrom(-1, 0, 1),
      fc.constantFrom('', '😀', '\ud83d', '\0', '\u0301'),
    )
    .map(([letter, by, end]) => letter.repeat(Math.max(0, limit + by)) + end);

/** Texts that break something somewhere; `limit` is the most characters that the field accepts. */
export const hostileText = (limit?: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.oneof(...parts) },
    {
      weight: 2,
      arbitrary: fc.array(fc.oneof(...parts), { maxLength: 6 }).map((all) => all.join('')),
    },
    {
      weight: 3,
      arbitrary: limit
        ? around(limit)
        : fc.constantFrom(20, 50, 64, 100, 200, 1_000).chain((some) => around(some)),
    },
    { weight: 1, arbitrary: marks },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
        .map((points) => String.fromCodePoint(...points)),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
        .map((units) => String.fromCharCode(...units)),
    },
  );

/** A text for an address, encoded by bytes, including half of a character. */
export const percentEncoded = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(character);
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
      return bytes.map((byte) => `%${byte.toString(16)}`).join('');
    })
    .join('');

/** The part of a text that a header can carry. */
export const headerText = (text: string): string =>
  text
    .replace(/[^\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 4_000) || '?';
