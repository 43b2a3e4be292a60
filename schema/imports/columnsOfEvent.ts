import type { Menu } from '../entities/menu.ts';
import { courseColumns } from './courseColumns.ts';
import type { EventColumn } from './eventColumns.ts';

/** What an event defines that a guest list can say of people. */
export type EventDefinitions = { menu: Menu };

/** The columns that only lists of this event have. */
export const columnsOfEvent = ({ menu }: EventDefinitions): EventColumn[] => courseColumns(menu);
