import { cleaned } from './plainText.ts';

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * By what texts are told apart: letter case, width, spaces and what cannot be seen make no
 * difference. It is the same in every language of a machine or a reader. Capitals first, since
 * several letters share one ("ß", "SS" and "ss").
 */
export const folded = (text: string): string =>
  cleaned(text)
    .normalize('NFKC')
    .replace(unseen, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** Letters that are no letter with an accent, as people type them. */
const plain: Record<string, string> = { ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' };

/** How texts are searched: folded, and without accents, so that "andre" finds "André". */
export const searchable = (text: string): string =>
  folded(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øœæłđıς]/g, (letter) => plain[letter] ?? letter);
