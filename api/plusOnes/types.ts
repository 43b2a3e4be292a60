import { z } from 'zod';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import { payloadFrom } from '../graphql/fromZod.ts';

export const AddPlusOnesPayload = payloadFrom('AddPlusOnesPayload', {
  attendees: z.array(attendeeAnswer),
});
