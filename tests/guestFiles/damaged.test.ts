import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { attendeesOf } from '../../schema/imports/csv.ts';
import { readGuestTable } from '../../schema/imports/guestFile.ts';
import { sheetOf, textRow, workbookParts } from '../harness/workbooks.ts';

const rows = textRow('name', 'tag') + textRow('Ada', 'guest').repeat(20);
const vCards = 'BEGIN:VCARD\nFN;QUOTED-PRINTABLE:A=C3=A4=\n da\nORG:a\\;b;c\nEND:VCARD\n'.repeat(
  20,
);
const samples = [
  sheetOf(rows, { formats: ['yyyy-mm-dd'], strings: '<si><t>x</t></si>' }),
  new TextEncoder().encode(vCards),
  new TextEncoder().encode('name;tag\n"Ada ""the first""";guest\n'.repeat(20)),
];

/** Returns a table, sheets or a refusal in sentences, and never throws. */
const isReadOrRefused = (file: Uint8Array): void => {
  const { table, sheets, errors } = readGuestTable(file);
  expect([table, sheets, errors].filter((one) => one !== undefined)).toHaveLength(1);
  if (table) attendeesOf(table);
  if (errors) expect(errors.every((error) => /^[A-Z].+/.test(error))).toBe(true);
};

const sample = fc.constantFrom(...samples);
const change = fc.record({ at: fc.nat(), by: fc.integer({ min: 1, max: 255 }) });
const changes = fc.array(change, { minLength: 1, maxLength: 8 });

it('is read or refused however a file is damaged', () => {
  fc.assert(
    fc.property(sample, changes, (file, list) => {
      const damaged = file.slice();
      for (const { at, by } of list) damaged[at % file.length] = (file[at % file.length] ?? 0) ^ by;
      isReadOrRefused(damaged);
    }),
    { numRuns: 400 },
  );
});

it('is read or refused wherever a file is truncated', () => {
  for (const file of samples)
    for (let end = 0; end < file.length; end += 7) isReadOrRefused(file.slice(0, end));
});

const parts = workbookParts({
  sheets: [{ name: 'Guests', rows, after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>' }],
  formats: ['0.00'],
});
const part = fc.constantFrom(...Object.keys(parts));
const odd = fc.constantFrom(
  '<',
  '>',
  '"',
  '&',
  '</c>',
  '<c r="ZZZ9999999">',
  '<row r="-1">',
  '1e999',
  '\u0000',
);

it('is read or refused with damaged XML in a valid zip file', () => {
  fc.assert(
    fc.property(part, fc.nat(), fc.nat({ max: 40 }), odd, (name, at, length, instead) => {
      const text = new TextDecoder().decode(parts[name]);
      const from = at % text.length;
      const changed = text.slice(0, from) + instead + text.slice(from + length);
      isReadOrRefused(zipSync({ ...parts, [name]: new TextEncoder().encode(changed) }));
    }),
    { numRuns: 400 },
  );
});

const format = fc
  .array(fc.constantFrom(...'0#?,.;%"\\_*[]$-@ymdhsEAMP/+ >=<5x'.split('')), { maxLength: 20 })
  .map((list) => list.join('').replace(/[<>"&]/g, (mark) => `&#${mark.charCodeAt(0)};`));

it('shows a number in any format', () => {
  fc.assert(
    fc.property(format, fc.double({ noNaN: true, noDefaultInfinity: true }), (code, value) => {
      const file = sheetOf(
        `${textRow('name', 'tag')}<row><c s="1"><v>${value}</v></c></row>${textRow('Ada', 'guest')}`,
        {
          formats: [code],
        },
      );
      expect(readGuestTable(file).table?.header).toEqual(['name', 'tag']);
    }),
    { numRuns: 400 },
  );
});

it.each(['2.5', '-1', '0', 'x', 'Infinity'])('is refused with a row of the number %s', (number) => {
  const row = textRow('Bea', 'guest').replace('<row>', `<row r="${number}">`);
  const { errors } = readGuestTable(sheetOf(rows + row));
  expect(errors).toEqual([expect.stringContaining('damaged')]);
});
