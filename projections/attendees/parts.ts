import type { RecordedEvent } from '../../schema/domainEvents.ts';

/** The plan whose staged parts are needed: where the event is the last of several parts. */
export const completesParts = ({ data }: RecordedEvent): string | undefined => {
  if (!('parts' in data)) return undefined;
  const { part, parts, eventId } = data;
  return parts > 1 && part === parts - 1 ? eventId : undefined;
};
