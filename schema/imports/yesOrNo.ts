import { withoutAccents } from '../text/folding.ts';

/** Words without accents, in the languages of the guessed column names. */
const yes = ['yes', 'y', 'x', '1', 'true', '✓', '✔', 'ja', 'oui', 'si', 'sim', 'tak', 'kylla'];
const no = [
  ...['no', 'n', '0', 'false', '-', '–'],
  ...['nein', 'non', 'nee', 'nej', 'nei', 'nao', 'nie', 'ei'],
];

/** Undefined for a word that is neither yes nor no. */
export const yesOrNo = (word: string): boolean | undefined => {
  const known = withoutAccents(word);
  if (yes.includes(known)) return true;
  return no.includes(known) ? false : undefined;
};
