import { type AllergySeverity, allergens } from '../attendees/allergies.ts';
import { diets } from '../attendees/diets.ts';
import type { Reply } from '../attendees/replies.ts';

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

// Maps, because own words may be `constructor`.
const twoWords: ReadonlyMap<string, string> = new Map([
  ['glutenFree', 'Gluten-free'],
  ['lactoseFree', 'Lactose-free'],
]);

const known = new Set<string>([...allergens, ...diets]);

/** A substance or diet in readable words. Own words stay unchanged. */
export const needText = (word: string): string =>
  twoWords.get(word) ?? (known.has(word) ? capital(word) : word);

export const severityTexts: Readonly<Record<AllergySeverity, string>> = {
  intolerance: 'Intolerance',
  allergy: 'Allergy',
  anaphylaxis: 'Anaphylaxis',
};

export const replyTexts: Readonly<Record<Reply, string>> = {
  none: 'Not replied',
  invited: 'Invited',
  yes: 'Coming',
  maybe: 'Maybe',
  no: 'Declined',
  cancelled: 'Cancelled',
};
