import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { menuOf } from './queries.ts';
import { Menu } from './types.ts';

@Resolver()
export class MenusResolver {
  @Query(() => Menu, {
    nullable: true,
    description: 'What an event serves. Null where the viewer may not see the event.',
  })
  menu(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return orNull(menuOf(app, request, eventId));
  }
}
