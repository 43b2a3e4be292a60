import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { TableLayout as Layout, AttendeeRole as Role } from '../../../schema/vocabulary.ts';
import { AttendeeRole, enumOf, PlacementKind, TableLayout } from '../../graphql/enums.ts';
import { DateTime, Json } from '../../graphql/scalars.ts';
import {
  type TableAspect as Aspect,
  type PlanCounts as Counts,
  cardReasons,
  type DetailDifference as Detail,
  type TableFacts as Facts,
  type PersonDifference as Person,
  type NewPlaceCard as PlaceCard,
  type CardReason as Reason,
  type TableDifference as Table,
  type NewTableCard as TableCard,
  type TableCardReason as TableReason,
  tableAspects,
  tableCardReasons,
  type Whereabouts as Where,
  waysToDiffer,
} from './comparison.ts';
import type { ComparedPlan as Compared, ComparisonRead } from './queries.ts';

const WayToDiffer = enumOf(
  'WayToDiffer',
  waysToDiffer,
  'How somebody differs. Who moved and is changed as well is told as `moved`.',
);
const TableDifferenceKind = enumOf(
  'TableDifferenceKind',
  ['added', 'removed', 'changed'],
  'How a table differs.',
);
const TableAspect = enumOf(
  'TableAspect',
  tableAspects,
  'What of a table differs; `seats` where they stand otherwise and are as many.',
);
const CardReason = enumOf('CardReason', cardReasons, 'Why a place card is to be printed again.');
const TableCardReason = enumOf(
  'TableCardReason',
  tableCardReasons,
  'Why a table card is to be printed again.',
);
const PlanReferenceKind = enumOf(
  'PlanReferenceKind',
  ['now', 'revision', 'time', 'arrangement', 'draft'],
  'What a reference to a plan names.',
);

@ObjectType({ description: 'Where somebody was in a plan.', simpleResolvers: true })
export class Whereabouts implements Where {
  @Field(() => PlacementKind)
  in!: Where['in'];

  @Field(() => ID, { nullable: true })
  tableId!: string | null;

  @Field(() => String, { nullable: true, description: 'As the table was called then.' })
  tableName!: string | null;

  @Field(() => ID, { nullable: true })
  seatId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Counts from 1 within the table.' })
  position!: number | null;
}

@ObjectType({ description: 'Somebody who differs between two plans.', simpleResolvers: true })
export class PersonDifference implements Person {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String, { description: 'As in the second plan; of who left, as in the first.' })
  name!: string;

  @Field(() => String, { nullable: true })
  company!: string | null;

  @Field(() => AttendeeRole)
  attendeeRole!: Role;

  @Field(() => WayToDiffer)
  kind!: Person['kind'];

  @Field(() => Whereabouts, { nullable: true, description: 'Null for who joined.' })
  from!: Where | null;

  @Field(() => Whereabouts, { nullable: true, description: 'Null for who left.' })
  to!: Where | null;

  @Field(() => ID, { nullable: true, description: 'Who has their seat now, and they theirs.' })
  swappedWith!: string | null;

  @Field(() => [String], { description: 'Which fields differ, never what they say.' })
  fields!: string[];
}

@ObjectType({ description: 'A table as it stands in a plan.', simpleResolvers: true })
export class TableFacts implements Facts {
  @Field(() => String)
  name!: string;

  @Field(() => TableLayout)
  layout!: Layout;

  @Field(() => Boolean)
  endSeats!: boolean;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Float)
  x!: number;

  @Field(() => Float)
  y!: number;

  @Field(() => Float, { description: 'Degrees, clockwise.' })
  rotation!: number;
}

@ObjectType({ description: 'A table that differs between two plans.', simpleResolvers: true })
export class TableDifference implements Table {
  @Field(() => ID)
  tableId!: string;

  @Field(() => TableDifferenceKind)
  kind!: Table['kind'];

  @Field(() => TableFacts, { nullable: true })
  before!: Facts | null;

  @Field(() => TableFacts, { nullable: true })
  after!: Facts | null;

  @Field(() => [TableAspect])
  changes!: Aspect[];
}

@ObjectType({
  description: 'A field of the event that differs between two plans.',
  simpleResolvers: true,
})
export class DetailDifference implements Detail {
  @Field(() => String)
  field!: Detail['field'];

  @Field(() => Json, { nullable: true })
  before!: Detail['before'];

  @Field(() => Json, { nullable: true })
  after!: Detail['after'];
}

@ObjectType({ description: 'How many there are in a plan.', simpleResolvers: true })
export class PlanCounts implements Counts {
  @Field(() => Int)
  people!: number;

  @Field(() => Int)
  seated!: number;

  @Field(() => Int)
  pool!: number;

  @Field(() => Int)
  holding!: number;

  @Field(() => Int)
  checkedIn!: number;

  @Field(() => Int)
  tables!: number;

  @Field(() => Int)
  seats!: number;
}

@ObjectType({
  description: 'A place card of the second plan that the one of the first will not do for.',
  simpleResolvers: true,
})
export class NewPlaceCard implements PlaceCard {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  company!: string | null;

  @Field(() => String)
  tableName!: string;

  @Field(() => Int)
  position!: number;

  @Field(() => [CardReason])
  reasons!: Reason[];
}

@ObjectType({
  description: 'A table card of the second plan that the one of the first will not do for.',
  simpleResolvers: true,
})
export class NewTableCard implements TableCard {
  @Field(() => ID)
  tableId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [TableCardReason])
  reasons!: TableReason[];
}

@ObjectType({ description: 'One of two plans that are compared.', simpleResolvers: true })
export class ComparedPlan implements Omit<Compared, 'plan'> {
  @Field(() => String, { description: 'What names it: see the query.' })
  reference!: string;

  @Field(() => PlanReferenceKind)
  kind!: Compared['kind'];

  @Field(() => Int, { nullable: true, description: "The plan's revision; null of a draft." })
  revision!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was so; null for now.' })
  at!: string | null;

  @Field(() => String, { nullable: true, description: 'Of an arrangement or a draft.' })
  name!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Of an arrangement of one table: then that table alone is compared.',
  })
  tableId!: string | null;

  @Field(() => PlanCounts)
  counts!: Counts;
}

@ObjectType({
  description: 'Two plans and all that is different between them.',
  simpleResolvers: true,
})
export class PlanComparison implements ComparisonRead {
  @Field(() => String, { description: 'Send it as `after` to a subscription to go on from here.' })
  position!: string;

  @Field(() => ComparedPlan)
  from!: ComparisonRead['from'];

  @Field(() => ComparedPlan)
  to!: ComparisonRead['to'];

  @Field(() => [PersonDifference], {
    description: 'Who joined, who left, and who stayed and differs.',
  })
  people!: Person[];

  @Field(() => [TableDifference])
  tables!: Table[];

  @Field(() => [DetailDifference])
  details!: Detail[];

  @Field(() => [NewPlaceCard], { description: 'The place cards to print again.' })
  placeCards!: PlaceCard[];

  @Field(() => [NewTableCard], { description: 'The table cards to print again.' })
  tableCards!: TableCard[];
}
