import { limits } from '../limits.ts';
import { knownWords, optionalWords } from './knownWords.ts';

/** Known needs for reaching and using a seat. */
const accessNeeds = ['wheelchair', 'hearing', 'sight', 'highChair'] as const;

/** The known need that a text names, otherwise the text. */
export const accessNeedFrom = knownWords(accessNeeds);

/** A list of needs. Undefined leaves it unset; null and an empty list clear it. */
export const optionalAccess = optionalWords({
  from: accessNeedFrom,
  longest: limits.accessNeed,
  most: limits.accessNeeds,
  empty: 'A need must not be empty',
  tooMany: `Name ${limits.accessNeeds} needs or fewer`,
});
