import type { FloorObjectRow } from '../../schema/entities/floorObject.ts';
import type { Application } from '../application.ts';
import { floorObjectColumns } from '../queries/columns.ts';

/** The objects of an event, by name. Does not check rights. */
export const floorObjectsOf = (
  { read }: Pick<Application, 'read'>,
  eventId: string,
): Promise<FloorObjectRow[]> =>
  read('floor_objects')
    .where({ event_id: eventId })
    .orderBy(['name', 'id'])
    .select<FloorObjectRow[]>(floorObjectColumns);
