import { Field, ID, InputType, Int } from 'type-graphql';
import { CommandInput } from '../../graphql/command.ts';

@InputType()
export class RestoreMomentInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Int, { description: 'Of the change whose moment comes back.' })
  revision!: number;
}
