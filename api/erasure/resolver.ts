import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { Json } from '../graphql/scalars.ts';
import { exportAttendee, exportSelf } from './exports.ts';
import { eraseAttendee, eraseUser } from './operations.ts';
import { EraseInput, ErasePayload } from './types.ts';

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

  @Mutation(() => ErasePayload, {
    description:
      'Erases an attendee for good: removed from the plan, and unreadable in all that was recorded.',
  })
  eraseAttendee(
    @Arg('input', () => EraseInput) input: EraseInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return eraseAttendee(app, request, input);
  }

  @Mutation(() => ErasePayload, {
    description:
      'Admins only: erases a member for good. What they planned stays; the last active admin cannot be erased.',
  })
  eraseUser(
    @Arg('input', () => EraseInput) input: EraseInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return eraseUser(app, request, input);
  }
}
