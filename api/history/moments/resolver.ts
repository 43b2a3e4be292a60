import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { MomentRead } from '../../../schema/entities/moment.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { nullIfNotFound } from '../../graphql/nullIfNotFound.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { readMoment } from './moment.ts';
import { readRestoration } from './restoration.ts';
import { PlanMoment, Restoration } from './types.ts';

/** The query for a moment of a plan, and what restoring it would change. */
@Resolver(() => PlanMoment)
export class MomentsResolver {
  @Query(() => PlanMoment, {
    nullable: true,
    description:
      'The plan after the change of a revision, or after the last change up to a time; by default the present plan. Null if the viewer may not see the event.',
  })
  planMoment(
    @Arg('eventId', () => ID) eventId: string,
    @Arg('revision', () => Int, { nullable: true }) revision: number | null,
    @Arg('at', () => DateTime, { nullable: true }) at: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return nullIfNotFound(readMoment(app, request, { eventId, revision, at }));
  }

  @FieldResolver(() => Restoration, { description: 'What restoring it would change now.' })
  restoration(@Root() moment: MomentRead, @Ctx() { app, request }: GraphContext) {
    return readRestoration(app, request, moment);
  }
}
