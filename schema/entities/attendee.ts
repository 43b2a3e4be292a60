import { z } from 'zod';
import { attendeeRoles, demoStatuses, opportunityAnswers } from '../vocabulary.ts';
import { id, text, time, timestamps } from './fields.ts';

export const attendeeAnswer = z
  .object({
    id,
    eventId: id,
    name: z.string(),
    title: text,
    company: text,
    attendeeRole: z.enum(attendeeRoles),
    email: text,
    phone: text,
    notes: text,
    photoUrl: text,
    linkedinUrl: text,
    isCheckedIn: z.boolean(),
    currentOpportunity: z.enum(opportunityAnswers).nullable(),
    accountExecutive: text,
    demoStatus: z.enum(demoStatuses).nullable(),
    demoDate: text,
    linkedUrl: text,
    otherAccountNotes: text,
    tags: z.array(z.string()),
    holdingFor: z.array(z.string()),
    holdReason: text,
    heldSince: time.nullable(),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'Attendee' });

export type AttendeeRow = z.infer<typeof attendeeAnswer>;

export const importedAttendeeAnswer = attendeeAnswer
  .extend({
    repeats: id.optional().meta({
      description:
        'Who was there already, or came earlier in the list, with the same e-mail address or the same name and company.',
    }),
  })
  .meta({ id: 'ImportedAttendee' });
