import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { roomOf } from './queries.ts';
import { Room } from './types.ts';

@Resolver()
export class RoomsResolver {
  @Query(() => Room, {
    nullable: true,
    description: 'The room of an event. Null where the viewer may not see the event.',
  })
  room(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return orNull(roomOf(app, request, eventId));
  }
}
