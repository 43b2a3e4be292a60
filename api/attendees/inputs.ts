import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { WithKnown } from '../../schema/inputs/attendees.ts';
import { aCommandId, CommandInput } from '../graphql/command.ts';
import {
  AttendeeRole,
  DemoStatus,
  IfKnown,
  ImportSource,
  OpportunityAnswer,
  PlacementKind,
} from '../graphql/enums.ts';
import { Page } from '../graphql/page.ts';

/** What adding and editing share. */
@InputType()
abstract class AttendeeDetails {
  @Field(() => String, {
    nullable: true,
    description: 'A stored role in any letter case, or `customer` for `opportunity`.',
  })
  attendeeRole?: string | null;

  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => String, { nullable: true })
  photoUrl?: string | null;

  @Field(() => String, { nullable: true })
  linkedinUrl?: string | null;

  @Field(() => OpportunityAnswer, { nullable: true })
  currentOpportunity?: keyof typeof OpportunityAnswer | null;

  @Field(() => String, { nullable: true })
  accountExecutive?: string | null;

  @Field(() => DemoStatus, { nullable: true })
  demoStatus?: keyof typeof DemoStatus | null;

  @Field(() => String, { nullable: true })
  demoDate?: string | null;

  @Field(() => String, { nullable: true })
  linkedUrl?: string | null;

  @Field(() => String, { nullable: true })
  otherAccountNotes?: string | null;

  @Field(() => [String], { nullable: true })
  tags?: string[] | null;
}

@InputType()
export class AttendeeFieldsInput extends AttendeeDetails {
  @Field(() => String)
  name!: string;
}

@InputType()
export class AddAttendeeInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => AttendeeFieldsInput)
  attendee!: AttendeeFieldsInput;
}

@InputType()
export class ImportAttendeesInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ImportSource)
  source!: keyof typeof ImportSource;

  @Field(() => [AttendeeFieldsInput])
  attendees!: AttendeeFieldsInput[];

  @Field(() => IfKnown, { nullable: true, description: 'Left out: `add`.' })
  ifKnown?: WithKnown | null;
}

@InputType()
export class EditAttendeeInput extends AttendeeDetails {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class AttendeeIdInput extends CommandInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class HoldAttendeeInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  reason?: string | null;
}

@ArgsType()
export class AttendeeFilter extends Page {
  @Field(() => String, { nullable: true, description: 'Part of a name or company.' })
  search?: string | null;

  @Field(() => AttendeeRole, { nullable: true })
  role?: keyof typeof AttendeeRole | null;

  @Field(() => PlacementKind, { nullable: true })
  placement?: keyof typeof PlacementKind | null;
}
