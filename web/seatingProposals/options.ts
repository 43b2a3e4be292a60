import type { ProposalPartsFragment, ProposeSeatingInput } from '../gql/graphql.ts';

export const scopes = ['pool', 'tables', 'all'] as const;
export const efforts = ['quick', 'thorough', 'best'] as const;
export const budgets = ['ladder', 'all', '20', '5', '0'] as const;
export const reluctances = ['rather', 'hardly', 'never'] as const;

export type Scope = (typeof scopes)[number];
export type Effort = (typeof efforts)[number];
export type Budget = (typeof budgets)[number];
export type Reluctance = (typeof reluctances)[number];

/** A member's choices for a proposal. */
export type Options = {
  scope: Scope;
  tableIds: readonly string[];
  effort: Effort;
  /** How many people with a seat may move. `ladder` compares 0, 5, 20 and all. */
  budget: Budget;
  /** The gain that moving a seated person must bring. */
  reluctance: Reluctance;
};

const secondsOf: Record<Effort, number> = { quick: 1, thorough: 5, best: 30 };

/**
 * The points that a move must gain. At most 1,000: with that, only a must-rule or a seat for somebody is
 * worth a move.
 */
const pricesOf: Record<Reluctance, { toOtherTable: number; withinTable: number }> = {
  rather: { toOtherTable: 5, withinTable: 2 },
  hardly: { toOtherTable: 25, withinTable: 8 },
  never: { toOtherTable: 1_000, withinTable: 1_000 },
};

/** The default options: seat the people who wait, or else improve everybody's seats. */
export const usualOptions = (waiting: number): Options => ({
  scope: waiting > 0 ? 'pool' : 'all',
  tableIds: [],
  effort: 'quick',
  budget: 'ladder',
  reluctance: 'hardly',
});

type ProposalInput = Omit<ProposeSeatingInput, 'commandId'>;

const ladder = [0, 5, 20];

/** The proposal to start from, and the budget of the rung on its ladder. */
export type StartFrom = { id: string; budget: number | null };

/** @param from the proposal to start from */
export const proposalInput = (
  eventId: string,
  options: Options,
  from?: StartFrom,
): ProposalInput => ({
  eventId,
  scope: options.scope,
  tableIds: options.scope === 'tables' ? [...options.tableIds] : null,
  seconds: secondsOf[options.effort],
  ...movesFor(options, from),
  movePrices: pricesOf[options.reluctance],
  from: from?.id ?? null,
  fromBudget: from?.budget ?? null,
});

const movesFor = (
  { scope, budget }: Options,
  from: StartFrom | undefined,
): Pick<ProposalInput, 'moveBudget' | 'ladder'> => {
  if (scope === 'pool' || budget === 'all') return { moveBudget: null, ladder: null };
  if (budget !== 'ladder') return { moveBudget: Number(budget), ladder: null };
  return from ? { moveBudget: from.budget, ladder: null } : { moveBudget: null, ladder };
};

type Recorded = ProposalPartsFragment['options'];

/** The options nearest to those that a proposal was started with. */
export const optionsIn = ({
  scope,
  tableIds,
  seconds,
  moveBudget,
  ladder: smaller,
  movePrices,
}: Recorded): Options => ({
  scope,
  tableIds,
  effort: efforts.find((effort) => secondsOf[effort] >= seconds) ?? 'best',
  budget: smaller.length > 0 ? 'ladder' : budgetOf(moveBudget),
  reluctance:
    reluctances.find((one) => pricesOf[one].toOtherTable >= movePrices.toOtherTable) ?? 'never',
});

const budgetOf = (most: number | null): Budget =>
  most === null ? 'all' : (budgets.toReversed().find((one) => Number(one) >= most) ?? 'all');
