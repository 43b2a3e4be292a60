import { Field, ID, InputType } from 'type-graphql';
import { aCommandId } from '../faces/graphql/commandId.ts';
import { IfTaken } from '../faces/graphql/words.ts';

@InputType()
export class AssignSeatInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  attendeeId!: string;

  @Field(() => IfTaken, { nullable: true, defaultValue: 'REFUSE' })
  ifTaken?: keyof typeof IfTaken | null;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class UnassignSeatInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  seatId!: string;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class SwapSeatsInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  otherSeatId!: string;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class AutoAssignSeatsInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}
