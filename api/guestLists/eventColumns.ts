import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import type { Application } from '../application.ts';
import { guestFieldsRowOf } from '../guestFields/queries.ts';
import { menuRowOf } from '../menus/queries.ts';

/** The columns that only lists of this event have, as its read models define them. */
export const eventColumnsOf = async (
  { read }: Pick<Application, 'read'>,
  eventId: string,
): Promise<EventColumn[]> =>
  columnsOfEvent({
    menu: await menuRowOf(read, eventId),
    fields: await guestFieldsRowOf(read, eventId),
  });
