import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type {
  ArrangementRow,
  ArrangementAssignment as Assignment,
  ArrangementTable as SavedTable,
} from '../../schema/readModels.ts';
import type { TableLayout as Layout } from '../../schema/vocabulary.ts';
import { CommandPayload, DeletePayload } from '../faces/graphql/command.ts';
import { ListPage } from '../faces/graphql/page.ts';
import { DateTime } from '../faces/graphql/scalars.ts';
import { TableLayout } from '../faces/graphql/words.ts';

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
