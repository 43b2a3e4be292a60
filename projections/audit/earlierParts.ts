import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';

/**
 * A view of the log from a position on. If the first parts of a step were recorded earlier, inserts them
 * before the first part read.
 */
export const withEarlierParts = (log: EventLog, from: Position): EventLog => {
  const begun = new Set<string>();
  const withParts = async (event: RecordedEvent): Promise<RecordedEvent[]> => {
    const of = partOf(event);
    if (!of || begun.has(of.id)) return [event];
    begun.add(of.id);
    return of.part === 0 ? [event] : [...(await partsBefore(log, event, of.id, from)), event];
  };
  return {
    ...log,
    readAll: async (options) => {
      const found = await log.readAll(options);
      const events: RecordedEvent[] = [];
      for (const event of found.events) events.push(...(await withParts(event)));
      return { ...found, events };
    },
  };
};

const partOf = ({ data }: RecordedEvent): { id: string; part: number } | undefined => {
  if (!('parts' in data) || 'proposalId' in data || data.parts <= 1) return undefined;
  return { id: 'importId' in data ? data.importId : data.changeId, part: data.part };
};

const partsBefore = async (
  log: EventLog,
  { stream, revision }: RecordedEvent,
  id: string,
  from: Position,
): Promise<RecordedEvent[]> => {
  const parts: RecordedEvent[] = [];
  const before = log.readStream(stream, { to: revision - 1n, direction: 'backwards' });
  for await (const event of before) {
    const of = partOf(event);
    if (of?.id !== id || event.position > from) continue;
    parts.unshift(event);
    if (of.part === 0) break;
  }
  return parts;
};
