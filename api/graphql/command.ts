import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';

export const aCommandId =
  'Repeat a mutation with the same id to have it happen once: the first answer comes again.';

/** What every mutation answers. */
@ObjectType({ simpleResolvers: true })
export abstract class CommandPayload {
  @Field(() => String, { nullable: true, description: 'Null where nothing needed recording.' })
  position!: string | null;

  @Field(() => ID, { description: 'What `undo` takes back, where something was recorded.' })
  stepId!: string;
}

@ObjectType({ simpleResolvers: true })
export abstract class DeletePayload extends CommandPayload {
  @Field(() => ID)
  id!: string;
}
