import { z } from 'zod';
import { optional, requiredText } from '../inputs/text.ts';
import { limits } from '../limits.ts';
import { knownWords, wordKey } from './knownWords.ts';

/** The substances that caterers must declare under EU law: Regulation 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

/** The mildest first. */
export const allergySeverities = ['intolerance', 'allergy', 'anaphylaxis'] as const;
export type AllergySeverity = (typeof allergySeverities)[number];

/**
 * The known substance that a text names, also in the words that the law has in German, French, Spanish, Italian and
 * Dutch, otherwise the text. Ambiguous names stay unchanged: "frutos secos" may be peanuts, too.
 */
const allergenFrom = knownWords(allergens, {
  crustaceans: ['crustacean', 'Krebstiere', 'crustacés', 'crustáceos', 'crostacei', 'schaaldieren'],
  eggs: ['egg', 'Ei', 'Eier', 'œuf', 'œufs', 'huevo', 'huevos', 'uovo', 'uova', 'eieren'],
  fish: ['Fisch', 'poisson', 'poissons', 'pescado', 'pesce', 'vis'],
  peanuts: [
    ...['peanut', 'groundnut', 'groundnuts', 'Erdnuss', 'Erdnüsse', 'arachide', 'arachides'],
    ...['cacahuète', 'cacahuètes', 'cacahuete', 'arachidi', 'pinda', 'pinda’s'],
  ],
  soya: ['soy', 'soybean', 'soybeans', 'Soja', 'soia'],
  milk: ['dairy', 'Milch', 'lait', 'leche', 'latte', 'melk'],
  nuts: [
    ...['nut', 'tree nut', 'tree nuts', 'Nuss', 'Nüsse', 'Schalenfrüchte', 'fruits à coque'],
    ...['frutos de cáscara', 'frutta a guscio', 'noten'],
  ],
  celery: ['Sellerie', 'céleri', 'apio', 'sedano', 'selderij'],
  mustard: ['Senf', 'moutarde', 'mostaza', 'senape', 'mosterd'],
  sesame: ['sesame seed', 'sesame seeds', 'Sesam', 'sésamo', 'sesamo'],
  sulphites: ['sulphite', 'sulfite', 'sulfites', 'Sulfit', 'sulfitos', 'solfiti', 'sulfiet'],
  lupin: ['lupine', 'lupins', 'Lupinen', 'altramuces', 'lupini'],
  molluscs: [
    ...['mollusc', 'mollusk', 'mollusks', 'Weichtiere', 'mollusques', 'moluscos', 'molluschi'],
    ...['weekdieren'],
  ],
});

export const allergyAnswer = z
  .object({
    substance: z.string().meta({
      description: `One of ${allergens.join(', ')}; or the guest's own words.`,
    }),
    severity: z.enum(allergySeverities),
  })
  .meta({ id: 'Allergy' });
export type Allergy = z.infer<typeof allergyAnswer>;

export const allergyInput = z.strictObject({
  substance: requiredText(limits.allergen, 'Name a substance').meta({
    description: `One of ${allergens.join(', ')}; or own words.`,
  }),
  severity: z.enum(allergySeverities),
});

type Severe = Pick<Allergy, 'severity'>;
const rank = ({ severity }: Severe): number => allergySeverities.indexOf(severity);

/** The most severe allergies first, otherwise in the given order. */
export const worstFirst = <Listed extends Severe>(list: readonly Listed[]): Listed[] =>
  [...list].sort((one, other) => rank(other) - rank(one));

/** Lists each substance once, by its known word and with its worst severity. */
const eachOnce = (list: readonly Allergy[]): Allergy[] => {
  const bySubstance = new Map<string, Allergy>();
  for (const { substance: named, severity } of list) {
    const allergy = { substance: allergenFrom(named), severity };
    const key = wordKey(allergy.substance);
    const before = bySubstance.get(key);
    if (!before || rank(before) < rank(allergy)) bySubstance.set(key, allergy);
  }
  return [...bySubstance.values()];
};

/** A list of allergies. Undefined leaves it unset; null and an empty list clear it. */
export const optionalAllergies = optional(
  z.array(allergyInput).max(limits.allergies, `Name ${limits.allergies} allergies or fewer`),
).transform((list) => {
  if (!list) return list;
  return list.length > 0 ? eachOnce(list) : null;
});

/** The list with one allergy added, or replaced if its substance was listed. */
export const withAllergy = (list: readonly Allergy[], added: Allergy): Allergy[] => {
  const key = wordKey(added.substance);
  const isIt = ({ substance }: Allergy) => wordKey(substance) === key;
  return list.some(isIt) ? list.map((one) => (isIt(one) ? added : one)) : [...list, added];
};

const severityFrom = knownWords(allergySeverities, {
  intolerance: ['intolerant'],
  allergy: ['allergic'],
  anaphylaxis: [
    ...['anaphylactic', 'anaphylactic shock', 'life-threatening', 'severe', 'severe allergy'],
    ...['Anaphylaxie', 'anafilaxia', 'anafilassi'],
  ],
});

const severityIn = (word: string): AllergySeverity | undefined => {
  const severity = severityFrom(word);
  return allergySeverities.find((known) => known === severity);
};

/** Longer texts are not read: a substance is shorter, and expressions may take long for texts such as blanks. */
const longestRead = 4 * limits.allergen;

/** `nuts (anaphylaxis)`, `nuts: anaphylaxis` and `nuts - anaphylaxis`. */
const withSeverity = /^(.*\S)\s*(?:\(([^()]*)\)|:([^:]*)|\s[-–—]\s+(\S.*))$/su;

/** "Severe nut allergy", "Nussallergie", "gluten intolerance" and "severely allergic to nuts". */
const inWords =
  /^(severe(?:ly)?\s)?\s*(?:allergic to\s+(.+)|(.+?)\s*(?:allergy|allergies|allergie|(intoleran(?:t|ce|z)|unverträglichkeit)))$/isu;

/** An allergy to a known substance in a few words; undefined for other texts. */
const allergyInWords = (text: string, unnamed: AllergySeverity): Allergy | undefined => {
  if (text.length > limits.allergen) return undefined;
  const [, severe, after, before, isMild] = inWords.exec(text) ?? [];
  const named = allergenFrom(after ?? before ?? '');
  const substance = allergens.find((known) => known === named);
  const severity = severe ? 'anaphylaxis' : isMild ? 'intolerance' : unnamed;
  return substance && { substance, severity };
};

/**
 * Parses an allergy as people write it: "nuts (anaphylaxis)", "milk: intolerance", "severe nut allergy".
 * Without a severity it is `unnamed`. A word in its place that is no severity stays part of the substance.
 */
export const allergyFrom = (text: string, unnamed: AllergySeverity = 'allergy'): Allergy => {
  if (text.length > longestRead) return { substance: text, severity: unnamed };
  const [, substance = '', ...severities] = withSeverity.exec(text) ?? [];
  const severity = severityIn(severities.find((one) => one !== undefined) ?? '');
  if (severity) return { substance: allergenFrom(substance), severity };
  return allergyInWords(text, unnamed) ?? { substance: allergenFrom(text), severity: unnamed };
};

const onlyWords = /^[\p{L}\p{M} -]+$/u;

/** The known substances that a text has beside one another: "nuts/milk" and "nuts and milk". */
const substancesIn = (text: string): string[] => {
  if (text.length > longestRead) return [text];
  const parts = text.split(/\s*[/&+]\s*|\s+(?:and|und|et)\s+/i);
  const areKnown = parts.every((part) => allergens.some((known) => known === allergenFrom(part)));
  return areKnown ? parts : [text];
};

/** Longer lists are not read: they are refused, and a cell of an import may have a million entries. */
const mostRead = 4 * limits.allergies;

/** The allergies of a list. A severity alone is of those before it that have none: "peanuts, severe". */
export const allergiesFrom = (entries: readonly string[]): Allergy[] => {
  if (entries.length > mostRead)
    return entries.map((substance) => ({ substance, severity: 'allergy' }));
  const lastFirst: Allergy[] = [];
  let unnamed: AllergySeverity | undefined;
  for (const [n, entry] of [...entries.entries()].reverse()) {
    const alone = n > 0 && onlyWords.test(entry) ? severityIn(entry) : undefined;
    if (alone) unnamed = alone;
    else for (const one of substancesIn(entry).reverse()) lastFirst.push(allergyFrom(one, unnamed));
  }
  return lastFirst.reverse();
};
