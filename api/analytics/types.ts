import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EventRow } from '../../schema/readModels.ts';
import type { AttendeeRole as Role } from '../../schema/vocabulary.ts';
import { Event } from '../eventPlans/types.ts';
import { AttendeeRole } from '../graphql/enums.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { CompanySpread, SeatedAtTable, SeatedCompany } from './companies.ts';
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
  held!: number;

  @Field(() => Int)
  checkedIn!: number;
}

@ObjectType({ description: 'How many of a company sit there.', simpleResolvers: true })
export class CompanyAtTable implements CompanyCount {
  @Field(() => String, { description: 'As it is written for one of them.' })
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

@ObjectType({ description: 'How many sit at a table.', simpleResolvers: true })
export class SeatedAt implements SeatedAtTable {
  @Field(() => String, { description: 'Of the table.' })
  name!: string;

  @Field(() => Int)
  seated!: number;
}

@ObjectType({ description: 'Where the people of a company sit.', simpleResolvers: true })
export class CompanyAnalytics implements CompanySpread {
  @Field(() => String, { description: 'As it is written for one of them.' })
  company!: string;

  @Field(() => Int)
  attendees!: number;

  @Field(() => Int)
  seated!: number;

  @Field(() => Int, { description: 'At how many tables they sit.' })
  tableCount!: number;

  @Field(() => [SeatedAt], { description: 'The five tables with most of them.' })
  tables!: SeatedAtTable[];

  @Field(() => [CompanyAtTable], {
    description: 'The three companies with most people at the same tables.',
  })
  tablemates!: SeatedCompany[];
}

@ObjectType({ description: 'What the figures of an event tell.', simpleResolvers: true })
export class EventAnalytics implements EventAnalyticsRead {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The position that these figures have reached.' })
  position!: string;

  @Field(() => Event)
  event!: EventRow;

  @Field(() => [EventMoment], {
    description: 'How the event came to stand as it does: at most 200 moments, oldest first.',
  })
  moments!: Moment[];

  @Field(() => [EventMoment], {
    description:
      'How people checked in: at most 200 moments of the time from the first to the last.',
  })
  checkIns!: Moment[];

  @Field(() => [RoleAnalytics], { description: 'Roles that somebody has.' })
  roles!: RoleCount[];

  @Field(() => [TableAnalytics], { description: 'As they were added.' })
  tables!: TableMix[];

  @Field(() => Int, { description: 'How many companies there are.' })
  companyCount!: number;

  @Field(() => [CompanyAnalytics], { description: 'The 100 companies with most people.' })
  companies!: CompanySpread[];
}
