import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';

export const commandIdDescription =
  'Repeat a mutation with the same id to run it only once: the first answer is returned again.';

/** The fields of every mutation's payload. */
@ObjectType({ simpleResolvers: true })
export abstract class CommandPayload {
  @Field(() => String, { nullable: true, description: 'Null if nothing had to be recorded.' })
  position!: string | null;

  @Field(() => ID, { description: 'The step that `undo` reverses, if something was recorded.' })
  stepId!: string;
}

/** The base payload of mutations that delete something. */
@ObjectType({ simpleResolvers: true })
export abstract class DeletePayload extends CommandPayload {
  @Field(() => ID)
  id!: string;
}
