import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlanView } from '../../seating/planView.ts';
import { detailsOfAtom } from '../../seating/state.ts';
import { lazyPart, onDemand, usePreload } from '../../ui/onDemand.tsx';
import { PanelPlace } from '../../ui/PanelPlace.tsx';
import { historyFieldsAtom, historyShownAtom, noFields } from './state.ts';

const panel = onDemand(() => import('./HistoryPanel.tsx'));
const HistoryPanel = lazyPart(panel, (code) => code.HistoryPanel, { isQuiet: true });

type HistoryBesideProps = {
  eventId: string;
  isDraft: boolean;
  view: PlanView;
  viewerId: string;
  readOnly: boolean;
};

/**
 * The history panel beside the chart, while it is open. It closes when the member leaves the
 * event.
 */
export const HistoryBeside = (props: HistoryBesideProps) => {
  const [shown, setShown] = useAtom(historyShownAtom);
  const [, setFields] = useAtom(historyFieldsAtom);
  usePreload(panel);
  useEffect(
    () => () => {
      setShown(null);
      setFields(noFields);
    },
    [setShown, setFields],
  );
  // Links, such as those of the audit log, can open the panel.
  const [address] = useSearchParams();
  const isAskedFor = address.has('history');
  useEffect(() => {
    if (isAskedFor) setShown({ what: 'changes' });
  }, [isAskedFor, setShown]);
  // Both panels share one place, so opening a person's details closes the history.
  const detailsOf = useAtomValue(detailsOfAtom);
  useEffect(() => {
    if (detailsOf) setShown(null);
  }, [detailsOf, setShown]);
  if (!shown) return null;
  return (
    <PanelPlace>
      <HistoryPanel {...props} shown={shown} onClose={() => setShown(null)} />
    </PanelPlace>
  );
};
