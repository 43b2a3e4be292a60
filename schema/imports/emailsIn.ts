import { saysNothing } from '../text/listInCell.ts';

/** What no email address has, as in "Mira Long <mira@example.com>; mira@work.example". */
const between = /[\s<>()[\]";,:]+/;

/** The email addresses in a cell; the cell itself where it has none, unless it says so, as forms do by "anonymous". */
export const emailsIn = (cell: string): string[] => {
  if (cell === '' || saysNothing(cell) || /^anonymous$/i.test(cell)) return [];
  const addresses = cell.split(between).filter((part) => part.includes('@'));
  return addresses.length > 0 ? addresses : [cell];
};
