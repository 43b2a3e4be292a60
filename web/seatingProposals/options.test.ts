import { describe, expect, it } from 'vitest';
import { optionsIn, proposalInput, usualOptions } from './options.ts';

describe('the default options', () => {
  it('seat those who wait and move nobody', () => {
    expect(proposalInput('e', usualOptions(3))).toMatchObject({
      scope: 'pool',
      seconds: 1,
      moveBudget: null,
      tableIds: null,
    });
  });

  it('consider everybody if nobody waits', () => {
    expect(usualOptions(0).scope).toBe('all');
  });
});

describe('options', () => {
  it('name tables only if these are the scope', () => {
    const options = { ...usualOptions(1), tableIds: ['t'] };
    expect(proposalInput('e', options).tableIds).toBe(null);
    expect(proposalInput('e', { ...options, scope: 'tables' }).tableIds).toEqual(['t']);
  });

  it('limit the moves if seated people may move', () => {
    const options = { ...usualOptions(0), budget: '5' as const };
    expect(proposalInput('e', options).moveBudget).toBe(5);
    expect(proposalInput('e', { ...options, scope: 'pool' }).moveBudget).toBe(null);
  });

  it('compare budgets if seated people may move, unless told otherwise', () => {
    const compared = { moveBudget: null, ladder: [0, 5, 20], from: null, fromBudget: null };
    expect(proposalInput('e', usualOptions(0))).toMatchObject(compared);
    expect(proposalInput('e', { ...usualOptions(0), budget: 'all' })).toMatchObject({
      ladder: null,
    });
    expect(proposalInput('e', usualOptions(3))).toMatchObject({ scope: 'pool', ladder: null });
  });

  it('continue from one rung of a ladder with its budget', () => {
    expect(proposalInput('e', usualOptions(0), { id: 'p', budget: 5 })).toMatchObject({
      moveBudget: 5,
      ladder: null,
      from: 'p',
      fromBudget: 5,
    });
  });

  it.each(['rather', 'hardly', 'never'] as const)('are restored from a proposal: %s', (one) => {
    const options = { ...usualOptions(0), effort: 'best', budget: '20', reluctance: one } as const;
    const { scope, seconds, moveBudget, movePrices } = proposalInput('e', options);
    const recorded: Parameters<typeof optionsIn>[0] = {
      __typename: 'SeatingProposalOptions',
      scope: scope ?? 'pool',
      tableIds: [],
      seconds,
      moveBudget: moveBudget ?? null,
      ladder: [],
      movePrices: {
        __typename: 'MovePrices',
        ...(movePrices ?? { toOtherTable: 0, withinTable: 0 }),
      },
    };
    expect(optionsIn(recorded)).toEqual(options);
  });

  it('approximate a proposal that another program requested', () => {
    const found = optionsIn({
      __typename: 'SeatingProposalOptions',
      scope: 'all',
      tableIds: [],
      seconds: 5,
      moveBudget: 3,
      ladder: [],
      movePrices: { __typename: 'MovePrices', toOtherTable: 10, withinTable: 1 },
    });
    expect(found).toMatchObject({ effort: 'thorough', budget: '5', reluctance: 'hardly' });
  });

  it('are restored from the ladder of a proposal', () => {
    const found = optionsIn({
      __typename: 'SeatingProposalOptions',
      scope: 'all',
      tableIds: [],
      seconds: 1,
      moveBudget: null,
      ladder: [0, 5],
      movePrices: { __typename: 'MovePrices', toOtherTable: 25, withinTable: 8 },
    });
    expect(found.budget).toBe('ladder');
  });
});
