import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../graphql/command.ts';

@InputType()
export class UndoInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "A step of the history, by anybody; left out: the caller's own last one.",
  })
  stepId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Refuse with CHECK_INS_LOST, naming whose, where more than check-ins is taken back and people who have checked in would not be any more.',
  })
  keepCheckIns?: boolean | null;
}

@InputType()
export class RedoInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Refuse with CHECK_INS_LOST, naming whose, where more than check-ins is taken back and people who have checked in would not be any more.',
  })
  keepCheckIns?: boolean | null;
}
