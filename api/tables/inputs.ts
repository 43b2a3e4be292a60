import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { aCommandId } from '../faces/graphql/commandId.ts';
import { TableLayout } from '../faces/graphql/words.ts';

@InputType()
export class AddTableInput {
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

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class EditTableInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => Int, { nullable: true })
  capacity?: number | null;

  @Field(() => TableLayout, { nullable: true })
  layout?: keyof typeof TableLayout | null;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class ResizeTableInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  capacity!: number;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class SetEndSeatsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean)
  endSeats!: boolean;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class MoveTableInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Float)
  x!: number;

  @Field(() => Float)
  y!: number;

  @Field(() => Float)
  rotation!: number;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class TableIdInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}
