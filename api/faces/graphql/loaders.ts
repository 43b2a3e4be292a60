import DataLoader from 'dataloader';
import type { Application } from '../../application.ts';
import { statsOfEvents } from '../../eventPlans/queries.ts';
import { usersByIds } from '../../members/queries.ts';
import { seatsOfTables } from '../../tables/queries.ts';

/** Nested fields, read once for all rows of an answer rather than once a row. */
export const createLoaders = (app: Application) => ({
  statsOfEvent: new DataLoader((ids: readonly string[]) => statsOfEvents(app, ids)),
  seatsOfTable: new DataLoader((ids: readonly string[]) => seatsOfTables(app, ids)),
  /** Null for an id that names no member. */
  user: new DataLoader((ids: readonly string[]) => usersByIds(app, ids)),
});

export type Loaders = ReturnType<typeof createLoaders>;
