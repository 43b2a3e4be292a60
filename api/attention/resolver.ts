import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { EventPlan } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { nullIfForbidden } from '../graphql/nullIfForbidden.ts';
import { nullIfNotFound } from '../graphql/nullIfNotFound.ts';
import { readAttention } from './queries.ts';
import { Attention } from './types.ts';

const what = 'What needs attention in the guest list, without kinds that concern nobody.';

/** The attention that a guest list needs. */
@Resolver(() => EventPlan)
export class AttentionResolver {
  @Query(() => [Attention], {
    nullable: true,
    description: `${what} Null if the viewer may not see the event.`,
  })
  attention(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return nullIfNotFound(readAttention(app, request, eventId));
  }

  @FieldResolver(() => [Attention], {
    nullable: true,
    name: 'attention',
    description: `${what} Null for those who may not see details.`,
  })
  attentionOfPlan(@Root() { id: eventId }: EventPlan, @Ctx() { app, request }: GraphContext) {
    return nullIfForbidden(readAttention(app, request, eventId));
  }
}
