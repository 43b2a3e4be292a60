import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { CardsPerPage, smallCardCount } from './CardsPerPage.tsx';
import { EachCard } from './EachCard.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

/** Cards for the entrance that lead each person, or each party, to their table. */
export const EscortCards = ({ event, plan, title }: SheetsProps) => {
  const [{ perPage, each }, change] = usePrintOptions();
  const count = smallCardCount(perPage);
  return (
    <SheetPreview
      {...{ plan, title }}
      eventId={event.id}
      sheet="escortCards"
      options={{ perPage: Number(count), each }}
      fields={() => (
        <>
          <CardsPerPage counts={['4', '8']} value={count} onChange={change} />
          <EachCard value={each} onChange={change} />
        </>
      )}
      empty={
        <EmptyState icon="chair" title={t('nobody-seated')} text={t('nobody-seated-escort')} />
      }
    />
  );
};
