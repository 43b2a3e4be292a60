import { searchable } from '../text/folding.ts';

/** Words that begin a row of sums, in the languages of the guessed column names. */
const sums = new RegExp(
  `^(${[
    ...['(grand )?totals?', 'sum', '(number of )?guests', 'headcount'],
    ...['(gesamt)?summe', 'gesamt(zahl)?', 'insgesamt', 'anzahl', 'somme', 'total general'],
    ...['totale', 'totaal', 'suma', 'soma', 'totalt', 'i alt', 'yhteensa', 'razem'],
  ].join('|')})$`,
);

/** In characters. A longer cell is no sum: expressions may take long for texts such as blanks. */
const longest = 100;

/** "Total: 180" and "180 Total" as well as "Total". */
const withoutNumber = (cell: string): string =>
  cell.replace(/^[\d.,\s]+|[:=]?[\d.,\s]*$/g, '').trim();

/**
 * Whether a row contains sums, such as lists have below their people: a word such as "Total", and otherwise
 * only numbers.
 */
export const isRowOfSums = (record: readonly string[]): boolean => {
  if (record.some((cell) => cell.length > longest)) return false;
  const texts = record.map(withoutNumber).filter((text) => text !== '');
  return texts.length === 1 && sums.test(searchable(texts[0] ?? ''));
};
