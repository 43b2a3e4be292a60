import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AttendeeRow } from '../../schema/readModels.ts';
import { Attendee } from '../attendees/types.ts';
import { CommandPayload } from '../graphql/command.ts';
import { Seat } from '../tables/types.ts';

@ObjectType({ description: 'The seats that a change touched.', simpleResolvers: true })
export class SeatPayload extends CommandPayload {
  @Field(() => [Seat])
  seats!: Seat[];
}

@ObjectType({ description: 'Who was given which seat.', simpleResolvers: true })
export class SeatAssignment {
  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  attendeeId!: string;
}

@ObjectType({ simpleResolvers: true })
export class SeatTogetherPayload extends SeatPayload {
  @Field(() => [SeatAssignment])
  assignments!: SeatAssignment[];

  @Field(() => [ID], { description: 'Who found no free seat and stays where they were.' })
  left!: string[];
}

@ObjectType({ simpleResolvers: true })
export class MoveTogetherPayload extends SeatPayload {
  @Field(() => [Attendee], { description: 'Who moved. Who was there already is left out.' })
  attendees!: AttendeeRow[];
}

@ObjectType({ simpleResolvers: true })
export class AutoAssignPayload extends CommandPayload {
  @Field(() => Int, { description: 'How many were seated.' })
  assigned!: number;

  @Field(() => Int, { description: 'How many are left in the pool for want of a seat.' })
  unassigned!: number;

  @Field(() => [SeatAssignment])
  assignments!: SeatAssignment[];
}
