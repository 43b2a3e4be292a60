import DataLoader from 'dataloader';
import type { Application, RequestContext } from '../application.ts';
import { mayEdit } from '../auth/authorize.ts';
import { eventsByIds } from '../eventPlans/eventLists.ts';
import { statsOfEvents } from '../eventPlans/queries.ts';
import { mentionsByIds } from '../history/mentions.ts';
import { keyOf, type Reversal, reversalsOf, type StepRef } from '../history/reversals.ts';
import { usersByIds } from '../members/queries.ts';
import { guestNamesByIds } from '../plusOnes/guestNames.ts';
import { seatsOfTables } from '../tables/queries.ts';

/** Loads rows by id; null for an id without a row. */
const rowsById = <Row extends { id: string }>(read: (ids: readonly string[]) => Promise<Row[]>) =>
  new DataLoader(async (ids: readonly string[]) => {
    const byId = new Map((await read(ids)).map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** DataLoaders that read nested fields once for all rows of an answer. */
export const createLoaders = (app: Application, request: RequestContext) => ({
  statsOfEvent: new DataLoader((ids: readonly string[]) => statsOfEvents(app, ids)),
  seatsOfTable: new DataLoader((ids: readonly string[]) => seatsOfTables(app, ids)),
  user: rowsById((ids) => usersByIds(app, ids)),
  event: rowsById((ids) => eventsByIds(app, ids)),
  mention: rowsById((ids) => mentionsByIds(app, ids)),
  /** Null for guests with a name of their own. */
  guestName: new DataLoader((ids: readonly string[]) => guestNamesByIds(app, ids)),
  /** Null for a step that was not undone. */
  undoing: new DataLoader<StepRef, Reversal | null, string>((steps) => reversalsOf(app, steps), {
    cacheKeyFn: keyOf,
  }),
  mayEditEvent: new DataLoader((ids: readonly string[]) =>
    Promise.all(ids.map((id) => mayEdit(app, request, id))),
  ),
});

export type Loaders = ReturnType<typeof createLoaders>;
