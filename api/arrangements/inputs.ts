import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../faces/graphql/command.ts';

@InputType()
export class SaveArrangementInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, { nullable: true })
  tableId?: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;
}

@InputType()
export class EditArrangementInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;
}

@InputType()
export class ArrangementIdInput extends CommandInput {
  @Field(() => ID)
  id!: string;
}
