import type { Allergy } from '../attendees/allergies.ts';
import { wordKey } from '../attendees/knownWords.ts';
import type { MenuOption } from '../entities/menu.ts';

/** The diets and allergens that a diet implies: vegan food is vegetarian too, and has no milk. */
const widerDiets: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['vegetarian', 'pescatarian', 'lactoseFree']],
  ['vegetarian', ['pescatarian']],
]);

/** The diets whose food is free of a substance. Other food may contain it, because a menu does not say. */
const dietsWithout: ReadonlyMap<string, readonly string[]> = new Map([
  ['gluten', ['glutenFree']],
  ['milk', ['vegan']],
  ['eggs', ['vegan']],
  ['fish', ['vegan', 'vegetarian']],
  ['crustaceans', ['vegan', 'vegetarian']],
  ['molluscs', ['vegan', 'vegetarian']],
]);

type Needs = {
  diets?: readonly string[] | null | undefined;
  allergies?: readonly Allergy[] | null | undefined;
};

/** The diets for which an option is not made, and the allergies for which it is not known to be safe. */
export type Unmet = { diets: readonly string[]; allergies: readonly Allergy[] };

/**
 * The diets and allergies of a person that an option does not meet according to the menu. Never guesses: what
 * the menu does not say counts as not met. Lactose-free food only suits a milk intolerance, because it may
 * contain milk protein.
 */
export const unmetBy = ({ fits }: Pick<MenuOption, 'fits'>, { diets, allergies }: Needs): Unmet => {
  const met = new Set(fits.flatMap((diet) => [diet, ...(widerDiets.get(diet) ?? [])]).map(wordKey));
  const isSafe = ({ substance, severity }: Allergy): boolean => {
    const without = dietsWithout.get(substance) ?? [];
    const mild = substance === 'milk' && severity === 'intolerance' ? ['lactoseFree'] : [];
    return [...without, ...mild].some((diet) => met.has(wordKey(diet)));
  };
  return {
    diets: (diets ?? []).filter((diet) => !met.has(wordKey(diet))),
    allergies: (allergies ?? []).filter((allergy) => !isSafe(allergy)),
  };
};
