import type { DomainEvent, Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';

/** A recorded event of a command, read from the log. */
export type RecordedCommandEvent = RecordedEvent<DomainEvent>;

/**
 * The events of a command in its stream, oldest first.
 * @param since a position before all of them, at which the search stops
 */
export const recordedBy = async (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  { commandId, since }: { commandId: string; since?: Position },
): Promise<RecordedCommandEvent[]> => {
  const found: RecordedCommandEvent[] = [];
  for await (const event of log.readStream(stream, { direction: 'backwards' })) {
    if (since !== undefined && event.position <= since) break;
    if (event.metadata.commandId === commandId) found.unshift(event);
  }
  return found;
};
