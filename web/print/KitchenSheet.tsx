import { use, useMemo } from 'react';
import type { PrintedKitchen } from '../../schema/sheets/sheetPlan.ts';
import { KitchenNotReady } from '../kitchen/KitchenNotReady.tsx';
import { SinceSelect } from '../kitchen/SinceSelect.tsx';
import { useKitchen } from '../kitchen/useKitchen.ts';
import { useKitchenIssues } from '../kitchen/useKitchenIssues.ts';
import { useSince } from '../kitchen/useSince.ts';
import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import { IssuableContext } from './issuedSheets/issuable.ts';
import { useFreezable } from './issuedSheets/useFreezable.ts';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';

/** The kitchen's sheet: totals, allergies and tables, or the changes since an issue. */
export const KitchenSheet = (sheet: SheetsProps) => {
  const { event, plan } = sheet;
  const [since, setSince] = useSince();
  const { issues, refetch } = useKitchenIssues(event.id);
  const [state, hold] = useFreezable(useKitchen(event.id, since));
  const kitchen = state.status === 'ready' ? state.kitchen : undefined;
  // The paper keeps its content while another choice loads.
  const shownSince = kitchen?.since ?? null;
  const numbers = issues?.find(({ revision }) => revision === shownSince)?.numbers;
  const isReady = kitchen !== undefined && (shownSince === null || issues !== undefined);
  const printed = useMemo(
    () =>
      kitchen && isReady
        ? { ...plan, kitchen: { ...kitchen, issues: numbers ?? [] } as PrintedKitchen }
        : plan,
    [plan, kitchen, isReady, numbers],
  );
  const issuable = use(IssuableContext);
  // The kitchen's answer has its own revision, which may differ from the plan's.
  const own =
    issuable && kitchen
      ? {
          ...issuable,
          printed: { revision: kitchen.revision },
          hold: (isHeld: boolean) => {
            hold(isHeld);
            if (!isHeld) refetch();
          },
        }
      : undefined;
  return (
    <IssuableContext value={own}>
      <SheetPreview
        {...sheet}
        plan={printed}
        sheet="kitchen"
        options={{}}
        shown={{ at: kitchen?.revision, since: shownSince ?? undefined }}
        fields={() => <SinceSelect {...{ issues, since }} onSince={setSince} />}
        inPlace={state.status !== 'ready' && <KitchenNotReady state={state} />}
        empty={
          <EmptyState icon="chair" title={t('nobody-to-serve')} text={t('nobody-to-serve-text')} />
        }
      />
    </IssuableContext>
  );
};
