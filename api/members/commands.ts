import type { MemberIdentity, MemberPerson, ProfileFields } from '../../schema/domainEvents.ts';
import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';

/** Decided on `memberEmail-<hash>`. */
export type MemberEmailCommand =
  | {
      type: 'ClaimMemberEmail';
      memberId: string;
      /** A member who was erased, whose address it is not any more. */
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
  /** Registers where needed, links the identity where its issuer is new, records the sign-in. */
  | { type: 'SignInMember'; memberId: string; person: MemberPerson; identity: MemberIdentity }
  /** Whoever signs in next by the member's address is linked, whatever was linked before. */
  | { type: 'RelinkMember'; memberId: string }
  | { type: 'ChangeMemberEmail'; memberId: string; email: string }
  | { type: 'EditProfile'; memberId: string; changes: Partial<ProfileFields> }
  | { type: 'SetMembership'; memberId: string; membershipLevel: MembershipLevel }
  | { type: 'EraseMember'; memberId: string };

/** Decided on `memberAccess-all`. */
export type MemberAccessCommand =
  | { type: 'SetMemberRole'; memberId: string; role: MemberRole }
  | { type: 'SetMemberActive'; memberId: string; isActive: boolean }
  /** Both at once: all of it or nothing. */
  | { type: 'ChangeMemberAccess'; memberId: string; role?: MemberRole; isActive?: boolean };
