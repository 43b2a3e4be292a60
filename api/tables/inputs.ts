import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { CommandInput } from '../graphql/command.ts';
import { TableLayout } from '../graphql/enums.ts';

@InputType()
export class AddTableInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  capacity!: number;

  @Field(() => TableLayout)
  layout!: keyof typeof TableLayout;

  @Field(() => Float, { nullable: true })
  x?: number | null;

  @Field(() => Float, { nullable: true })
  y?: number | null;

  @Field(() => Float, { nullable: true })
  rotation?: number | null;
}

@InputType()
export class EditTableInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => Int, { nullable: true })
  capacity?: number | null;

  @Field(() => TableLayout, { nullable: true })
  layout?: keyof typeof TableLayout | null;
}

@InputType()
export class ResizeTableInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  capacity!: number;
}

@InputType()
export class SetEndSeatsInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean)
  endSeats!: boolean;
}

@InputType()
export class MoveTableInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Float)
  x!: number;

  @Field(() => Float)
  y!: number;

  @Field(() => Float)
  rotation!: number;
}

@InputType()
export class TableIdInput extends CommandInput {
  @Field(() => ID)
  id!: string;
}
