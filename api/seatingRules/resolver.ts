import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { readConflicts } from './conflictsOfPlan.ts';
import { SeatingConflict } from './conflictTypes.ts';
import { listRules } from './queries.ts';
import { SeatingRule } from './types.ts';

@Resolver()
export class SeatingRulesResolver {
  @Query(() => [SeatingRule], {
    description: 'The seating rules of an event, in their order; for those who may edit it.',
  })
  seatingRules(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return listRules(app, request, eventId);
  }

  @Query(() => [SeatingConflict], {
    description:
      'The hard rules and pins of an event that are proven not to hold together; for those who may edit it.',
  })
  seatingConflicts(
    @Arg('eventId', () => ID) eventId: string,
    @Ctx() { app, request }: GraphContext,
  ) {
    return readConflicts(app, request, eventId);
  }
}
