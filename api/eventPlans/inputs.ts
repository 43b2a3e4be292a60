import { Field, ID, InputType, Int } from 'type-graphql';
import { CommandInput } from '../graphql/command.ts';
import { EventStatus } from '../graphql/enums.ts';
import { DateTime } from '../graphql/scalars.ts';

/** What creating and editing share. */
@InputType()
abstract class EventDetails extends CommandInput {
  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => DateTime, { nullable: true })
  startDate?: string | null;

  @Field(() => DateTime, { nullable: true })
  endDate?: string | null;

  @Field(() => String, { nullable: true })
  location?: string | null;

  @Field(() => EventStatus, { nullable: true })
  status?: keyof typeof EventStatus | null;

  @Field(() => Boolean, { nullable: true })
  isPublic?: boolean | null;

  @Field(() => Int, { nullable: true })
  maxAttendees?: number | null;
}

@InputType()
export class CreateEventInput extends EventDetails {
  @Field(() => String)
  name!: string;
}

@InputType()
export class EditEventInput extends EventDetails {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;
}

@InputType()
export class DeleteEventInput extends CommandInput {
  @Field(() => ID)
  id!: string;
}
