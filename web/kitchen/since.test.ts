import { describe, expect, it } from 'vitest';
import type { ServedCourse, ServedSeat } from '../../schema/entities/kitchen.ts';
import { countsSince } from '../../schema/sheets/countsSince.ts';
import { servedBeforeText } from './servedBeforeText.ts';
import { momentWords } from './sinceWords.ts';

const option = (optionId: string, count = 0, name = optionId) => ({ optionId, name, count });
const course = (
  courseId: string,
  options: ServedCourse['options'],
  notChosen = 0,
): ServedCourse => ({ courseId, name: courseId, options, notChosen });

const seat = (name: string, facts: Partial<ServedSeat> = {}): ServedSeat => ({
  seatId: 'seat',
  position: 1,
  attendeeId: name,
  name,
  diets: [],
  allergies: [],
  meals: null,
  ...facts,
});

describe('what was served at a seat before', () => {
  const before = [course('Main', [option('beef', 0, 'Beef'), option('fish', 0, 'Zander')])];
  const now = [...before, course('Dessert', [option('cake', 0, 'Cake')])];
  const was = (then: ServedSeat | null, present?: ServedSeat) =>
    servedBeforeText(then, present, { before, now });
  const nuts = { substance: 'nuts', severity: 'anaphylaxis' } as const;

  it('is described in full for another guest, and for an empty seat', () => {
    const then = seat('Ada', { meals: { Main: 'beef' }, diets: ['halal'], allergies: [nuts] });
    const words = 'Before: Ada · Main: Beef · Halal · Nuts: Anaphylaxis';
    expect(was(then, seat('Benno'))).toBe(words);
    expect(was(then)).toBe(words);
    expect(was(seat('Ada'))).toBe('Before: Ada');
  });

  it('contains only differences for the same guest, even from nothing', () => {
    const then = seat('Ada', { meals: { Main: 'beef' } });
    const fish = seat('Ada', { meals: { Main: 'fish' }, diets: ['vegan'], allergies: [nuts] });
    expect(was(then, fish)).toBe('Before: Main: Beef · no diet · no allergies');
    expect(was(fish, { ...fish, meals: { Main: 'fish', Dessert: 'cake' } })).toBe(
      'Before: no Dessert',
    );
    expect(was(then, { ...then, name: 'Ada Byron' })).toBe('Before: Ada');
  });

  it('is empty if the seat was free', () => {
    expect(was(null, seat('Ada'))).toBe('New: nobody sat here before');
  });
});

describe('earlier totals beside present ones', () => {
  const counts = (now: ServedCourse[], before: ServedCourse[]) =>
    countsSince(now, before).map(({ name, options, notChosen }) => [
      name,
      ...[...options, notChosen].map((count) => `${count.name} ${count.before}→${count.now}`),
    ]);

  it('list each dish once, removed ones last', () => {
    const before = [course('Main', [option('ham', 2), option('beef', 3), option('tart')], 1)];
    const now = [course('Main', [option('beef', 4), option('fish', 1)], 0)];
    expect(counts(now, before)).toEqual([['Main', 'beef 3→4', 'fish 0→1', 'ham 2→0', ' 1→0']]);
  });

  it('list new courses, and removed ones from which somebody had chosen', () => {
    const before = [course('Soup', [option('leek', 2)]), course('Cheese', [option('brie')], 2)];
    const now = [course('Dessert', [option('cake', 1)], 1)];
    expect(counts(now, before)).toEqual([
      ['Dessert', 'cake 0→1', ' 0→1'],
      ['Soup', 'leek 2→0', ' 0→0'],
    ]);
  });
});

it('names a revision by its issues, otherwise by its change', () => {
  const issues = [
    { revision: 40, numbers: [3, 4] },
    { revision: 7, numbers: [1] },
  ];
  expect([40, 7, 12].map((revision) => momentWords(revision, issues))).toEqual([
    'issues 3 and 4',
    'issue 1',
    'change 12',
  ]);
});
