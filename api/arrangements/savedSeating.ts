import type { DomainEventOf, RecordedEvent, SavedSeating } from '../../schema/domainEvents.ts';
import { arrangementStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import { notFound } from '../auth/authorize.ts';

/** The first domain event of an arrangement. @throws Refusal ARRANGEMENT_NOT_FOUND */
export const savedEventOf = async (
  { readStream }: Pick<Application, 'readStream'>,
  id: string,
): Promise<RecordedEvent<DomainEventOf<'ArrangementSaved'>>> => {
  for await (const event of readStream(arrangementStream(id), { max: 1 }))
    if (event.type === 'ArrangementSaved') return event;
  throw notFound('arrangement');
};

/**
 * The saved seating of an arrangement. It is read from the log: tags and pins are not in the read model,
 * which readers of public events and links are answered from.
 * @throws Refusal ARRANGEMENT_NOT_FOUND
 */
export const savedSeatingOf = async (
  app: Pick<Application, 'readStream'>,
  id: string,
): Promise<SavedSeating> => seatingIn((await savedEventOf(app, id)).data);

/** Without the fields that an older arrangement lacks. */
export const seatingIn = ({ tables, objects, outline, pinnedIds }: SavedSeating): SavedSeating => ({
  tables,
  ...(objects && { objects }),
  ...(outline !== undefined && { outline }),
  ...(pinnedIds && { pinnedIds }),
});

/** A saved seating for readers of its event: tags tell who is meant to sit at a table. */
export const withoutTags = <Seating extends SavedSeating>(seating: Seating): Seating => ({
  ...seating,
  tables: seating.tables.map(({ tags: _, ...table }) => table),
});
