import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { Json } from '../graphql/scalars.ts';
import { IssuedSheet } from '../issuedSheets/types.ts';
import { exportAttendee, exportSelf } from './exports.ts';
import { issuesNaming } from './paper.ts';

@Resolver()
export class ErasureResolver {
  @Query(() => Json, { description: 'Everything that is held of an attendee.' })
  attendeeData(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return exportAttendee(app, request, id);
  }

  @Query(() => [IssuedSheet], {
    description:
      'The sheets that were given out and may name an attendee, the latest first. Who is erased stays on paper.',
  })
  issuesNaming(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return issuesNaming(app, request, id);
  }

  @Query(() => Json, {
    description:
      'Everything that is held of the caller. Of another member: GET /api/admin/users/{id}/export.',
  })
  myData(@Ctx() { app, request }: GraphContext) {
    return exportSelf(app, request);
  }
}
