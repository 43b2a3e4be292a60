import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { EventRow } from '../../schema/entities/event.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { listAttendees } from './queries.ts';
import { AttendeeFilter, AttendeePage } from './types.ts';

/** The attendees of an event, a page at a time. */
@Resolver(() => Event)
export class EventAttendees {
  @FieldResolver(() => AttendeePage, {
    description: 'The people of the event, in the order in which they were added.',
  })
  attendees(
    @Root() event: EventRow,
    @Args(() => AttendeeFilter) filter: AttendeeFilter,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listAttendees(app, request, { ...filter, eventId: event.id });
  }
}
