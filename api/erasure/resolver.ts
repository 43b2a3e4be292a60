import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { Json } from '../graphql/scalars.ts';
import { exportAttendee, exportSelf } from './exports.ts';

@Resolver()
export class ErasureResolver {
  @Query(() => Json, { description: 'Everything that is held of an attendee.' })
  attendeeData(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return exportAttendee(app, request, id);
  }

  @Query(() => Json, {
    description:
      'Everything that is held of the caller. Of another member: GET /api/admin/users/{id}/export.',
  })
  myData(@Ctx() { app, request }: GraphContext) {
    return exportSelf(app, request);
  }
}
