import type { MemberIdentity, MemberPerson, ProfileFields } from '../../schema/domainEvents.ts';
import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';

/** Decided on `memberEmail-<hash>`. */
export type MemberEmailCommand =
  | {
      type: 'ClaimMemberEmail';
      memberId: string;
      /** The erased member whose address this was. */
      inPlaceOf?: string;
    }
  | { type: 'ReleaseMemberEmail'; memberId: string };

/** Decided on `member-<id>`. */
export type MemberCommand =
  | {
      type: 'RegisterMember';
      memberId: string;
      via: 'signIn' | 'admin';
      membershipLevel: MembershipLevel;
      person: MemberPerson;
    }
  /** Registers a new member, links the identity of a new issuer, and records the sign-in. */
  | { type: 'SignInMember'; memberId: string; person: MemberPerson; identity: MemberIdentity }
  /** The next sign-in with the member's verified address is linked, regardless of earlier links. */
  | { type: 'RelinkMember'; memberId: string }
  | { type: 'ChangeMemberEmail'; memberId: string; email: string }
  | { type: 'EditProfile'; memberId: string; changes: Partial<ProfileFields> }
  | { type: 'SetMembership'; memberId: string; membershipLevel: MembershipLevel }
  | { type: 'EraseMember'; memberId: string };

/** Decided on `memberAccess-all`. */
export type MemberAccessCommand =
  | { type: 'SetMemberRole'; memberId: string; role: MemberRole }
  | { type: 'SetMemberActive'; memberId: string; isActive: boolean }
  /** Changes both at once, or nothing. */
  | { type: 'ChangeMemberAccess'; memberId: string; role?: MemberRole; isActive?: boolean };
