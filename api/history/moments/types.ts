import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { HistoryRow } from '../../../schema/readModels.ts';
import type { TableLayout as Layout, AttendeeRole as Role } from '../../../schema/vocabulary.ts';
import { CommandPayload } from '../../graphql/command.ts';
import { AttendeeRole, PlacementKind, TableLayout } from '../../graphql/enums.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { PersonNamed as Named } from '../../planChange/checkIns.ts';
import { HistoryEntry } from '../types.ts';
import type {
  PlanActivity as Activity,
  MomentMark as Mark,
  ActivityStretch as Stretch,
} from './activity.ts';
import type { MomentRead } from './moment.ts';
import type {
  PicturePerson as Person,
  PlanPicture as Picture,
  PictureSeat as Seat,
  PictureTable as Table,
} from './planPicture.ts';
import type { Restoration as Restored } from './restoration.ts';
import type { RestoredAnswer } from './restore.ts';

@ObjectType({ description: 'A table as it stood at a moment.', simpleResolvers: true })
export class PictureTable implements Table {
  @Field(() => ID)
  tableId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => TableLayout)
  layout!: Layout;

  @Field(() => Boolean)
  endSeats!: boolean;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Float, { description: "The centre's place on the floor, in centimetres." })
  x!: number;

  @Field(() => Float, { description: "The centre's place on the floor, in centimetres." })
  y!: number;

  @Field(() => Float, { description: 'Degrees, clockwise.' })
  rotation!: number;
}

@ObjectType({ description: 'A seat as it stood at a moment.', simpleResolvers: true })
export class PictureSeat implements Seat {
  @Field(() => ID)
  seatId!: string;

  @Field(() => ID)
  tableId!: string;

  @Field(() => Int, { description: 'Counts from 1 within its table.' })
  position!: number;

  @Field(() => Float, { description: "Centimetres from the table's centre, before rotation." })
  x!: number;

  @Field(() => Float, { description: "Centimetres from the table's centre, before rotation." })
  y!: number;

  @Field(() => ID, { nullable: true, description: 'Who sat there; null while it was free.' })
  attendeeId!: string | null;
}

@ObjectType({ description: 'Somebody as they were at a moment.', simpleResolvers: true })
export class PicturePerson implements Person {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true })
  company!: string | null;

  @Field(() => AttendeeRole)
  attendeeRole!: Role;

  @Field(() => Boolean)
  isCheckedIn!: boolean;

  @Field(() => PlacementKind)
  where!: Person['where'];

  @Field(() => String, { nullable: true })
  holdReason!: string | null;
}

@ObjectType({
  description:
    'A plan as of some moment, as values alone: what it names may be elsewhere by now, or gone.',
  simpleResolvers: true,
})
export class PlanPicture implements Picture {
  @Field(() => Int, { description: 'How many had no seat yet.' })
  pool!: number;

  @Field(() => Int, { description: 'How many sat at a table.' })
  seated!: number;

  @Field(() => Int, { description: 'How many were in the holding area.' })
  holding!: number;

  @Field(() => [PictureTable], { description: 'As they were added.' })
  tables!: Table[];

  @Field(() => [PictureSeat], { description: 'By table and position.' })
  seats!: Seat[];

  @Field(() => [PicturePerson], { description: 'As they came in.' })
  people!: Person[];
}

@ObjectType({
  description: 'The plan of an event as it stood with one of its changes.',
  simpleResolvers: true,
})
export class PlanMoment implements MomentRead {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Int, { description: "The change's revision in the event plan's stream." })
  revision!: number;

  @Field(() => DateTime)
  at!: string;

  @Field(() => Int, { nullable: true, description: 'Of the change before.' })
  previousRevision!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of the change that followed.' })
  nextRevision!: number | null;

  @Field(() => Int, { description: 'Of the latest change there is.' })
  lastRevision!: number;

  @Field(() => HistoryEntry, { description: 'The change that was made then.' })
  entry!: HistoryRow;

  @Field(() => PlanPicture)
  picture!: Picture;
}

@ObjectType({ description: 'Somebody, by the name that they have now.', simpleResolvers: true })
export class PersonNamed implements Named {
  @Field(() => ID)
  attendeeId!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({
  description: 'What would change if a moment were restored now.',
  simpleResolvers: true,
})
export class Restoration implements Restored {
  @Field(() => Boolean, { description: 'The plan is as it was then.' })
  isNothing!: boolean;

  @Field(() => Int)
  peopleAdded!: number;

  @Field(() => Int)
  peopleRemoved!: number;

  @Field(() => Int, { description: 'Elsewhere: on another seat, in the pool, held.' })
  peopleMoved!: number;

  @Field(() => Int, { description: 'What is said of them. Check-ins stay as they are.' })
  peopleEdited!: number;

  @Field(() => Int, { description: 'Were there then and erased since: they stay away.' })
  peopleErased!: number;

  @Field(() => Int)
  tablesAdded!: number;

  @Field(() => Int)
  tablesRemoved!: number;

  @Field(() => Int)
  tablesChanged!: number;

  @Field(() => [String], {
    description: "Fields of the event's own details. Who may see it stays as it is.",
  })
  details!: string[];

  @Field(() => [PersonNamed], {
    description: 'Who has checked in and would be removed, because they came later.',
  })
  checkInsLost!: Named[];
}

@ObjectType({ description: 'Changes that followed one another.', simpleResolvers: true })
export class ActivityStretch implements Stretch {
  @Field(() => Int, { description: 'Which of the `parts` of the time that is shown, from 0.' })
  part!: number;

  @Field(() => Int)
  changes!: number;

  @Field(() => DateTime)
  from!: string;

  @Field(() => DateTime)
  until!: string;

  @Field(() => Int)
  firstRevision!: number;

  @Field(() => Int)
  lastRevision!: number;
}

@ObjectType({ description: 'A change worth finding again.', simpleResolvers: true })
export class MomentMark implements Mark {
  @Field(() => Int, { description: 'Of the moment that it belongs to.' })
  revision!: number;

  @Field(() => HistoryEntry)
  entry!: HistoryRow;
}

@ObjectType({
  description:
    'How much happened when, over the whole life of an event. Pauses of more than ten minutes count as ten.',
  simpleResolvers: true,
})
export class PlanActivity implements Activity {
  @Field(() => String, { description: 'Follow `eventPlanChanged` from here on.' })
  position!: string;

  @Field(() => Int)
  changes!: number;

  @Field(() => Int)
  firstRevision!: number;

  @Field(() => Int)
  lastRevision!: number;

  @Field(() => Int, { description: 'Into how many the time that is shown is divided.' })
  parts!: number;

  @Field(() => [ActivityStretch], { description: 'Oldest first; parts without changes have none.' })
  stretches!: Stretch[];

  @Field(() => [MomentMark], { description: 'Oldest first.' })
  marks!: Mark[];
}

@ObjectType({ description: 'The plan is as it was at that moment.', simpleResolvers: true })
export class RestoreMomentPayload extends CommandPayload implements RestoredAnswer {
  @Field(() => HistoryEntry, { nullable: true, description: 'Null where nothing was different.' })
  entry!: HistoryRow | null;
}
