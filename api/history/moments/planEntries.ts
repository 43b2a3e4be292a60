import type { Knex } from 'knex';
import type { Position } from '../../../schema/domainEvents.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import { historyColumns } from '../../queries/columns.ts';

/** Entries of arrangements belong to other streams, except that applying one changes the plan. */
export const isOfPlan = `(arrangement_id IS NULL OR action = 'arrangement_applied')`;

/** A draft begins with its copy, so the entry of its creation, an empty plan, is no moment. */
export const isMoment = `NOT (action = 'event_plan_created' AND EXISTS (
  SELECT FROM events WHERE events.id = seating_history.event_id AND events.draft_of IS NOT NULL))`;

/** The history entries of an event's own stream that are moments of its plan. */
export const planEntries = (read: Knex, eventId: string): Knex.QueryBuilder =>
  read('seating_history').where({ event_id: eventId }).whereRaw(isOfPlan).whereRaw(isMoment);

export type EntryAmongOthers = {
  entry: HistoryRow;
  previousRevision: number | null;
  nextRevision: number | null;
  lastRevision: number;
};

/** The last entry up to a place, with the revisions of its neighbours; undefined if there is none. */
export const entryAmongOthers = async (
  read: Knex,
  eventId: string,
  upTo: { position: Position } | { at: string } | 'now',
): Promise<EntryAmongOthers | undefined> => {
  const entries = planEntries(read, eventId);
  const earlier = entries.clone();
  if (upTo !== 'now' && 'position' in upTo) earlier.where('position', '<=', upTo.position);
  if (upTo !== 'now' && 'at' in upTo) earlier.where('timestamp', '<=', upTo.at);
  earlier.orderBy('position', 'desc').limit(2);
  const [entry, previous] = await earlier.select<HistoryRow[]>(historyColumns);
  if (!entry) return undefined;
  type Place = { revision: number } | undefined;
  const later = entries.clone().where('position', '>', entry.position);
  const [next, last]: [Place, Place] = await Promise.all([
    later.clone().orderBy('position').first('revision'),
    later.orderBy('position', 'desc').first('revision'),
  ]);
  return {
    entry,
    previousRevision: previous?.revision ?? null,
    nextRevision: next?.revision ?? null,
    lastRevision: last?.revision ?? entry.revision,
  };
};
