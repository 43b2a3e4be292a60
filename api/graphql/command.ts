import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';

export const aCommandId =
  'Repeat a mutation with the same id to have it happen once: the first answer comes again.';

/** The fields of every mutation's payload. */
@ObjectType({ simpleResolvers: true })
export abstract class CommandPayload {
  @Field(() => String, { nullable: true, description: 'Null where nothing needed recording.' })
  position!: string | null;

  @Field(() => ID, { description: 'What `undo` takes back, where something was recorded.' })
  stepId!: string;
}

/** The base payload of mutations that delete something. */
@ObjectType({ simpleResolvers: true })
export abstract class DeletePayload extends CommandPayload {
  @Field(() => ID)
  id!: string;
}
