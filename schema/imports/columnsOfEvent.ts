import type { GuestField } from '../entities/guestField.ts';
import type { Menu } from '../entities/menu.ts';
import { courseColumns } from './courseColumns.ts';
import type { EventColumn } from './eventColumns.ts';
import { fieldColumns } from './fieldColumns.ts';

/** An event's own definitions, which become columns of its guest lists. */
export type EventDefinitions = { menu: Menu; fields: readonly GuestField[] };

/** The columns that are specific to an event. */
export const columnsOfEvent = ({ menu, fields }: EventDefinitions): EventColumn[] => [
  ...courseColumns(menu),
  ...fieldColumns(fields),
];
