import type { DomainEvent, Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';

/** What a command has recorded already, as read back from the log. */
export type Standing = RecordedEvent<DomainEvent>;

/**
 * The events of a command that the stream holds already, oldest first.
 * @param since none of them stands at this position or before
 */
export const recordedBy = async (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  { commandId, since }: { commandId: string; since?: Position },
): Promise<Standing[]> => {
  const found: Standing[] = [];
  for await (const event of log.readStream(stream, { direction: 'backwards' })) {
    if (since !== undefined && event.position <= since) break;
    if (event.metadata.commandId === commandId) found.unshift(event);
  }
  return found;
};
