import type { ProposalRow } from '../../schema/entities/seatingProposal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { planAt } from '../eventPlans/plans.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { type EngineResult, engineVersion } from './engine.ts';
import type { JobRow } from './jobs/rows.ts';
import { begunWith } from './propose.ts';
import { recordedMoves, type Verified } from './queries.ts';
import { engineOf } from './running.ts';
import { hashOf, movesTo, prepared } from './task.ts';

/**
 * Begins to work a proposal out again, from the plan as of its revision, with the same options, seed
 * and iterations.
 * @throws Refusal PROPOSAL_RUNNING, ENGINE_BUSY
 */
export const beginVerification = async (
  app: Application,
  origin: CommandOrigin,
  proposal: ProposalRow,
): Promise<JobRow> => {
  const { id: proposalId, eventId, options, seed, planned, done } = proposal;
  const plan = await planAt(app, eventId, BigInt(proposal.revision));
  const preparation = prepared(plan, options, seed, await begunWith(app, eventId, options));
  const isSamePlan = hashOf(preparation.input) === proposal.inputHash;
  const moves = await recordedMoves(app, proposal);
  const id = derivedId(origin.commandId, 0);
  const { actorId: memberId } = origin;
  return engineOf(app).jobs.begin(
    { id, kind: 'verify', eventId, proposalId, memberId, request: {} },
    { ...preparation, planned, stopAt: done },
    async (result) => comparedTo(plan, moves, result, { ...proposal, isSamePlan }),
  );
};

const comparedTo = (
  plan: ActivePlan,
  moves: Awaited<ReturnType<typeof recordedMoves>>,
  { seats }: EngineResult,
  { engine, isSamePlan }: { engine: string; isSamePlan: boolean },
): Verified => {
  const then = new Map(moves.map(([attendeeId, , to]) => [attendeeId, to]));
  const now = new Map(movesTo(plan, seats).map(([attendeeId, , to]) => [attendeeId, to]));
  const people = new Set([...then.keys(), ...now.keys()]);
  const differing = [...people].filter((id) => then.get(id) !== now.get(id)).length;
  return { outcome: outcomeOf(differing, engine, isSamePlan), seats: seats.length, differing };
};

/** Erased people are missing in what the plan was, and another engine may find other seats. */
const outcomeOf = (differing: number, engine: string, isSamePlan: boolean): Verified['outcome'] => {
  if (differing === 0) return 'same';
  if (!isSamePlan) return 'otherPlan';
  return engine === engineVersion ? 'different' : 'otherEngine';
};
