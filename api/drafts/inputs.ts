import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../graphql/command.ts';

@InputType()
export class StartDraftInput extends CommandInput {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;
}

@InputType()
export class TakeOverDraftInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Only what concerns these tables, by their ids in the live plan or in the draft. TABLE_NOT_FOUND names one that there is not.',
  })
  tableIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'What the live plan has changed as well stays as it is there.',
  })
  leaveOutConflicts?: boolean | null;
}

@InputType()
export class ThrowAwayDraftInput extends CommandInput {
  @Field(() => ID)
  id!: string;
}
