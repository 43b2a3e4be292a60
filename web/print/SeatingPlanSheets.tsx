import { useMemo } from 'react';
import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { Switch } from '../ui/Switch.tsx';
import { partsOfFloor } from './floorPages.ts';
import { PrintedFloor, PrintedOverview } from './PrintedFloor.tsx';
import { Printing } from './Printing.tsx';
import page from './PrintPage.module.css';
import { printableArea } from './papers.ts';
import type { SheetsProps } from './printedEvent.ts';
import { SheetHead } from './SheetHead.tsx';
import { tablesByName } from './seatedPeople.ts';
import { ListsOfTables } from './TableLists.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

/** The height of a page's head, in millimetres. */
const headHeight = 16;

/**
 * The room with a name at every seat. One page if the names are readable on it; otherwise an
 * overview of the room, its parts on one page each, and optionally the list by table.
 */
export const SeatingPlanSheets = ({ event, view, title }: SheetsProps) => {
  const [{ paper, withList }, change] = usePrintOptions();
  const parts = useMemo(() => {
    const { width, height } = printableArea(paper, 'landscape');
    const standing = view.tables.map((table) => ({ ...table.table, view: table }));
    return partsOfFloor(standing, { width, height: height - headHeight });
  }, [view, paper]);
  const { width, height } = printableArea(paper, 'landscape');
  const area = { width, height: height - headHeight };
  const isLarge = parts.length > 1;
  const hasList = withList ?? isLarge;
  const values = { people: view.seatedCount, tables: view.tables.length };
  const facts = [title, t('people-at-tables', values)];
  return (
    <Printing
      eventId={event.id}
      title={title}
      turned="landscape"
      isNumbered
      isEmpty={parts.length === 0}
      options={
        <Switch
          label={t('with-list')}
          value={hasList}
          onChange={(next) => change({ withList: String(next) })}
        />
      }
    >
      {parts.length === 0 && (
        <EmptyState icon="table" title={t('no-tables')}>
          {t('no-tables-text')}
        </EmptyState>
      )}
      {isLarge && (
        <div className={page.sheet}>
          <SheetHead event={event} facts={[...facts, t('overview')]} />
          <PrintedOverview parts={parts} area={area} label={t('chart', { event: event.name })} />
        </div>
      )}
      {parts.map((part, index) => {
        const number = index + 1;
        const count = parts.length;
        const label = isLarge
          ? t('chart-part', { event: event.name, part: number, parts: count })
          : t('chart', { event: event.name });
        return (
          <div key={part[0]?.id} className={page.sheet}>
            <SheetHead
              event={event}
              facts={isLarge ? [title, t('part', { part: number, parts: count })] : facts}
            />
            <PrintedFloor tables={part.map((table) => table.view)} area={area} label={label} />
          </div>
        );
      })}
      {hasList && parts.length > 0 && (
        <div className={page.flow}>
          <SheetHead event={event} facts={facts} />
          <ListsOfTables tables={tablesByName(view)} />
        </div>
      )}
    </Printing>
  );
};
