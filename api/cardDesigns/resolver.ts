import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { cardDesignsOf } from './queries.ts';
import { CardDesign } from './types.ts';

@Resolver()
export class CardDesignsResolver {
  @Query(() => [CardDesign], { description: 'The card designs of an event, by name.' })
  cardDesigns(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return cardDesignsOf(app, request, eventId);
  }
}
