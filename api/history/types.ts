import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { HistoryRow } from '../../schema/readModels.ts';
import { CommandPayload } from '../faces/graphql/command.ts';
import { ListPage } from '../faces/graphql/page.ts';
import { DateTime, Json } from '../faces/graphql/scalars.ts';
import type { MentionRow } from './mentions.ts';
import type { TakenBackAnswer } from './operations.ts';

@ObjectType({
  description: 'A person, table or seat that a change names by id, as it is called now.',
  simpleResolvers: true,
})
export class HistoryMention implements MentionRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`attendee`, `table` or `seat`.' })
  kind!: MentionRow['kind'];

  @Field(() => String, { description: "A person's or table's name; of a seat, its table's." })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Of a seat: its place at the table, from 1.' })
  position!: number | null;
}

@ObjectType({ description: 'One change of an event plan.', simpleResolvers: true })
export class HistoryEntry implements HistoryRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Its place in the event log.' })
  position!: string;

  @Field(() => Int, { description: 'Its place among the changes of its stream, from 0.' })
  revision!: number;

  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, { nullable: true })
  arrangementId!: string | null;

  @Field(() => ID, { description: 'The same for all that was done in one step.' })
  stepId!: string;

  @Field(() => String, { description: 'In snake_case, e.g. `seat_assigned`.' })
  action!: string;

  @Field(() => Json, { nullable: true })
  previousState!: Record<string, unknown> | null;

  @Field(() => Json, { nullable: true })
  newState!: Record<string, unknown> | null;

  @Field(() => ID)
  performedByUserId!: string;

  @Field(() => DateTime)
  timestamp!: string;
}

@ObjectType({ description: 'What was taken back.', simpleResolvers: true })
export class UndoPayload extends CommandPayload implements TakenBackAnswer {
  @Field(() => HistoryEntry, {
    description: 'What is undone now, or done again: never an undo itself.',
  })
  entry!: HistoryRow;
}

@ObjectType({ description: 'A page of the history, newest first.', simpleResolvers: true })
export class HistoryPage extends ListPage {
  @Field(() => [HistoryEntry])
  items!: HistoryRow[];
}
