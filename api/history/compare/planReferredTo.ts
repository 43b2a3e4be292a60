import type { ArrangementRow } from '../../../schema/entities/arrangement.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import { eventPlanStream } from '../../../schema/ids.ts';
import { type PlanReference, referenceText } from '../../../schema/planReference.ts';
import { Refusal } from '../../../schema/refusal.ts';
import type { Application, RequestContext } from '../../application.ts';
import { lastSeatingsOf } from '../../arrangements/savedSeating.ts';
import { notFound } from '../../core/notFound.ts';
import { planOfCopy, requireCopy } from '../../eventPlans/copies.ts';
import { eventPlanDecider } from '../../eventPlans/decider.ts';
import { type ActivePlan, activeOf } from '../../eventPlans/state.ts';
import { arrangementColumns } from '../../queries/columns.ts';
import { planEntries } from '../moments/planEntries.ts';
import { arrangementPlan } from './arrangementPlan.ts';

/** A plan to compare, with its moment. */
export type ReferredPlan = {
  reference: string;
  kind: PlanReference['kind'];
  plan: ActivePlan;
  /** The revision of the event's plan at that moment; null for a draft. */
  revision: number | null;
  /** ISO 8601; null for now. */
  at: string | null;
  /** The name of the arrangement or draft. */
  name: string | null;
  /** The only table in an arrangement; null for the whole event. */
  tableId: string | null;
};

type Found = Omit<ReferredPlan, 'reference' | 'kind'>;

/**
 * The plan that a reference names. Checks the right to see drafts, but not the right to read the event.
 * @throws Refusal EVENT_NOT_FOUND, ARRANGEMENT_NOT_FOUND; NOT_FOUND if there is no such moment
 */
export const planReferredTo = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  reference: PlanReference,
): Promise<ReferredPlan> => ({
  reference: referenceText(reference),
  kind: reference.kind,
  ...(await found(app, request, eventId, reference)),
});

const unnamed = { name: null, tableId: null };

const found = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  reference: PlanReference,
): Promise<Found> => {
  switch (reference.kind) {
    case 'now': {
      const stream = eventPlanStream(eventId);
      const { state, revision } = await app.commands.load(eventPlanDecider, stream);
      return { plan: activeOf(state), revision: Number(revision), at: null, ...unnamed };
    }
    case 'revision': {
      const { revision } = reference;
      const { timestamp: at } = await entryUpTo(app, eventId, 'revision', revision);
      return { plan: await foldedAt(app, eventId, revision), revision, at, ...unnamed };
    }
    case 'time': {
      const { at } = reference;
      const { revision } = await entryUpTo(app, eventId, 'timestamp', at);
      return { plan: await foldedAt(app, eventId, revision), revision, at, ...unnamed };
    }
    case 'arrangement':
      return planOfArrangement(app, eventId, reference.id);
    case 'draft':
      return planNowOfCopy(app, request, eventId, reference.id);
  }
};

/**
 * The plan of an arrangement. Arrangements have streams of their own, which the history relates to the plan's
 * revisions. The moment of a refreshed arrangement is that of its last seating.
 */
const planOfArrangement = async (app: Application, eventId: string, id: string): Promise<Found> => {
  const saved = await app
    .read('seating_arrangements')
    .where({ id, event_id: eventId })
    .first<ArrangementRow | undefined>(arrangementColumns);
  if (!saved) throw notFound('arrangement');
  const { name, tableId } = saved;
  const { last, moment } = await lastSeatingsOf(app, id);
  const { revision } = await entryUpTo(app, eventId, 'position', moment.position);
  const then = await foldedAt(app, eventId, revision);
  return {
    plan: arrangementPlan(then, { tableId, ...last }),
    revision,
    at: moment.at,
    name,
    tableId,
  };
};

/** The present plan of a copy, with the original's ids. Only editors of the event know of its copies. */
const planNowOfCopy = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  id: string,
): Promise<Found> => {
  const { draftOf, draftName: name } = await requireCopy(app, request, id);
  if (draftOf !== eventId) throw notFound('event');
  const { plan } = await planOfCopy(app, id);
  return { plan, revision: null, at: null, name, tableId: null };
};

/** The last entry of the plan up to a place. @throws Refusal NOT_FOUND */
const entryUpTo = async (
  app: Application,
  eventId: string,
  column: 'revision' | 'timestamp' | 'position',
  upTo: string | number,
): Promise<Pick<HistoryRow, 'revision' | 'timestamp'>> => {
  const entry = await planEntries(app.read, eventId)
    .where(column, '<=', upTo)
    .orderBy('position', 'desc')
    .first<Pick<HistoryRow, 'revision' | 'timestamp'> | undefined>(['revision', 'timestamp']);
  if (!entry) throw noSuchMoment();
  return entry;
};

const foldedAt = async (
  app: Application,
  eventId: string,
  revision: number,
): Promise<ActivePlan> => {
  const stream = eventPlanStream(eventId);
  const requested = BigInt(revision);
  const { state, revision: reached } = await app.commands.at(eventPlanDecider, stream, requested);
  if (reached !== requested) throw noSuchMoment();
  return activeOf(state);
};

const noSuchMoment = () => new Refusal('NOT_FOUND', 'There was no such moment');
