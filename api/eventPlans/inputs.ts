import { Field, ID, InputType, Int } from 'type-graphql';
import { aCommandId } from '../faces/graphql/commandId.ts';
import { DateTime } from '../faces/graphql/scalars.ts';
import { EventStatus } from '../faces/graphql/words.ts';

@InputType()
export class CreateEventInput {
  @Field(() => String)
  name!: string;

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

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class EditEventInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;

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

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class DeleteEventInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}
