import type { RecordedEvent } from '../../schema/domainEvents.ts';

/** The plan whose staged parts are needed: where the event is the last of several parts. */
export const completesParts = (event: RecordedEvent): string | undefined => {
  switch (event.type) {
    case 'AttendeesImported':
    case 'ChangeUndone':
    case 'ChangeRedone': {
      const { part, parts, eventId } = event.data;
      return parts > 1 && part === parts - 1 ? eventId : undefined;
    }
    default:
      return undefined;
  }
};
