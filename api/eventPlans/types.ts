import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AttendeeRow, EventRow, SeatRow, TableRow } from '../../schema/readModels.ts';
import type { EventStatus as Status } from '../../schema/vocabulary.ts';
import { Attendee } from '../attendees/types.ts';
import { CommandPayload, DeletePayload } from '../graphql/command.ts';
import { EventStatus } from '../graphql/enums.ts';
import { ListPage } from '../graphql/page.ts';
import { DateTime } from '../graphql/scalars.ts';
import { Seat, Table } from '../tables/types.ts';

@ObjectType({ description: 'What is counted in an event.', simpleResolvers: true })
export class EventStats {
  @Field(() => Int)
  attendees!: number;

  @Field(() => Int)
  checkedIn!: number;

  @Field(() => Int)
  tables!: number;

  @Field(() => Int)
  seats!: number;

  @Field(() => Int, { description: 'Seats that are taken.' })
  assigned!: number;

  @Field(() => Int, { description: 'Attendees in the holding area.' })
  held!: number;
}

@ObjectType({
  description:
    'A fault of ours keeps an event from being up to date: it is shown as it was before, and cannot be changed for now.',
  simpleResolvers: true,
})
export class SetAside {
  @Field(() => DateTime, { description: 'Since when what happens to it is not shown.' })
  since!: string;
}

@ObjectType({
  description: 'What an organiser plans: a dinner, a conference.',
  simpleResolvers: true,
})
export class Event implements EventRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => DateTime, { nullable: true })
  startDate!: string | null;

  @Field(() => DateTime, { nullable: true })
  endDate!: string | null;

  @Field(() => String, { nullable: true })
  location!: string | null;

  @Field(() => EventStatus)
  status!: Status;

  @Field(() => Boolean, { description: 'Whether every member may read it.' })
  isPublic!: boolean;

  @Field(() => Int, { nullable: true })
  maxAttendees!: number | null;

  @Field(() => ID)
  createdByUserId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Of a draft: the event that it is a draft of. No list of events has drafts.',
  })
  draftOf!: string | null;

  @Field(() => String, { nullable: true, description: 'What the draft is called.' })
  draftName!: string | null;

  draftRevision!: number | null;

  draftStartedBy!: string | null;

  @Field(() => DateTime)
  createdAt!: string;

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType({ description: 'A page of events.', simpleResolvers: true })
export class EventPage extends ListPage {
  @Field(() => [Event])
  items!: EventRow[];

  @Field(() => String, { description: 'Send it as `after` to follow what changes from here on.' })
  position!: string;
}

@ObjectType({
  description: 'The whole plan for the seating screen, as of `position`.',
  simpleResolvers: true,
})
export class EventPlan {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Send it as `after` to follow what changes from here on.' })
  position!: string;

  @Field(() => Event)
  event!: EventRow;

  @Field(() => [Attendee])
  attendees!: AttendeeRow[];

  @Field(() => [Table])
  tables!: TableRow[];

  @Field(() => [Seat])
  seats!: SeatRow[];
}

@ObjectType({ simpleResolvers: true })
export class EventPayload extends CommandPayload {
  @Field(() => Event)
  event!: EventRow;
}

@ObjectType({ simpleResolvers: true })
export class DeleteEventPayload extends DeletePayload {}

@ObjectType({
  description:
    'Whole entities for what changed, ids for what is gone. `resync`: too much to list, or too long ago: query again.',
  simpleResolvers: true,
})
export class EventPlanDelta {
  @Field(() => String, { description: 'Send it as `after` to go on from here.' })
  position!: string;

  @Field(() => Boolean)
  resync!: boolean;

  @Field(() => Boolean, { description: 'The event is gone; nothing follows.' })
  deleted!: boolean;

  @Field(() => [ID], {
    description: 'The members whose changes these are; for those who may edit the event.',
  })
  by!: string[];

  @Field(() => Event, { nullable: true })
  event!: EventRow | null;

  @Field(() => [Attendee])
  attendees!: AttendeeRow[];

  @Field(() => [ID])
  removedAttendeeIds!: string[];

  @Field(() => [Table])
  tables!: TableRow[];

  @Field(() => [ID])
  removedTableIds!: string[];

  @Field(() => [Seat])
  seats!: SeatRow[];

  @Field(() => [ID])
  removedSeatIds!: string[];

  @Field(() => [ID], { description: 'Arrangements that were saved, changed or deleted.' })
  arrangementIds!: string[];
}

@ObjectType({
  description: 'What changed among the events that the viewer may see.',
  simpleResolvers: true,
})
export class EventsDelta {
  @Field(() => String, { description: 'Send it as `after` to go on from here.' })
  position!: string;

  @Field(() => Boolean)
  resync!: boolean;

  @Field(() => [Event])
  events!: EventRow[];

  @Field(() => [ID], { description: 'Deleted, or no longer to be seen.' })
  removedEventIds!: string[];
}
