import { userAnswer } from '../../schema/entities/user.ts';
import { erasedMember } from '../../schema/personalFields.ts';
import type { UserRow } from '../../schema/readModels.ts';
import { defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { defineTable, unscoped } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

/** An erased member keeps an anonymous row, which the events they created refer to. */
type User = UserRow & { erasedAt: string | null };

export const usersTable = defineTable<User>(
  'users',
  { ...columnsOf(userAnswer), erasedAt: 'timestamptz' },
  { isReported: true },
);

type Identity = { id: string; issuer: string; subject: string; memberId: string };

/** The accounts at sign-in providers that members sign in by. */
export const userIdentitiesTable = defineTable<Identity>(
  'user_identities',
  { id: 'text', issuer: 'text', subject: 'text', memberId: 'text' },
  { scope: 'memberId' },
);

/** Members. Without an access event a member is an active `user`. */
export const usersProjector = defineProjector({
  name: 'users',
  version: 3,
  tables: [usersTable, userIdentitiesTable],
  on: {
    MemberRegistered: (changes, { data, metadata }) => {
      const at = utc(metadata.at);
      changes.insert(usersTable, {
        id: data.memberId,
        ...data.person,
        bio: null,
        role: 'user',
        membershipLevel: data.membershipLevel,
        clubMemberships: [],
        isActive: true,
        lastLoginAt: null,
        createdAt: at,
        updatedAt: at,
        erasedAt: null,
      });
    },
    MemberIdentityLinked: (changes, { id, data }) =>
      changes.insert(userIdentitiesTable, { id, memberId: data.memberId, ...data.person }),
    MemberIdentitiesUnlinked: (changes, { data }) =>
      changes.removeAll(userIdentitiesTable, data.memberId),
    MemberEmailChanged: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, {
        ...data.person.after,
        updatedAt: utc(metadata.at),
      }),
    MemberSignedIn: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, { lastLoginAt: utc(metadata.at) }),
    ProfileEdited: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, {
        ...data.person.after,
        updatedAt: utc(metadata.at),
      }),
    MemberMembershipChanged: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, {
        membershipLevel: data.after,
        updatedAt: utc(metadata.at),
      }),
    MemberRoleChanged: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, {
        role: data.after,
        updatedAt: utc(metadata.at),
      }),
    MemberDeactivated: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, {
        isActive: false,
        updatedAt: utc(metadata.at),
      }),
    MemberReactivated: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, {
        isActive: true,
        updatedAt: utc(metadata.at),
      }),
    MemberErased: (changes, { data: { memberId }, metadata }) => {
      const at = utc(metadata.at);
      changes.removeAll(userIdentitiesTable, memberId);
      changes.patch(usersTable, unscoped, memberId, {
        ...erasedMember(memberId),
        isActive: false,
        updatedAt: at,
        erasedAt: at,
      });
    },
  },
});
