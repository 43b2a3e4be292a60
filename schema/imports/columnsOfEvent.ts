import type { GuestField } from '../entities/guestField.ts';
import type { Menu } from '../entities/menu.ts';
import { courseColumns } from './courseColumns.ts';
import type { EventColumn } from './eventColumns.ts';
import { fieldColumns } from './fieldColumns.ts';

/** An event's own definitions that become columns of a guest list. */
export type EventDefinitions = { menu: Menu; fields: readonly GuestField[] };

/** The columns that only lists of this event have. */
export const columnsOfEvent = ({ menu, fields }: EventDefinitions): EventColumn[] => [
  ...courseColumns(menu),
  ...fieldColumns(fields),
];
