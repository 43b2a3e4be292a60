import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { floorObjectsOf } from './queries.ts';
import { FloorObject } from './types.ts';

@Resolver()
export class FloorObjectsResolver {
  @Query(() => [FloorObject], {
    description: 'What stands in the room of an event besides tables, by name.',
  })
  floorObjects(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return floorObjectsOf(app, request, eventId);
  }
}
