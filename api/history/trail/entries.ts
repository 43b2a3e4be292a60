import type { EventPlanEvent, RecordedEvent } from '../../../schema/domainEvents.ts';
import { eventPlanStream } from '../../../schema/ids.ts';
import type { HistoryRow } from '../../../schema/readModels.ts';
import type { Application } from '../../application.ts';
import { planEntries } from '../moments/planEntries.ts';

export type Touching = Pick<
  HistoryRow,
  'revision' | 'action' | 'timestamp' | 'stepId' | 'performedByUserId'
>;

/** What touched any of these people, tables or seats, in the order in which it happened. */
export const entriesTouching = (
  app: Pick<Application, 'read'>,
  eventId: string,
  subjects: readonly string[],
  actions?: readonly string[],
): Promise<Touching[]> => {
  const touching = app
    .read('history_subjects')
    .select('id')
    .where({ event_id: eventId })
    .whereRaw('subjects && ?::text[]', [[...subjects]]);
  const entries = planEntries(app.read, eventId).whereIn('id', touching);
  if (actions) entries.whereIn('action', [...actions]);
  return entries.orderBy('revision').select<Touching[]>('revision', 'action', 'timestamp', {
    stepId: 'step_id',
    performedByUserId: 'performed_by_user_id',
  });
};

/** What says nothing of where somebody is. */
const notOfPlaces: ReadonlySet<string> = new Set([
  'attendee_edited',
  'attendee_checked_in',
  'attendee_checked_out',
]);

/** Reads that are on their way at a time. */
const lanes = 8;
/** What stands so near is read along: that is quicker than to ask again. */
const near = 4;

/** The domain events of these entries, in their order. */
export const eventsAt = async (
  app: Pick<Application, 'readStream'>,
  eventId: string,
  entries: readonly Touching[],
): Promise<RecordedEvent<EventPlanEvent>[]> => {
  const [imports, others] = [entries.filter(isImport), entries.filter((one) => !isImport(one))];
  const wanted = others
    .filter(({ action }) => !notOfPlaces.has(action))
    .map(({ revision }) => revision);
  const isWanted = new Set(wanted);
  const ranges = rangesOf(wanted);
  const events: RecordedEvent<EventPlanEvent>[] = [];
  for (let first = 0; first < ranges.length; first += lanes) {
    const read = ranges.slice(first, first + lanes).map((range) => eventsIn(app, eventId, range));
    events.push(...(await Promise.all(read)).flat());
  }
  return [
    ...imports.map(importOf),
    ...events.filter(({ revision }) => isWanted.has(Number(revision))),
  ].sort((one, other) => Number(one.revision - other.revision));
};

const isImport = ({ action }: Touching): boolean => action === 'attendees_imported';

/** An import holds thousands of sealed people; that it brought somebody is all that is asked here. */
const importOf = ({
  revision,
  timestamp,
  stepId,
  performedByUserId,
}: Touching): RecordedEvent<EventPlanEvent> =>
  ({
    type: 'AttendeesImported',
    revision: BigInt(revision),
    metadata: { at: timestamp, commandId: stepId, actorId: performedByUserId },
  }) as RecordedEvent<EventPlanEvent>;

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

/** The table of each seat, also of seats that are gone by now. */
export const tablesOfSeats = async (
  app: Pick<Application, 'read'>,
  eventId: string,
  seatIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await app
    .read('history_seats')
    .where({ event_id: eventId })
    .whereRaw('seat_ids && ?::text[]', [[...seatIds]])
    .select<{ tableId: string; seatIds: string[] }[]>({
      tableId: 'table_id',
      seatIds: 'seat_ids',
    });
  return new Map(rows.flatMap(({ tableId, seatIds: own }) => own.map((id) => [id, tableId])));
};
