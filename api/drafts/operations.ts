import { idInCopy } from '../../schema/copyIds.ts';
import type { EventPlanEvent, Position } from '../../schema/domainEvents.ts';
import { type DraftRow, draftAnswer, takenOverAnswer } from '../../schema/entities/draft.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import {
  startDraftInput,
  takeOverDraftInput,
  throwAwayDraftInput,
} from '../../schema/inputs/drafts.ts';
import { limits } from '../../schema/limits.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { type Facts, requireEvent } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { notFound } from '../core/notFound.ts';
import { createRounds } from '../core/rounds.ts';
import { eraseFrom } from '../erasure/eraseGuest.ts';
import { copiesOf, copyById, deleteCopy, hasDeleted, requireCopy } from '../eventPlans/copies.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf, type PlanState } from '../eventPlans/state.ts';
import { followUp } from '../pipeline/followUp.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { perform } from '../pipeline/perform.ts';
import { type Right, toEdit } from '../pipeline/rights.ts';
import type { DraftCommand } from './commands.ts';
import { draftDecider } from './decider.ts';
import { readDraftPlans } from './plans.ts';
import { startedSince, withFigures } from './queries.ts';
import { ofDraft } from './start.ts';
import { StartDraftPayload, TakeOverDraftPayload, ThrowAwayDraftPayload } from './types.ts';

type Started = { position: Position | null; draft: DraftRow };

/** Starts the drafts of one event one after the other, so that each start counts the earlier ones. */
const oneByOne = createRounds<() => Promise<Started>, Started>(1, (_eventId, starts) =>
  Promise.allSettled(starts.map((begin) => begin())),
);

const start = async (
  app: Application,
  { eventId, name }: { eventId: string; name: string },
  origin: CommandOrigin,
): Promise<Started> => {
  const draftId = derivedId(origin.commandId, 0);
  const { state: begun } = await app.commands.load(eventPlanDecider, eventPlanStream(draftId));
  // Others may have started the last ones since an earlier attempt began this draft.
  if (begun.status === 'none') {
    await refuseTooMany(app, eventId);
    await refuseTooManyToday(app, { eventId, actorId: origin.actorId });
  }
  const { revision, live } = await copied(app, eventId, begun);
  const command = { type: 'StartDraft' as const, eventId: draftId, name, revision, live };
  const stream = eventPlanStream(draftId);
  const started = await perform(app, draftDecider, stream, command, origin);
  await keepUp(app, { eventId, draftId, live }, origin);
  return {
    position: started.position ?? started.streamPosition ?? null,
    draft: await theDraft(app, draftId, started),
  };
};

/**
 * @throws Refusal LIMIT_REACHED, also for too many within a day; BAD_INPUT if the plan is a draft itself;
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const startDraft = operation({
  name: 'startDraft',
  description: 'Copies the live plan into a draft, in which everything works as usual.',
  input: startDraftInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, input) => oneByOne(input.eventId, () => start(app, input, origin)),
  mutation: { payload: StartDraftPayload },
  route: {
    at: 'POST /api/events/:id/drafts',
    summary: 'Copies the live plan into a draft: a plan of its own, known by the id of the draft',
    ...answers('draft', draftAnswer),
    status: 201,
  },
});

const refuseTooMany = async (app: Application, eventId: string) => {
  if ((await copiesOf(app, eventId)).length < limits.draftsPerEvent) return;
  const most = limits.draftsPerEvent;
  throw new Refusal('LIMIT_REACHED', `An event has at most ${most} drafts at a time`);
};

const dayMs = 24 * 60 * 60 * 1000;

const refuseTooManyToday = async (
  app: Application,
  started: { eventId: string; actorId: string },
) => {
  const since = new Date(Date.now() - dayMs);
  if ((await startedSince(app, started, since)) < limits.draftsStartedPerDay) return;
  const most = limits.draftsStartedPerDay;
  const message = `You can start at most ${most} drafts of an event within a day. Continue in one of them, or try again tomorrow.`;
  throw new Refusal('LIMIT_REACHED', message);
};

/** The live plan now, or as of the start of a draft that an earlier attempt has begun. */
const copied = async (app: Application, eventId: string, begun: PlanState) => {
  const stream = eventPlanStream(eventId);
  const { state, revision } =
    begun.status === 'active' && begun.draftOf
      ? await app.commands.at(eventPlanDecider, stream, BigInt(begun.draftOf.revision))
      : await app.commands.load(eventPlanDecider, stream);
  const live = activeOf(state);
  if (live.draftOf) throw ofDraft();
  return { live, revision: Number(revision) };
};

/** Repeats erasures and deletions that happened during the copy. */
const keepUp = async (
  app: Application,
  { eventId, draftId, live }: { eventId: string; draftId: string; live: ActivePlan },
  origin: CommandOrigin,
) => {
  const { state: now } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  if (now.status !== 'active') {
    await deleteCopy(app, draftId, origin);
    throw notFound('event');
  }
  const before = new Set(live.erased);
  for (const id of now.erased) {
    if (before.has(id)) continue;
    const copy = idInCopy(id, draftId);
    await eraseFrom(app, copy, draftId, followUp(origin, id), live.attendees.has(id));
  }
};

/** The draft now, or as it was started if somebody has discarded it since. */
const theDraft = async (
  app: Application,
  id: string,
  { events }: Awaited<ReturnType<typeof perform<PlanState, DraftCommand, EventPlanEvent>>>,
): Promise<DraftRow> => {
  try {
    const [draft] = await withFigures(app, [await copyById(app, id)]);
    return draft as DraftRow;
  } catch (error) {
    const [created] = events;
    if (created?.type !== 'EventPlanCreated' || !isRefusal(error, 'EVENT_NOT_FOUND')) throw error;
    const { eventId = '', name = '' } = created.data.draftOf ?? {};
    const { at: startedAt, actorId: startedByUserId } = created.metadata;
    return { id, eventId, name, startedAt, startedByUserId, changes: 0, hasMovedOn: false };
  }
};

/** The right to edit the event of a draft, even if the draft has ended. */
const toEditByDraft: Right<{ id: string }, Facts> = {
  ...toEdit,
  ask: async (app, request, { id }) => {
    const { draftOf } = await requireCopy(app, request, id);
    return requireEvent(app, request, draftOf, 'edit');
  },
};

export type TakenOverAnswer = {
  /** Null if the live plan already had all changes. */
  position: Position | null;
  eventId: string;
  /** Whether the draft has ended. Taking over a part leaves it open. */
  isClosed: boolean;
};

/**
 * Taking over the whole draft ends it, unless somebody has changed it in the meantime; then the rest can be
 * taken over later.
 * @throws Refusal DRAFT_CONFLICT naming people and things; TABLE_NOT_FOUND, NOT_READY, LIMIT_REACHED;
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const takeOverDraft = operation({
  name: 'takeOverDraft',
  description:
    'Applies a draft to the live plan in one step. DRAFT_CONFLICT names what the live plan has changed as well.',
  input: takeOverDraftInput,
  right: toEditByDraft,
  isLarge: true,
  work: async (
    { app, origin, granted: { eventId } },
    { id, tableIds, leaveOutConflicts },
  ): Promise<TakenOverAnswer> => {
    let triedUpTo: bigint | undefined;
    const command = async () => {
      const draft = await copyById(app, id);
      const { base, draft: tried, revision } = await readDraftPlans(app, draft);
      triedUpTo = revision;
      return {
        type: 'TakeOverDraft' as const,
        eventId,
        draftId: id,
        name: draft.draftName,
        base,
        draft: tried,
        ...(tableIds && { tableIds }),
        leaveOutConflicts: leaveOutConflicts ?? false,
      };
    };
    const stream = eventPlanStream(eventId);
    const { position } = await perform(app, draftDecider, stream, command, origin).catch(
      async (error: unknown) => {
        // For a draft without changes, only its end shows that the request was carried out before.
        const isGone = isRefusal(error, 'EVENT_NOT_FOUND');
        if (!isGone || !(await hasDeleted(app, id, origin))) throw error;
        return { position: null };
      },
    );
    const answer = { position, eventId };
    if (tableIds || (await hasGoneOn(app, id, triedUpTo))) return { ...answer, isClosed: false };
    await deleteCopy(app, id, origin);
    return { ...answer, isClosed: true };
  },
  mutation: {
    input: {
      descriptions: {
        tableIds:
          'Takes over only what concerns these tables, by their ids in the live plan or in the draft. TABLE_NOT_FOUND names an unknown one.',
        leaveOutConflicts: 'Leaves out what the live plan has changed as well.',
      },
    },
    payload: TakeOverDraftPayload,
  },
  route: {
    at: 'POST /api/drafts/:id/take-over',
    summary: 'Applies a draft, or its part at some tables, to the live plan',
    answer: takenOverAnswer,
  },
});

/**
 * Whether the draft has changed since this revision. Without a revision, as for a repeated request, every
 * draft that still exists counts as changed.
 */
const hasGoneOn = async (
  app: Application,
  draftId: string,
  since: bigint | undefined,
): Promise<boolean> => {
  const { state, revision } = await app.commands.load(eventPlanDecider, eventPlanStream(draftId));
  if (since === undefined) return state.status === 'active';
  return revision > since;
};

/** @throws Refusal EVENT_NOT_FOUND, FORBIDDEN */
export const throwAwayDraft = operation({
  name: 'throwAwayDraft',
  description: 'Discards a draft. The live plan stays as it is. Cannot be undone.',
  input: throwAwayDraftInput,
  right: toEditByDraft,
  work: async ({ app, origin, granted: { eventId } }, { id }) => ({
    position: await deleteCopy(app, id, origin),
    id,
    eventId,
  }),
  mutation: { payload: ThrowAwayDraftPayload },
  route: { at: 'DELETE /api/drafts/:id', summary: 'Discards a draft; cannot be undone' },
});
