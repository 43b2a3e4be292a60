import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { guestFieldsOf } from './queries.ts';
import { GuestFields } from './types.ts';

@Resolver()
export class GuestFieldsResolver {
  @Query(() => GuestFields, {
    nullable: true,
    description:
      'The own fields of an event, for those who may see the details of its guests. Null where the viewer may not see the event.',
  })
  guestFields(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return orNull(guestFieldsOf(app, request, eventId));
  }
}
