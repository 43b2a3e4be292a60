import { describe, expect, it } from 'vitest';
import { diets } from '../../schema/attendees/diets.ts';
import { replies } from '../../schema/attendees/replies.ts';
import { eventMarker } from '../../schema/ids.ts';
import { markWords, noMarks } from '../chart/marks.ts';
import { needsOf, overlayOf, replyOf, vipOf } from './kinds.ts';
import { withBadges } from './withBadges.ts';

const wordsOf = (found: ReturnType<typeof needsOf>) => found.map(({ badge }) => badge.words);
const looksOf = (found: ReturnType<typeof needsOf>) =>
  found.map(({ badge: { shape, letters } }) => `${shape} ${letters}`);

describe('badges', () => {
  it('differ by shape and by letters, whatever their colour', () => {
    const needs = [
      ...needsOf({ diets: [...diets, 'no garlic'] }),
      ...needsOf({ allergies: [{ substance: 'nuts', severity: 'allergy' }] }),
    ];
    const answers = replies.flatMap((reply) => replyOf({ reply }));
    for (const kinds of [needs, answers]) {
      expect(new Set(kinds.map(({ badge }) => badge.shape)).size).toBe(kinds.length);
      expect(new Set(kinds.map(({ badge }) => badge.letters)).size).toBe(kinds.length);
    }
    expect(looksOf(needs)).toHaveLength(9);
  });

  it('name the worst allergy first, then diets, then other words', () => {
    const found = needsOf({
      diets: ['no garlic', 'vegan'],
      allergies: [
        { substance: 'milk', severity: 'intolerance' },
        { substance: 'nuts', severity: 'anaphylaxis' },
      ],
    });
    expect(wordsOf(found)).toEqual(['Nuts: Anaphylaxis, Milk: Intolerance', 'Vegan', 'no garlic']);
    expect(needsOf({ diets: null, allergies: null })).toEqual([]);
  });

  it("recognise VIPs by their tag in any case, and not by the event's marker", () => {
    expect(vipOf({ tags: [eventMarker('vip'), 'VIP'] })).toHaveLength(1);
    expect(vipOf({ tags: [eventMarker('vip'), 'vips'] })).toEqual([]);
  });
});

it("counts each kind, for everybody and for seated people, in the legend's order", () => {
  const people = [
    { id: 'ada', reply: 'no' },
    { id: 'bo', reply: 'yes' },
    { id: 'cy', reply: 'yes' },
  ] as const;
  const { badges, legend } = overlayOf(people, replyOf, (id) => id === 'bo');
  expect(legend.map(({ kind, count, seated }) => [kind, count, seated])).toEqual([
    ['yes', 2, 1],
    ['no', 1, 0],
  ]);
  expect([...badges.keys()]).toEqual(['ada', 'bo', 'cy']);
});

it('adds badges and their words to other marks', () => {
  const broken = { kinds: ['broken'] as const, words: 'Sits apart' };
  const marks = { ...noMarks, people: new Map([['ada', broken]]) };
  const { badges } = overlayOf(
    [{ id: 'ada' }, { id: 'bo' }],
    () => needsOf({ diets: ['vegan'] }),
    () => true,
  );
  const { people } = withBadges(marks, badges);
  expect(people.get('ada')).toEqual({ ...broken, badges: 'Vegan' });
  expect(markWords(people.get('ada'))).toBe('Vegan. Sits apart');
  expect(markWords(people.get('bo'))).toBe('Vegan');
});
