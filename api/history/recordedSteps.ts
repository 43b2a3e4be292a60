import type { Knex } from 'knex';
import type { Position } from '../../schema/domainEvents.ts';
import type { HistoryAction } from '../../schema/historyKinds.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { PlanState } from '../eventPlans/state.ts';
import { untilShown } from '../pipeline/untilShown.ts';
import { planEntries } from './moments/planEntries.ts';
import { grouped, type PlanStep, type StepWithEffect } from './planSteps.ts';
import { reversalsOf } from './reversals.ts';

/**
 * Finds steps of a plan in the history, so that little of the log must be read. Call `waitForHistory` first,
 * because an event that the history does not show yet may reverse a step.
 */
type Steps = Pick<Application, 'commands' | 'feed' | 'read' | 'readStream'>;

/**
 * Waits until the history shows all events of the stream.
 * @returns the plan after these events
 * @throws Refusal NOT_READY
 */
export const waitForHistory = async (
  app: Pick<Steps, 'commands' | 'feed'>,
  eventId: string,
  origin: Pick<CommandOrigin, 'deadline'>,
): Promise<PlanState> => {
  const { state, position } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  await untilShown(app, position, origin);
  return state;
};

/** @returns undefined if the plan has no such step, or if it was never completed */
export const stepById = async (
  app: Steps,
  eventId: string,
  stepId: string,
): Promise<StepWithEffect | undefined> => {
  const last = await planEntries(app.read, eventId)
    .where({ step_id: stepId })
    .orderBy('position', 'desc')
    .first<{ revision: number } | undefined>('revision');
  if (!last) return undefined;
  const [[reversal], step] = await Promise.all([
    reversalsOf(app, [{ eventId, stepId }]),
    recorded(app, eventId, stepId, last.revision),
  ]);
  return step && { ...step, isInEffect: !reversal };
};

type OwnSteps = {
  actorId: string;
  /** Only steps recorded before this position. */
  before?: Position | undefined;
  /** Leaves out steps that were about these people alone. */
  without?: readonly string[];
};

/** A member's own steps that are in effect, latest first, without redos and permanent steps. */
export const ownSteps = (
  app: Steps,
  eventId: string,
  { actorId, before, without = [] }: OwnSteps,
): AsyncGenerator<StepWithEffect> =>
  standingSteps(app, eventId, (entries) => {
    if (before) entries.where('position', '<', before);
    if (without.length > 0) entries.whereRaw(aboutOthers, { aboutPeople, without: [...without] });
    return entries
      .where({ performed_by_user_id: actorId })
      .whereNotIn('action', neverUndoneNext)
      .whereRaw(noPlainRedo);
  });

/** Undo and redo pass over redos, except for those that undo made in turn. */
const noPlainRedo = `NOT (action = 'change_redone' AND new_state->'inTurn' IS NULL)`;

/** Finds steps about others, too: an entry about these people may have sibling entries that are not. */
const aboutOthers = `NOT (
  action = ANY (:aboutPeople)
  AND jsonb_path_query_array(jsonb_build_array(previous_state, new_state), '$.**.attendeeId')
      <@ to_jsonb(:without::text[])
  AND NOT EXISTS (
    SELECT FROM seating_history other
     WHERE other.event_id = seating_history.event_id AND other.step_id = seating_history.step_id
       AND other.id <> seating_history.id
  )
)`;

/**
 * Entries of these kinds name everybody whom they changed. The other effects of a deletion, such as those on
 * rules and plus-ones, cannot be undone without the deleted person.
 */
const aboutPeople: HistoryAction[] = [
  'attendee_added',
  'attendee_deleted',
  'attendee_edited',
  'attendee_checked_in',
  'attendee_checked_out',
  'attendee_held',
  'attendee_released',
  'hold_reason_changed',
  'attendee_pinned',
  'attendee_unpinned',
  'seat_assigned',
  'seat_unassigned',
  'people_edited',
  'attendees_replied',
  'seats_swapped',
  'people_seated_together',
  'people_held_together',
  'people_returned_to_pool',
];

/** The number of entries that one query reads. */
const page = 20;

/** The steps in effect that have an entry left by `narrow`, latest first. */
export async function* standingSteps(
  app: Steps,
  eventId: string,
  narrow: (entries: Knex.QueryBuilder) => Knex.QueryBuilder,
): AsyncGenerator<StepWithEffect> {
  const seen = new Set<string>();
  let before: string | undefined;
  for (;;) {
    const entries = narrow(planEntries(app.read, eventId)).orderBy('position', 'desc').limit(page);
    if (before) entries.where('position', '<', before);
    const rows = await entries.select<Entry[]>('position', 'revision', { stepId: 'step_id' });
    const unseen = rows.filter(({ stepId }) => !seen.has(stepId) && seen.add(stepId));
    const reversed = await reversalsOf(
      app,
      unseen.map(({ stepId }) => ({ eventId, stepId })),
    );
    for (const [index, { stepId, revision }] of unseen.entries()) {
      const step = reversed[index] ? undefined : await recorded(app, eventId, stepId, revision);
      if (step) yield { ...step, isInEffect: true };
    }
    before = rows.at(-1)?.position;
    if (rows.length < page || !before) return;
  }
}

type Entry = { position: string; revision: number; stepId: string };

const neverUndoneNext = [
  'event_plan_created',
  'event_plan_deleted',
  'plan_copied',
  'attendee_erased',
];

/** The number of events read at a time. Most steps are shorter. */
const atATime = 16n;

/** The adjacent events of a step, up to its last one. */
const recorded = async (
  app: Steps,
  eventId: string,
  stepId: string,
  last: number,
): Promise<PlanStep | undefined> => {
  for await (const step of grouped(backwardsFrom(app, eventId, BigInt(last))))
    return step.id === stepId ? step : undefined;
  return undefined;
};

async function* backwardsFrom({ readStream }: Steps, eventId: string, last: bigint) {
  for (let to = last; to >= 0n; to -= atATime) {
    const from = to < atATime ? 0n : to - atATime + 1n;
    const range = { from, to, max: Number(atATime), direction: 'backwards' as const };
    yield* readStream(eventPlanStream(eventId), range);
  }
}
