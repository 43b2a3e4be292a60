import { z } from 'zod';
import { searchable } from './folding.ts';
import { requiredText } from './inputs/text.ts';
import { limits } from './limits.ts';

/** The diets that a kitchen knows by one word. Anything else is kept in the guest's own words. */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'glutenFree',
  'lactoseFree',
] as const;
export type Diet = (typeof diets)[number];

/** In letters alone, without case: "Gluten-free" and "glutenFree" are equal. */
const plain = (text: string): string => searchable(text).replace(/[^\p{L}\p{N}]+/gu, '');

const dietByWord = new Map<string, Diet>(diets.map((diet) => [plain(diet), diet]));

/** The known diet that a text names, else the text. */
export const dietFrom = (text: string): string => dietByWord.get(plain(text)) ?? text;

/** Each known diet by its word and once; null where there is none. */
const told = (list: readonly string[] | null | undefined): string[] | null | undefined => {
  if (!list) return list as null | undefined;
  const byWord = new Map(list.map((text) => [plain(text) || text, dietFrom(text)]));
  return byWord.size > 0 ? [...byWord.values()] : null;
};

/** A list of diets. Undefined leaves it unset; null and an empty list clear it. */
export const optionalDiets = z
  .array(requiredText(limits.diet, 'A diet must not be empty'))
  .max(limits.diets, `Name ${limits.diets} diets or fewer`)
  .nullish()
  .transform(told);
