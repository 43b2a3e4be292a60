import { Field, ID, InputType } from 'type-graphql';
import { limits } from '../../schema/limits.ts';
import { CommandInput } from '../graphql/command.ts';
import { IfTaken } from '../graphql/enums.ts';

@InputType()
export class AssignSeatInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  attendeeId!: string;

  @Field(() => IfTaken, { nullable: true, defaultValue: 'REFUSE' })
  ifTaken?: keyof typeof IfTaken | null;
}

@InputType()
export class UnassignSeatInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  seatId!: string;
}

@InputType()
export class SwapSeatsInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  otherSeatId!: string;
}

@InputType()
export class SeatTogetherInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  tableId!: string;

  @Field(() => [ID])
  attendeeIds!: string[];
}

@InputType()
export class ReturnToPoolInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => [ID], { description: `At most ${limits.movedTogether.toLocaleString('en')}.` })
  attendeeIds!: string[];
}

@InputType()
export class HoldTogetherInput extends ReturnToPoolInput {
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  reason?: string | null;
}

@InputType()
export class AutoAssignSeatsInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;
}
