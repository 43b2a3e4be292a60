import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { GraphContext } from '../../graphql/context.ts';
import { orNull } from '../../graphql/orNull.ts';
import { pictureOf } from '../moments/planPicture.ts';
import { PlanPicture } from '../moments/types.ts';
import { type ComparedPlan as Compared, readComparison } from './queries.ts';
import { ComparedPlan, PlanComparison } from './types.ts';

@Resolver(() => ComparedPlan)
export class ComparisonResolver {
  @Query(() => PlanComparison, {
    nullable: true,
    description:
      'Two plans of an event and their difference. `from` and `to` name `now`, a moment (`r:<revision>`, `at:<ISO 8601>`), `arrangement:<id>` or `draft:<id>`; left out: what was before the latest changes, and now. Null where the viewer may not see the event or one of the two is not there.',
  })
  comparison(
    @Arg('eventId', () => ID) eventId: string,
    @Arg('from', () => String, { nullable: true }) from: string | null,
    @Arg('to', () => String, { nullable: true }) to: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return orNull(readComparison(app, request, { eventId, from, to }));
  }

  @FieldResolver(() => PlanPicture)
  picture(@Root() { plan }: Compared) {
    return pictureOf(plan);
  }
}
