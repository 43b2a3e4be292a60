import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AuditRow } from '../../schema/readModels.ts';
import type {
  AdminAction,
  MembershipLevel as Level,
  MemberRole as Role,
} from '../../schema/vocabulary.ts';
import { MemberRole, MembershipLevel } from '../graphql/enums.ts';
import { DateTime } from '../graphql/scalars.ts';
import { AuditEntry } from './types.ts';

@ObjectType({ description: 'A member as they were at a moment.', simpleResolvers: true })
export class ReplayedUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'As it is today, like the names.' })
  email!: string | null;

  @Field(() => String, { nullable: true })
  firstName!: string | null;

  @Field(() => String, { nullable: true })
  lastName!: string | null;

  @Field(() => MemberRole)
  role!: Role;

  @Field(() => MembershipLevel)
  membershipLevel!: Level;

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => DateTime)
  registeredAt!: string;
}

@ObjectType({ simpleResolvers: true })
export class ReplayedTotals {
  @Field(() => Int)
  users!: number;

  @Field(() => Int)
  active!: number;

  @Field(() => Int)
  admins!: number;

  @Field(() => Int)
  moderators!: number;
}

@ObjectType({
  description: 'The members at a moment, and the last step up to it.',
  simpleResolvers: true,
})
export class Replay {
  @Field(() => DateTime)
  until!: string;

  @Field(() => AuditEntry, {
    nullable: true,
    description: 'The last that an admin did to a member up to then.',
  })
  lastAction!: AuditRow | null;

  @Field(() => String, { nullable: true, description: 'The position of the step before that.' })
  previous!: string | null;

  @Field(() => String, { nullable: true, description: 'The position of the step after it.' })
  next!: string | null;
}

@ObjectType({
  description: 'Something that admins did to members, or several things near one another.',
  simpleResolvers: true,
})
export class ReplayMark {
  @Field(() => DateTime)
  timestamp!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => String, { description: 'The first of them, in snake_case.' })
  action!: AdminAction;
}

@ObjectType({ simpleResolvers: true })
export class ReplayTimeline {
  @Field(() => DateTime)
  since!: string;

  @Field(() => DateTime)
  until!: string;

  @Field(() => [ReplayMark])
  marks!: ReplayMark[];
}
