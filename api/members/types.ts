import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { UserRow } from '../../schema/readModels.ts';
import type { MembershipLevel as Level, MemberRole as Role } from '../../schema/vocabulary.ts';
import { CommandPayload } from '../graphql/command.ts';
import { MemberRole, MembershipLevel } from '../graphql/enums.ts';
import { ListPage } from '../graphql/page.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { TotalsRow } from './totals.ts';

@ObjectType({ description: 'A member: someone who signs in.', simpleResolvers: true })
export class User implements UserRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Unique among members.' })
  email!: string;

  @Field(() => String, { nullable: true })
  firstName!: string | null;

  @Field(() => String, { nullable: true })
  lastName!: string | null;

  @Field(() => String, { nullable: true })
  profileImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  bio!: string | null;

  @Field(() => MemberRole)
  role!: Role;

  @Field(() => MembershipLevel)
  membershipLevel!: Level;

  @Field(() => [String])
  clubMemberships!: string[];

  @Field(() => Boolean, { description: 'An inactive member cannot sign in.' })
  isActive!: boolean;

  @Field(() => DateTime, { nullable: true })
  lastLoginAt!: string | null;

  @Field(() => DateTime)
  createdAt!: string;

  @Field(() => DateTime)
  updatedAt!: string;
}

@ObjectType({ description: 'A page of members.', simpleResolvers: true })
export class UserPage extends ListPage {
  @Field(() => [User])
  items!: UserRow[];
}

@ObjectType({ description: 'Members by role.', simpleResolvers: true })
export class RoleCounts {
  @Field(() => Int)
  admin!: number;

  @Field(() => Int)
  moderator!: number;

  @Field(() => Int)
  user!: number;
}

@ObjectType({ description: 'Members by level of membership.', simpleResolvers: true })
export class MembershipCounts {
  @Field(() => Int)
  basic!: number;

  @Field(() => Int)
  premium!: number;

  @Field(() => Int)
  enterprise!: number;
}

@ObjectType({ description: 'The figures of the admin dashboard.', simpleResolvers: true })
export class AdminStats {
  @Field(() => Int)
  totalUsers!: number;

  @Field(() => Int)
  activeUsers!: number;

  @Field(() => Int, { description: 'Members created since the first of this month, in UTC.' })
  newUsersThisMonth!: number;

  @Field(() => RoleCounts)
  usersByRole!: RoleCounts;

  @Field(() => MembershipCounts)
  usersByMembership!: MembershipCounts;
}

@ObjectType({
  description: 'Counts over all events that the viewer may edit.',
  simpleResolvers: true,
})
export class Totals implements TotalsRow {
  @Field(() => Int)
  attendees!: number;

  @Field(() => Int)
  tables!: number;

  @Field(() => Int, { description: 'The sum of the capacity of all tables.' })
  capacity!: number;
}

@ObjectType({ simpleResolvers: true })
export class UserPayload extends CommandPayload {
  @Field(() => User)
  user!: UserRow;
}
