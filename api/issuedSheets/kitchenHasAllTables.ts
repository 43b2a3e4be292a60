import { badField, type Refusal } from '../../schema/refusal.ts';

/** The refusal of the kitchen's sheet for single tables. */
export const kitchenHasAllTables = (path: string): Refusal =>
  badField(path, 'The kitchen’s sheet always shows all tables');
