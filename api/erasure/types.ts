import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { CommandInput, DeletePayload } from '../graphql/command.ts';

@InputType()
export class EraseInput extends CommandInput {
  @Field(() => ID)
  id!: string;
}

@ObjectType({ simpleResolvers: true })
export class ErasePayload extends DeletePayload {}
