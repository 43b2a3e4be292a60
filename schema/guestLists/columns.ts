import { personFields } from '../entities/attendee.ts';
import { type ColumnMapping, columnOf, importedFields, replyColumn } from '../imports/columns.ts';
import { isEventColumnKey } from '../imports/eventColumns.ts';
import type { ListColumn } from './cells.ts';

/** All columns that a list of any event may have. */
export const listColumns = [...personFields, 'attendeeRole', 'tags', 'vip', replyColumn] as const;

/** The columns of a list for a mapping. A role that applies to everybody is not a column. */
export const listColumnsOf = ({ columns }: ColumnMapping): ListColumn[] => [
  'name',
  ...(columns.tag === undefined ? [] : (['attendeeRole'] as const)),
  ...importedFields.filter((field) => columns[columnOf(field)] !== undefined),
  ...(['tags', 'vip', replyColumn] as const).filter((column) => columns[column] !== undefined),
  ...Object.keys(columns).filter(isEventColumnKey),
];
