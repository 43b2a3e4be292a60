import { FieldResolver, Resolver, Root } from 'type-graphql';
import { pictureOf } from '../moments/planPicture.ts';
import { PlanPicture } from '../moments/types.ts';
import type { ComparedPlan as Compared } from './queries.ts';
import { ComparedPlan } from './types.ts';

@Resolver(() => ComparedPlan)
export class ComparisonResolver {
  @FieldResolver(() => PlanPicture)
  picture(@Root() { plan }: Compared) {
    return pictureOf(plan);
  }
}
