import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { HistoryKind } from '../../schema/historyKinds.ts';
import type { HistoryRow } from '../../schema/readModels.ts';
import { CommandPayload } from '../graphql/command.ts';
import { ListPage, Page } from '../graphql/page.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import type { EntryPeople } from './entryPeople.ts';
import type { MentionRow } from './mentions.ts';
import type { TakenBackAnswer } from './operations.ts';
import type { Reversal } from './reversals.ts';
import type { Stay, Trail } from './trail/trailOf.ts';

@ObjectType({
  description:
    'A person, table, seat or arrangement that a change names by id, as it is called now; a table or an arrangement that was deleted, as it was called then.',
  simpleResolvers: true,
})
export class HistoryMention implements MentionRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`attendee`, `table`, `seat` or `arrangement`.' })
  kind!: MentionRow['kind'];

  @Field(() => String, {
    description: "A person's, table's or arrangement's name; of a seat, its table's.",
  })
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

@ObjectType({ description: 'Whom a change touched.', simpleResolvers: true })
export class HistoryPeople implements EntryPeople {
  @Field(() => [HistoryMention], { description: 'As they came to the event.' })
  named!: MentionRow[];

  @Field(() => Int, { description: 'How many of them were removed or erased since.' })
  nameless!: number;
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

@InputType({ description: 'Which entries: all that is given must fit.' })
export class HistoryFilter {
  @Field(() => ID, { nullable: true, description: 'The member who did it.' })
  actor?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Somebody whom it touched, also as one of many.',
  })
  attendee?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A table that it touched, or at which somebody sat down or got up.',
  })
  table?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: '`seating`, `people`, `tables`, `event`, `arrangements`, `undo`: any of them.',
  })
  kinds?: HistoryKind[] | null;

  @Field(() => DateTime, { nullable: true })
  from?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Up to and with this moment.' })
  to?: string | null;
}

@ArgsType()
export class HistoryPart extends Page {
  @Field(() => HistoryFilter, { nullable: true })
  filter?: HistoryFilter | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only entries before this position, so that new ones move no page.',
  })
  before?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries after this position.' })
  after?: string | null;
}

@ObjectType({
  description: 'The later step by which a step was taken back.',
  simpleResolvers: true,
})
export class HistoryUndoing implements Reversal {
  @Field(() => ID)
  stepId!: string;

  eventId!: string;

  performedByUserId!: string;

  @Field(() => DateTime)
  timestamp!: string;
}

@ObjectType({ description: 'A time that somebody spent at one place.', simpleResolvers: true })
export class AttendeeStay implements Stay {
  @Field(() => String, { description: '`pool`, `seat` or `holding`.' })
  in!: Stay['in'];

  @Field(() => ID, { nullable: true })
  tableId!: string | null;

  @Field(() => String, { nullable: true, description: 'As the table was called then.' })
  tableName!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of the seat at its table then, from 1.' })
  seatPosition!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why they were held, for those who may edit the event.',
  })
  reason!: string | null;

  @Field(() => DateTime)
  since!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Null where they still are there.',
  })
  until!: string | null;

  @Field(() => Int, { description: 'The change that brought them there, from 0.' })
  revision!: number;

  @Field(() => ID)
  stepId!: string;

  performedByUserId!: string;
}

@ObjectType({ description: 'Where somebody has been.', simpleResolvers: true })
export class AttendeeTrail implements Omit<Trail, 'stays'> {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String, { description: 'Up to where it tells of the event log.' })
  position!: string;

  @Field(() => String, { description: 'As they are called, or were called last.' })
  name!: string;

  @Field(() => [AttendeeStay], { description: 'The latest first.' })
  stays!: Stay[];
}
