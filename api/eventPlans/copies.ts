import { idOutOfCopy } from '../../schema/copyIds.ts';
import type { Position } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventRow } from '../../schema/readModels.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { notFound } from '../core/notFound.ts';
import { followUp } from '../pipeline/followUp.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { eventColumns } from '../queries/columns.ts';
import { eventPlanDecider } from './decider.ts';
import { planWithIds } from './planIds.ts';
import { type ActivePlan, activeOf } from './state.ts';

/**
 * An event plan that began as a copy of another, as the database knows it: an event row with the id
 * of the original. This module knows nothing of the purpose of copies (see api/drafts); all copies
 * are compared with, deleted with and erased with their event.
 */
export type PlanCopy = EventRow & {
  draftOf: string;
  draftName: string;
  draftRevision: number;
  draftStartedBy: string;
};

/** The open copies of an event's plan, the oldest first. */
export const copiesOf = (app: Application, eventId: string): Promise<PlanCopy[]> =>
  app
    .read('events')
    .where({ draft_of: eventId })
    .orderBy(['created_at', 'id'])
    .select<PlanCopy[]>(eventColumns);

/** The event itself, or the one whose plan it is a copy of. */
export const originalEventOf = async (app: Application, eventId: string): Promise<string> => {
  const [row] = await app.read('events').where({ id: eventId }).select({ draftOf: 'draft_of' });
  return row?.draftOf ?? eventId;
};

/**
 * A copy, for editors of the event only.
 * @throws Refusal EVENT_NOT_FOUND, NOT_SIGNED_IN
 */
export const requireCopy = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<PlanCopy> => {
  requireMember(request);
  await requireEvent(app, request, id, 'edit');
  const copy = await copyById(app, id);
  await requireEvent(app, request, copy.draftOf, 'edit');
  return copy;
};

/** @throws Refusal EVENT_NOT_FOUND */
export const copyById = async (app: Application, id: string): Promise<PlanCopy> => {
  const copy = await app.read('events').where({ id }).first<EventRow | undefined>(eventColumns);
  if (!copy?.draftOf) throw notFound('event');
  return copy as PlanCopy;
};

/** The refusal of a draft that an older program left half copied. */
export const halfCopied = () =>
  new Refusal('NOT_READY', 'The draft was not copied completely. Please start another one.');

/**
 * The present copy with the original's ids, and its own revision.
 * @throws Refusal EVENT_NOT_FOUND; NOT_READY until it has been copied completely
 */
export const planOfCopy = async (
  { commands }: Pick<Application, 'commands'>,
  id: string,
): Promise<{ plan: ActivePlan; revision: bigint }> => {
  const { state, revision } = await commands.load(eventPlanDecider, eventPlanStream(id));
  const plan = activeOf(state);
  if (!plan.draftOf?.isWhole) throw halfCopied();
  return { plan: planWithIds(plan, idOutOfCopy), revision };
};

/**
 * Deletes the copies of a deleted plan.
 * @throws Refusal as `deleteCopy`
 */
export const deleteCopiesOf = async (
  app: Application,
  eventId: string,
  origin: CommandOrigin,
): Promise<void> => {
  for (const { id } of await copiesOf(app, eventId)) await deleteCopy(app, id, origin);
};

/**
 * Deletes a copy. Only the log keeps it.
 * @returns null where it is gone already.
 * @throws Refusal as `perform`, except EVENT_NOT_FOUND
 */
export const deleteCopy = async (
  app: Application,
  id: string,
  origin: CommandOrigin,
): Promise<Position | null> => {
  const stream = eventPlanStream(id);
  const command = { type: 'DeleteEventPlan' as const, eventId: id };
  const deleting = followUp(origin, id);
  const { state } = await app.commands.load(eventPlanDecider, stream);
  const isOver = state.status !== 'active';
  if (isOver && !(await hasDeleted(app, id, origin))) return null;
  return unlessGone(performOnPlan(app, command, deleting));
};

/** Whether a command that is repeated has deleted a copy before. */
export const hasDeleted = async (
  app: Application,
  id: string,
  origin: CommandOrigin,
): Promise<boolean> =>
  (await app.commands.recorded(eventPlanDecider, eventPlanStream(id), followUp(origin, id))) !==
  undefined;

/**
 * Null if somebody else has removed the plan or the person since it was read.
 * @throws every other error of `performed`
 */
export const unlessGone = async (
  performed: ReturnType<typeof performOnPlan>,
): Promise<Position | null> => {
  try {
    return (await performed).position;
  } catch (error) {
    if (isRefusal(error, 'ATTENDEE_NOT_FOUND') || isRefusal(error, 'EVENT_NOT_FOUND')) return null;
    throw error;
  }
};
