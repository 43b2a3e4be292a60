import type { EventPlanEvent, RecordedEvent } from '../../../schema/domainEvents.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { Application } from '../../application.ts';
import { touching } from '../filter.ts';
import { planEntries } from '../moments/planEntries.ts';
import { planEventsAt } from '../planEventsAt.ts';

export type Touching = Pick<
  HistoryRow,
  'revision' | 'action' | 'timestamp' | 'stepId' | 'performedByUserId'
>;

/** The entries that touched any of these people, tables or seats, oldest first. */
export const entriesTouching = (
  app: Pick<Application, 'read'>,
  eventId: string,
  subjects: readonly string[],
  actions?: readonly string[],
): Promise<Touching[]> => {
  const touched = touching(app, eventId, '?', [[...subjects]]);
  const entries = planEntries(app.read, eventId).whereIn('id', touched);
  if (actions) entries.whereIn('action', [...actions]);
  return entries.orderBy('revision').select<Touching[]>('revision', 'action', 'timestamp', {
    stepId: 'step_id',
    performedByUserId: 'performed_by_user_id',
  });
};

/** Actions that never change a placement. */
const notOfPlaces: ReadonlySet<string> = new Set([
  'attendee_edited',
  'attendee_checked_in',
  'attendee_checked_out',
]);

/** The domain events of these entries, oldest first. */
export const eventsAt = async (
  app: Pick<Application, 'readStream'>,
  eventId: string,
  entries: readonly Touching[],
): Promise<RecordedEvent<EventPlanEvent>[]> => {
  const [imports, others] = [entries.filter(isImport), entries.filter((one) => !isImport(one))];
  const wanted = others
    .filter(({ action }) => !notOfPlaces.has(action))
    .map(({ revision }) => revision);
  const events = await planEventsAt(app, eventId, wanted);
  return [...imports.map(importOf), ...events].sort((one, other) =>
    Number(one.revision - other.revision),
  );
};

const isImport = ({ action }: Touching): boolean => action === 'attendees_imported';

/** Stands in for an import, so that its thousands of sealed people need not be read. */
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

/** The table of each seat, also of removed seats. */
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
