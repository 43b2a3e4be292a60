import { grouped } from '../../schema/grouped.ts';
import type { Cells } from '../../schema/guestLists/cells.ts';
import { mayBeSamePerson } from '../../schema/imports/duplicates.ts';
import { folded, searchable } from '../../schema/text/folding.ts';
import type { Present } from './matchRows.ts';

/** What more missing people than this share is no sign of who somebody is. */
const mostAlike = 3;

/** What somebody is likely to keep if their name or email address is corrected. */
const signsOf = ({ name = '', company, phone }: Cells): string[] => {
  const words = searchable(name).split(' ').filter(Boolean);
  return [
    `name ${folded(name)}`,
    ...words.map((word) => `word ${word} at ${folded(company ?? '')}`),
    ...(phone ? [`phone ${phone.replace(/\D/g, '')}`] : []),
  ];
};

/**
 * Creates a function that returns the ids of the missing people whom a newcomer may be, under another name or
 * email address.
 */
export const likeMissing = (missing: readonly Present[]): ((cells: Cells) => string[]) => {
  const pairs = missing.flatMap((person) => signsOf(person.here).map((sign) => ({ sign, person })));
  const bySign = grouped(pairs, ({ sign }) => sign);
  return (cells) => {
    const alike = signsOf(cells).flatMap((sign) => {
      const found = bySign.get(sign) ?? [];
      return found.length > mostAlike ? [] : found;
    });
    const possible = alike.filter(({ person }) => mayBeSamePerson(cells, person.here));
    return [...new Set(possible.map(({ person }) => person.attendeeId))];
  };
};
