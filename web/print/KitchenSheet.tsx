import { use } from 'react';
import { KitchenNotReady } from '../kitchen/KitchenNotReady.tsx';
import { KitchenParts } from '../kitchen/KitchenParts.tsx';
import { SinceSelect } from '../kitchen/SinceSelect.tsx';
import { changesSince } from '../kitchen/sinceWords.ts';
import { useKitchen } from '../kitchen/useKitchen.ts';
import { useKitchenIssues } from '../kitchen/useKitchenIssues.ts';
import { useSince } from '../kitchen/useSince.ts';
import { t } from '../texts/en/print.ftl';
import { IssuableContext } from './issuedSheets/issuable.ts';
import { useHeld } from './issuedSheets/useHeld.ts';
import styles from './KitchenSheet.module.css';
import { Printing } from './Printing.tsx';
import page from './PrintPage.module.css';
import type { SheetsProps } from './printedEvent.ts';
import { SheetHead } from './SheetHead.tsx';

/** What the kitchen is given: totals, allergies and tables, or what changed since an issue. */
export const KitchenSheet = ({ event, title }: SheetsProps) => {
  const [since, setSince] = useSince();
  const { issues, refetch } = useKitchenIssues(event.id);
  const [state, hold] = useHeld(useKitchen(event.id, since));
  // While another choice loads, the paper stays what it says that it is.
  const shownSince = state.status === 'ready' ? state.kitchen.since : null;
  const isEmpty = state.status !== 'ready' || (shownSince !== null && issues === undefined);
  const issuable = use(IssuableContext);
  // What is shown has a revision of its own.
  const own =
    issuable && state.status === 'ready'
      ? {
          ...issuable,
          printed: { revision: state.kitchen.revision },
          hold: (isHeld: boolean) => {
            hold(isHeld);
            if (!isHeld) refetch();
          },
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
        options={<SinceSelect {...{ issues, since }} onSince={setSince} />}
      >
        {state.status !== 'ready' ? (
          <KitchenNotReady state={state} />
        ) : (
          <div className={page.flow}>
            <SheetHead
              event={event}
              facts={[
                title,
                ...(shownSince === null ? [] : [changesSince(shownSince, issues)]),
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
