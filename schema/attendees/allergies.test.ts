import { describe, expect, it } from 'vitest';
import { attendeeFields } from '../inputs/attendees.ts';
import { type Allergy, allergens, allergiesFrom, allergyFrom, withAllergy } from './allergies.ts';

describe('a written allergy', () => {
  it.each<[string, string, string]>([
    ['nuts (anaphylaxis)', 'nuts', 'anaphylaxis'],
    ['Tree nuts: Anaphylactic', 'nuts', 'anaphylaxis'],
    ['MILK', 'milk', 'allergy'],
    ['Egg(intolerant)', 'eggs', 'intolerance'],
    ['kiwi: intolerance', 'kiwi', 'intolerance'],
    ['Sulfites', 'sulphites', 'allergy'],
    ['Shellfish', 'Shellfish', 'allergy'],
    ['Nuts (severe)', 'nuts', 'anaphylaxis'],
    ['Erdnüsse', 'peanuts', 'allergy'],
    ['Nüsse (Anaphylaxie)', 'nuts', 'anaphylaxis'],
    ['Eier', 'eggs', 'allergy'],
    ['fruits à coque', 'nuts', 'allergy'],
    ['Œufs', 'eggs', 'allergy'],
    ['sésame', 'sesame', 'allergy'],
    ['frutos secos', 'frutos secos', 'allergy'],
    ['arachidi', 'peanuts', 'allergy'],
    ["pinda's", 'peanuts', 'allergy'],
    ['nuts (hazelnuts)', 'nuts (hazelnuts)', 'allergy'],
    ['note: nuts', 'note: nuts', 'allergy'],
    ['(anaphylaxis)', '(anaphylaxis)', 'allergy'],
    ['fruit: kiwi: anaphylaxis', 'fruit: kiwi', 'anaphylaxis'],
    ['Shellfish - anaphylaxis', 'Shellfish', 'anaphylaxis'],
    ['nuts – life-threatening', 'nuts', 'anaphylaxis'],
    ['nuts - hazelnuts', 'nuts - hazelnuts', 'allergy'],
    ['Severe peanut allergy', 'peanuts', 'anaphylaxis'],
    ['severely allergic to nuts', 'nuts', 'anaphylaxis'],
    ['Nussallergie', 'nuts', 'allergy'],
    ['Gluten intolerance', 'gluten', 'intolerance'],
    ['Severe pollen allergy', 'Severe pollen allergy', 'allergy'],
  ])('“%s” is %s with %s', (text, substance, severity) => {
    expect(allergyFrom(text)).toEqual({ substance, severity });
  });

  it.each<[string[], string[]]>([
    [['Peanuts', 'severe'], ['peanuts anaphylaxis']],
    [
      ['Nuts', 'milk: intolerance', 'Severe'],
      ['nuts anaphylaxis', 'milk intolerance'],
    ],
    [
      ['Severe', 'nuts'],
      ['Severe allergy', 'nuts allergy'],
    ],
    [
      ['nuts/milk', 'severe'],
      ['nuts anaphylaxis', 'milk anaphylaxis'],
    ],
    [['Eggs and fish'], ['eggs allergy', 'fish allergy']],
    [['nuts and seeds'], ['nuts and seeds allergy']],
    [['nuts/milk (allergy)'], ['nuts/milk allergy']],
  ])('in a list are told apart, with the severity behind them: %j', (entries, allergies) => {
    const read = allergiesFrom(entries).map((one) => `${one.substance} ${one.severity}`);
    expect(read).toEqual(allergies);
  });

  it.each([' ', 'a - ', 'a / '])('that is longer than any is not read: a million of %j', (part) => {
    const text = `nuts${part.repeat(1_000_000)}milk`;
    expect(allergiesFrom([text])).toEqual([{ substance: text, severity: 'allergy' }]);
  });

  it('is not read in a list that is longer than any', () => {
    const list = Array.from({ length: 81 }, () => 'Nüsse (Anaphylaxie)');
    expect(new Set(allergiesFrom(list).map(({ substance }) => substance))).toEqual(new Set(list));
  });

  it('gets another severity if none is written', () => {
    expect(allergyFrom('soy', 'intolerance')).toEqual({
      substance: 'soya',
      severity: 'intolerance',
    });
  });

  it('may be any substance of EU law, by its own word', () => {
    expect(allergens.map((one) => allergyFrom(one).substance)).toEqual(allergens);
    expect(allergens).toHaveLength(14);
  });
});

it('replaces the same substance in the list, in its place', () => {
  const list: Allergy[] = [
    { substance: 'nuts', severity: 'allergy' },
    { substance: 'Kiwi', severity: 'allergy' },
  ];
  expect(withAllergy(list, { substance: 'kiwi', severity: 'anaphylaxis' })).toEqual([
    list[0],
    { substance: 'kiwi', severity: 'anaphylaxis' },
  ]);
  expect(withAllergy(list, { substance: 'milk', severity: 'allergy' })).toHaveLength(3);
});

describe('Allergies of an attendee', () => {
  const given = (allergies: unknown) => attendeeFields.safeParse({ name: 'Mira', allergies });

  it('have one canonical word each, with the worst severity given', () => {
    const { data } = given([
      { substance: ' Tree Nuts ', severity: 'intolerance' },
      { substance: 'Kiwi', severity: 'allergy' },
      { severity: 'anaphylaxis', substance: 'nuts' },
      { substance: 'KIWI', severity: 'intolerance' },
    ]);
    expect(JSON.stringify(data?.allergies)).toBe(
      JSON.stringify([
        { substance: 'nuts', severity: 'anaphylaxis' },
        { substance: 'Kiwi', severity: 'allergy' },
      ]),
    );
  });

  it.each([
    ['Hindi sesame and oil', 'तिल', 'तेल'],
    ['Japanese pork and a lid', 'ぶた', 'ふた'],
  ])('are distinct if vowels differ: %s', (_, one, other) => {
    const list = [
      { substance: one, severity: 'anaphylaxis' },
      { substance: other, severity: 'intolerance' },
    ] satisfies Allergy[];
    expect(given(list).data?.allergies).toEqual(list);
    expect(withAllergy(list.slice(0, 1), list[1] as Allergy)).toEqual(list);
    expect(
      attendeeFields.parse({ name: 'Mira', diets: [one, other], access: [one, other] }),
    ).toMatchObject({ diets: [one, other], access: [one, other] });
  });

  it('are equal regardless of accents and letter case', () => {
    const list = ['Céleri-rave', 'celeri rave', 'Møsbrømlefse', 'MOSBROMLEFSE'];
    expect(
      given(list.map((substance) => ({ substance, severity: 'allergy' }))).data?.allergies,
    ).toHaveLength(2);
  });

  it('are cleared by an empty list, and unchanged if not given', () => {
    expect([[], null, undefined].map((list) => given(list).data?.allergies)).toEqual([
      null,
      null,
      undefined,
    ]);
  });

  const allergy = { substance: 'nuts', severity: 'allergy' };
  it.each<[string, unknown]>([
    ['twenty-one', Array.from({ length: 21 }, () => allergy)],
    ['one without a substance', [{ ...allergy, substance: ' ' }]],
    ['one of 61 characters', [{ ...allergy, substance: 'x'.repeat(61) }]],
    ['one without a severity', [{ substance: 'nuts' }]],
    ['one of another severity', [{ ...allergy, severity: 'mild' }]],
    ['one with more to it', [{ ...allergy, note: 'careful' }]],
    ['a text', 'nuts'],
  ])('are refused: %s', (_, allergies) => {
    expect(given(allergies).error?.issues[0]?.path[0]).toBe('allergies');
  });
});
