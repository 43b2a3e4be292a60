import type { Allergy } from '../../schema/attendees/allergies.ts';
import { diets as knownDiets } from '../../schema/attendees/diets.ts';
import { unmetBy } from '../../schema/menus/menuFit.ts';
import { substanceLabel } from '../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/menus.ftl';
import { listText } from '../texts/formats.ts';
import type { Option } from './documents.ts';

export type Needs = { diets: readonly string[]; allergies: readonly Allergy[] };

/** A diet within a sentence. Own words are quoted: “not no pork” would be a riddle. */
const dietWord = (diet: string): string =>
  knownDiets.some((known) => known === diet)
    ? dietLabel(diet).toLowerCase()
    : t('own-diet', { diet });

/** Why an option may be wrong for somebody: "not vegan; may contain nuts". Empty if the option suits them. */
export const doubtText = (option: Pick<Option, 'fits'>, needs: Needs): string => {
  const { diets, allergies } = unmetBy(option, needs);
  const isNot = diets.length > 0 && t('not-made-for', { diets: listText(diets.map(dietWord)) });
  const substances = allergies.map(({ substance }) => substanceLabel(substance).toLowerCase());
  const mayHold = substances.length > 0 && t('may-hold', { substances: listText(substances) });
  return [isNot, mayHold].filter(Boolean).join('; ');
};

/** An option in a select, with the reasons against it. */
export const optionText = (option: Option, needs: Needs): string => {
  const doubt = doubtText(option, needs);
  return doubt ? t('option-with-doubt', { name: option.name, doubt }) : option.name;
};
