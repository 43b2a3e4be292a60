import { z } from 'zod';
import { type AttendeeRole, attendeeRoles } from '../vocabulary.ts';
import { eventAnswer } from './event.ts';
import { id, time } from './fields.ts';

export const eventMoment = z.object({
  at: time,
  attendees: z.int(),
  checkedIn: z.int(),
  seats: z.int(),
  seated: z.int().meta({ description: 'Taken seats.' }),
});

export type Moment = z.infer<typeof eventMoment>;

export const roleCount = z.object({
  role: z.enum(attendeeRoles),
  attendees: z.int(),
  seated: z.int(),
  held: z.int(),
  declined: z.int().meta({ description: 'Declined, and neither seated nor held.' }),
  checkedIn: z.int(),
});

export type RoleCount = z.infer<typeof roleCount>;

export const seatedCompany = z.object({ company: z.string(), seated: z.int() });

const seatedOfRole = z.object(
  Object.fromEntries(attendeeRoles.map((role) => [role, z.int()])) as Record<
    AttendeeRole,
    z.ZodInt
  >,
);

export const tableMix = z
  .object({ id, name: z.string(), capacity: z.int(), seated: z.int() })
  .extend(seatedOfRole.shape)
  .extend({
    companyCount: z.int(),
    companies: z.array(seatedCompany).meta({ description: 'The five largest.' }),
  });

export type TableMix = z.infer<typeof tableMix>;

export const seatedAtTable = z.object({ name: z.string(), seated: z.int() });

export const companySpread = z.object({
  company: z.string(),
  attendees: z.int(),
  seated: z.int(),
  tableCount: z.int(),
  tables: z.array(seatedAtTable).meta({ description: 'The five with the most of them.' }),
  tablemates: z
    .array(seatedCompany)
    .meta({ description: 'The three companies with the most people at the same tables.' }),
});

export type CompanySpread = z.infer<typeof companySpread>;

export const eventAnalyticsAnswer = z
  .object({
    id,
    moments: z.array(eventMoment).meta({
      description: "The counts over the event's life: at most 200 moments, oldest first.",
    }),
    checkIns: z.array(eventMoment).meta({
      description: 'The same for the time from the first check-in to the last.',
    }),
    roles: z.array(roleCount),
    tables: z.array(tableMix),
    companyCount: z.int(),
    companies: z.array(companySpread).meta({ description: 'The 100 with the most people.' }),
  })
  .meta({ id: 'EventAnalytics' });

/** The figures and the event, with their position in the log. */
export const eventAnalyticsRead = eventAnalyticsAnswer.extend({
  position: z.string(),
  event: eventAnswer,
});

export type EventAnalyticsRead = z.infer<typeof eventAnalyticsRead>;
