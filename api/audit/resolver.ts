import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { AuditRow } from '../../schema/readModels.ts';
import type { GraphContext } from '../faces/graphql/context.ts';
import { Page } from '../faces/graphql/page.ts';
import { User } from '../members/types.ts';
import { listAuditLog } from './queries.ts';
import { AuditEntry, AuditPage } from './types.ts';

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditPage, { description: 'Admins only: what admins did, newest first.' })
  auditLog(@Args(() => Page) page: Page, @Ctx() { app, request }: GraphContext) {
    return listAuditLog(app, request, page);
  }

  @FieldResolver(() => User, { nullable: true })
  adminUser(@Root() entry: AuditRow, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(entry.adminUserId);
  }

  @FieldResolver(() => User, { nullable: true })
  targetUser(@Root() { targetUserId }: AuditRow, @Ctx() { loaders }: GraphContext) {
    return targetUserId && loaders.user.load(targetUserId);
  }
}
