import { use, useState } from 'react';
import { KitchenParts } from '../kitchen/KitchenParts.tsx';
import { type KitchenState, useKitchen } from '../kitchen/useKitchen.ts';
import { useSince } from '../kitchen/useSince.ts';
import { t } from '../texts/en/print.ftl';
import { LoadError } from '../ui/LoadError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { IssuableContext } from './issuedSheets/issuable.ts';
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
  const current = useKitchen(event.id, since);
  const [held, setHeld] = useState<KitchenState>();
  const state = held ?? current;
  const isEmpty = state.status !== 'ready';
  const issuable = use(IssuableContext);
  // It has a revision of its own, and only a whole one is given out.
  const own =
    issuable && state.status === 'ready' && since === null
      ? {
          ...issuable,
          printed: { revision: state.kitchen.revision },
          hold: (isHeld: boolean) => setHeld(isHeld ? state : undefined),
        }
      : undefined;
  return (
    <IssuableContext value={own}>
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
    </IssuableContext>
  );
};
