import { z } from 'zod';
import { attendeeAnswer } from './attendee.ts';
import { eventAnswer } from './event.ts';
import { text } from './fields.ts';
import { guestField } from './guestField.ts';

const exportedGuest = attendeeAnswer
  .extend({
    tableName: text,
    mealNames: text.meta({
      description: 'Their choices in words: "Starter: Soup; Main: Trout".',
    }),
    hostName: text.meta({ description: 'The guest who brings them along.' }),
    seat: z.int().nullable().meta({ description: 'Its position at the table.' }),
  })
  .meta({ id: 'ExportedGuest' });

export const eventExportAnswer = z
  .object({
    event: eventAnswer,
    fields: z.array(guestField).meta({
      description: "The event's custom fields, for the values in each guest's `custom`.",
    }),
    guests: z.array(exportedGuest),
  })
  .meta({ id: 'EventExport', description: 'An event and its guests, with their seats.' });
