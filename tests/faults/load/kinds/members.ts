import { leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';

const stream = 'memberAccess-all';

type Change = { mutation: string; inputType: string; change: object; leaves: readonly string[] };

/** The changes that admins make to a member whom they created, one after the other. */
const changes: readonly Change[] = [
  {
    mutation: 'setUserMembership',
    inputType: 'SetUserMembershipInput',
    change: { membershipLevel: 'enterprise' },
    leaves: ['MemberMembershipChanged'],
  },
  {
    mutation: 'setUserRole',
    inputType: 'SetUserRoleInput',
    change: { role: 'user' },
    leaves: ['MemberRoleChanged'],
  },
  {
    mutation: 'setUserActive',
    inputType: 'SetUserActiveInput',
    change: { isActive: false },
    leaves: ['MemberDeactivated'],
  },
  {
    mutation: 'editUser',
    inputType: 'EditUserInput',
    change: { role: 'moderator', membershipLevel: 'premium', isActive: true },
    leaves: ['MemberRoleChanged', 'MemberMembershipChanged', 'MemberReactivated'],
  },
];

const allOf = (types: readonly string[], memberId: string) => {
  const [effect, ...also] = types.map((type) => leaves(type, { memberId }));
  return { effect: effect ?? leaves('none'), also };
};

/** Members who never sign in, so that only their admin changes them. */
export const memberKinds: Kinds = {
  editProfile: {
    weight: 0.5,
    draw: ({ random, unique: bio }) => ({
      stream,
      call: byEither(
        random,
        rest('PATCH', '/api/auth/profile', { bio }),
        graphql('editProfile', 'EditProfileInput', 'stepId', { bio }),
      ),
      wanted: { effect: leaves('ProfileEdited') },
    }),
  },
  createUser: {
    weight: 0.5,
    draw: ({ plan, random, unique }) => {
      const body = { email: `${unique}@example.com`, role: 'moderator' };
      return {
        by: 'admin',
        stream,
        call: byEither(
          random,
          rest('POST', '/api/admin/users', body),
          graphql('createUser', 'CreateUserInput', 'user { id }', body),
        ),
        wanted: {
          effect: leaves('MemberRegistered'),
          also: [leaves('MemberEmailClaimed'), leaves('MemberRoleChanged')],
        },
        learn: (answer) => plan.members.push({ id: idIn(answer, 'user'), changed: 0 }),
      };
    },
  },
  changeUser: {
    weight: 0.8,
    draw: ({ plan, random }) => {
      const at = plan.members.findIndex(({ changed }) => changed < changes.length);
      const [member] = at < 0 ? [] : plan.members.splice(at, 1);
      const next = changes[member?.changed ?? 0];
      if (!member || !next) return undefined;
      const { id, changed } = member;
      return {
        by: 'admin',
        stream,
        call: byEither(
          random,
          rest('PATCH', `/api/admin/users/${id}`, next.change),
          graphql(next.mutation, next.inputType, 'stepId', { id, ...next.change }),
        ),
        wanted: allOf(next.leaves, id),
        learn: () => plan.members.push({ id, changed: changed + 1 }),
      };
    },
  },
  eraseUser: {
    weight: 0.3,
    draw: ({ plan, random }) => {
      const at = plan.members.findIndex(({ changed }) => changed === changes.length);
      const [member] = at < 0 ? [] : plan.members.splice(at, 1);
      return member
        ? {
            by: 'admin',
            stream,
            call: byEither(
              random,
              rest('POST', `/api/admin/users/${member.id}/erase`),
              graphql('eraseUser', 'EraseInput', 'stepId', { id: member.id }),
            ),
            wanted: allOf(['MemberErased', 'MemberDeactivated'], member.id),
          }
        : undefined;
    },
  },
};
