import type { TableRow } from '../../schema/entities/table.ts';
import type { Capabilities } from '../../schema/permissions.ts';

/**
 * A table for a viewer. Tags say who should sit there, so they are details of guests, and the time of the last change
 * would tell when they were given.
 */
export const tableAsSeen = (table: TableRow, capabilities: Capabilities): TableRow =>
  capabilities.has('seeDetails') ? table : { ...table, tags: [], updatedAt: table.createdAt };
