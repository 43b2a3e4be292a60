import { seatingColumns } from '../../schema/arrangementRow.ts';
import type {
  DomainEventOf,
  Position,
  RecordedEvent,
  SavedSeating,
} from '../../schema/domainEvents.ts';
import type { ArrangementAssignment } from '../../schema/entities/arrangement.ts';
import { arrangementStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import { notFound } from '../core/notFound.ts';

type Reads = Pick<Application, 'readStream'>;

/** The first domain event of an arrangement. @throws Refusal ARRANGEMENT_NOT_FOUND */
export const savedEventOf = async (
  { readStream }: Reads,
  id: string,
): Promise<RecordedEvent<DomainEventOf<'ArrangementSaved'>>> => {
  for await (const event of readStream(arrangementStream(id), { max: 1 }))
    if (event.type === 'ArrangementSaved') return event;
  throw notFound('arrangement');
};

/** A seating that an arrangement held, with the names at that time by attendee id. */
export type Held = SavedSeating & { names: Record<string, string> };

/** When the plan had a seating. */
type Moment = { position: Position; at: string };

export type LastSeatings = {
  /** The number of seatings held so far, including the last. */
  count: number;
  last: Held;
  /** The seating before the last; undefined if there is none. */
  before: Held | undefined;
  /** The moments of the last seating and of the one before. A restored seating has its original moment. */
  moment: Moment;
  momentBefore: Moment | undefined;
  /** The step of the refresh, if the last seating comes from one. */
  refreshedBy: string | undefined;
};

/**
 * The seatings of an arrangement, read from the log, because the read model, which serves readers of public
 * events and links, has no tags and pins.
 * @throws Refusal ARRANGEMENT_NOT_FOUND
 */
export const lastSeatingsOf = async ({ readStream }: Reads, id: string): Promise<LastSeatings> => {
  let held: LastSeatings | undefined;
  for await (const { type, data, metadata, position } of readStream(arrangementStream(id))) {
    if (
      type !== 'ArrangementSaved' &&
      type !== 'ArrangementRefreshed' &&
      type !== 'ArrangementRestored'
    )
      continue;
    const isRefresh = type === 'ArrangementRefreshed' && !data.takesBack;
    const again = type === 'ArrangementRestored' ? held?.moment : held?.momentBefore;
    const isNew = type === 'ArrangementSaved' || isRefresh;
    const now = { position, at: metadata.at };
    held = {
      count: (held?.count ?? 0) + 1,
      last: { ...seatingIn(data), names: data.person.names },
      before: held?.last,
      moment: isNew ? now : (again ?? now),
      momentBefore: held?.moment,
      refreshedBy: isRefresh ? metadata.commandId : undefined,
    };
  }
  if (!held) throw notFound('arrangement');
  return held;
};

/** The seating that an arrangement holds. @throws Refusal ARRANGEMENT_NOT_FOUND */
export const savedSeatingOf = async (app: Reads, id: string): Promise<SavedSeating> =>
  seatingIn((await lastSeatingsOf(app, id)).last);

/**
 * The seating of an arrangement, also of a deleted one.
 * @throws Refusal ARRANGEMENT_NOT_FOUND
 */
export const savedAssignmentsOf = async (
  app: Reads,
  id: string,
): Promise<ArrangementAssignment[]> => {
  const { names, ...seating } = (await lastSeatingsOf(app, id)).last;
  return seatingColumns({ ...seating, person: { names } }).assignments;
};

/** The seating of an event, without the fields that an older arrangement lacks. */
const seatingIn = ({
  tables,
  objects,
  outline,
  background,
  pinnedIds,
}: SavedSeating): SavedSeating => ({
  tables,
  ...(objects && { objects }),
  ...(outline !== undefined && { outline }),
  ...(background !== undefined && { background }),
  ...(pinnedIds && { pinnedIds }),
});

/**
 * A saved seating for readers of its event. Leaves out tags, because they say who is meant to sit at a table.
 */
export const withoutTags = <Seating extends SavedSeating>(seating: Seating): Seating => ({
  ...seating,
  tables: seating.tables.map(({ tags: _, ...table }) => table),
});
