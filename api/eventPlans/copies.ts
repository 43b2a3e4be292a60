import { idOutOfCopy } from '../../schema/copyIds.ts';
import type { Position } from '../../schema/domainEvents.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { notFound } from '../core/notFound.ts';
import { followUp } from '../pipeline/followUp.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { eventColumns } from '../queries/columns.ts';
import { eventPlanDecider } from './decider.ts';
import { planWithIds } from './planIds.ts';
import { type ActivePlan, activeOf } from './state.ts';

/**
 * An event plan that began as a copy of another, as the database knows it: an event row with the id of the
 * original. This module ignores the purpose of copies (see api/drafts). Every copy is compared with its
 * event, and deleted and erased together with it.
 */
export type PlanCopy = EventRow & {
  draftOf: string;
  draftName: string;
  draftRevision: number;
  draftStartedBy: string;
};

/** The open copies of an event's plan, oldest first. */
export const copiesOf = (app: Application, eventId: string): Promise<PlanCopy[]> =>
  app
    .read('events')
    .where({ draft_of: eventId })
    .orderBy(['created_at', 'id'])
    .select<PlanCopy[]>(eventColumns);

/** The original event of a copy; for any other event, the event itself. */
export const originalEventOf = async (app: Application, eventId: string): Promise<string> => {
  const [row] = await app.read('events').where({ id: eventId }).select({ draftOf: 'draft_of' });
  return row?.draftOf ?? eventId;
};

/**
 * A copy, if the caller may edit its event.
 * @throws Refusal EVENT_NOT_FOUND, NOT_SIGNED_IN
 */
export const requireCopy = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<PlanCopy> => {
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

/** The refusal for a draft that an older version of the product copied only in part. */
export const incompleteCopy = () =>
  new Refusal('NOT_READY', 'The draft was not copied completely. Please start another one.');

/**
 * The present plan of a copy with the original's ids, and the copy's own revision.
 * @throws Refusal EVENT_NOT_FOUND; NOT_READY until the plan is copied completely
 */
export const planOfCopy = async (
  { commands }: Pick<Application, 'commands'>,
  id: string,
): Promise<{ plan: ActivePlan; revision: bigint }> => {
  const { state, revision } = await commands.load(eventPlanDecider, eventPlanStream(id));
  const plan = activeOf(state);
  if (!plan.draftOf?.isWhole) throw incompleteCopy();
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
 * Deletes a copy, which then remains only in the log.
 * @returns null if it is gone already
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

/** Whether an earlier run of a repeated command has deleted a copy. */
export const hasDeleted = async (
  app: Application,
  id: string,
  origin: CommandOrigin,
): Promise<boolean> =>
  (await app.commands.recorded(eventPlanDecider, eventPlanStream(id), followUp(origin, id))) !==
  undefined;

/**
 * The outcome of `performed`; null if somebody else has removed the plan or the person in the meantime.
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
