import type { Application } from '../../../api/application.ts';
import { setUserActive, setUserRole } from '../../../api/members/operations.ts';
import type { Position, RecordedEvent } from '../../../schema/domainEvents.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import { createPool } from '../../../schema/ports/postgres.ts';
import { logOf } from '../../harness/logOf.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../../harness/planner.ts';
import { eventCopies } from './copies.ts';
import { type CallerKind, callerKinds } from './profiles.ts';
import { as, newMember, type Target } from './targets.ts';

type Member = Caller & { id: string };

/** The whole product, a member of every kind, and a target for each kind. */
export type Stage = {
  planner: TestPlanner;
  app: Application;
  callers: Record<CallerKind, Member>;
  /** Targets for operations that change nothing, shared by all of them. */
  kept: Record<CallerKind, Target>;
  /** A new target for an operation that changes the member or the event. */
  freshTarget: (kind: CallerKind, what: 'member' | 'event') => Promise<Target>;
  /** Signs a new member in. */
  member: (name: string) => Promise<Member>;
  /** Makes the next refusals count as the first of their minute, which are recorded at once. */
  inAnotherMinute: () => Promise<unknown>;
  head: () => Promise<Position>;
  /** The events that were recorded after a position. */
  recordedSince: (position: Position) => Promise<RecordedEvent[]>;
  stop: () => Promise<void>;
};

export const openStage = async (): Promise<Stage> => {
  const planner = await startTestPlanner({ iterationsFor: () => 2_048 });
  const app = planner.application;
  const pool = createPool(planner.databaseUrl);
  const log = await logOf(planner);

  const member = async (name: string): Promise<Member> => {
    const caller = await planner.caller(`${name}@example.com`);
    const { body } = await caller.call<{ id: string }>('GET', '/api/auth/user');
    return { ...caller, id: body.id };
  };
  const callers = await signedIn(planner, member);
  const [newPublic, newPrivate, newOfInactive] = await Promise.all([
    eventCopies(app, log, callers.owner.id, true),
    eventCopies(app, log, callers.owner.id, false),
    eventCopies(app, log, callers.inactive.id, false),
  ]);
  const fresh = (kind: CallerKind): Record<'member' | 'event', () => Promise<Partial<Target>>> => {
    const isPublic = kind === 'otherPublic' || kind === 'signedOut';
    const ofOwner = isPublic ? newPublic : newPrivate;
    return {
      member: () => newMember(app, callers.admin.id),
      event: kind === 'inactive' ? newOfInactive : ofOwner,
    };
  };
  const keep = async (kind: CallerKind) => {
    const { member, event } = fresh(kind);
    return [kind, { ...(await member()), ...(await event()) }];
  };
  const kept: Stage['kept'] = Object.fromEntries(await Promise.all(callerKinds.map(keep)));
  return {
    planner,
    app,
    callers,
    kept,
    freshTarget: async (kind, what) => ({ ...kept[kind], ...(await fresh(kind)[what]()) }),
    member,
    inAnotherMinute: () => pool.query('DELETE FROM app.refused_admin_calls'),
    head: () => log.head(),
    recordedSince: async (position) =>
      (await log.readAll({ after: position || startPosition, max: 100 })).events,
    stop: async () => {
      await log.close();
      await pool.end();
      await planner.stop();
    },
  };
};

const signedIn = async (
  planner: TestPlanner,
  member: Stage['member'],
): Promise<Stage['callers']> => {
  const [admin, moderator, inactive, owner, other] = (await Promise.all(
    (['admin', 'moderator', 'inactive', 'owner', 'other'] as const).map(member),
  )) as [Member, Member, Member, Member, Member];
  const app = planner.application;
  const byAdmin = as(admin.id, 'admin');
  await setUserRole(app, byAdmin, { id: moderator.id, role: 'moderator' });
  await setUserRole(app, byAdmin, { id: inactive.id, role: 'admin' });
  await setUserActive(app, byAdmin, { id: inactive.id, isActive: false });
  const signedOut = { ...(await planner.caller()), id: '' };
  return {
    signedOut,
    owner,
    otherPrivate: other,
    otherPublic: other,
    moderator,
    admin,
    inactive,
  };
};
