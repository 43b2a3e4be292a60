import type { DomainEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from './eventLog.ts';

/** What a command has recorded already, as read back from the log. */
export type Standing = RecordedEvent<DomainEvent>;

/** The events of a command that the stream holds already, oldest first. */
export const recordedBy = async (
  log: EventLog,
  stream: string,
  commandId: string,
): Promise<Standing[]> => {
  const found: Standing[] = [];
  for await (const event of log.readStream(stream, { direction: 'backwards' })) {
    if (event.metadata.commandId === commandId) found.unshift(event);
  }
  return found;
};

/** How many of the decided events stand already: a log may not recognise them elsewhere by itself. */
export const countOf = (
  events: readonly { id: string }[],
  standing: readonly { id: string }[],
): number => {
  if (standing.length === 0) return 0;
  const ids = new Set(standing.map(({ id }) => id));
  return events.filter(({ id }) => ids.has(id)).length;
};
