import { proposalAnswer, proposalTakenAnswer } from '../../schema/entities/seatingProposal.ts';
import { seatingProposalStream } from '../../schema/ids.ts';
import {
  cancelProposalInput,
  proposalIdInput,
  proposeSeatingInput,
  takeProposalInput,
} from '../../schema/inputs/seatingProposals.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { type Facts, requireEvent } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { notFound } from '../core/notFound.ts';
import { planAt } from '../eventPlans/plans.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { perform, performLaterOnPlan } from '../pipeline/perform.ts';
import { type Right, toEdit } from '../pipeline/rights.ts';
import type { SeatingProposalCommand } from './commands.ts';
import { seatingProposalDecider } from './decider.ts';
import { acceptProposal } from './finishTaken.ts';
import { beginProposal } from './propose.ts';
import {
  readProposal,
  recordedMoves,
  recordedProposal,
  requireProposal,
  rungOf,
} from './queries.ts';
import { engineOf } from './running.ts';
import { eventIdDescription, SeatingProposalPayload, TakeSeatingProposalPayload } from './types.ts';
import { beginVerification } from './verify.ts';

type Named = { id: string; eventId?: string | null | undefined };

/** The right to work with a proposal, which only editors of its event may know of. */
const theProposal: Right<Named, Facts> = {
  ask: async (app, request, named) => {
    const { eventId } = await requireProposal(app, request, named);
    return requireEvent(app, request, eventId, 'edit');
  },
  again: (app, request, { eventId }) => requireEvent(app, request, eventId, 'edit'),
};

const inPath = { params: { proposalId: 'id' } };
const descriptions = { eventId: eventIdDescription };

const answersProposal = answers('proposal', proposalAnswer);

/**
 * @throws Refusal PROPOSAL_RUNNING, ENGINE_BUSY, LIMIT_REACHED, TABLE_NOT_FOUND, PROPOSAL_NOT_FOUND for
 * `from`; EVENT_NOT_FOUND, FORBIDDEN
 */
export const proposeSeating = operation({
  name: 'proposeSeating',
  description:
    'Starts the computation of a seating. The plan does not change; `seatingProposal` returns the progress and the result.',
  input: proposeSeatingInput,
  right: toEdit,
  work: async ({ app, request, origin }, input) => {
    const { id } = await beginProposal(app, origin, input);
    return { position: null, proposal: await readProposal(app, request, { id }) };
  },
  mutation: {
    input: {
      descriptions: {
        scope: 'Default: `pool`, in which no seated person moves.',
        tableIds:
          'For the scope `tables`: the tables whose people may move, and where the pool may sit.',
        seconds: '1, 5 or 30.',
        seed: 'The same plan, options and seed give the same seats. Default: 1.',
        moveBudget: 'The most seated people that may move.',
        ladder:
          "Smaller budgets to compute as well: the proposal's `rungs` have the result of each. Not with `from`.",
        movePrices: 'The points that moving somebody costs. Default: 25 and 8.',
        from: 'A proposal of the event to start from, as far as it still fits.',
        fromBudget: 'Starts from the moves of this budget of its ladder.',
      },
    },
    payload: SeatingProposalPayload,
  },
  route: {
    at: 'POST /api/events/:id/proposals',
    summary: 'Starts the computation of a seating in the background',
    status: 201,
    ...answersProposal,
  },
});

/** @throws Refusal PROPOSAL_NOT_FOUND */
export const cancelSeatingProposal = operation({
  name: 'cancelSeatingProposal',
  description:
    'Stops the computation of a proposal, and keeps the best seating so far on request. A finished computation is not affected.',
  input: cancelProposalInput,
  right: theProposal,
  work: async ({ app, request }, { id, keepBest }) => {
    await engineOf(app).jobs.cancel(id, keepBest ? 'keep' : 'discard');
    return { position: null, proposal: await readProposal(app, request, { id }) };
  },
  mutation: { input: { descriptions }, payload: SeatingProposalPayload },
  route: {
    at: 'DELETE /api/events/:id/proposals/:proposalId',
    ...inPath,
    summary: 'Stops working a proposal out',
    ...answersProposal,
  },
});

const onProposal = (app: Application, command: SeatingProposalCommand, origin: CommandOrigin) =>
  perform(app, seatingProposalDecider, seatingProposalStream(command.proposalId), command, origin);

/** @throws Refusal PROPOSAL_NOT_FOUND if the engine is not done yet */
const requireRecorded = async (app: Application, id: string) => {
  const proposal = await recordedProposal(app, id);
  if (!proposal) throw notFound('proposal');
  return proposal;
};

const wasDiscarded = () => new Refusal('CONFLICT', 'The proposal was discarded');

/**
 * @throws Refusal PROPOSAL_OUTDATED with the people who cannot be moved, and the reasons; CONFLICT if the
 * proposal was discarded; PROPOSAL_NOT_FOUND
 */
export const takeSeatingProposal = operation({
  name: 'takeSeatingProposal',
  description:
    'Makes the moves of a proposal in one step. PROPOSAL_OUTDATED names the people who cannot be moved any more.',
  input: takeProposalInput,
  right: theProposal,
  isLarge: true,
  work: async (
    { app, request, origin, granted: { eventId } },
    { id, without, whatStillFits, moveBudget },
  ) => {
    const proposal = await requireRecorded(app, id);
    const budget = rungOf(proposal, moveBudget);
    const moves = await recordedMoves(app, proposal, budget);
    const command = async () => {
      if (proposal.outcome === 'discarded') throw wasDiscarded();
      return {
        type: 'TakeSeatingProposal' as const,
        eventId,
        proposalId: id,
        moves,
        budget,
        without: without ?? [],
        whatStillFits: whatStillFits ?? false,
      };
    };
    const { events, position } = await performLaterOnPlan(app, eventId, command, origin).catch(
      (error) => withFormerNames(app, proposal, error),
    );
    const taken = events.find((event) => event.type === 'SeatingProposalTaken');
    if (taken) await acceptProposal(app, taken, origin);
    const moved = new Set(taken?.data.moves.map(([attendeeId]) => attendeeId));
    return {
      position,
      proposal: await readProposal(app, request, { id }),
      moved: moved.size,
      left: moves.flatMap(([attendeeId]) => (moved.has(attendeeId) ? [] : [attendeeId])),
    };
  },
  mutation: {
    input: {
      descriptions: {
        ...descriptions,
        without: 'People who stay, and with them those who would take their seats.',
        moveBudget: 'Takes the moves of this budget of its ladder. Default: the largest.',
        whatStillFits: 'Leaves out people who cannot be moved any more.',
      },
    },
    payload: TakeSeatingProposalPayload,
  },
  route: {
    at: 'POST /api/events/:id/proposals/:proposalId/take',
    ...inPath,
    summary: 'Moves people as a proposal says, in one step',
    answer: proposalTakenAnswer,
    shows: ({ position, stepId, moved, left }) => ({ position, stepId, moved, left }),
  },
});

type Details = { obstacles?: { attendeeId: string; name: string }[] };

/**
 * Gives people who have left the name that the plan had when the proposal was computed.
 * @throws the given error
 */
const withFormerNames = async (
  app: Application,
  { eventId, revision }: { eventId: string; revision: number },
  error: unknown,
): Promise<never> => {
  if (!isRefusal(error, 'PROPOSAL_OUTDATED')) throw error;
  const { obstacles = [] } = error.details as Details;
  const { attendees } = await planAt(app, eventId, BigInt(revision));
  const named = obstacles.map((one) => ({
    ...one,
    name: one.name || (attendees.get(one.attendeeId)?.person.name ?? ''),
  }));
  throw new Refusal(error.code, error.message, [], { ...error.details, obstacles: named });
};

/** @throws Refusal PROPOSAL_NOT_FOUND */
export const discardSeatingProposal = operation({
  name: 'discardSeatingProposal',
  description: 'Discards a proposal for good. A proposal that was taken stays taken.',
  input: proposalIdInput,
  right: theProposal,
  work: async ({ app, request, origin, granted: { eventId } }, { id }) => {
    await requireRecorded(app, id);
    const command = { type: 'DiscardSeatingProposal' as const, eventId, proposalId: id };
    const { position } = await onProposal(app, command, origin);
    return { position, proposal: await readProposal(app, request, { id }) };
  },
  mutation: { payload: SeatingProposalPayload },
  route: {
    at: 'POST /api/events/:id/proposals/:proposalId/discard',
    ...inPath,
    summary: 'Sets a proposal aside for good',
    ...answersProposal,
  },
});

/** @throws Refusal PROPOSAL_RUNNING, ENGINE_BUSY; PROPOSAL_NOT_FOUND */
export const verifySeatingProposal = operation({
  name: 'verifySeatingProposal',
  description:
    "Computes a proposal again from the plan of that time. The proposal's `verification` tells whether the result is the same.",
  input: proposalIdInput,
  right: theProposal,
  work: async ({ app, request, origin }, { id }) => {
    await beginVerification(app, origin, await requireRecorded(app, id));
    return { position: null, proposal: await readProposal(app, request, { id }) };
  },
  mutation: { payload: SeatingProposalPayload },
  route: {
    at: 'POST /api/events/:id/proposals/:proposalId/verify',
    ...inPath,
    summary: 'Computes a proposal again, to check whether the result is the same',
    ...answersProposal,
  },
});
