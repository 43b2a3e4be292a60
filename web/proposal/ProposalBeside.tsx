import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { usePreload } from '../ui/onDemand.tsx';
import { few } from './ladder.ts';
import { OpenProposal, OptionsDialog, proposalParts } from './onDemand.ts';
import { optionsAskedAtom, useOpenProposal } from './state.ts';

/** The open proposal and its dialogs, for those who may edit the event. */
export const ProposalBeside = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const [asked, ask] = useAtom(optionsAskedAtom);
  const [openId, open] = useOpenProposal();
  usePreload(proposalParts);
  useEffect(() => () => ask(null), [ask]);
  return (
    <>
      {openId && (
        <OpenProposal key={openId} id={openId} plan={plan} view={view} onClose={() => open(null)} />
      )}
      {asked && (
        <OptionsDialog
          plan={plan}
          view={view}
          given={asked}
          onClose={() => ask(null)}
          onBegun={(id) => {
            ask(null);
            open(id, asked.isMovingFew ? few : null);
          }}
        />
      )}
    </>
  );
};
