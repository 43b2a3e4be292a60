import { describe, expect, it } from 'vitest';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { conflictText, type DescribedConflict } from './conflictText.ts';

const names = {
  person: (id: string) => ({ nina: 'Nina', omar: 'Omar', petra: 'Petra' })[id],
  table: (id: string) => id,
  place: (id: string) => id,
};
const pair = (kind: 'KeepTogether' | 'KeepApart', ...people: string[]): SeatingRule => ({
  kind,
  who: { people },
  hard: true,
});
const together = pair('KeepTogether', 'nina', 'omar');
const apart = pair('KeepApart', 'nina', 'petra');
const everybody: SeatingRule = {
  kind: 'KeepTogether',
  who: { everyone: true },
  each: 'party',
  hard: true,
};

const described = (over: Partial<DescribedConflict>) =>
  conflictText(
    { proof: 'apartWithinGroup', rules: [], pinnedIds: [], needed: 0, available: 0, ...over },
    names,
  );

describe('the words of a contradiction', () => {
  it('name the people, and put what keeps them apart last, wherever it is listed', () => {
    const rules = [apart, together, pair('KeepTogether', 'omar', 'petra')];
    expect(described({ rules })).toBe(
      '“Nina with Omar” and “Omar with Petra” cannot both hold while “Nina apart from Petra” does.',
    );
  });

  it('quote a rule about groups, and name pinned people', () => {
    expect(described({ rules: [everybody, pair('KeepApart', 'nina', 'omar')] })).toBe(
      '“Each party sits at one table” cannot hold while “Nina apart from Omar” does.',
    );
    expect(described({ proof: 'pinBreaksRule', rules: [together], pinnedIds: ['nina'] })).toBe(
      'Nina pinned where they sit cannot hold while “Nina with Omar” does.',
    );
  });

  it('tell what is needed and what there is', () => {
    const rules = [pair('KeepTogether', 'nina', 'omar', 'petra')];
    expect(described({ proof: 'groupTooLarge', rules, needed: 3, available: 2 })).toBe(
      '“Nina with Omar and Petra” cannot hold. 3 people have to share a table, and the largest one open to them has 2 seats.',
    );
  });

  it('do not claim a proof if there is none', () => {
    expect(described({ proof: null, rules: [together, undefined] })).toBe(
      '“Nina with Omar” and a rule that has been removed could not all be met within 2 s.',
    );
    expect(described({ proof: null, rules: [together] })).toBe(
      '“Nina with Omar” could not be met within 2 s.',
    );
  });

  it('name five of many rules', () => {
    const rules = [...Array.from({ length: 8 }, () => together), apart];
    expect(described({ rules })).toContain('and 3 more rules cannot all hold while “Nina apart');
  });
});
