import { unnamedGuest } from '../attendees/plusOnes.ts';
import { limits } from '../limits.ts';
import { folded } from '../text/folding.ts';
import { listInCell, saysNothing } from '../text/listInCell.ts';
import { checkedRow } from './checkedRow.ts';
import { noImportedFields } from './columns.ts';
import { csvMessages } from './csvMessages.ts';
import type { ImportRow, ParsedImport } from './importRow.ts';
import { yesOrNo } from './yesOrNo.ts';

/** "2", "+1" and "1 guest". */
const count = /^\+?\s*(\d{1,3})(?:[.,]0+)?\s*(?:guests?|persons?|people|pers\.?|personen)?$/i;

/** What lists have in place of a name that nobody knows yet. */
const notYetNamed = /^(?:n\. ?n\.|nn|tb[acd]|unknown|gast)$/i;

/** The names of those whom a guest brings along. Undefined where the cell is no count, no yes or no, and no names. */
export const plusOnesIn = (cell: string): string[] | undefined => {
  if (saysNothing(cell)) return [];
  const [, digits] = count.exec(cell) ?? [];
  const brings = digits === undefined ? yesOrNo(cell) : undefined;
  const many = digits === undefined ? Number(brings) : Number(digits);
  if (digits !== undefined || brings !== undefined)
    return many > limits.plusOnes.max ? undefined : Array<string>(many).fill(unnamedGuest);
  if (/\p{N}|\?/u.test(cell)) return undefined;
  const names = listInCell(cell, { marks: ';\n' });
  if (names.length > limits.plusOnes.max) return undefined;
  return names.map((name) => (notYetNamed.test(name) ? unnamedGuest : name));
};

/** A guest, and the name of somebody whom they bring along. */
export type Brought = readonly [host: ImportRow, name: string];

/** Leaves out plus-ones whom the list has in a row of their own, too, as exports of Cvent do. */
export const withoutListed = (
  brought: readonly Brought[],
  rows: readonly ImportRow[],
): readonly Brought[] => {
  const byName = new Map(rows.map((row) => [folded(row.name), row]));
  const byEmail = new Map(rows.map((row) => [folded(row.email ?? ''), row]));
  const listed = new Map(brought.map(([host]): [ImportRow, string[]] => [host, []]));
  for (const { guestOf, name } of rows) {
    const text = folded(guestOf ?? '');
    const host = text === '' ? undefined : (byEmail.get(text) ?? byName.get(text));
    if (host) listed.get(host)?.push(folded(name));
  }
  return brought.filter(([host, name]) => {
    const guests = listed.get(host) ?? [];
    const at = name === unnamedGuest ? guests.length - 1 : guests.indexOf(folded(name));
    return at < 0 || guests.splice(at, 1).length === 0;
  });
};

/** Plus-ones as rows of their own, which are numbered on from `first`, in the party of their host and with the same reply. */
export const plusOneRows = (brought: readonly Brought[], first: number): ParsedImport => {
  const checked = brought.map(([host, name], n) =>
    checkedRow(`Row ${host.row}`, {
      ...noImportedFields,
      row: first + n,
      name,
      attendeeRole: 'guest',
      photoUrl: null,
      party: host.party,
      guestOf: host.email ?? host.name,
      ...(host.reply && { reply: host.reply }),
    }),
  );
  return {
    rows: checked.flatMap(({ row = [] }) => row),
    errors: checked.flatMap(({ errors }) => errors),
    notices: brought.length > 0 ? [csvMessages.plusOnesAdded(first, brought.length)] : [],
  };
};
