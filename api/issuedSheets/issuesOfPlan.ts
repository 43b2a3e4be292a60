import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { EventPlan } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { nullIfForbidden } from '../graphql/nullIfForbidden.ts';
import { issuedSheetsOf } from './queries.ts';
import { IssuedSheet } from './types.ts';

@Resolver(() => EventPlan)
export class IssuesOfPlanResolver {
  @FieldResolver(() => [IssuedSheet], {
    nullable: true,
    description: 'The issued sheets, latest first. Null for those who may not edit the event.',
  })
  issues(@Root() { id }: EventPlan, @Ctx() { app, request }: GraphContext) {
    return nullIfForbidden(issuedSheetsOf(app, request, id));
  }
}
