import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { SeatRow, TableRow } from '../../schema/readModels.ts';
import type { TableLayout as Layout } from '../../schema/vocabulary.ts';
import { CommandPayload, DeletePayload } from '../graphql/command.ts';
import { TableLayout } from '../graphql/enums.ts';
import { ListPage } from '../graphql/page.ts';
import { DateTime } from '../graphql/scalars.ts';

@ObjectType({ description: 'A place to sit at a table.', simpleResolvers: true })
export class Seat implements Omit<SeatRow, 'createdAt' | 'updatedAt'> {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  tableId!: string;

  @Field(() => Int, { description: 'Counts from 1 within its table.' })
  position!: number;

  @Field(() => Float, { description: "Centimetres from the table's centre, before rotation." })
  x!: number;

  @Field(() => Float, { description: "Centimetres from the table's centre, before rotation." })
  y!: number;

  @Field(() => ID, { nullable: true, description: 'Who sits there; null while it is free.' })
  attendeeId!: string | null;
}

@ObjectType({ description: 'A table with its place on the floor.', simpleResolvers: true })
export class Table implements TableRow {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'Its place in the order in which tables are listed.' })
  order!: number;

  @Field(() => Int, { description: "Always equals the number of the table's seats." })
  capacity!: number;

  @Field(() => TableLayout)
  layout!: Layout;

  @Field(() => Boolean, { description: 'Whether a seat stands at each end.' })
  endSeats!: boolean;

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => Float, { description: "The centre's place on the floor, in centimetres." })
  x!: number;

  @Field(() => Float, { description: "The centre's place on the floor, in centimetres." })
  y!: number;

  @Field(() => Float, { description: 'Degrees, clockwise.' })
  rotation!: number;

  @Field(() => ID)
  createdByUserId!: string;

  @Field(() => DateTime)
  createdAt!: string;

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType({ description: 'A page of tables.', simpleResolvers: true })
export class TablePage extends ListPage {
  @Field(() => [Table])
  items!: TableRow[];
}

@ObjectType({
  description: 'Someone who lost their seat and returned to the pool.',
  simpleResolvers: true,
})
export class DisplacedAttendee {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ simpleResolvers: true })
export class TablePayload extends CommandPayload {
  @Field(() => Table)
  table!: TableRow;

  @Field(() => [DisplacedAttendee])
  displaced!: DisplacedAttendee[];
}

@ObjectType({ simpleResolvers: true })
export class DeleteTablePayload extends DeletePayload {
  @Field(() => [DisplacedAttendee])
  displaced!: DisplacedAttendee[];
}
