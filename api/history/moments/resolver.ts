import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphContext } from '../../graphql/context.ts';
import { orNull } from '../../graphql/orNull.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { readActivity } from './activity.ts';
import { RestoreMomentInput } from './inputs.ts';
import { type MomentRead, readMoment } from './moment.ts';
import { readRestoration } from './restoration.ts';
import { restoreMoment } from './restore.ts';
import { PlanActivity, PlanMoment, Restoration, RestoreMomentPayload } from './types.ts';

@Resolver(() => PlanMoment)
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

  @Query(() => PlanActivity, {
    nullable: true,
    description: 'How much happened when. Null where the viewer may not see the event.',
  })
  planActivity(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readActivity(app, request, eventId));
  }

  @FieldResolver(() => Restoration, { description: 'What restoring it would change by now.' })
  restoration(@Root() moment: MomentRead, @Ctx() { app }: GraphContext) {
    return readRestoration(app, moment);
  }

  @Mutation(() => RestoreMomentPayload, {
    description: 'Makes the plan what it was at a moment, in one step that can be undone.',
  })
  restoreMoment(
    @Arg('input', () => RestoreMomentInput) input: RestoreMomentInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return restoreMoment(app, request, input);
  }
}
