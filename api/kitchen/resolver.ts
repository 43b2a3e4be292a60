import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { EventPlan } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { nullIfForbidden } from '../graphql/nullIfForbidden.ts';
import { nullIfNotFound } from '../graphql/nullIfNotFound.ts';
import { issuedSheetOf } from '../issuedSheets/queries.ts';
import { readKitchen } from './queries.ts';
import { Kitchen } from './types.ts';

const meals =
  'The meals by seat as of a revision, by default the latest. With `since`, only tables that differ.';

@Resolver(() => EventPlan)
export class KitchenResolver {
  @Query(() => Kitchen, {
    nullable: true,
    description: `${meals} Null if the viewer may not see the event.`,
  })
  kitchen(
    @Arg('eventId', () => ID) eventId: string,
    @Arg('revision', () => Int, { nullable: true }) at: number | null,
    @Arg('since', () => Int, { nullable: true }) since: number | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return nullIfNotFound(readKitchen(app, request, { eventId, at, since }));
  }

  @FieldResolver(() => Kitchen, {
    nullable: true,
    name: 'kitchen',
    description: `${meals} Null for those who may not see diets.`,
  })
  kitchenOfPlan(
    @Root() { id: eventId }: EventPlan,
    @Arg('revision', () => Int, { nullable: true }) at: number | null,
    @Arg('since', () => Int, { nullable: true }) since: number | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return nullIfForbidden(readKitchen(app, request, { eventId, at, since }));
  }

  @FieldResolver(() => Kitchen, {
    nullable: true,
    description:
      'The tables that differ from an issued sheet. Null for those who may not see diets or edit the event.',
  })
  kitchenSince(
    @Root() { id: eventId }: EventPlan,
    @Arg('issueId', () => ID) issueId: string,
    @Ctx() { app, request }: GraphContext,
  ) {
    const since = issuedSheetOf(app, request, eventId, issueId);
    return nullIfForbidden(
      since.then(({ revision }) => readKitchen(app, request, { eventId, since: revision })),
    );
  }
}
