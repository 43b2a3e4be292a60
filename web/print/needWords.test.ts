import { expect, it } from 'vitest';
import { allergens, allergySeverities } from '../../schema/attendees/allergies.ts';
import { diets } from '../../schema/attendees/diets.ts';
import { replies } from '../../schema/attendees/replies.ts';
import { needText, replyTexts, severityTexts } from '../../schema/sheets/needWords.ts';
import { sheetWords } from '../../schema/sheets/sheetWords.ts';
import { severityLabel, substanceLabel } from '../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { replyText } from '../replies/replyText.ts';
import { t } from '../texts/en/kitchen.ftl';
import { changeText, numberText } from '../texts/formats.ts';

/** Own words that every object knows. */
const objectWords = ['constructor', 'toString', '__proto__'];

it("paper uses the screen's words", () => {
  for (const substance of [...allergens, 'Red dye', ...objectWords])
    expect(needText(substance)).toBe(substanceLabel(substance));
  for (const diet of [...diets, 'No onions', ...objectWords])
    expect(needText(diet)).toBe(dietLabel(diet));
  for (const severity of allergySeverities)
    expect(severityTexts[severity]).toBe(severityLabel(severity));
  for (const reply of replies) expect(replyTexts[reply]).toBe(replyText(reply));
});

it("the kitchen uses its screen's words", () => {
  const words = sheetWords('en');
  expect([words.totals, words.notChosen, words.needs, words.nobodyNow, words.nobodyBefore]).toEqual(
    [t('totals'), t('not-chosen'), t('needs'), t('nobody-now'), t('nobody-before')],
  );
  expect([words.allAllergies, words.unseatedAllergies, words.unseatedText]).toEqual([
    t('all-allergies'),
    t('allergies-unseated'),
    t('unseated-text'),
  ]);
  for (const count of [1, 2, 1_200]) {
    const before = 7 * count;
    expect(words.seatedBefore(count, before)).toBe(t('seated-before', { seated: count, before }));
    expect(words.guests(count)).toBe(t('people', { count }));
    expect(words.unseated(count)).toBe(t('unseated', { count }));
  }
  for (const count of [3, 1_200]) {
    expect(words.times(count, 'Soup')).toBe(t('times', { count, name: 'Soup' }));
    expect(words.timesNotChosen(count)).toBe(t('times-not-chosen', { count }));
  }
  expect(words.noneOf(words.dietFact)).toBe(t('none-of', { fact: t('diet') }));
  expect(words.changesSince(9, [3, 4])).toBe(
    t('since-moment', { moment: t('issues', { count: 2, numbers: '3 and 4' }) }),
  );
  for (const by of [-1_200, 0, 5]) expect(words.change(by)).toBe(changeText(by));
  expect(words.number(1_200)).toBe(numberText(1_200));
});
