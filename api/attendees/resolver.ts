import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { EventRow } from '../../schema/readModels.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import {
  AddAttendeeInput,
  AttendeeFilter,
  AttendeeIdInput,
  EditAttendeeInput,
  HoldAttendeeInput,
  ImportAttendeesInput,
} from './inputs.ts';
import {
  addAttendee,
  checkInAttendee,
  checkOutAttendee,
  deleteAttendee,
  editAttendee,
  holdAttendee,
  importAttendees,
  releaseAttendee,
} from './operations.ts';
import { listAttendees, readAttendee } from './queries.ts';
import {
  Attendee,
  AttendeePage,
  AttendeePayload,
  DeleteAttendeePayload,
  ImportAttendeesPayload,
} from './types.ts';

@Resolver()
export class AttendeesResolver {
  @Query(() => Attendee, { nullable: true, description: 'Null where the viewer may not see it.' })
  attendee(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readAttendee(app, request, id));
  }

  @Mutation(() => AttendeePayload, { description: 'Adds someone to the pool of an event.' })
  addAttendee(
    @Arg('input', () => AddAttendeeInput) input: AddAttendeeInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return addAttendee(app, request, input);
  }

  @Mutation(() => ImportAttendeesPayload, {
    description:
      'Adds up to 5,000 attendees in one step: all of them, or none and a list of issues by index.',
  })
  importAttendees(
    @Arg('input', () => ImportAttendeesInput) input: ImportAttendeesInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return importAttendees(app, request, input);
  }

  @Mutation(() => AttendeePayload, {
    description: 'Changes the fields that are given; null or empty text clears one.',
  })
  editAttendee(
    @Arg('input', () => EditAttendeeInput) input: EditAttendeeInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return editAttendee(app, request, input);
  }

  @Mutation(() => DeleteAttendeePayload, {
    description: 'Removes someone from the event and frees their seat.',
  })
  deleteAttendee(
    @Arg('input', () => AttendeeIdInput) input: AttendeeIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return deleteAttendee(app, request, input);
  }

  @Mutation(() => AttendeePayload, { description: 'Marks that someone has arrived.' })
  checkInAttendee(
    @Arg('input', () => AttendeeIdInput) input: AttendeeIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return checkInAttendee(app, request, input);
  }

  @Mutation(() => AttendeePayload, { description: 'Takes back that someone has arrived.' })
  checkOutAttendee(
    @Arg('input', () => AttendeeIdInput) input: AttendeeIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return checkOutAttendee(app, request, input);
  }

  @Mutation(() => AttendeePayload, {
    description: 'Moves someone to the holding area and frees their seat.',
  })
  holdAttendee(
    @Arg('input', () => HoldAttendeeInput) input: HoldAttendeeInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return holdAttendee(app, request, input);
  }

  @Mutation(() => AttendeePayload, {
    description: 'Moves someone from the holding area back to the pool.',
  })
  releaseAttendee(
    @Arg('input', () => AttendeeIdInput) input: AttendeeIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return releaseAttendee(app, request, input);
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
