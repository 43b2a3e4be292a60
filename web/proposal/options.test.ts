import { describe, expect, it } from 'vitest';
import { askedFor, optionsIn, usualOptions } from './options.ts';

describe('the usual options', () => {
  it('seat those who wait and move nobody', () => {
    expect(askedFor('e', usualOptions(3))).toMatchObject({
      scope: 'pool',
      seconds: 1,
      moveBudget: null,
      tableIds: null,
    });
  });

  it('look at everybody where nobody waits', () => {
    expect(usualOptions(0).scope).toBe('all');
  });
});

describe('options', () => {
  it('name tables only where these are the scope', () => {
    const options = { ...usualOptions(1), tableIds: ['t'] };
    expect(askedFor('e', options).tableIds).toBe(null);
    expect(askedFor('e', { ...options, scope: 'tables' }).tableIds).toEqual(['t']);
  });

  it('limit the moves where people who have a seat may move', () => {
    const options = { ...usualOptions(0), budget: '5' as const };
    expect(askedFor('e', options).moveBudget).toBe(5);
    expect(askedFor('e', { ...options, scope: 'pool' }).moveBudget).toBe(null);
  });

  it.each(['rather', 'hardly', 'never'] as const)('are found again in a proposal: %s', (one) => {
    const options = { ...usualOptions(0), effort: 'best', budget: '20', reluctance: one } as const;
    const { scope, seconds, moveBudget, movePrices } = askedFor('e', options);
    const recorded: Parameters<typeof optionsIn>[0] = {
      __typename: 'SeatingProposalOptions',
      scope: scope ?? 'pool',
      tableIds: [],
      seconds,
      moveBudget: moveBudget ?? null,
      movePrices: {
        __typename: 'MovePrices',
        ...(movePrices ?? { toOtherTable: 0, withinTable: 0 }),
      },
    };
    expect(optionsIn(recorded)).toEqual(options);
  });

  it('come near to a proposal that another program asked for', () => {
    const found = optionsIn({
      __typename: 'SeatingProposalOptions',
      scope: 'all',
      tableIds: [],
      seconds: 5,
      moveBudget: 3,
      movePrices: { __typename: 'MovePrices', toOtherTable: 10, withinTable: 1 },
    });
    expect(found).toMatchObject({ effort: 'thorough', budget: '5', reluctance: 'hardly' });
  });
});
