import { z } from 'zod';
import type { AdminStats, UserRow } from '../../schema/entities/user.ts';
import { pageInput, searchText } from '../../schema/inputs/lists.ts';
import type { Application, RequestContext } from '../application.ts';
import { authorizeAdmin } from '../audit/authorizeAdmin.ts';
import { requireMember } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { userColumns } from '../queries/columns.ts';
import { latestFirst, type Page, type PageOf, pageOf } from '../queries/page.ts';
import { anyHas } from '../queries/search.ts';

const newestFirst = latestFirst('users');

/** A query of all members who were not erased. */
export const members = (app: Application) => app.read('users').whereNull('users.erased_at');

/** The member with an id. @throws Refusal MEMBER_NOT_FOUND */
export const userById = async (app: Application, id: string): Promise<UserRow> => {
  const user = await members(app).where({ id }).first<UserRow | undefined>(userColumns);
  if (!user) throw notFound('member');
  return user;
};

/** The member with an address, even if it was claimed before there were tokens. */
export const memberWith = async (app: Application, email: string): Promise<string | undefined> => {
  const row = await members(app)
    .whereRaw('md5(lower(email)) = md5(?)', [email.trim().toLowerCase()])
    .first<{ id: string } | undefined>('id');
  return row?.id;
};

/**
 * The caller; null if signed out.
 * @throws Refusal MEMBER_NOT_FOUND
 */
export const readMe = async (
  app: Application,
  { viewer }: RequestContext,
): Promise<UserRow | null> => (viewer ? userById(app, viewer.id) : null);

/** The caller. @throws Refusal NOT_SIGNED_IN */
export const readSelf = async (app: Application, request: RequestContext): Promise<UserRow> =>
  userById(app, requireMember(request).id);

const usersInput = pageInput.extend({ search: searchText });

/** A page of the members, newest first. @throws Refusal NOT_SIGNED_IN, FORBIDDEN, BAD_INPUT */
export const listUsers = async (
  app: Application,
  request: RequestContext,
  page: unknown,
): Promise<Page<UserRow>> => {
  await authorizeAdmin(app, request, 'users');
  const { search, ...part } = parseInput(usersInput, page);
  const query = members(app);
  if (search) query.where(anyHas(['email', "concat_ws(' ', first_name, last_name)"], search));
  return pageOf<UserRow>(query, userColumns, newestFirst, part);
};

/** A part of the members of any length, newest first. @throws Refusal NOT_SIGNED_IN, FORBIDDEN */
export const usersForRest = async (
  app: Application,
  request: RequestContext,
  part: PageOf,
): Promise<Page<UserRow>> => {
  await authorizeAdmin(app, request, 'users');
  return pageOf<UserRow>(members(app), userColumns, newestFirst, part);
};

const countsOf = z.record(z.string(), z.coerce.number());

/** Counts of members. Months are in UTC. @throws Refusal NOT_SIGNED_IN, FORBIDDEN */
export const readAdminStats = async (
  app: Application,
  request: RequestContext,
): Promise<AdminStats> => {
  await authorizeAdmin(app, request, 'adminStats');
  const count = (condition: string, name: string) =>
    app.read.raw(`count(*) FILTER (WHERE ${condition})::int AS "${name}"`);
  const row = countsOf.parse(
    await members(app).first(
      count('true', 'total'),
      count('is_active', 'active'),
      count(
        "created_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'",
        'new',
      ),
      count("role = 'admin'", 'admin'),
      count("role = 'moderator'", 'moderator'),
      count("role = 'user'", 'user'),
      count("membership_level = 'basic'", 'basic'),
      count("membership_level = 'premium'", 'premium'),
      count("membership_level = 'enterprise'", 'enterprise'),
    ),
  );
  const of = (name: string): number => row[name] ?? 0;
  return {
    totalUsers: of('total'),
    activeUsers: of('active'),
    newUsersThisMonth: of('new'),
    usersByRole: { admin: of('admin'), moderator: of('moderator'), user: of('user') },
    usersByMembership: {
      basic: of('basic'),
      premium: of('premium'),
      enterprise: of('enterprise'),
    },
  };
};

/** The members that exist among these ids. */
export const usersByIds = (app: Application, ids: readonly string[]): Promise<UserRow[]> =>
  app
    .read('users')
    .whereIn('id', [...ids])
    .select<UserRow[]>(userColumns);
