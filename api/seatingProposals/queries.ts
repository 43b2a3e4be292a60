import type { ProposedMove } from '../../schema/domainEvents.ts';
import {
  type ProposalAnswer,
  type ProposalPartRow,
  type ProposalRow,
  proposalRow,
  type VerificationAnswer,
} from '../../schema/entities/seatingProposal.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { mayDo, requireEvent, requireMember } from '../auth/authorize.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { obstaclesTo } from '../placement/takeProposal.ts';
import { columnsOf } from '../queries/columns.ts';
import type { JobRow } from './jobs/rows.ts';
import type { Requested } from './propose.ts';
import { engineOf } from './running.ts';

const columns = columnsOf('seating_proposals', proposalRow);

export const proposalNotFound = () => new Refusal('PROPOSAL_NOT_FOUND', 'Proposal not found');

/** The recorded proposal; undefined while it is worked out, and where nothing came of it. */
export const recordedProposal = (app: Application, id: string): Promise<ProposalRow | undefined> =>
  app.read('seating_proposals').where({ id }).first<ProposalRow | undefined>(columns);

type Known = { recorded: ProposalRow | undefined; job: JobRow | undefined; eventId: string };

/** @throws Refusal PROPOSAL_NOT_FOUND, also where the viewer may not edit the event */
export const requireProposal = async (
  app: Application,
  request: RequestContext,
  { id, eventId: named }: { id: string; eventId?: string | null | undefined },
): Promise<Known> => {
  requireMember(request);
  const recorded = await recordedProposal(app, id);
  const job = await engineOf(app).jobs.read(id);
  const ownJob = job?.kind === 'propose' ? job : undefined;
  const eventId = recorded?.eventId ?? ownJob?.eventId;
  const isNamed = !named || named === eventId;
  if (!eventId || !isNamed || !(await mayDo(app, request, eventId, 'edit')))
    throw proposalNotFound();
  return { recorded, job: ownJob, eventId };
};

type Parts = Pick<ProposalPartRow, 'moves' | 'rules'>[];

const partsOf = (app: Application, proposalId: string): Promise<Parts> =>
  app
    .read('seating_proposal_parts')
    .where({ proposal_id: proposalId })
    .orderBy('part')
    .select<Parts>('moves', 'rules');

const movesIn = (parts: Parts): ProposedMove[] =>
  parts.flatMap(({ moves }) => moves as ProposedMove[]);

/** The moves of a proposal of this event. @throws Refusal PROPOSAL_NOT_FOUND */
export const recordedMoves = async (
  app: Application,
  { id, eventId }: { id: string; eventId: string },
): Promise<ProposedMove[]> => {
  const proposal = await recordedProposal(app, id);
  if (proposal?.eventId !== eventId) throw proposalNotFound();
  return movesIn(await partsOf(app, id));
};

const mostObstacles = 100;

/**
 * A proposal, or how far the engine is with it.
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
  if (!recorded) return unrecorded(job as JobRow);
  const { outcome, inputHash: _, ...proposal } = recorded;
  const parts = await partsOf(app, proposal.id);
  const moves = movesIn(parts);
  const { hard, waiting, points } = proposal.after;
  const obstacles =
    outcome === 'open' ? obstaclesTo(await currentPlan(app, proposal.eventId), moves) : [];
  return {
    ...proposal,
    state: outcome === 'open' ? 'done' : outcome,
    progress: { share: 1, hard, waiting, points },
    problem: null,
    moves: moves.map(([attendeeId, fromSeatId, toSeatId]) => ({
      attendeeId,
      fromSeatId,
      toSeatId,
    })),
    rules: parts.flatMap(({ rules }) => rules),
    obstacles: obstacles.slice(0, mostObstacles),
    verification: verificationOf(await engineOf(app).jobs.verificationOf(proposal.id)),
  };
};

const unrecorded = (job: JobRow): ProposalAnswer => {
  const { id, eventId, state, share, hard, waiting, points, problem, memberId } = job;
  const { options, seed } = job.request as Requested;
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

export const verificationOf = (job: JobRow | undefined): VerificationAnswer | null => {
  if (!job) return null;
  const { state, share, problem } = job;
  const nothing = { outcome: null, seats: null, differing: null };
  return { state, share, problem, ...nothing, ...(job.result as Verified | null) };
};

const mostListed = 50;

/**
 * The latest proposals of an event, the newest first, without their moves and rules.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN
 */
export const listProposals = async (app: Application, request: RequestContext, eventId: string) => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'edit');
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
