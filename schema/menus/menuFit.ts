import type { Allergy } from '../attendees/allergies.ts';
import { wordKey } from '../attendees/knownWords.ts';
import type { MenuOption } from '../entities/menu.ts';

/** What a diet holds to besides itself: vegan food has no milk and is vegetarian too. */
const widerDiets: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['vegetarian', 'pescatarian', 'lactoseFree']],
  ['vegetarian', ['pescatarian']],
]);

/** The diets whose food has nothing of a substance. Others may: a menu does not say. */
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

/** The diets that an option is not made for, and the allergies that it is not known to be safe for. */
export type Unmet = { diets: readonly string[]; allergies: readonly Allergy[] };

/**
 * What of somebody's diets and allergies an option does not meet, as far as the menu tells. Nothing is
 * guessed: what the menu does not say counts as not met. Lactose-free food suits an intolerance of milk
 * alone, for it may have the protein.
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
