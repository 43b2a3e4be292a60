import { describe, expect, it } from 'vitest';
import type { AllergySeverity } from '../attendees/allergies.ts';
import { unmetBy } from './menuFit.ts';

const allergicTo = (substance: string, severity: AllergySeverity = 'allergy') => ({
  allergies: [{ substance, severity }],
});
const unmet = (fits: string[], needs: Parameters<typeof unmetBy>[1]) => {
  const { diets, allergies } = unmetBy({ fits }, needs);
  return [...diets, ...allergies.map(({ substance }) => substance)];
};

describe('an option', () => {
  it.each([
    [['vegetarian'], ['vegetarian'], []],
    [['vegan'], ['vegetarian', 'lactoseFree', 'pescatarian'], []],
    [['vegetarian'], ['vegan'], ['vegan']],
    [[], ['halal', 'no mushrooms'], ['halal', 'no mushrooms']],
    [['No Mushrooms'], ['no mushrooms'], []],
  ])('for %j leaves of the diets %j these unmet: %j', (fits, diets, left) => {
    expect(unmet(fits, { diets })).toEqual(left);
  });

  it.each<[string[], string, AllergySeverity, boolean]>([
    [['glutenFree'], 'gluten', 'anaphylaxis', true],
    [['vegan'], 'milk', 'anaphylaxis', true],
    [['lactoseFree'], 'milk', 'intolerance', true],
    [['lactoseFree'], 'milk', 'allergy', false],
    [['vegetarian'], 'fish', 'allergy', true],
    [['vegetarian'], 'eggs', 'allergy', false],
    [['vegan'], 'nuts', 'allergy', false],
    [['vegan', 'glutenFree'], 'constructor', 'allergy', false],
  ])(
    'for %j, with %s (%s) in question, is known to be safe: %s',
    (fits, substance, severity, isSafe) => {
      expect(unmet(fits, allergicTo(substance, severity))).toEqual(isSafe ? [] : [substance]);
    },
  );

  it('suits somebody without needs', () => {
    expect(unmet([], { diets: null, allergies: null })).toEqual([]);
  });
});
