import { CardsPerPage } from './CardsPerPage.tsx';
import { NoNewCards } from './NoNewCards.tsx';
import { NoTables } from './NoTables.tsx';
import { newTablesOn, onUsualCards } from './newCards.ts';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

const counts = ['1', '2', '4'] as const;

/** One card per table, with its name as large as fits. */
export const TableCards = ({ event, plan, title, newCards }: SheetsProps) => {
  const [{ perPage }, change] = usePrintOptions();
  const count = counts.find((value) => Number(value) === perPage) ?? '2';
  const only = newCards && newTablesOn(plan, newCards, onUsualCards(false));
  return (
    <SheetPreview
      {...{ plan, title }}
      eventId={event.id}
      sheet="tableCards"
      options={{ perPage: Number(count), onlyTables: only }}
      newCount={only?.length}
      fields={() => <CardsPerPage counts={counts} value={count} onChange={change} />}
      empty={newCards ? <NoNewCards /> : <NoTables />}
    />
  );
};
