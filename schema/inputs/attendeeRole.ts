import { z } from 'zod';
import { type AttendeeRole, attendeeRoleFrom, attendeeRoles } from '../vocabulary.ts';

/** A role in any letter case. `customer` is a synonym of `opportunity`. */
export const roleWord = z.preprocess(
  (word) => (typeof word === 'string' ? (attendeeRoleFrom(word) ?? word) : word),
  z.enum(attendeeRoles),
) as z.ZodType as z.ZodType<AttendeeRole, AttendeeRole>;
