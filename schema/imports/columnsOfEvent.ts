import type { EventColumn } from './eventColumns.ts';

/** What an event defines that a guest list can say of people. */
export type EventDefinitions = Record<never, never>;

/** The columns that only lists of this event have. */
export const columnsOfEvent = (_definitions: EventDefinitions): EventColumn[] => [];
