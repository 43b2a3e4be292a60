import type { TableRow } from '../../schema/entities/table.ts';
import type { Capabilities } from '../../schema/permissions.ts';

/** A table for a viewer. Tags say who should sit there, so they are details of guests. */
export const tableAsSeen = (table: TableRow, capabilities: Capabilities): TableRow =>
  capabilities.has('seeDetails') || table.tags.length === 0 ? table : { ...table, tags: [] };
