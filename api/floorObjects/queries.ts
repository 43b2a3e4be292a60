import type { FloorObjectRow } from '../../schema/readModels.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { floorObjectColumns } from '../queries/columns.ts';

/** The objects of an event, by name. They are the room, so whoever may read the event sees them. */
export const floorObjectsOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<FloorObjectRow[]> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'read');
  return app
    .read('floor_objects')
    .where({ event_id: eventId })
    .orderBy(['name', 'id'])
    .select<FloorObjectRow[]>(floorObjectColumns);
};
