import type { ProposedMove } from '../../schema/domainEvents.ts';
import type { ProposalRow } from '../../schema/entities/seatingProposal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { planAt } from '../eventPlans/plans.ts';
import { engineVersion } from '../seatingEngine/proposal.ts';
import type { JobRow } from './jobs/rows.ts';
import { startingMoves } from './propose.ts';
import { allMoves, type Verified } from './queries.ts';
import { engineOf } from './running.ts';
import { hashOf, movesTo, prepared, rungMovesTo } from './task.ts';

/**
 * Starts computing a proposal again, from the plan at its revision, with the same options, seed and
 * iterations.
 * @throws Refusal PROPOSAL_RUNNING, ENGINE_BUSY
 */
export const beginVerification = async (
  app: Application,
  origin: CommandOrigin,
  proposal: ProposalRow,
): Promise<JobRow> => {
  const { id: proposalId, eventId, options, seed, planned, done } = proposal;
  const plan = await planAt(app, eventId, BigInt(proposal.revision));
  const preparation = prepared(plan, options, seed, await startingMoves(app, eventId, options));
  const isSamePlan = hashOf(preparation.input) === proposal.inputHash;
  const { moves, rungMoves } = await allMoves(app, proposalId);
  const id = derivedId(origin.commandId, 0);
  const { actorId: memberId } = origin;
  return engineOf(app).jobs.begin(
    { id, kind: 'verify', eventId, proposalId, memberId, request: {} },
    { ...preparation, planned, stopAt: done },
    async (result) => {
      const differing = differingIn(
        [...moves.map(asRung), ...rungMoves],
        [...movesTo(plan, result.seats).map(asRung), ...rungMovesTo(plan, result.rungs)],
      );
      const outcome = outcomeOf(differing, proposal.engine, isSamePlan);
      return { outcome, seats: result.seats.length, differing } satisfies Verified;
    },
  );
};

type AnyMove = readonly [moveBudget: number | null, ...move: ProposedMove];

const asRung = (move: ProposedMove): AnyMove => [null, ...move];

/** The number of people whose moves differ, over all budgets of moves. */
const differingIn = (then: readonly AnyMove[], now: readonly AnyMove[]): number => {
  const known = new Set(then.map(String));
  const again = new Set(now.map(String));
  const unlike = [
    ...then.filter((move) => !again.has(String(move))),
    ...now.filter((move) => !known.has(String(move))),
  ];
  return new Set(unlike.map(([, attendeeId]) => attendeeId)).size;
};

/**
 * A difference may have a cause: erased people are missing from the earlier plan, and another engine may find
 * other seats.
 */
const outcomeOf = (differing: number, engine: string, isSamePlan: boolean): Verified['outcome'] => {
  if (differing === 0) return 'same';
  if (!isSamePlan) return 'otherPlan';
  return engine === engineVersion ? 'different' : 'otherEngine';
};
