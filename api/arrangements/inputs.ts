import { Field, ID, InputType } from 'type-graphql';
import { aCommandId } from '../faces/graphql/commandId.ts';

@InputType()
export class SaveArrangementInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, { nullable: true })
  tableId?: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class EditArrangementInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class ArrangementIdInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}
