import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../graphql/command.ts';
import { MemberRole, MembershipLevel } from '../graphql/enums.ts';

@InputType()
export class EditProfileInput extends CommandInput {
  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  bio?: string | null;
}

@InputType()
export class CreateUserInput extends CommandInput {
  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => MemberRole, { nullable: true })
  role?: keyof typeof MemberRole | null;

  @Field(() => MembershipLevel, { nullable: true })
  membershipLevel?: keyof typeof MembershipLevel | null;
}

@InputType()
export class EditUserInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => MemberRole, { nullable: true })
  role?: keyof typeof MemberRole;

  @Field(() => MembershipLevel, { nullable: true })
  membershipLevel?: keyof typeof MembershipLevel;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean;
}

@InputType()
export class RelinkUserInput extends CommandInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class SetUserRoleInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => MemberRole)
  role!: keyof typeof MemberRole;
}

@InputType()
export class SetUserMembershipInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => MembershipLevel)
  membershipLevel!: keyof typeof MembershipLevel;
}

@InputType()
export class SetUserActiveInput extends CommandInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean)
  isActive!: boolean;
}
