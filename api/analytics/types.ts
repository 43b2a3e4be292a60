import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EventRow } from '../../schema/readModels.ts';
import type { AttendeeRole as Role } from '../../schema/vocabulary.ts';
import { Event } from '../eventPlans/types.ts';
import { DateTime } from '../faces/graphql/scalars.ts';
import { AttendeeRole } from '../faces/graphql/words.ts';
import type { Moment } from './moments.ts';
import type { EventAnalyticsRead, RoleCount } from './queries.ts';
import type { CompanyCount, TableMix } from './tableMixes.ts';

@ObjectType({ description: 'What stood at a moment.', simpleResolvers: true })
export class EventMoment implements Moment {
  @Field(() => DateTime)
  at!: string;

  @Field(() => Int)
  attendees!: number;

  @Field(() => Int)
  checkedIn!: number;

  @Field(() => Int)
  seats!: number;

  @Field(() => Int, { description: 'Seats that were taken.' })
  seated!: number;
}

@ObjectType({ description: 'How many there are of a role.', simpleResolvers: true })
export class RoleAnalytics implements RoleCount {
  @Field(() => AttendeeRole)
  role!: Role;

  @Field(() => Int)
  attendees!: number;

  @Field(() => Int)
  seated!: number;

  @Field(() => Int)
  checkedIn!: number;
}

@ObjectType({ description: 'How many of a company sit at a table.', simpleResolvers: true })
export class CompanyAtTable implements CompanyCount {
  @Field(() => String, { description: 'As it is written for the first of them.' })
  company!: string;

  @Field(() => Int)
  seated!: number;
}

@ObjectType({ description: 'Who sits at a table.', simpleResolvers: true })
export class TableAnalytics implements TableMix {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  capacity!: number;

  @Field(() => Int)
  seated!: number;

  @Field(() => Int)
  opportunity!: number;

  @Field(() => Int)
  prospect!: number;

  @Field(() => Int)
  employee!: number;

  @Field(() => Int)
  guest!: number;

  @Field(() => Int, { description: 'How many companies sit there.' })
  companyCount!: number;

  @Field(() => [CompanyAtTable], { description: 'The largest few.' })
  companies!: CompanyCount[];
}

@ObjectType({ description: 'What the figures of an event tell.', simpleResolvers: true })
export class EventAnalytics implements EventAnalyticsRead {
  @Field(() => ID)
  id!: string;

  @Field(() => Event)
  event!: EventRow;

  @Field(() => [EventMoment], {
    description: 'How the event came to stand as it does: at most 200 moments, oldest first.',
  })
  moments!: Moment[];

  @Field(() => [RoleAnalytics], { description: 'Roles that somebody has.' })
  roles!: RoleCount[];

  @Field(() => [TableAnalytics], { description: 'As they were added.' })
  tables!: TableMix[];
}
