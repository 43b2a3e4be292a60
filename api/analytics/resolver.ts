import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { readEventAnalytics } from './queries.ts';
import { EventAnalytics } from './types.ts';

@Resolver()
export class AnalyticsResolver {
  @Query(() => EventAnalytics, {
    nullable: true,
    description: 'Null where the viewer may not see the event.',
  })
  eventAnalytics(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readEventAnalytics(app, request, id));
  }
}
