import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { Page } from '../graphql/page.ts';
import {
  CreateUserInput,
  EditProfileInput,
  EditUserInput,
  RelinkUserInput,
  SetUserActiveInput,
  SetUserMembershipInput,
  SetUserRoleInput,
} from './inputs.ts';
import {
  changeUser,
  createUser,
  editProfile,
  relinkUser,
  setUserActive,
  setUserMembership,
  setUserRole,
} from './operations.ts';
import { listUsers, readAdminStats, readMe } from './queries.ts';
import { readMyTotals } from './totals.ts';
import { AdminStats, Totals, User, UserPage, UserPayload } from './types.ts';

@Resolver()
export class MembersResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for nobody.' })
  me(@Ctx() { app, request }: GraphContext) {
    return readMe(app, request);
  }

  @Query(() => UserPage, { description: 'Admins only: the members, newest first.' })
  users(
    @Args(() => Page) page: Page,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listUsers(app, request, { ...page, search });
  }

  @Query(() => AdminStats, { description: 'Admins only.' })
  adminStats(@Ctx() { app, request }: GraphContext) {
    return readAdminStats(app, request);
  }

  @Query(() => Totals, { description: 'What the viewer has to manage, in figures.' })
  myTotals(@Ctx() { app, request }: GraphContext) {
    return readMyTotals(app, request);
  }

  @Mutation(() => UserPayload, { description: "Changes the caller's own names and bio." })
  editProfile(
    @Arg('input', () => EditProfileInput) input: EditProfileInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return editProfile(app, request, input);
  }

  @Mutation(() => UserPayload, {
    description: 'Admins only: creates a member before they first sign in.',
  })
  createUser(
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return createUser(app, request, input);
  }

  @Mutation(() => UserPayload, {
    description:
      'Admins only: changes role, membership and active state, all or nothing. The last active admin stays one.',
  })
  editUser(
    @Arg('input', () => EditUserInput) input: EditUserInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return changeUser(app, request, input);
  }

  @Mutation(() => UserPayload, {
    description:
      'Admins only: unlinks a member from the identities they sign in by, and ends their sessions. Who signs in next with their verified address is linked.',
  })
  relinkUser(
    @Arg('input', () => RelinkUserInput) input: RelinkUserInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return relinkUser(app, request, input);
  }

  @Mutation(() => UserPayload, {
    description: 'Admins only: the last active admin keeps the role.',
  })
  setUserRole(
    @Arg('input', () => SetUserRoleInput) input: SetUserRoleInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return setUserRole(app, request, input);
  }

  @Mutation(() => UserPayload, { description: 'Admins only: changes the level of membership.' })
  setUserMembership(
    @Arg('input', () => SetUserMembershipInput) input: SetUserMembershipInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return setUserMembership(app, request, input);
  }

  @Mutation(() => UserPayload, { description: 'Admins only: lets a member sign in, or no longer.' })
  setUserActive(
    @Arg('input', () => SetUserActiveInput) input: SetUserActiveInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return setUserActive(app, request, input);
  }
}
