import type { RecordedEvent } from '../../schema/domainEvents.ts';

/** The plan whose staged parts are needed: where the event is the last of an import's several parts. */
export const completesImport = (event: RecordedEvent): string | undefined =>
  event.type === 'AttendeesImported' &&
  event.data.parts > 1 &&
  event.data.part === event.data.parts - 1
    ? event.data.eventId
    : undefined;
