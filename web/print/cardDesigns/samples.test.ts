import { expect, it } from 'vitest';
import { cardFactsOf } from '../../../schema/cardDesigns/cardFacts.ts';
import type { SheetPlan } from '../../../schema/sheets/sheetPlan.ts';
import { sheetWords } from '../../../schema/sheets/sheetWords.ts';
import { locale } from '../../texts/locale.ts';
import { samplesOf } from './samples.ts';

const person = { id: 'ada', name: 'Ada Byron', company: null, party: null };
const plan: SheetPlan = {
  event: { name: 'Gala', startDate: '2027-03-04T18:00:00Z', location: null, isDraft: false },
  showsDetails: true,
  people: [{ ...person, guestOf: null, isNamed: true, isHeld: false }],
  ...{ tables: [], seats: [], objects: [], outline: null, background: null },
};

it('formats the example date as cards do', () => {
  const choice = { kind: 'badge', who: 'everybody' } as const;
  const [printed] = cardFactsOf(plan, choice, sheetWords(locale));
  const [longest] = samplesOf(plan);
  expect(longest.facts.texts.date).toBe(printed?.texts.date);
});
