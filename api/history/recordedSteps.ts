import type { Knex } from 'knex';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { planEntries } from './moments/planEntries.ts';
import type { PlanEvent, StandingStep } from './planSteps.ts';
import { reversalsOf } from './reversals.ts';

/**
 * Steps of a plan found by the history, so that the log is read only where they stand. The history
 * has to show all that was recorded before one asks: what came since may have taken a step back.
 */
type Steps = Pick<Application, 'commands' | 'feed' | 'read' | 'readStream'>;

/** Waits until the history shows what the stream holds by now. @throws Refusal NOT_READY */
export const historyIsUpToDate = async (
  { commands, feed }: Pick<Steps, 'commands' | 'feed'>,
  eventId: string,
): Promise<void> => {
  const { position } = await commands.load(eventPlanDecider, eventPlanStream(eventId));
  if (position !== undefined) await feed.waitFor(position);
};

/** @returns undefined where the plan has no such step, or none that was completed. */
export const stepById = async (
  app: Steps,
  eventId: string,
  stepId: string,
): Promise<StandingStep | undefined> => {
  const last = await planEntries(app.read, eventId)
    .where({ step_id: stepId })
    .orderBy('position', 'desc')
    .first<{ revision: number } | undefined>('revision');
  return last && standing(app, { eventId, stepId, last: last.revision });
};

/**
 * What somebody did themselves and has its effect, the latest first; without what they did again and
 * what is for good.
 */
export const ownSteps = (
  app: Steps,
  eventId: string,
  actorId: string,
): AsyncGenerator<StandingStep> =>
  standingSteps(app, eventId, (entries) =>
    entries.where({ performed_by_user_id: actorId }).whereNotIn('action', neverNext),
  );

/** As many entries as are asked for at once. */
const page = 20;

/** The steps that have their effect and some of whose entries are asked for, the latest first. */
export async function* standingSteps(
  app: Steps,
  eventId: string,
  narrow: (entries: Knex.QueryBuilder) => Knex.QueryBuilder,
): AsyncGenerator<StandingStep> {
  const seen = new Set<string>();
  let before: string | undefined;
  for (;;) {
    const entries = narrow(planEntries(app.read, eventId)).orderBy('position', 'desc').limit(page);
    if (before) entries.where('position', '<', before);
    const rows = await entries.select<Entry[]>('position', 'revision', { stepId: 'step_id' });
    const news = rows.filter(({ stepId }) => !seen.has(stepId) && seen.add(stepId));
    const taken = await reversalsOf(app, newsOf(eventId, news));
    for (const [index, { stepId, revision }] of news.entries()) {
      const step = taken[index] ? undefined : await recorded(app, eventId, stepId, revision);
      if (step) yield { ...step, stands: true };
    }
    before = rows.at(-1)?.position;
    if (rows.length < page || !before) return;
  }
}

type Entry = { position: string; revision: number; stepId: string };

const newsOf = (eventId: string, entries: readonly Entry[]) =>
  entries.map(({ stepId }) => ({ eventId, stepId }));

const neverNext = [
  'event_plan_created',
  'event_plan_deleted',
  'plan_copied',
  'attendee_erased',
  'change_redone',
];

const standing = async (
  app: Steps,
  { eventId, stepId, last }: { eventId: string; stepId: string; last: number },
): Promise<StandingStep | undefined> => {
  const [[taken], step] = await Promise.all([
    reversalsOf(app, [{ eventId, stepId }]),
    recorded(app, eventId, stepId, last),
  ]);
  return step && { ...step, stands: !taken };
};

/** Steps are short: so much of the log is read at a time. */
const atATime = 16n;

/** The events of a step that stand side by side, up to its last one. */
const recorded = async (
  { readStream }: Pick<Steps, 'readStream'>,
  eventId: string,
  stepId: string,
  last: number,
): Promise<Omit<StandingStep, 'stands'> | undefined> => {
  const events: PlanEvent[] = [];
  let to = BigInt(last);
  for (let isOver = false; !isOver && to >= 0n; to -= atATime) {
    const from = to < atATime ? 0n : to - atATime + 1n;
    const part = { from, to, max: Number(atATime), direction: 'backwards' as const };
    for await (const event of readStream(eventPlanStream(eventId), part)) {
      isOver = event.metadata.commandId !== stepId;
      if (isOver) break;
      events.unshift(event as PlanEvent);
    }
  }
  const [begin, end] = [events[0], events.at(-1)];
  if (!begin || !end) return undefined;
  const { position, metadata } = end;
  const { actorId } = metadata;
  return { id: stepId, actorId, first: begin.revision, last: end.revision, position, events };
};
