import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { CardsPerPage, EachCard, smallCardCount } from './CardFields.tsx';
import { NoTables } from './Lists.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

const counts = ['1', '2', '4'] as const;

/** One card per table, with its name as large as fits. */
export const TableCards = (sheet: SheetsProps) => {
  const [{ perPage }, change] = usePrintOptions();
  const count = counts.find((value) => Number(value) === perPage) ?? '2';
  return (
    <SheetPreview
      {...sheet}
      sheet="tableCards"
      options={{ perPage: Number(count) }}
      fields={() => <CardsPerPage counts={counts} value={count} onChange={change} />}
      empty={<NoTables />}
    />
  );
};

/** Cards for the entrance that lead each person, or each party, to their table. */
export const EscortCards = (sheet: SheetsProps) => {
  const [{ perPage, each }, change] = usePrintOptions();
  const count = smallCardCount(perPage);
  return (
    <SheetPreview
      {...sheet}
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
