import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlanView } from '../../seating/planView.ts';
import { detailsOfAtom } from '../../seating/state.ts';
import { onDemand, partOf, usePrepared } from '../../ui/onDemand.tsx';
import styles from './HistoryBeside.module.css';
import { historyFieldsAtom, historyShownAtom, noFields } from './state.ts';

const panel = onDemand(() => import('./HistoryPanel.tsx'));
const HistoryPanel = partOf(panel, (code) => code.HistoryPanel, { isQuiet: true });

type HistoryBesideProps = { eventId: string; view: PlanView; viewerId: string; readOnly: boolean };

/** The history beside the chart, while it is asked for. The next event starts afresh. */
export const HistoryBeside = (props: HistoryBesideProps) => {
  const [shown, setShown] = useAtom(historyShownAtom);
  const [, setFields] = useAtom(historyFieldsAtom);
  usePrepared(panel);
  useEffect(
    () => () => {
      setShown(null);
      setFields(noFields);
    },
    [setShown, setFields],
  );
  // A link may ask for it, as those of the audit log do.
  const [address] = useSearchParams();
  const isAskedFor = address.has('history');
  useEffect(() => {
    if (isAskedFor) setShown({ what: 'changes' });
  }, [isAskedFor, setShown]);
  // Both stand in one place: whose details are asked for is not to be hidden by the history.
  const detailsOf = useAtomValue(detailsOfAtom);
  useEffect(() => {
    if (detailsOf) setShown(null);
  }, [detailsOf, setShown]);
  if (!shown) return null;
  return (
    <div className={styles.beside}>
      <HistoryPanel {...props} shown={shown} onClose={() => setShown(null)} />
    </div>
  );
};
