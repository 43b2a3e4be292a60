import { KitchenParts } from '../kitchen/KitchenParts.tsx';
import { useKitchen } from '../kitchen/useKitchen.ts';
import { useSince } from '../kitchen/useSince.ts';
import { t } from '../texts/en/print.ftl';
import { LoadError } from '../ui/LoadError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import styles from './KitchenSheet.module.css';
import { Printing } from './Printing.tsx';
import page from './PrintPage.module.css';
import type { SheetsProps } from './printedEvent.ts';
import { SheetHead } from './SheetHead.tsx';
import { usePrintOptions } from './usePrintOptions.ts';

/** What the kitchen is given: totals, allergies and tables, or what changed since a revision. */
export const KitchenSheet = ({ event, title }: SheetsProps) => {
  const [{ paper }, change] = usePrintOptions();
  const [since] = useSince();
  const state = useKitchen(event.id, since);
  const isEmpty = state.status !== 'ready';
  return (
    <Printing
      eventId={event.id}
      title={title}
      turned="portrait"
      isNumbered
      isEmpty={isEmpty}
      paper={paper}
      onPaper={(next) => change({ paper: next })}
    >
      {state.status === 'loading' && <Skeleton height="60vh" />}
      {state.status === 'failed' && (
        <LoadError title={t('kitchen-not-loaded')} error={state.error} onRetry={state.retry} />
      )}
      {state.status === 'refused' && (
        <EmptyState icon="shield" title={t('kitchen-refused')}>
          {t('kitchen-refused-text')}
        </EmptyState>
      )}
      {state.status === 'ready' && (
        <div className={page.flow}>
          <SheetHead
            event={event}
            facts={[
              title,
              ...(since === null ? [] : [t('kitchen-since', { since })]),
              t('kitchen-revision', { revision: state.kitchen.revision }),
            ]}
          />
          <div className={styles.sheet}>
            <KitchenParts kitchen={state.kitchen} />
          </div>
        </div>
      )}
    </Printing>
  );
};
