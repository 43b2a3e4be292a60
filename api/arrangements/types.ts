import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type {
  ArrangementRow,
  ArrangementAssignment as Assignment,
  ArrangementTable as SavedTable,
} from '../../schema/readModels.ts';
import type { TableLayout as Layout } from '../../schema/vocabulary.ts';
import { CommandPayload, DeletePayload } from '../graphql/command.ts';
import { TableLayout } from '../graphql/enums.ts';
import { ListPage } from '../graphql/page.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { Effect } from './effect.ts';
import type { TemplateUsed } from './onPlan.ts';
import type { TemplateRow } from './templates.ts';

@ObjectType({ description: 'A table as it stood when it was saved.', simpleResolvers: true })
export class ArrangementTable implements SavedTable {
  @Field(() => ID)
  tableId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => TableLayout)
  layout!: Layout;

  @Field(() => Boolean)
  endSeats!: boolean;

  @Field(() => Float)
  x!: number;

  @Field(() => Float)
  y!: number;

  @Field(() => Float, { description: 'Degrees, clockwise.' })
  rotation!: number;

  @Field(() => Int)
  capacity!: number;
}

@ObjectType({ description: 'A seat as it stood when it was saved.', simpleResolvers: true })
export class ArrangementAssignment implements Assignment {
  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  tableId!: string;

  @Field(() => String)
  tableName!: string;

  @Field(() => Int, { description: 'Counts from 1 within its table.' })
  position!: number;

  @Field(() => Float, { description: "Centimetres from the table's centre, before rotation." })
  x!: number;

  @Field(() => Float, { description: "Centimetres from the table's centre, before rotation." })
  y!: number;

  @Field(() => ID, { nullable: true, description: 'Null where the seat was free.' })
  attendeeId!: string | null;

  @Field(() => String, { nullable: true })
  attendeeName!: string | null;
}

@ObjectType({ description: 'A saved snapshot of who sits where.', simpleResolvers: true })
export class Arrangement implements ArrangementRow {
  @Field(() => ID, { description: 'Part of the public link: 128 random bits.' })
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => ID, { nullable: true, description: 'Null where the whole event was saved.' })
  tableId!: string | null;

  @Field(() => Boolean)
  isTemplate!: boolean;

  @Field(() => Boolean, { description: 'Whether anyone with the link may see it.' })
  isPublic!: boolean;

  @Field(() => [ArrangementTable])
  tables!: ArrangementTable[];

  @Field(() => [ArrangementAssignment], { description: 'One for each seat, free ones too.' })
  assignments!: ArrangementAssignment[];

  @Field(() => ID)
  createdByUserId!: string;

  @Field(() => DateTime)
  createdAt!: string;

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType({ description: 'A page of arrangements, newest first.', simpleResolvers: true })
export class ArrangementPage extends ListPage {
  @Field(() => [Arrangement])
  items!: ArrangementRow[];
}

@ObjectType({ description: 'A seat as a guest with the link sees it.', simpleResolvers: true })
export class PublicAssignment implements Omit<Assignment, 'attendeeId'> {
  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  tableId!: string;

  @Field(() => String)
  tableName!: string;

  @Field(() => Int)
  position!: number;

  @Field(() => Float)
  x!: number;

  @Field(() => Float)
  y!: number;

  @Field(() => String, { nullable: true })
  attendeeName!: string | null;
}

@ObjectType({
  description:
    'What a guest with the link sees: never e-mail, phone, notes or sales fields, no ids of people.',
  simpleResolvers: true,
})
export class PublicArrangement {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => [ArrangementTable])
  tables!: ArrangementTable[];

  @Field(() => [PublicAssignment])
  assignments!: PublicAssignment[];

  @Field(() => Int)
  attendeeCount!: number;

  @Field(() => Int)
  seatCount!: number;

  @Field(() => Int, { description: 'Taken seats out of a hundred.' })
  capacityPercent!: number;

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType({ simpleResolvers: true })
export class ArrangementPayload extends CommandPayload {
  @Field(() => Arrangement)
  arrangement!: ArrangementRow;
}

@ObjectType({ simpleResolvers: true })
export class DeleteArrangementPayload extends DeletePayload {}

@ObjectType({
  description: 'What changed of an arrangement. `resync`: too long ago to tell, query again.',
  simpleResolvers: true,
})
export class ArrangementDelta {
  @Field(() => String, { description: 'Send it as `after` to go on from here.' })
  position!: string;

  @Field(() => Boolean)
  resync!: boolean;

  @Field(() => Arrangement, { nullable: true })
  arrangement!: ArrangementRow | null;

  @Field(() => Boolean)
  deleted!: boolean;
}

@ObjectType({
  description: "A template as it is chosen from: its floor, and nobody's names.",
  simpleResolvers: true,
})
export class Template implements TemplateRow {
  @Field(() => ID, { description: "The arrangement's." })
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => [ArrangementTable])
  tables!: ArrangementTable[];

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType({ description: 'A page of templates, newest first.', simpleResolvers: true })
export class TemplatePage extends ListPage {
  @Field(() => [Template])
  items!: TemplateRow[];
}

@ObjectType({
  description: 'Somebody in an arrangement who is no longer in the event, as they were called.',
  simpleResolvers: true,
})
export class LeftSince {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ description: 'What applying an arrangement would do now.', simpleResolvers: true })
export class ArrangementEffect implements Effect {
  @Field(() => Int, { description: 'People who come to another place.' })
  moved!: number;

  @Field(() => Int, { description: 'Those among them who go to the pool.' })
  toPool!: number;

  @Field(() => Int, { description: 'Tables that were removed since, and come back.' })
  tablesBack!: number;

  @Field(() => Int, { description: 'Tables that were changed since, and are as they were.' })
  tablesChanged!: number;

  @Field(() => [LeftSince], { description: 'Who is in it and no longer in the event.' })
  left!: Effect['left'];
}

@ObjectType({ description: 'What applying an arrangement did.', simpleResolvers: true })
export class ApplyArrangementPayload extends CommandPayload implements Effect {
  @Field(() => Int, { description: 'People who came to another place.' })
  moved!: number;

  @Field(() => Int, { description: 'Those among them who went to the pool.' })
  toPool!: number;

  @Field(() => Int, { description: 'Tables that had been removed, and came back.' })
  tablesBack!: number;

  @Field(() => Int, { description: 'Tables that had been changed, and are as they were.' })
  tablesChanged!: number;

  @Field(() => [LeftSince], { description: 'Who is in it and no longer in the event.' })
  left!: Effect['left'];
}

@ObjectType({ simpleResolvers: true })
export class UseTemplatePayload extends CommandPayload implements TemplateUsed {
  @Field(() => Int, { description: 'Tables that were added.' })
  tables!: number;

  @Field(() => Int, { description: 'People who took the seat that their name has in it.' })
  seated!: number;

  @Field(() => Int, { description: 'Names in it by which nobody was seated.' })
  unmatched!: number;

  @Field(() => Int, {
    description: 'Those of them that stand for several people, in it or in the event.',
  })
  ambiguous!: number;
}
