import type { Knex } from 'knex';
import type {
  AuditRow,
  Replay,
  ReplayedTotals,
  ReplayedUser,
  ReplayMark,
} from '../../schema/entities/audit.ts';
import { replayedUsersInput, replayInput } from '../../schema/inputs/audit.ts';
import { memberActions } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { auditColumns } from '../queries/columns.ts';
import { anyHas } from '../queries/search.ts';
import { authorizeAdmin } from './authorizeAdmin.ts';

/** A past moment: a time, or the position of a step, which is included. */
type Moment = { until: string; position?: string | null };

export type ReplayFacts = Replay & Moment;

const actions = (app: Application) =>
  app.read('admin_audit_log').whereIn('action', [...memberActions]);

const upTo = (query: Knex.QueryBuilder, { until, position }: Moment): Knex.QueryBuilder =>
  position ? query.where('position', '<=', position) : query.where('timestamp', '<=', until);

/** The moment that the input names. A position determines the time of its step. */
const momentOf = async (app: Application, input: unknown): Promise<Moment> => {
  const { until, position } = parseInput(replayInput, input);
  const now = new Date().toISOString();
  if (!position) return { until: until ?? now };
  const step = await upTo(actions(app), { until: now, position })
    .orderBy('position', 'desc')
    .first<{ timestamp: string } | undefined>('timestamp');
  return { until: step?.timestamp ?? now, position };
};

/**
 * The last admin action on a member up to a moment, and the positions of its neighbours.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN, BAD_INPUT
 */
export const replayAt = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<ReplayFacts> => {
  await authorizeAdmin(app, request, 'replay');
  const moment = await momentOf(app, input);
  const lastAction = await upTo(actions(app), moment)
    .orderBy('position', 'desc')
    .first<AuditRow | undefined>(auditColumns);
  const at = lastAction?.position ?? '';
  const [previous, next] = await Promise.all([
    actions(app).where('position', '<', at).max({ position: 'position' }).first(),
    actions(app).where('position', '>', at).min({ position: 'position' }).first(),
  ]);
  return {
    ...moment,
    lastAction: lastAction ?? null,
    previous: previous?.position ?? null,
    next: next?.position ?? null,
  };
};

/** Each member's latest values at a moment, without members who registered later or were erased by then. */
const membersAt = (app: Application, moment: Moment): Knex.QueryBuilder => {
  const last = (column: string) =>
    app.read.raw('(array_agg(?? ORDER BY position DESC) FILTER (WHERE ?? IS NOT NULL))[1]', [
      column,
      column,
    ]);
  const erased = app.read('users').where('erased_at', '<=', moment.until).select('id');
  return upTo(app.read('member_steps'), moment)
    .whereNotIn('member_id', erased)
    .select({
      id: 'member_id',
      role: last('role'),
      membershipLevel: last('membership_level'),
      isActive: last('is_active'),
      registeredAt: app.read.raw('min("timestamp") FILTER (WHERE is_registration)'),
    })
    .groupBy('member_id')
    .havingRaw('bool_or(is_registration)');
};

/** The members at a moment by name, the member of the last action first. @throws Refusal BAD_INPUT */
export const replayedUsers = async (
  app: Application,
  { lastAction, ...moment }: ReplayFacts,
  input: unknown,
): Promise<ReplayedUser[]> => {
  const { search, limit } = parseInput(replayedUsersInput, input);
  return usersAt(app, moment, { search, limit, first: lastAction?.targetUserId ?? '' });
};

const usersAt = async (
  app: Application,
  moment: Moment,
  { search, limit, first }: { search?: string | null; limit?: number; first: string },
): Promise<ReplayedUser[]> => {
  const name = "lower(coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email))";
  const query = app.read
    .from(membersAt(app, moment).as('m'))
    .leftJoin('users as u', 'u.id', 'm.id')
    .select<ReplayedUser[]>('m.*', {
      email: 'u.email',
      firstName: 'u.first_name',
      lastName: 'u.last_name',
    })
    .orderByRaw(`m.id <> ?, ${name}, m.id`, [first]);
  if (limit) query.limit(limit);
  if (search) query.where(anyHas(['u.email', "concat_ws(' ', u.first_name, u.last_name)"], search));
  return query;
};

/**
 * All members at a moment, and the last admin action on any of them.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN, BAD_INPUT
 */
export const replayForRest = async (app: Application, request: RequestContext, input: unknown) => {
  const { until, position, lastAction } = await replayAt(app, request, input);
  const users = await usersAt(app, { until, position }, { first: '' });
  return { until, users, lastAction };
};

/** Counts of the members at a moment. */
export const replayedTotals = async (app: Application, moment: Moment): Promise<ReplayedTotals> => {
  const count = (condition: string) => app.read.raw(`count(*) FILTER (WHERE ${condition})`);
  const counted = await app.read
    .from(membersAt(app, moment).as('m'))
    .select({
      users: app.read.raw('count(*)'),
      active: count('"isActive"'),
      admins: count(`role = 'admin'`),
      moderators: count(`role = 'moderator'`),
    })
    .first();
  return counted as ReplayedTotals;
};

/** The most marks that a wide screen can show separately. */
const maxMarks = 400;

/**
 * The time from the first member until now, with marks where admins acted on members.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN
 */
export const replayTimeline = async (app: Application, request: RequestContext) => {
  await authorizeAdmin(app, request, 'replay');
  const until = new Date().toISOString();
  const begun = await app
    .read('member_steps')
    .min({ since: 'timestamp' })
    .first<{ since: string | null }>();
  const since = begun.since ?? until;
  const place = app.read.raw(
    `width_bucket(extract(epoch FROM "timestamp"), extract(epoch FROM ?::timestamptz),
       extract(epoch FROM ?::timestamptz) + 1, ?)`,
    [since, until, maxMarks],
  );
  const marks: ReplayMark[] = await actions(app)
    .select({
      timestamp: app.read.raw('min("timestamp")'),
      count: app.read.raw('count(*)'),
      action: app.read.raw('(array_agg(action ORDER BY position))[1]'),
    })
    .groupBy(place)
    .orderBy('timestamp');
  return { since, until, marks };
};
