import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AttendeeRow } from '../../schema/readModels.ts';
import type {
  DemoStatus as Demo,
  OpportunityAnswer as Opportunity,
  AttendeeRole as Role,
} from '../../schema/vocabulary.ts';
import { CommandPayload, DeletePayload } from '../graphql/command.ts';
import { AttendeeRole, DemoStatus, OpportunityAnswer } from '../graphql/enums.ts';
import { ListPage } from '../graphql/page.ts';
import { DateTime } from '../graphql/scalars.ts';

@ObjectType({ description: 'Someone who is invited to an event.', simpleResolvers: true })
export class Attendee implements AttendeeRow {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true })
  company!: string | null;

  @Field(() => AttendeeRole)
  attendeeRole!: Role;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => String, { nullable: true })
  photoUrl!: string | null;

  @Field(() => String, { nullable: true })
  linkedinUrl!: string | null;

  @Field(() => Boolean)
  isCheckedIn!: boolean;

  @Field(() => OpportunityAnswer, { nullable: true })
  currentOpportunity!: Opportunity | null;

  @Field(() => String, { nullable: true })
  accountExecutive!: string | null;

  @Field(() => DemoStatus, { nullable: true })
  demoStatus!: Demo | null;

  @Field(() => String, { nullable: true, description: 'Free text.' })
  demoDate!: string | null;

  @Field(() => String, { nullable: true })
  linkedUrl!: string | null;

  @Field(() => String, { nullable: true })
  otherAccountNotes!: string | null;

  @Field(() => [String], { description: "The event's marker `event:{id}`, then the free tags." })
  tags!: string[];

  @Field(() => [String], { description: "The event's marker while held, else empty." })
  holdingFor!: string[];

  @Field(() => String, { nullable: true })
  holdReason!: string | null;

  @Field(() => DateTime, { nullable: true })
  heldSince!: string | null;

  @Field(() => ID)
  createdByUserId!: string;

  @Field(() => DateTime)
  createdAt!: string;

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType({ description: 'A page of attendees.', simpleResolvers: true })
export class AttendeePage extends ListPage {
  @Field(() => [Attendee])
  items!: AttendeeRow[];
}

@ObjectType({ simpleResolvers: true })
export class AttendeePayload extends CommandPayload {
  @Field(() => Attendee)
  attendee!: AttendeeRow;
}

@ObjectType({ simpleResolvers: true })
export class DeleteAttendeePayload extends DeletePayload {}

@ObjectType({ simpleResolvers: true })
export class ImportAttendeesPayload extends CommandPayload {
  @Field(() => Int, { description: 'How many attendees were imported.' })
  count!: number;

  @Field(() => Int, {
    description:
      'How many of the list were in the event already, or came earlier in the list: by e-mail address, else by name and company.',
  })
  repeated!: number;
}
