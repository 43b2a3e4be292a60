import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import type { Application } from '../application.ts';

/** The columns that only lists of this event have, as its read models define them. */
export const eventColumnsOf = async (
  _app: Pick<Application, 'read'>,
  _eventId: string,
): Promise<EventColumn[]> => columnsOfEvent({});
