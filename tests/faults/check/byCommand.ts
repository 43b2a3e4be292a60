import type { CommandRecord } from '../records.ts';
import type { LogEvent } from './logEvent.ts';

/**
 * Effects that happened twice: the same type of domain event in the same stream, by two decisions. A
 * decision has one command id, and may record several events of a type, e.g. the parts of an import. Each
 * person is erased from a draft by a decision of their own.
 */
export const effectiveTwice = (events: readonly LogEvent[]): string[] => {
  const decisions = new Map<string, Set<string>>();
  for (const { stream, type, data, metadata } of events) {
    const whom = type === 'AttendeeErased' ? ` of ${data.attendeeId}` : '';
    const what = `${type}${whom} in ${stream}`;
    decisions.set(what, (decisions.get(what) ?? new Set()).add(metadata.commandId));
  }
  return [...decisions].flatMap(([what, ids]) => (ids.size > 1 ? [what] : []));
};

export const hasEffect = ({ wanted }: CommandRecord, events: readonly LogEvent[]): boolean =>
  [wanted.effect, ...(wanted.also ?? [])].every((effect) => events.some(effect));
