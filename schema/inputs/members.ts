import { z } from 'zod';
import { limits } from '../limits.ts';
import { memberRoles, membershipLevels } from '../vocabulary.ts';
import { anId, commandId, commandInput, emailAddress, optional, optionalText } from './text.ts';

/** Specification, section 5, "Profile": trimmed; empty text means absent. */
const profileFields = z.strictObject({
  firstName: optionalText(limits.personName),
  lastName: optionalText(limits.personName),
  bio: optionalText(limits.bio),
});

export const editProfileInput = profileFields.extend({ commandId });

export const newUserFields = z.strictObject({
  email: emailAddress,
  firstName: optionalText(limits.personName),
  lastName: optionalText(limits.personName),
  role: optional(z.enum(memberRoles)),
  membershipLevel: optional(z.enum(membershipLevels)),
});

export const createUserInput = newUserFields.extend({ commandId });

export const userChanges = z.strictObject({
  role: z.enum(memberRoles).optional(),
  membershipLevel: z.enum(membershipLevels).optional(),
  isActive: z.boolean().optional(),
});

export const changeUserInput = userChanges.extend({ id: anId, commandId });

export const relinkUserInput = commandInput({ id: anId });

export const setUserRoleInput = commandInput({ id: anId, role: z.enum(memberRoles) });

export const setUserMembershipInput = commandInput({
  id: anId,
  membershipLevel: z.enum(membershipLevels),
});

export const setUserActiveInput = commandInput({ id: anId, isActive: z.boolean() });
