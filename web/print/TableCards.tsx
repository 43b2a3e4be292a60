import { CardsPerPage } from './CardsPerPage.tsx';
import { NoTables } from './NoTables.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

const counts = ['1', '2', '4'] as const;

/** One card per table, with its name as large as fits. */
export const TableCards = ({ event, plan, title }: SheetsProps) => {
  const [{ perPage }, change] = usePrintOptions();
  const count = counts.find((value) => Number(value) === perPage) ?? '2';
  return (
    <SheetPreview
      {...{ plan, title }}
      eventId={event.id}
      sheet="tableCards"
      options={{ perPage: Number(count) }}
      fields={() => <CardsPerPage counts={counts} value={count} onChange={change} />}
      empty={<NoTables />}
    />
  );
};
