import { withoutHonorifics } from '../attendees/honorifics.ts';
import { folded, searchable } from '../text/folding.ts';

/**
 * What may follow a comma in a name or company without being a first name: suffixes, degrees, legal forms.
 * "Ma", "Se", "Vi" and "Xi" are first names, too.
 */
const behindNames = new RegExp(
  `^(?:${[
    'jr|sr|junior|senior|i{1,3}|iv|v|x|esq|ret|[kcmo]be|qc|kc',
    'ph\\.? ?d|m\\.?d|d\\.?d\\.?s|mba|cpa|m\\.a|b\\.a|m\\.?sc|b\\.?sc',
    'inc|ltd|limited|llc|llp|plc|corp|co(?=\\.)|gmbh|kg|s\\.a|s\\.?r\\.?l|b\\.?v|n\\.?v|a/s|aps|oy',
  ].join('|')})\\.?$`,
  'i',
);

/** "CFO" and "LL.M.", but not "MIRA" after "HALVORSEN". */
const isTitle = (text: string, before: string): boolean =>
  behindNames.test(text) || (/^[\p{Lu}.]{2,6}$/u.test(text) && /\p{Ll}/u.test(before));

/** "Dr. Mira Halvorsen" for "Halvorsen, Dr. Mira" and "Dr. Halvorsen, Mira"; any other text unchanged. */
export const firstNameFirst = (name: string): string => {
  const [last = '', first = '', ...titles] = name.split(',').map((part) => part.trim());
  const isTurned =
    last !== '' && first !== '' && titles.length <= 1 && !isTitle(first, last) && !/\n/.test(name);
  if (!isTurned || !titles.every((title) => isTitle(title, last))) return name;
  const bare = withoutHonorifics(last);
  const honorific = last.slice(0, last.length - bare.length);
  return [`${honorific}${first} ${bare}`, ...titles].join(', ');
};

/**
 * The share of such names in a list. A few may be companies or mistakes. A single name says nothing about
 * a list.
 */
const nearlyAll = 0.9;
const fewest = 2;

/** Frequent Spanish and Portuguese last names that are no first names. Many others end in "ez". */
const frequent = new Set([
  ...['garcia', 'ruiz', 'diaz', 'moreno', 'munoz', 'romero', 'navarro', 'torres', 'ramos'],
  ...['serrano', 'molina', 'morales', 'ortega', 'delgado', 'castro', 'ortiz', 'rubio', 'sanz'],
  ...['medina', 'castillo', 'flores', 'herrera', 'rojas', 'vargas', 'rivera', 'aguilar', 'silva'],
  ...['santos', 'ferreira', 'pereira', 'oliveira', 'costa', 'souza', 'sousa', 'almeida'],
  ...['carvalho', 'ribeiro', 'gomes', 'rodrigues', 'lopes', 'martins', 'fernandes'],
]);

/** Whether a name begins with the first of two last names: "García López, María". */
const hasTwoLastNames = (name: string): boolean => {
  const [first = ''] = searchable(name).split(/[ ,]/);
  return frequent.has(first) || /..ez$/.test(first);
};

/** The share of known ones among two last names that shows what a list has. Most are less frequent. */
const someKnown = 0.25;

/**
 * The first name in a list that has last names first; undefined for other lists. Most last names are
 * single words, or some are known: "Mira Halvorsen, Oslo" is a name and something else.
 */
export const lastNameFirst = (names: readonly string[]): string | undefined => {
  const filled = names.filter((name) => name !== '');
  const turned = filled.filter((name) => firstNameFirst(name) !== name);
  const longer = turned.map(withoutHonorifics).filter((name) => !/^[^\s,]+\s*,/.test(name));
  const isMost = turned.length >= Math.max(fewest, filled.length * nearlyAll);
  const areLastNames =
    longer.length < turned.length / 2 ||
    longer.filter(hasTwoLastNames).length >= longer.length * someKnown;
  return isMost && areLastNames ? turned[0] : undefined;
};

/**
 * Whether the event has a guest with a name as written in the list, as after an export of such names.
 */
export const isPresentAsWritten = (
  names: readonly string[],
  present: Iterable<{ name: string }>,
): boolean => {
  const there = new Set([...present].map(({ name }) => folded(name)));
  return names.some((name) => firstNameFirst(name) !== name && there.has(folded(name)));
};
