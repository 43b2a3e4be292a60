import { type UserRow, userAnswer } from '../../schema/entities/user.ts';
import { erasedMember } from '../../schema/personalFields.ts';
import { type About, defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable, unscoped } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

/** An erased member keeps an anonymous row, which the events they created refer to. */
type User = UserRow & { erasedAt: string | null };

const usersTable = defineTable<User>(
  'users',
  { ...columnsOf(userAnswer), erasedAt: 'timestamptz' },
  { isReported: true },
);

type Identity = { id: string; issuer: string; subject: string; memberId: string };

/** The accounts at sign-in providers with which members sign in. */
const userIdentitiesTable = defineTable<Identity>(
  'user_identities',
  { id: 'text', issuer: 'text', subject: 'text', memberId: 'text' },
  { scope: 'memberId' },
);

const patch = (
  changes: RowChanges,
  { data: { memberId }, metadata }: About<'memberId'>,
  columns: Partial<User>,
): void =>
  changes.patch(usersTable, unscoped, memberId, { ...columns, updatedAt: utc(metadata.at) });

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
    MemberEmailChanged: (changes, event) => patch(changes, event, event.data.person.after),
    MemberSignedIn: (changes, { data, metadata }) =>
      changes.patch(usersTable, unscoped, data.memberId, { lastLoginAt: utc(metadata.at) }),
    ProfileEdited: (changes, event) => patch(changes, event, event.data.person.after),
    MemberMembershipChanged: (changes, event) =>
      patch(changes, event, { membershipLevel: event.data.after }),
    MemberRoleChanged: (changes, event) => patch(changes, event, { role: event.data.after }),
    MemberDeactivated: (changes, event) => patch(changes, event, { isActive: false }),
    MemberReactivated: (changes, event) => patch(changes, event, { isActive: true }),
    MemberErased: (changes, event) => {
      const { memberId } = event.data;
      changes.removeAll(userIdentitiesTable, memberId);
      const erasedAt = utc(event.metadata.at);
      patch(changes, event, { ...erasedMember(memberId), isActive: false, erasedAt });
    },
  },
});
