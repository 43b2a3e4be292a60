import type { ProposalPartsFragment, ProposeSeatingInput } from '../gql/graphql.ts';

export const scopes = ['pool', 'tables', 'all'] as const;
export const efforts = ['quick', 'thorough', 'best'] as const;
export const budgets = ['all', '20', '5', '0'] as const;
export const reluctances = ['rather', 'hardly', 'never'] as const;

export type Scope = (typeof scopes)[number];
export type Effort = (typeof efforts)[number];
export type Budget = (typeof budgets)[number];
export type Reluctance = (typeof reluctances)[number];

/** What a member chooses for a proposal. */
export type Options = {
  scope: Scope;
  tableIds: readonly string[];
  effort: Effort;
  /** How many people who have a seat may move. */
  budget: Budget;
  /** What it takes for somebody who has a seat to move. */
  reluctance: Reluctance;
};

const secondsOf: Record<Effort, number> = { quick: 1, thorough: 5, best: 30 };

/** Points that a move must be worth. At most 1,000: then only a must, or a seat for somebody, is. */
const pricesOf: Record<Reluctance, { toOtherTable: number; withinTable: number }> = {
  rather: { toOtherTable: 5, withinTable: 2 },
  hardly: { toOtherTable: 25, withinTable: 8 },
  never: { toOtherTable: 1_000, withinTable: 1_000 },
};

/** What suits a plan without a word: whoever waits is seated, or else everybody seated better. */
export const usualOptions = (waiting: number): Options => ({
  scope: waiting > 0 ? 'pool' : 'all',
  tableIds: [],
  effort: 'quick',
  budget: 'all',
  reluctance: 'hardly',
});

type Asked = Omit<ProposeSeatingInput, 'commandId'>;

/** @param from a proposal to begin with */
export const askedFor = (eventId: string, options: Options, from: string | null = null): Asked => ({
  eventId,
  scope: options.scope,
  tableIds: options.scope === 'tables' ? [...options.tableIds] : null,
  seconds: secondsOf[options.effort],
  moveBudget: options.scope === 'pool' || options.budget === 'all' ? null : Number(options.budget),
  movePrices: pricesOf[options.reluctance],
  from,
});

type Recorded = ProposalPartsFragment['options'];

/** The choices that come nearest to what a proposal was asked for. */
export const optionsIn = ({
  scope,
  tableIds,
  seconds,
  moveBudget,
  movePrices,
}: Recorded): Options => ({
  scope,
  tableIds,
  effort: efforts.find((effort) => secondsOf[effort] >= seconds) ?? 'best',
  budget:
    moveBudget === null
      ? 'all'
      : (budgets.toReversed().find((one) => one !== 'all' && Number(one) >= moveBudget) ?? 'all'),
  reluctance:
    reluctances.find((one) => pricesOf[one].toOtherTable >= movePrices.toOtherTable) ?? 'never',
});
