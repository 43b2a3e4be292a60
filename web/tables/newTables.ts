/** The forms for new tables, loaded as one chunk. */
export { AddTablesDialog } from './AddTablesDialog.tsx';
export { TableFormDialog } from './TableFormDialog.tsx';
