import type {
  MemberEvent,
  MemberIdentity,
  MemberPerson,
  ProfileFields,
} from '../../schema/domainEvents.ts';
import type { MembershipLevel } from '../../schema/vocabulary.ts';

export type RegisteredMember = {
  status: 'registered';
  person: MemberPerson;
  profile: ProfileFields;
  membershipLevel: MembershipLevel;
  identities: MemberIdentity[];
};

export type MemberState = { status: 'none' } | RegisteredMember | { status: 'erased' };

/** Applies an event to the state of a member. */
export const evolveMember = (state: MemberState, event: MemberEvent): MemberState => {
  if (event.type === 'MemberRegistered') {
    const { person, membershipLevel } = event.data;
    const profile = { firstName: person.firstName, lastName: person.lastName, bio: null };
    return { status: 'registered', person, profile, membershipLevel, identities: [] };
  }
  if (state.status !== 'registered') return state;
  switch (event.type) {
    case 'MemberIdentityLinked':
      return { ...state, identities: [...state.identities, event.data.person] };
    case 'MemberIdentitiesUnlinked':
      return { ...state, identities: [] };
    case 'MemberEmailChanged':
      return { ...state, person: { ...state.person, ...event.data.person.after } };
    case 'MemberSignedIn':
      return state;
    case 'ProfileEdited':
      return { ...state, profile: { ...state.profile, ...event.data.person.after } };
    case 'MemberErased':
      return { status: 'erased' };
    case 'MemberMembershipChanged':
      return { ...state, membershipLevel: event.data.after };
  }
};
