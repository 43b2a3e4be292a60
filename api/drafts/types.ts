import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CommandPayload, DeletePayload } from '../graphql/command.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { Conflict, Whereabouts } from './conflicts.ts';
import type { TakenOverAnswer } from './operations.ts';
import type { PersonToChange, TakeOverPreview as Preview, TableToChange } from './preview.ts';
import type { DraftRow } from './queries.ts';

@ObjectType({
  description:
    'Something tried beside the live plan: an event plan of its own, which no list of events has. Its `id` is that of the plan.',
  simpleResolvers: true,
})
export class Draft implements DraftRow {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { description: 'The event that it is a draft of.' })
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => DateTime)
  startedAt!: string;

  startedByUserId!: string;

  @Field(() => Int, { description: 'Steps since it began.' })
  changes!: number;

  @Field(() => Boolean, { description: 'Whether the live plan has changed since it began.' })
  hasMovedOn!: boolean;
}

@ObjectType({ description: 'Where somebody is, in words of the plan.', simpleResolvers: true })
export class DraftPlace implements Whereabouts {
  @Field(() => String, { description: '`pool`, `seat` or `holding`.' })
  in!: Whereabouts['in'];

  @Field(() => String, { nullable: true })
  tableName!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of a seat: its place at the table, from 1.' })
  position!: number | null;
}

@ObjectType({
  description: 'Somebody whom a take-over would change, by their id in the live plan.',
  simpleResolvers: true,
})
export class TakeOverPerson implements PersonToChange {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: '`added`, `removed`, `moved` or `edited`.' })
  what!: PersonToChange['what'];

  @Field(() => DraftPlace, { nullable: true })
  from!: Whereabouts | null;

  @Field(() => DraftPlace, { nullable: true })
  to!: Whereabouts | null;
}

@ObjectType({
  description: 'A table that a draft concerns, by its id in the live plan.',
  simpleResolvers: true,
})
export class TakeOverTable implements TableToChange {
  @Field(() => ID)
  tableId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, {
    description: '`added`, `removed`, `changed`, or `seating` where only who sits there changes.',
  })
  what!: TableToChange['what'];

  @Field(() => Int, { description: 'How many people come to it or leave it.' })
  people!: number;
}

@ObjectType({ description: 'Somebody, by their id in the live plan.', simpleResolvers: true })
export class TakeOverName {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ description: 'A table, by its id in the live plan.', simpleResolvers: true })
export class TakeOverTableName {
  @Field(() => ID)
  tableId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({
  description:
    'What keeps a part of a draft from being taken over: the live plan has changed in the same place.',
  simpleResolvers: true,
})
export class TakeOverConflict implements Conflict {
  @Field(() => String, { description: '`attendee`, `table`, `seat` or `event`.' })
  about!: Conflict['about'];

  @Field(() => String, {
    description: '`gone`, `moved`, `changed`; of a seat `taken`, `gone` or `kept`.',
  })
  reason!: Conflict['reason'];

  @Field(() => TakeOverName, {
    nullable: true,
    description: 'The attendee; of a seat, who would sit there by the draft.',
  })
  person!: Conflict['person'];

  @Field(() => TakeOverTableName, {
    nullable: true,
    description: 'The table; of a seat, its table.',
  })
  table!: Conflict['table'];

  @Field(() => Int, { nullable: true, description: 'Of a seat: its place at the table, from 1.' })
  position!: number | null;

  @Field(() => DraftPlace, { nullable: true, description: 'Where they are in the live plan.' })
  place!: Whereabouts | null;

  @Field(() => TakeOverName, {
    nullable: true,
    description: 'Of a seat: who sits there in the live plan.',
  })
  other!: Conflict['other'];

  @Field(() => [String], { description: 'Of the event: which of its fields.' })
  fields!: string[];
}

@ObjectType({
  description: 'What a take-over would do as of now. Lists have the first hundred.',
  simpleResolvers: true,
})
export class TakeOverPreview implements Preview {
  @Field(() => [TakeOverPerson])
  people!: PersonToChange[];

  @Field(() => Int)
  peopleCount!: number;

  @Field(() => [TakeOverConflict])
  conflicts!: Conflict[];

  @Field(() => Int)
  conflictCount!: number;

  @Field(() => [String], { description: "The event's own fields that would change." })
  fields!: string[];

  @Field(() => [TakeOverTable], {
    description: 'Every table that the whole draft concerns, also where a part is asked for.',
  })
  tables!: TableToChange[];
}

@ObjectType({ simpleResolvers: true })
export class StartDraftPayload extends CommandPayload {
  @Field(() => Draft)
  draft!: DraftRow;
}

@ObjectType({ simpleResolvers: true })
export class TakeOverDraftPayload extends CommandPayload implements TakenOverAnswer {
  @Field(() => ID, { description: 'The event whose live plan took it over.' })
  eventId!: string;

  @Field(() => Boolean, { description: 'The draft is over. A part leaves it open.' })
  isClosed!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class ThrowAwayDraftPayload extends DeletePayload {
  @Field(() => ID)
  eventId!: string;
}
