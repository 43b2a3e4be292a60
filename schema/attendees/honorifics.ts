/**
 * Titles and forms of address before a name. Those with a point here need it; the others work with or
 * without. Excludes words that are also first names (Don, Prince) or initials (M.).
 */
const honorifics = [
  ...['mr', 'mrs', 'ms', 'mx', 'miss', 'sir', 'dame', 'lady', 'lord', 'rev', 'revd', 'hon.', 'fr.'],
  ...['dr', 'prof', 'professor', 'professorin', 'dr.-ing', 'dipl.-ing', 'ing.', 'mag.'],
  ...['h.c', 'h. c'],
  ...['med.', 'phil.', 'jur.', 'iur.', 'rer.', 'nat.', 'pol.', 'oec.', 'theol.', 'habil.', 'mult.'],
  ...['herr', 'frau', 'hr', 'fru', 'dhr', 'mevr', 'mevrouw', 'mw', 'drs', 'ir.'],
  ...['mme', 'mlle', 'madame', 'mademoiselle', 'monsieur', 'sr', 'sra', 'srta', 'dra'],
  ...['señor', 'señora', 'señorita', 'sig.', 'sig.ra', 'signor', 'signora', 'dott', 'dott.ssa'],
  ...['د', 'أ.د', 'الدكتور', 'الدكتورة', 'ד"ר', 'ד״ר', "פרופ'", 'פרופ׳', 'מר', "גב'", 'גב׳'],
];

const one = `(?:${honorifics.join('|').replaceAll('.', '\\.')})\\.?\\s+`;
/** "Mr and Mrs" counts as one form of address. */
const before = new RegExp(`^${one}(?:(?:(?:and|und|et|y|&|\\+)\\s+)?${one})*`, 'iu');

/** A name without the titles before it: "Ada Byron" for "Prof. Dr. Ada Byron". */
export const withoutHonorifics = (name: string): string => name.trim().replace(before, '');

/** Excludes words that are also last names (Junior, Ma) or parts of a name (Malcolm X). */
const behind = /(?:,?\s+(?:jr|sr|ii|iii|iv|esq|ph\.?d|m\.d|mba|cpa)\.?)+$/iu;

/** A name without the titles before it and the suffixes behind it: "Ada Byron" for "Dr. Ada Byron Jr., PhD". */
export const bareName = (name: string): string => withoutHonorifics(name).replace(behind, '');
