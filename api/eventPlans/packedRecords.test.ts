import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packRecords, unpackRecords } from './packedRecords.ts';

/** Few texts, so that some are equal, and some look like other values or like names of keys. */
const text = fc.constantFrom(
  '',
  'null',
  '5',
  '[]',
  '{"in":"pool"}',
  'text 5',
  '__proto__',
  'é\u0000',
);
const plain = fc.oneof(text, fc.constantFrom(null, true, false, 0, 5, -1.5));
const value = fc.oneof(plain, fc.array(plain, { maxLength: 2 }), fc.dictionary(text, plain));
const part = fc.oneof(
  fc.record({ in: fc.constant('pool'), custom: value }),
  fc.record({
    in: fc.constant('seat'),
    seatId: text,
    custom: fc.option(value, { nil: undefined }),
  }),
);
const record = fc.record(
  { order: fc.nat(), role: text, part, notes: fc.array(value, { maxLength: 2 }), left: plain },
  { requiredKeys: ['order', 'role', 'part'] },
);
const stored = (value: unknown) => JSON.parse(JSON.stringify(value));
/** Compares regardless of order, which packing does not keep. */
const byId = (entries: readonly [string, object][]) => stored(Object.fromEntries(entries));

it('unpacks what was packed, whatever the records have in common', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.uuid(), record), { maxLength: 30 }), (records) => {
      expect(byId(unpackRecords(stored(packRecords(records))))).toEqual(byId(records));
    }),
  );
});

it('writes common values once', () => {
  const guest = (n: number) => ({
    order: n,
    person: { name: `Guest ${n}`, phone: null },
    tags: [],
  });
  const guests = Array.from({ length: 4 }, (_, n): [string, object] => [`g${n}`, guest(n)]);
  expect(packRecords(guests)).toEqual([
    {
      ids: ['g0', 'g1', 'g2', 'g3'],
      fields: [
        ['order', { each: [0, 1, 2, 3] }],
        [
          'person',
          {
            fields: [
              ['name', { each: ['Guest 0', 'Guest 1', 'Guest 2', 'Guest 3'] }],
              ['phone', { of: [null] }],
            ],
          },
        ],
        ['tags', { of: [[]] }],
      ],
    },
  ]);
  const seats = ['a', 'b', 'a', 'b'].map((tableId, n): [string, object] => [`s${n}`, { tableId }]);
  expect(packRecords(seats)[0]?.fields).toEqual([
    ['tableId', { of: ['a', 'b'], at: [0, 1, 0, 1] }],
  ]);
});
