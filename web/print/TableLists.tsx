import { NoTables } from './NoTables.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';

/** The guests of each table, table by table. */
export const TableLists = ({ event, plan, title }: SheetsProps) => (
  <SheetPreview
    {...{ plan, title }}
    eventId={event.id}
    sheet="tableLists"
    options={{}}
    empty={<NoTables />}
  />
);
