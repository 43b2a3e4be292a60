import type { ProposedMove } from '../../schema/domainEvents.ts';
import type { ProposalRow } from '../../schema/entities/seatingProposal.ts';
import { eventPlanStream, seatingProposalStream } from '../../schema/ids.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { followUp } from '../pipeline/followUp.ts';
import { perform } from '../pipeline/perform.ts';
import type { SeatingProposalCommand } from './commands.ts';
import { seatingProposalDecider } from './decider.ts';
import { recordedMoves, recordedProposal } from './queries.ts';

type Accept = Extract<SeatingProposalCommand, { type: 'AcceptSeatingProposal' }>;

/** Notes in a proposal that the plan has taken it with the command of this origin. */
export const acceptProposal = (
  app: Application,
  accepted: Omit<Accept, 'type'>,
  origin: CommandOrigin,
) => {
  const stream = seatingProposalStream(accepted.proposalId);
  const command = { type: 'AcceptSeatingProposal' as const, ...accepted };
  return perform(app, seatingProposalDecider, stream, command, followUp(origin, 'accepted'));
};

/** A plan's step that took a proposal which does not tell so. */
type Unnoted = {
  proposalId: string;
  eventId: string;
  revision: number;
  stepId: string;
  actorId: string;
};

/**
 * Completes proposals that were being taken when their process died: the plan has their moves, and they still
 * count as open. A client that repeats its command meanwhile gets the same note, because its id derives from
 * the command's.
 */
export const finishTaken = async (app: Application): Promise<void> => {
  const { rows } = await app.read.raw<{ rows: Unnoted[] }>(
    `SELECT p.id AS "proposalId", p.event_id AS "eventId", h.revision, h.step_id AS "stepId",
            h.performed_by_user_id AS "actorId"
       FROM read.seating_proposals p JOIN read.seating_history h ON h.event_id = p.event_id
      WHERE p.outcome <> 'taken' AND h.action = 'seating_proposal_taken'
        AND h.new_state->>'proposalId' = p.id`,
  );
  for (const unnoted of rows)
    await note(app, unnoted).catch((error: unknown) => {
      if (!isRefusal(error, 'PLAN_SET_ASIDE')) throw error;
    });
};

const note = async (app: Application, unnoted: Unnoted): Promise<void> => {
  const { proposalId, eventId, stepId, actorId } = unnoted;
  const revision = BigInt(unnoted.revision);
  const range = { from: revision, to: revision, max: 1 };
  for await (const event of app.readStream(eventPlanStream(eventId), range)) {
    const proposal = await recordedProposal(app, proposalId);
    if (event.type !== 'SeatingProposalTaken' || !proposal) return;
    const { moves } = event.data;
    const rung = await rungTaken(app, proposal, moves);
    const accepted = { eventId, proposalId, moved: moves.length, ...rung };
    await acceptProposal(app, accepted, { commandId: stepId, actorId });
  }
};

/** The budget with the fewest people who stayed, because the plan's step does not name it. */
const rungTaken = async (
  app: Application,
  { id, eventId, rungs }: ProposalRow,
  taken: readonly ProposedMove[],
): Promise<Pick<Accept, 'budget' | 'without'>> => {
  const made = new Set(taken.map(String));
  const budgets = [null, ...rungs.map(({ moveBudget }) => moveBudget)];
  const found = await Promise.all(
    budgets.map(async (budget) => {
      const moves = await recordedMoves(app, { id, eventId }, budget);
      const without = moves.filter((move) => !made.has(String(move))).map(([person]) => person);
      return { budget, without, fits: moves.length - without.length === taken.length };
    }),
  );
  const [{ budget, without } = { budget: null, without: [] }] = found
    .filter(({ fits }) => fits)
    .sort((one, other) => one.without.length - other.without.length);
  return { budget, without };
};
