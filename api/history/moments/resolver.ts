import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../../faces/graphql/context.ts';
import { orNull } from '../../faces/graphql/orNull.ts';
import { DateTime } from '../../faces/graphql/scalars.ts';
import { readMoment } from './moment.ts';
import { PlanMoment } from './types.ts';

@Resolver()
export class MomentsResolver {
  @Query(() => PlanMoment, {
    nullable: true,
    description:
      'The plan as it stood with the change of a revision, or with the last one up to a time; without either, as it stands. Null where the viewer may not see the event.',
  })
  planMoment(
    @Arg('eventId', () => ID) eventId: string,
    @Arg('revision', () => Int, { nullable: true }) revision: number | null,
    @Arg('at', () => DateTime, { nullable: true }) at: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return orNull(readMoment(app, request, { eventId, revision, at }));
  }
}
