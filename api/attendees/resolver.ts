import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { EventRow } from '../../schema/readModels.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { listAttendees, readAttendee } from './queries.ts';
import { Attendee, AttendeeFilter, AttendeePage } from './types.ts';

@Resolver()
export class AttendeesResolver {
  @Query(() => Attendee, { nullable: true, description: 'Null where the viewer may not see it.' })
  attendee(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readAttendee(app, request, id));
  }
}

@Resolver(() => Event)
export class EventAttendees {
  @FieldResolver(() => AttendeePage, { description: 'The people of the event, as they came in.' })
  attendees(
    @Root() event: EventRow,
    @Args(() => AttendeeFilter) filter: AttendeeFilter,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listAttendees(app, request, { ...filter, eventId: event.id });
  }
}
