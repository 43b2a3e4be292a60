import { limits } from '../limits.ts';
import { folded } from '../text/folding.ts';
import { knownWords, optionalWords } from './knownWords.ts';

/** Diets that a kitchen knows by one word. */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'glutenFree',
  'lactoseFree',
] as const;

/** The known diet that a text names, otherwise the text. */
export const dietFrom = knownWords(diets, {
  vegetarian: [
    ...['veggie', 'veg', 'vegetarisch', 'végétarien', 'végétarienne', 'vegetariano', 'vegetariana'],
  ],
  vegan: ['végan', 'végétalien', 'végétalienne', 'vegano', 'vegana', 'plant-based'],
  pescatarian: ['pescetarian', 'pescetarisch', 'pescatarisch'],
  kosher: ['koscher', 'casher'],
  glutenFree: [
    ...['no gluten', 'gf', 'gluten intolerant', 'coeliac', 'celiac', 'glutenfrei', 'sans gluten'],
    ...['senza glutine', 'sin gluten'],
  ],
  lactoseFree: ['no lactose', 'lactose intolerant', 'laktosefrei', 'sans lactose'],
});

/** The same text for the same diets, whatever their order and letter case. */
export const dietsKey = (several: readonly string[]): string =>
  several.map(folded).sort().join('\n');

/** A list of diets. Undefined leaves it unset; null and an empty list clear it. */
export const optionalDiets = optionalWords({
  from: dietFrom,
  longest: limits.diet,
  most: limits.diets,
  empty: 'A diet must not be empty',
  tooMany: `Name ${limits.diets} diets or fewer`,
});
