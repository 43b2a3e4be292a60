import type { PublicSheet } from '../../schema/entities/issuedSheet.ts';
import { sheetNames } from '../../schema/sheets/sheetNames.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';

type Seen = NonNullable<PublicSheet['seen']>;

/** How to print the differences: only the tables or cards that differ, or the whole sheet. */
type Reprint = { what: 'tables' | 'cards' | 'all'; address: string };

type Issued = Pick<Seen, 'eventId' | 'revision' | 'printedAs'> & {
  standing: { tables: readonly { tableId: string; isGone: boolean }[]; elsewhere: number };
};

/** The options that an issue was printed with, as parameters for printing more of it. */
const choicesIn = (printed: Seen['printedAs']): string => {
  if (!printed) return '';
  const { paper, turned, perPage, order, who, hasDiets, each, withList, withBackground } = printed;
  const onPaper = { paper, turned, perPage, order, who, hasDiets, each, withList, withBackground };
  const chosen = Object.entries({ ...onPaper, design: printed.designId }).filter(
    ([, value]) => value !== null,
  );
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
};

/** The address that prints what differs from a sheet, with the same options. */
export const reprintOf = (
  sheet: SheetKind,
  { eventId, revision, standing, printedAs }: Issued,
): Reprint => {
  const choices = choicesIn(printedAs);
  const of = `/print/${sheetNames[sheet]}?event=${eventId}${choices && `&${choices}`}`;
  const standingTables = standing.tables.filter(({ isGone }) => !isGone);
  switch (sheet) {
    case 'kitchen':
      return { what: 'tables', address: `${of}&since=${revision}` };
    case 'placeCards':
    case 'tableCards':
      return { what: 'cards', address: `${of}&since=r:${revision}` };
    case 'tableLists':
    case 'escortCards':
      return standingTables.length > 0 && standing.elsewhere === 0
        ? {
            what: 'tables',
            address: `${of}&tables=${standingTables.map(({ tableId }) => tableId).join(',')}`,
          }
        : { what: 'all', address: of };
    default:
      return { what: 'all', address: of };
  }
};

/** The address that compares a revision with the present plan. */
export const comparisonSince = ({ eventId, revision }: Pick<Seen, 'eventId' | 'revision'>) =>
  `/compare?event=${eventId}&from=r:${revision}&to=now`;
