import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { Page } from '../graphql/page.ts';
import { DateTime } from '../graphql/scalars.ts';
import { auditEntries, listAuditLog } from './queries.ts';
import {
  type ReplayFacts,
  replayAt,
  replayedTotals,
  replayedUsers,
  replayTimeline,
} from './replay.ts';
import { Replay, ReplayedTotals, ReplayedUser, ReplayTimeline } from './replayTypes.ts';
import { AuditFilter, AuditPage, AuditSlice } from './types.ts';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, { description: 'Admins only: the actions of admins, newest first.' })
  auditLog(@Args(() => Page) page: Page, @Ctx() { app, request }: GraphContext) {
    return listAuditLog(app, request, page);
  }

  @Query(() => AuditSlice, {
    description: 'Admins only: the entries that match a filter, newest first, by position.',
  })
  auditEntries(
    @Arg('filter', () => AuditFilter, { nullable: true }) filter: AuditFilter | null,
    @Arg('before', () => String, {
      nullable: true,
      description: 'Only entries before this position: `next` of the previous part.',
    })
    before: string | null,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Only entries after this position.',
    })
    after: string | null,
    @Arg('limit', () => Int, { nullable: true, description: 'Default: 50. At most 200.' })
    limit: number | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return auditEntries(app, request, { filter, before, after, limit });
  }
}

/** The queries for past moments, and the members and counts of a replay. */
@Resolver(() => Replay)
export class ReplayResolver {
  @Query(() => Replay, {
    description: 'Admins only: the members as they were at a moment. Default: now.',
  })
  replay(
    @Arg('until', () => DateTime, { nullable: true }) until: string | null,
    @Arg('position', () => String, {
      nullable: true,
      description: 'The moment after the step at this position, instead of a time.',
    })
    position: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return replayAt(app, request, { until, position });
  }

  @Query(() => ReplayTimeline, {
    description: 'Admins only: from the first member until now, with marks where admins acted.',
  })
  replayTimeline(@Ctx() { app, request }: GraphContext) {
    return replayTimeline(app, request);
  }

  @FieldResolver(() => [ReplayedUser])
  users(
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('limit', () => Int, { nullable: true, description: 'Default: 100. At most 1,000.' })
    limit: number | null,
    @Root() replay: ReplayFacts,
    @Ctx() { app }: GraphContext,
  ) {
    return replayedUsers(app, replay, { search, limit });
  }

  @FieldResolver(() => ReplayedTotals)
  totals(@Root() replay: ReplayFacts, @Ctx() { app }: GraphContext) {
    return replayedTotals(app, replay);
  }
}
