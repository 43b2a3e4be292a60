import type { Position } from '../../schema/domainEvents.ts';
import { inDraft } from '../../schema/draftIds.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import {
  startDraftInput,
  takeOverDraftInput,
  throwAwayDraftInput,
} from '../../schema/inputs/drafts.ts';
import { limits } from '../../schema/limits.ts';
import type { Application } from '../application.ts';
import { notFound, requireEvent } from '../auth/authorize.ts';
import { follow } from '../commands/follow.ts';
import { operation, performOnPlan } from '../commands/perform.ts';
import { Refusal } from '../core/errors.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { closeDraft, eraseFrom } from './copies.ts';
import { activeOf, readDraftPlans } from './plans.ts';
import { type DraftRow, draftsOf, requireDraft, startedSince, withFigures } from './queries.ts';
import { ofDraft } from './start.ts';

/**
 * Copies the live plan into a plan of its own, in which everything works as usual.
 * @throws Refusal LIMIT_REACHED, also for too many within a day; BAD_INPUT where it is a draft itself
 */
export const startDraft = operation(
  'startDraft',
  startDraftInput,
  async (app, request, { eventId, name }, origin) => {
    await requireEvent(app, request, eventId, 'edit');
    const draftId = derivedId(origin.commandId, 0);
    await refuseTooMany(app, eventId, draftId);
    await refuseTooManyToday(app, { eventId, draftId, actorId: origin.actorId });
    const { revision, live } = await copied(app, eventId, draftId);
    const command = { type: 'StartDraft' as const, eventId: draftId, name, revision, live };
    const { position, streamPosition } = await performOnPlan(app, command, origin);
    await keepUp(app, { eventId, draftId, live }, origin);
    return {
      position: position ?? streamPosition ?? null,
      draft: await readDraft(app, eventId, draftId),
    };
  },
);

const refuseTooMany = async (app: Application, eventId: string, draftId: string) => {
  const others = (await draftsOf(app, eventId)).filter(({ id }) => id !== draftId);
  if (others.length < limits.draftsPerEvent) return;
  const most = limits.draftsPerEvent;
  throw new Refusal('LIMIT_REACHED', `An event has at most ${most} drafts at a time`);
};

const dayMs = 24 * 60 * 60 * 1000;

const refuseTooManyToday = async (
  app: Application,
  started: { eventId: string; draftId: string; actorId: string },
) => {
  const since = new Date(Date.now() - dayMs);
  if ((await startedSince(app, started, since)) < limits.draftsStartedPerDay) return;
  const most = limits.draftsStartedPerDay;
  const message = `You may start ${most} drafts of an event within a day. Go on in one of them, or try again tomorrow.`;
  throw new Refusal('LIMIT_REACHED', message);
};

/** The live plan as of now; of a draft that was begun before, as of when it was. */
const copied = async (app: Application, eventId: string, draftId: string) => {
  const stream = eventPlanStream(eventId);
  const { state: begun } = await app.commands.load(eventPlanDecider, eventPlanStream(draftId));
  const { state, revision } =
    begun.status === 'active' && begun.draftOf
      ? await app.commands.at(eventPlanDecider, stream, BigInt(begun.draftOf.revision))
      : await app.commands.load(eventPlanDecider, stream);
  const live = activeOf(state);
  if (live.draftOf) throw ofDraft();
  return { live, revision: Number(revision) };
};

/** What was erased or deleted while the copy was made did not know of it. */
const keepUp = async (
  app: Application,
  { eventId, draftId, live }: { eventId: string; draftId: string; live: ActivePlan },
  origin: CommandOrigin,
) => {
  const { state: now } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  if (now.status !== 'active') {
    await closeDraft(app, draftId, origin);
    throw notFound('event');
  }
  const before = new Set(live.erased);
  for (const id of now.erased)
    if (!before.has(id)) await eraseFrom(app, inDraft(id, draftId), draftId, follow(origin, id));
};

const readDraft = async (app: Application, eventId: string, id: string): Promise<DraftRow> => {
  const drafts = await draftsOf(app, eventId);
  const [draft] = await withFigures(
    app,
    drafts.filter((one) => one.id === id),
  );
  if (!draft) throw notFound('event');
  return draft;
};

export type TakenOverAnswer = {
  /** Null where the live plan had all of it already. */
  position: Position | null;
  eventId: string;
  /** The draft is over. A part that is taken over leaves it open. */
  isClosed: boolean;
};

/**
 * Makes so in the live plan what the draft tried, all of it or what concerns some tables, in one step.
 * All of it ends the draft, unless somebody went on in it meanwhile: then the rest can be taken over.
 * @throws Refusal DRAFT_CONFLICT naming who and what; TABLE_NOT_FOUND, NOT_READY, LIMIT_REACHED
 */
export const takeOverDraft = operation(
  'takeOverDraft',
  takeOverDraftInput,
  async (app, request, { id, tableIds, leaveOutConflicts }, origin): Promise<TakenOverAnswer> => {
    const draft = await requireDraft(app, request, id);
    const { base, draft: tried, revision } = await readDraftPlans(app, draft);
    const { position } = await performOnPlan(
      app,
      {
        type: 'TakeOverDraft',
        eventId: draft.draftOf,
        draftId: id,
        name: draft.draftName,
        base,
        draft: tried,
        ...(tableIds && { tableIds }),
        leaveOutConflicts: leaveOutConflicts ?? false,
      },
      origin,
    );
    const answer = { position, eventId: draft.draftOf };
    if (tableIds || (await hasGoneOn(app, id, revision))) return { ...answer, isClosed: false };
    await closeDraft(app, id, origin);
    return { ...answer, isClosed: true };
  },
);

const hasGoneOn = async (app: Application, draftId: string, since: bigint): Promise<boolean> => {
  const { revision } = await app.commands.load(eventPlanDecider, eventPlanStream(draftId));
  return revision > since;
};

/** Ends a draft. The live plan is left as it is. */
export const throwAwayDraft = operation(
  'throwAwayDraft',
  throwAwayDraftInput,
  async (app, request, { id }, origin) => {
    const { draftOf } = await requireDraft(app, request, id);
    return { position: await closeDraft(app, id, origin), id, eventId: draftOf };
  },
);
