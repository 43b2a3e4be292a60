import { personFields } from '../entities/attendee.ts';
import { type ColumnMapping, columnOf, importedFields } from '../imports/columns.ts';
import type { ImportRow } from '../imports/importRow.ts';
import type { ListColumn, ListRow } from './cells.ts';

/** All columns that a list may have. */
export const listColumns = [...personFields, 'attendeeRole', 'tags', 'vip'] as const;

/** What a file with these columns speaks of. A role for everybody says nothing of anybody. */
export const listColumnsOf = ({ columns }: ColumnMapping): ListColumn[] => [
  'name',
  ...(columns.tag === undefined ? [] : (['attendeeRole'] as const)),
  ...importedFields.filter((field) => columns[columnOf(field)] !== undefined),
  ...(['tags', 'vip'] as const).filter((column) => columns[column] !== undefined),
];

/** The rows of a file as they are compared. Wishes are no part of it. */
export const listRowsOf = (rows: readonly ImportRow[]): ListRow[] =>
  rows.map(({ row, wishes: _, ...cells }) => ({ row, cells }));
