import type { DomainEventOf } from '../../schema/domainEvents.ts';
import { eventPlanStream, seatingProposalStream } from '../../schema/ids.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { followUp } from '../pipeline/followUp.ts';
import { perform } from '../pipeline/perform.ts';
import { seatingProposalDecider } from './decider.ts';

/** Notes in a proposal that the plan has taken it with the command of this origin. */
export const acceptProposal = (
  app: Application,
  { data: { moves, ...taken } }: DomainEventOf<'SeatingProposalTaken'>,
  origin: CommandOrigin,
) => {
  const stream = seatingProposalStream(taken.proposalId);
  const command = { type: 'AcceptSeatingProposal' as const, ...taken, moved: moves.length };
  return perform(app, seatingProposalDecider, stream, command, followUp(origin, 'accepted'));
};

/** A plan's step that took a proposal which does not tell so. */
type Unnoted = {
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
    `SELECT p.event_id AS "eventId", h.revision, h.step_id AS "stepId",
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
  const { eventId, stepId, actorId } = unnoted;
  const revision = BigInt(unnoted.revision);
  const range = { from: revision, to: revision, max: 1 };
  for await (const event of app.readStream(eventPlanStream(eventId), range))
    if (event.type === 'SeatingProposalTaken')
      await acceptProposal(app, event, { commandId: stepId, actorId });
};
