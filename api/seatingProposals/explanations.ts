import type {
  ExplanationAnswer,
  PersonHeat,
  PlanScore,
  TableExplanationAnswer,
} from '../../schema/entities/seatExplanation.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEventOf } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf } from '../eventPlans/state.ts';
import type { PointsSource } from '../seatingEngine/explain/board.ts';
import type { Elsewhere } from '../seatingEngine/explain/elsewhere.ts';
import type { SeatOf } from './engine.ts';
import type { ExplainTask, Explanation } from './explain.ts';
import { inputOfPlan } from './inputOfPlan.ts';
import { recordedMoves } from './queries.ts';
import { engineOf } from './running.ts';

/** A plan at a revision, perhaps with the moves of a proposal. */
type Seating = { key: string; plan: ActivePlan; seats?: SeatOf[] };

const present = async (app: Application, eventId: string) => {
  const { state, revision } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  return { key: `${eventId}@${revision}`, plan: activeOf(state), revision: Number(revision) };
};

/** Asks by the key alone first, because copying the input of a large plan takes a while. */
const ask = async (
  app: Application,
  { key, plan, seats }: Seating,
  about: Pick<ExplainTask, 'personId' | 'tableId' | 'heat'> = {},
): Promise<Explanation> => {
  const { atOnce } = engineOf(app);
  const question: ExplainTask = { key, ...about };
  const answer = await atOnce.run('explain', question);
  if (!('missing' in answer)) return answer;
  const input = inputOfPlan(plan);
  return atOnce.run('explain', { ...question, input, ...(seats && { seats }) });
};

const flat = (source: PointsSource) => ({
  from: source.from,
  ruleId: source.from === 'rule' ? source.ruleId : null,
  kind: source.from === 'rule' ? source.kind : null,
  name: source.from === 'pairs' ? source.name : null,
});

/**
 * The score of an event's present seating, by rule. Does not check rights.
 * @throws Refusal EVENT_NOT_FOUND, ENGINE_BUSY
 */
export const readScore = async (app: Application, eventId: string): Promise<PlanScore> => {
  const { revision, ...seating } = await present(app, eventId);
  const answer = await ask(app, seating);
  if (!('score' in answer)) throw new Error('The engine did not score the seating.');
  const { byRule, ...score } = answer.score;
  return {
    eventId,
    revision,
    ...score,
    byRule: byRule.map(({ source, ...rest }) => ({ ...flat(source), ...rest })),
  };
};

/**
 * Each seated person's share of their best possible score. Does not check rights.
 * @throws Refusal EVENT_NOT_FOUND, ENGINE_BUSY
 */
export const readHeat = async (app: Application, eventId: string): Promise<PersonHeat[]> => {
  const { revision: _, ...seating } = await present(app, eventId);
  const answer = await ask(app, seating, { heat: true });
  if (!('heat' in answer)) throw new Error('The engine did not explain the seating.');
  return answer.heat.map(({ personId, ...rest }) => ({ attendeeId: personId, ...rest }));
};

/** The seating to explain: the present one, or that of a proposal with a budget of moves. */
type Asked = {
  proposalId?: string | null | undefined;
  moveBudget?: number | null | undefined;
};

/**
 * Why a person sits where they sit, or would sit by a proposal.
 * @throws Refusal NOT_SIGNED_IN, ATTENDEE_NOT_FOUND, FORBIDDEN, PROPOSAL_NOT_FOUND
 */
export const readExplanation = async (
  app: Application,
  request: RequestContext,
  { attendeeId, ...query }: { attendeeId: string } & Asked,
): Promise<ExplanationAnswer> => {
  const { eventId } = await requireEventOf(app, request, 'attendee', attendeeId, 'edit');
  const seating = await seatingFor(app, eventId, query);
  const answer = await ask(app, seating, { personId: attendeeId });
  if (!('seat' in answer) || !answer.seat) throw notFound('attendee');
  const { personId, reasons, elsewhere, best, ...seat } = answer.seat;
  return {
    attendeeId: personId,
    ...seat,
    reasons: reasons.map(({ source, ...rest }) => ({ ...flat(source), ...rest })),
    elsewhere: elsewhere.map(otherSeat),
    best: best.map(otherSeat),
  };
};

/**
 * Why the people at a table sit there.
 * @throws Refusal NOT_SIGNED_IN, TABLE_NOT_FOUND, FORBIDDEN
 */
export const readTableExplanation = async (
  app: Application,
  request: RequestContext,
  tableId: string,
): Promise<TableExplanationAnswer> => {
  const { eventId } = await requireEventOf(app, request, 'table', tableId, 'edit');
  const { revision: _, ...seating } = await present(app, eventId);
  const answer = await ask(app, seating, { tableId });
  if (!('table' in answer) || !answer.table) throw notFound('table');
  const { reasons, people: __, ...table } = answer.table;
  return {
    ...table,
    reasons: reasons.map(({ source, ...rest }) => ({ ...flat(source), ...rest })),
  };
};

const seatingFor = async (
  app: Application,
  eventId: string,
  { proposalId, moveBudget }: Asked,
): Promise<Seating> => {
  const now = await present(app, eventId);
  if (!proposalId) return now;
  const moves = await recordedMoves(app, { id: proposalId, eventId }, moveBudget);
  const seatOf = new Map<string, string>();
  for (const [seatId, { attendeeId }] of now.plan.seats)
    if (attendeeId !== null) seatOf.set(attendeeId, seatId);
  for (const [attendeeId] of moves) seatOf.delete(attendeeId);
  for (const [attendeeId, , to] of moves) if (to !== null) seatOf.set(attendeeId, to);
  return { ...now, key: `${now.key}+${proposalId}.${moveBudget ?? ''}`, seats: [...seatOf] };
};

const otherSeat = ({ change, reasons, ...seat }: Elsewhere) => ({
  ...seat,
  ...change,
  reasons: reasons.map(({ source, ...rest }) => ({ ...flat(source), ...rest })),
});
