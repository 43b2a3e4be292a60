import { searchable } from './folding.ts';

/** Separates several words, as imports expect. */
const between = '; ';

/** What people write where there is nothing to say. Not "ei", which is an egg in some languages. */
const nothing = new Set([
  ...['none', 'no', 'nope', 'n', 'n/a', 'na', 'n.a', 'nil', 'nothing', 'not applicable'],
  ...['none known', 'no allergies', 'no known allergies', 'no dietary requirements'],
  ...['no special requirements', 'no requirements', 'no dietary needs', 'no food allergies'],
  ...['none of the above', 'no preference', 'no intolerances', 'standard', 'regular', 'normal'],
  ...['no dietary restrictions', 'no restrictions', 'keine', 'kein', 'nein', 'nichts'],
  ...['keine allergien', 'keine bekannt', 'aucun', 'aucune', 'non', 'rien', 'neant'],
  ...['ninguno', 'ninguna', 'nada', 'nessuno', 'nessuna', 'niente', 'nenhum', 'nenhuma', 'nao'],
  ...['geen', 'nee', 'ingen', 'inga', 'nej', 'nei', 'brak', 'nie', 'ne', 'zadne', 'zadna', 'yok'],
  ...['なし', '無し', '特になし', '无', '無', '没有', '沒有', 'لا', 'لا يوجد', 'אין', 'ללא', 'לא'],
  ...['нет', 'отсутствует', 'καμια', 'οχι', searchable('없음')],
]);

/** A cell may be as long as a file. */
const longestNothing = 40;

/** Whether a cell of a list says that it has no entries: "None", "keine" or a dash, or "None;" as some forms have it. */
export const saysNothing = (cell: string): boolean =>
  cell.length <= longestNothing &&
  (/^[-–—./\s]+$/.test(cell) || nothing.has(searchable(cell).replace(/[.!;]+$/, '')));

const quote = (entry: string): string => `"${entry.replaceAll('"', '""')}"`;

/**
 * Matches an entry that closes a bracket first, which would make a separator before it seem to be in
 * brackets.
 */
const closesFirst = /^[^(]*\)/;

/**
 * Several entries as one cell. One that has a separator itself, begins with a quote, or would say that there is
 * none, is quoted; all are where brackets would hide a separator.
 */
export const cellOfList = (entries: readonly string[]): string => {
  const isHiding = entries.some((entry) => closesFirst.test(entry));
  return entries
    .map((entry) =>
      isHiding || /^"|[;,\n]/.test(entry) || saysNothing(entry) ? quote(entry) : entry,
    )
    .join(between);
};

type Separators = {
  /** Each of these characters separates entries. */
  marks: string;
  /** Ignores separators in brackets: "nuts (almonds, hazelnuts), milk" has two entries. */
  outsideBrackets?: boolean;
};

/**
 * The entries of a cell from `cellOfList`, or as people write them. Works in a single pass, because a cell
 * may be as long as a file.
 */
export const listInCell = (
  cell: string,
  { marks, outsideBrackets = false }: Separators,
): string[] => {
  const isWithin = outsideBrackets ? withinBrackets(cell) : () => false;
  const quoted = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?:[${marks}]|$)`, 'y');
  const entries: string[] = [];
  for (let at = 0; at < cell.length; ) {
    quoted.lastIndex = at;
    const [whole, within] = quoted.exec(cell) ?? [];
    if (whole !== undefined && within !== undefined) {
      entries.push(within.replaceAll('""', '"'));
      at += whole.length;
      continue;
    }
    let end = at;
    while (end < cell.length && (!marks.includes(cell.charAt(end)) || isWithin(end))) end += 1;
    entries.push(cell.slice(at, end));
    at = end + 1;
  }
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
};

/** Tells whether the next bracket at or after a place is a closing one. Places must come in order. */
const withinBrackets = (text: string): ((at: number) => boolean) => {
  const brackets = /[()]|$/g;
  let next = brackets.exec(text);
  return (at) => {
    while (next && next.index < at) next = next.index < text.length ? brackets.exec(text) : null;
    return next?.[0] === ')';
  };
};
