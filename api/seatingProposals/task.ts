import { createHash } from 'node:crypto';
import type { ProposedMove, RungMove } from '../../schema/domainEvents.ts';
import type { ProposalOptions } from '../../schema/entities/seatingProposal.ts';
import { type ActivePlan, inOrder } from '../eventPlans/state.ts';
import { obstaclesTo } from '../placement/takeProposal.ts';
import type { SeatingInput } from '../seatingEngine/input.ts';
import type { Scope } from '../seatingEngine/scope.ts';
import type { EngineResult, EngineTask, SeatOf } from './engine.ts';
import { inputOfPlan } from './inputOfPlan.ts';

/** The input of a proposal, except the effort. */
export type Preparation = Pick<EngineTask, 'input' | 'scope' | 'seed' | 'start' | 'ladder'>;

/**
 * Prepares a run on a plan. The same plan, options, seed and first moves give the same run.
 * @param begun the moves of the proposal from which the run starts
 */
export const prepared = (
  plan: ActivePlan,
  options: ProposalOptions,
  seed: number,
  begun: readonly ProposedMove[],
): Preparation => {
  const { movePrices, moveBudget, ladder } = options;
  const moves = { ...movePrices, ...(moveBudget !== null && { budget: moveBudget }) };
  const input = inputOfPlan(plan, moves);
  const start = begun.length > 0 ? { start: startFrom(plan, begun) } : {};
  return { input, scope: scopeOf(options), seed, ladder, ...start };
};

const scopeOf = ({ scope, tableIds }: ProposalOptions): Scope =>
  scope === 'tables' ? { tables: tableIds } : scope;

/** The seats of an earlier proposal that still fit. */
const startFrom = (plan: ActivePlan, moves: readonly ProposedMove[]): SeatOf[] => {
  const blocked = new Set(obstaclesTo(plan, moves).map(({ attendeeId }) => attendeeId));
  return moves.flatMap(([attendeeId, , to]): SeatOf[] =>
    to === null || blocked.has(attendeeId) ? [] : [[attendeeId, to]],
  );
};

/** A hash of the input of a run. */
export const hashOf = (input: SeatingInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The moves from the plan to the seats found. People in holding stay there. */
export const movesTo = (plan: ActivePlan, seats: readonly SeatOf[]): ProposedMove[] => {
  const seatOf = new Map(seats);
  return inOrder(plan.attendees).flatMap(([id, { placement }]): ProposedMove[] => {
    if (placement.in === 'holding') return [];
    const from = placement.in === 'seat' ? placement.seatId : null;
    const to = seatOf.get(id) ?? null;
    return from === to ? [] : [[id, from, to]];
  });
};

/** The moves of each smaller budget. */
export const rungMovesTo = (plan: ActivePlan, rungs: EngineResult['rungs']): RungMove[] =>
  rungs.flatMap(({ moveBudget, seats }) =>
    movesTo(plan, seats).map((move): RungMove => [moveBudget, ...move]),
  );
