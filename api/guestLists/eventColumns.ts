import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import type { Application } from '../application.ts';
import { guestFieldsOf } from '../guestFields/queries.ts';
import { menuOf } from '../menus/queries.ts';

/** The columns that only lists of this event have, as its read models define them. */
export const eventColumnsOf = async (
  { read }: Pick<Application, 'read'>,
  eventId: string,
): Promise<EventColumn[]> =>
  columnsOfEvent({
    menu: await menuOf(read, eventId),
    fields: await guestFieldsOf(read, eventId),
  });
