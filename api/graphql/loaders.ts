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

/** DataLoaders that read nested fields once for all rows of an answer. */
export const createLoaders = (app: Application, request: RequestContext) => ({
  statsOfEvent: new DataLoader((ids: readonly string[]) => statsOfEvents(app, ids)),
  seatsOfTable: new DataLoader((ids: readonly string[]) => seatsOfTables(app, ids)),
  /** Null for an unknown id. */
  user: new DataLoader((ids: readonly string[]) => usersByIds(app, ids)),
  /** Null for an unknown id. */
  event: new DataLoader((ids: readonly string[]) => eventsByIds(app, ids)),
  /** Null for an id that no longer exists. */
  mention: new DataLoader((ids: readonly string[]) => mentionsByIds(app, ids)),
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
