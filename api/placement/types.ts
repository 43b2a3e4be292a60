import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Seat } from '../tables/types.ts';

@ObjectType({ description: 'The seats that a change touched.', simpleResolvers: true })
export class SeatPayload {
  @Field(() => String, { nullable: true, description: 'Null where nothing needed recording.' })
  position!: string | null;

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
export class AutoAssignPayload {
  @Field(() => String, { nullable: true, description: 'Null where nothing needed recording.' })
  position!: string | null;

  @Field(() => Int, { description: 'How many were seated.' })
  assigned!: number;

  @Field(() => Int, { description: 'How many are left in the pool for want of a seat.' })
  unassigned!: number;

  @Field(() => [SeatAssignment])
  assignments!: SeatAssignment[];
}
