import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { historyShownAtom } from '../history/panel/state.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { detailsOfAtom, pairedAtom } from '../seating/state.ts';
import { usePreload } from '../ui/onDemand.tsx';
import { PanelPlace } from '../ui/PanelPlace.tsx';
import { PairDialog, RuleDialogs, RulesPanel, ruleParts } from './onDemand.ts';
import { ruleViewOf } from './ruleNames.ts';
import { ruleDialogAtom, rulesShownAtom } from './state.ts';

/** The Rules panel beside the chart and the open dialog about rules, for members who may edit the event. */
export const RulesBeside = ({ plan, view: onScreen }: { plan: Plan; view: PlanView }) => {
  const view = useMemo(() => ruleViewOf(plan, onScreen), [plan, onScreen]);
  const [isShown, setShown] = useAtom(rulesShownAtom);
  const [dialog, openDialog] = useAtom(ruleDialogAtom);
  const [paired, setPaired] = useAtom(pairedAtom);
  usePreload(ruleParts);
  useEffect(
    () => () => {
      setShown(false);
      openDialog(null);
    },
    [setShown, openDialog],
  );
  // The panels share one place, so opening a person's details or the history closes the rules.
  const detailsOf = useAtomValue(detailsOfAtom);
  const history = useAtomValue(historyShownAtom);
  const isOther = detailsOf !== null || history !== null;
  useEffect(() => {
    if (isOther) setShown(false);
  }, [isOther, setShown]);
  return (
    <>
      {isShown && (
        <PanelPlace>
          <RulesPanel plan={plan} view={view} onClose={() => setShown(false)} />
        </PanelPlace>
      )}
      {paired && (
        <PairDialog plan={plan} view={view} attendeeIds={paired} onClose={() => setPaired(null)} />
      )}
      {dialog && (
        <RuleDialogs dialog={dialog} plan={plan} view={view} onClose={() => openDialog(null)} />
      )}
    </>
  );
};
