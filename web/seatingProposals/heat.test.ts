import { describe, expect, it } from 'vitest';
import { noMarks } from '../chart/marks.ts';
import { heatKindOf, withHeat } from './heat.ts';

describe('heat marks', () => {
  it('have five steps, the last of which is the maximum', () => {
    expect([0, 0.19, 0.2, 0.5, 0.79, 0.8, 1].map(heatKindOf)).toEqual([
      'heat1',
      'heat1',
      'heat2',
      'heat3',
      'heat4',
      'heat5',
      'heat5',
    ]);
  });

  it('put the share into words, and keep other marks', () => {
    const broken = { kinds: ['broken'] as const, words: 'Broken here: Ada sits apart' };
    const { people } = withHeat({ ...noMarks, people: new Map([['Ada', broken]]) }, [
      { attendeeId: 'Ada', share: 0 },
      { attendeeId: 'Ben', share: 0.45 },
    ]);
    expect(people.get('Ben')).toEqual({
      kinds: ['heat3'],
      words: 'Has 45% of what is possible',
      short: '45%',
    });
    expect(people.get('Ada')).toEqual({
      kinds: ['heat1', 'broken'],
      words: 'Has 0% of what is possible. Broken here: Ada sits apart',
      short: '0%',
    });
  });
});
