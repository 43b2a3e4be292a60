import type { ProposedMove, RungMove } from '../../schema/domainEvents.ts';
import {
  type ProposalAnswer,
  type ProposalPartRow,
  type ProposalRow,
  proposalRow,
  type VerificationAnswer,
} from '../../schema/entities/seatingProposal.ts';
import type { Application, RequestContext } from '../application.ts';
import { mayEdit, requireMember } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { obstaclesTo } from '../placement/takeProposal.ts';
import { columnsOf } from '../queries/columns.ts';
import { isOver } from './jobs/jobs.ts';
import type { JobRow, ProposalRequest } from './jobs/rows.ts';
import { engineOf } from './running.ts';

const columns = columnsOf('seating_proposals', proposalRow);

/** The recorded proposal; undefined while the engine runs, and if it failed or was cancelled. */
export const recordedProposal = (app: Application, id: string): Promise<ProposalRow | undefined> =>
  app.read('seating_proposals').where({ id }).first<ProposalRow | undefined>(columns);

type Known = { recorded: ProposalRow | undefined; job: JobRow | undefined; eventId: string };

/** @throws Refusal PROPOSAL_NOT_FOUND, also if the viewer may not edit the event */
export const requireProposal = async (
  app: Application,
  request: RequestContext,
  { id, eventId: named }: { id: string; eventId?: string | null | undefined },
): Promise<Known> => {
  requireMember(request);
  // The job is read first: once it is done, its proposal has been recorded.
  const job = await engineOf(app).jobs.read(id);
  const recorded = await recordedProposal(app, id);
  const ownJob = job?.kind === 'propose' ? job : undefined;
  const eventId = recorded?.eventId ?? ownJob?.eventId;
  const isNamed = !named || named === eventId;
  if (!eventId || !isNamed || !(await mayEdit(app, request, eventId))) throw notFound('proposal');
  return { recorded, job: ownJob, eventId };
};

type Parts = Pick<ProposalPartRow, 'moves' | 'rungMoves' | 'rules'>[];

const partsOf = (app: Application, proposalId: string): Promise<Parts> =>
  app
    .read('seating_proposal_parts')
    .where({ proposal_id: proposalId })
    .orderBy('part')
    .select<Parts>('moves', 'rung_moves as rungMoves', 'rules');

const movesIn = (parts: Parts): ProposedMove[] =>
  parts.flatMap(({ moves }) => moves as ProposedMove[]);

const rungMovesIn = (parts: Parts): RungMove[] => parts.flatMap(({ rungMoves }) => rungMoves);

const movesOfRung = (moves: readonly RungMove[], budget: number): ProposedMove[] =>
  moves.flatMap(([moveBudget, ...move]) => (moveBudget === budget ? [move] : []));

/** The moves of a proposal, including those of its smaller budgets. */
export const allMoves = async (
  app: Application,
  id: string,
): Promise<{ moves: ProposedMove[]; rungMoves: RungMove[] }> => {
  const parts = await partsOf(app, id);
  return { moves: movesIn(parts), rungMoves: rungMovesIn(parts) };
};

/**
 * The moves of a proposal of this event. With a budget, those of that rung of its ladder.
 * @throws Refusal PROPOSAL_NOT_FOUND, also if the ladder has no such rung
 */
export const recordedMoves = async (
  app: Application,
  { id, eventId }: { id: string; eventId: string },
  budget: number | null | undefined,
): Promise<ProposedMove[]> => {
  const proposal = await recordedProposal(app, id);
  if (proposal?.eventId !== eventId) throw notFound('proposal');
  const { moves, rungMoves } = await allMoves(app, id);
  const rung = rungOf(proposal, budget);
  return rung === null ? moves : movesOfRung(rungMoves, rung);
};

/** @returns null for the proposal itself @throws Refusal PROPOSAL_NOT_FOUND for an unknown budget */
export const rungOf = (
  { options, rungs }: Pick<ProposalRow, 'options' | 'rungs'>,
  budget: number | null | undefined,
): number | null => {
  if (budget === null || budget === undefined || budget === options.moveBudget) return null;
  if (!rungs.some(({ moveBudget }) => moveBudget === budget)) throw notFound('proposal');
  return budget;
};

const mostObstacles = 100;

/**
 * A proposal, or the engine's progress with it.
 * @throws Refusal NOT_SIGNED_IN, PROPOSAL_NOT_FOUND
 */
export const readProposal = async (
  app: Application,
  request: RequestContext,
  named: { id: string; eventId?: string | null | undefined },
): Promise<ProposalAnswer> => answered(app, await requireProposal(app, request, named));

const answered = async (
  app: Application,
  { recorded, job }: Omit<Known, 'eventId'>,
): Promise<ProposalAnswer> => {
  // The proposal counts as running until its job has ended, because no other can start before.
  const isEnding = recorded?.outcome === 'open' && job && !isOver(job);
  if (!recorded || isEnding) return unrecorded(job as JobRow);
  const { outcome, inputHash: _, rungs, ...proposal } = recorded;
  const parts = await partsOf(app, proposal.id);
  const moves = movesIn(parts);
  const { hard, waiting, points } = proposal.after;
  const plan = outcome === 'open' ? await currentPlan(app, proposal.eventId) : null;
  const shown = (some: readonly ProposedMove[]) => ({
    moves: some.map(([attendeeId, fromSeatId, toSeatId]) => ({ attendeeId, fromSeatId, toSeatId })),
    obstacles: plan ? obstaclesTo(plan, some).slice(0, mostObstacles) : [],
  });
  const rungMoves = rungMovesIn(parts);
  return {
    ...proposal,
    ...shown(moves),
    rungs: rungs.map((rung) => ({
      id: `${proposal.id}.${rung.moveBudget}`,
      ...rung,
      ...shown(movesOfRung(rungMoves, rung.moveBudget)),
    })),
    state: outcome === 'open' ? 'done' : outcome,
    progress: { share: 1, hard, waiting, points },
    problem: null,
    rules: parts.flatMap(({ rules }) => rules),
    verification: verificationOf(await engineOf(app).jobs.verificationOf(proposal.id)),
  };
};

const unrecorded = (job: JobRow): ProposalAnswer => {
  const { id, eventId, state, share, hard, waiting, points, problem, memberId } = job;
  const { options, seed } = job.request as ProposalRequest;
  return {
    id,
    eventId,
    state,
    progress: { share, hard, waiting, points },
    problem,
    options,
    revision: null,
    engine: null,
    seed,
    planned: null,
    done: null,
    before: null,
    after: null,
    rungs: [],
    takenBudget: null,
    conflicts: [],
    overFull: null,
    moves: [],
    rules: [],
    obstacles: [],
    proposedByUserId: memberId,
    createdAt: job.createdAt,
    updatedAt: job.changedAt,
    verification: null,
  };
};

export type Verified = Pick<VerificationAnswer, 'outcome' | 'seats' | 'differing'>;

/** The state of a verification and its result so far; null if there was none. */
const verificationOf = (job: JobRow | undefined): VerificationAnswer | null => {
  if (!job) return null;
  const { state, share, problem } = job;
  const nothing = { outcome: null, seats: null, differing: null };
  return { state, share, problem, ...nothing, ...(job.result as Verified | null) };
};

const mostListed = 50;

/** The latest proposals of an event, newest first, without their moves and rules. Does not check rights. */
export const listProposals = async (app: Application, eventId: string) => {
  const rows = await app
    .read('seating_proposals')
    .where({ event_id: eventId })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .limit(mostListed)
    .select<ProposalRow[]>(columns);
  return rows.map(({ inputHash: _, conflicts: __, overFull: ___, outcome, ...row }) => ({
    ...row,
    state: outcome === 'open' ? ('done' as const) : outcome,
  }));
};
