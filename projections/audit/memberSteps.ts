import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';
import { defineProjector, type Recorded } from '../engine/projector.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

/** A change of a member. Null fields did not change; a member's first step sets all. */
type MemberStep = {
  id: string;
  position: string;
  memberId: string;
  role: MemberRole | null;
  membershipLevel: MembershipLevel | null;
  isActive: boolean | null;
  isRegistration: boolean;
  timestamp: string;
};

const memberStepsTable = defineTable<MemberStep>('member_steps', {
  id: 'text',
  position: 'text',
  memberId: 'text',
  role: 'text',
  membershipLevel: 'text',
  isActive: 'boolean',
  isRegistration: 'boolean',
  timestamp: 'timestamptz',
});

type Facts = Partial<Pick<MemberStep, 'role' | 'membershipLevel' | 'isActive' | 'isRegistration'>>;
type OfMember = Recorded<
  | 'MemberRegistered'
  | 'MemberRoleChanged'
  | 'MemberMembershipChanged'
  | 'MemberDeactivated'
  | 'MemberReactivated'
  | 'MemberErased'
>;

const step = (changes: RowChanges, { id, position, data, metadata }: OfMember, facts: Facts) =>
  changes.insert(memberStepsTable, {
    id,
    position,
    memberId: data.memberId,
    role: null,
    membershipLevel: null,
    isActive: null,
    isRegistration: false,
    timestamp: utc(metadata.at),
    ...facts,
  });

/** Members' roles, levels and active states over time, for the replay (decision 0011). */
export const memberStepsProjector = defineProjector({
  name: 'member_steps',
  version: 2,
  tables: [memberStepsTable],
  on: {
    MemberRegistered: (changes, event) =>
      step(changes, event, {
        role: 'user',
        membershipLevel: event.data.membershipLevel,
        isActive: true,
        isRegistration: true,
      }),
    MemberRoleChanged: (changes, event) => step(changes, event, { role: event.data.after }),
    MemberMembershipChanged: (changes, event) =>
      step(changes, event, { membershipLevel: event.data.after }),
    MemberDeactivated: (changes, event) => step(changes, event, { isActive: false }),
    MemberReactivated: (changes, event) => step(changes, event, { isActive: true }),
    MemberErased: (changes, event) => step(changes, event, { isActive: false }),
  },
});
