import { Field, ID, InputType } from 'type-graphql';
import { aCommandId } from '../faces/graphql/commandId.ts';
import { MemberRole, MembershipLevel } from '../faces/graphql/words.ts';

@InputType()
export class EditProfileInput {
  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  bio?: string | null;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class CreateUserInput {
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

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class SetUserRoleInput {
  @Field(() => ID)
  id!: string;

  @Field(() => MemberRole)
  role!: keyof typeof MemberRole;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class SetUserMembershipInput {
  @Field(() => ID)
  id!: string;

  @Field(() => MembershipLevel)
  membershipLevel!: keyof typeof MembershipLevel;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}

@InputType()
export class SetUserActiveInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => ID, { nullable: true, description: aCommandId })
  commandId?: string | null;
}
