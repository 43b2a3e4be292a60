import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { Page } from '../graphql/page.ts';
import { listUsers, readMe } from './queries.ts';
import { User, UserPage } from './types.ts';

/** The caller's own row, and the member lists of admins. */
@Resolver()
export class MembersResolver {
  @Query(() => User, {
    nullable: true,
    description: 'The signed-in member; null if nobody is signed in.',
  })
  me(@Ctx() { app, request }: GraphContext) {
    return readMe(app, request);
  }

  @Query(() => UserPage, { description: 'Admins only: the members, newest first.' })
  users(
    @Args(() => Page) page: Page,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listUsers(app, request, { ...page, search });
  }
}
