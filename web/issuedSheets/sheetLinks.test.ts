import { expect, it } from 'vitest';
import type { PrintedAs } from '../../schema/entities/issuedSheet.ts';
import { reprintOf } from './sheetLinks.ts';

const standing = { tables: [{ tableId: 'garden', isGone: false }], elsewhere: 0 };
const issued = { eventId: 'gala', revision: 41, standing };
const printedAs: PrintedAs = {
  ...{ paper: 'a5', turned: 'landscape', perPage: 4, order: 'name', who: null, hasDiets: false },
  ...{ each: null, withList: null, withBackground: null, since: null },
  ...{ designId: 'ivory', designVersion: 2 },
};

it('prints what differs on the issued paper and with its design', () => {
  const { what, address } = reprintOf('placeCards', { ...issued, printedAs });
  expect(what).toBe('cards');
  const [path, query] = address.split('?');
  expect(path).toBe('/print/place-cards');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    ...{ event: 'gala', paper: 'a5', turned: 'landscape', perPage: '4', order: 'name' },
    ...{ hasDiets: 'false', design: 'ivory', since: 'r:41' },
  });
});

it('prints differences from an unrecorded paper with default options', () => {
  const { address } = reprintOf('tableLists', { ...issued, printedAs: null });
  expect(address).toBe('/print/table-lists?event=gala&tables=garden');
});
