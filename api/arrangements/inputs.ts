import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../graphql/command.ts';

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

  @Field(() => Boolean, { nullable: true, description: 'Other events may begin with it.' })
  isTemplate?: boolean | null;
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

@InputType()
export class DuplicateArrangementInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Left out: "Copy of" its name.' })
  name?: string | null;
}

@InputType()
export class UseTemplateInput extends CommandInput {
  @Field(() => ID, { description: "The template's." })
  id!: string;

  @Field(() => ID, { description: 'The event that its tables come into.' })
  eventId!: string;
}
