import type { EventPlanEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';

/** The number of concurrent reads. */
const lanes = 8;
/** Events this close to each other are read together, which is faster than another query. */
const near = 4;

/** The domain events of a plan at these revisions, which must be sorted and unique. */
export const planEventsAt = async (
  app: Pick<Application, 'readStream'>,
  eventId: string,
  revisions: readonly number[],
): Promise<RecordedEvent<EventPlanEvent>[]> => {
  const isWanted = new Set(revisions);
  const ranges = rangesOf(revisions);
  const events: RecordedEvent<EventPlanEvent>[] = [];
  for (let first = 0; first < ranges.length; first += lanes) {
    const read = ranges.slice(first, first + lanes).map((range) => eventsIn(app, eventId, range));
    events.push(...(await Promise.all(read)).flat());
  }
  return events.filter(({ revision }) => isWanted.has(Number(revision)));
};

type Range = { from: number; to: number };

const rangesOf = (revisions: readonly number[]): Range[] => {
  const ranges: Range[] = [];
  for (const revision of revisions) {
    const last = ranges.at(-1);
    if (last && revision - last.to <= near) last.to = revision;
    else ranges.push({ from: revision, to: revision });
  }
  return ranges;
};

const eventsIn = async (
  { readStream }: Pick<Application, 'readStream'>,
  eventId: string,
  { from, to }: Range,
): Promise<RecordedEvent<EventPlanEvent>[]> => {
  const events: RecordedEvent<EventPlanEvent>[] = [];
  const range = { from: BigInt(from), to: BigInt(to), max: to - from + 1 };
  for await (const event of readStream(eventPlanStream(eventId), range))
    events.push(event as RecordedEvent<EventPlanEvent>);
  return events;
};
