import { t } from '../texts/en/print.ftl';
import { Switch } from '../ui/Switch.tsx';
import { NoTables } from './Lists.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

/** The room with a name at every seat. */
export const SeatingPlanSheets = (sheet: SheetsProps) => {
  const [{ withList, withBackground }, change] = usePrintOptions();
  return (
    <SheetPreview
      {...sheet}
      sheet="seatingPlan"
      options={{ withList, withBackground }}
      fields={(pages) => (
        <>
          <Switch
            label={t('with-list')}
            value={withList ?? pages > 1}
            onChange={(next) => change({ withList: String(next) })}
          />
          {sheet.plan.background && (
            <Switch
              label={t('with-background')}
              value={withBackground}
              onChange={(next) => change({ withBackground: String(next) })}
            />
          )}
        </>
      )}
      empty={<NoTables />}
    />
  );
};
