import { badField, type Refusal } from '../../schema/refusal.ts';

/** The refusal of single tables for the kitchen's sheet. */
export const kitchenHasAllTables = (path: string): Refusal =>
  badField(path, 'The kitchen’s sheet always shows all tables');
