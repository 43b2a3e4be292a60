import { describe, expect, it } from 'vitest';
import { appliedText, type Effect, effectTexts } from './effectText.ts';

const nothing: Effect = {
  moved: 0,
  toPool: 0,
  tablesBack: 0,
  tablesChanged: 0,
  objectsBack: 0,
  objectsChanged: 0,
  pinned: 0,
  left: [],
};
const people = (...names: string[]) =>
  names.map((name) => ({ __typename: 'LeftSince' as const, name }));

describe('the effect of applying an arrangement', () => {
  it('names the places that change, and how many are pinned', () => {
    expect(effectTexts({ ...nothing, objectsBack: 1, objectsChanged: 2, pinned: 1 })).toEqual([
      '1 removed place comes back.',
      '2 changed places return to their saved state.',
      '1 person is pinned again.',
    ]);
  });

  it('is one sentence for each kind of change', () => {
    const effect = { ...nothing, moved: 3, toPool: 1, tablesBack: 1, tablesChanged: 2 };
    expect(effectTexts({ ...effect, left: people('Ada', 'Ben') })).toEqual([
      '3 people change places, 1 of them to the pool.',
      '1 removed table comes back.',
      '2 changed tables return to their saved state.',
      'No longer in the event: Ada and Ben.',
    ]);
    expect(effectTexts({ ...nothing, moved: 1 })).toEqual(['1 person changes places.']);
  });

  it('is nothing if everything is as saved, even if people have left', () => {
    expect(effectTexts(nothing)).toEqual(['Everything is already as saved.']);
    expect(effectTexts({ ...nothing, left: people('Ada') })).toEqual([
      'Everything is already as saved.',
      'No longer in the event: Ada.',
    ]);
  });

  it('names a few people, and counts the others', () => {
    const left = people('A', 'B', 'C', 'D', 'E', 'F', 'G');
    expect(effectTexts({ ...nothing, left }).at(-1)).toBe(
      'No longer in the event: A, B, C, D, E, and 2 more.',
    );
  });
});

describe('the result of applying an arrangement', () => {
  it('is one text', () => {
    expect(appliedText({ ...nothing, moved: 2, left: people('Ada') })).toBe(
      '2 people moved. No longer in the event: Ada.',
    );
    expect(appliedText({ ...nothing, tablesBack: 1 })).toBe('Nobody moved.');
    expect(appliedText(nothing)).toBe('Everything is already as saved.');
    for (const key of ['objectsBack', 'objectsChanged', 'pinned'])
      expect(appliedText({ ...nothing, [key]: 1 })).toBe('Nobody moved.');
  });
});
