import { z } from 'zod';
import { attendeeAnswer } from './attendee.ts';
import { eventAnswer } from './event.ts';
import { text } from './fields.ts';
import { guestField } from './guestField.ts';

export const exportedGuest = attendeeAnswer
  .extend({
    tableName: text,
    mealNames: text.meta({
      description: 'What they chose, in words: "Starter: Soup; Main: Trout".',
    }),
    hostName: text.meta({ description: 'Who brings them along.' }),
    seat: z.int().nullable().meta({ description: 'Its number at the table.' }),
  })
  .meta({ id: 'ExportedGuest' });

export const eventExportAnswer = z
  .object({
    event: eventAnswer,
    fields: z.array(guestField).meta({
      description: "The event's own, of which `custom` of each guest has values.",
    }),
    guests: z.array(exportedGuest),
  })
  .meta({ id: 'EventExport', description: 'An event and its guests, with their seats.' });
