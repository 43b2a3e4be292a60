import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { usePreload } from '../ui/onDemand.tsx';
import { OpenProposal, OptionsDialog, proposalParts } from './onDemand.ts';
import { fewMoves, optionsDialogAtom, useOpenProposal } from './state.ts';

/** The open proposal and its dialogs, for members who may edit the event. */
export const ProposalBeside = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const [options, openOptions] = useAtom(optionsDialogAtom);
  const [openId, open] = useOpenProposal();
  usePreload(proposalParts);
  useEffect(() => () => openOptions(null), [openOptions]);
  return (
    <>
      {openId && (
        <OpenProposal key={openId} id={openId} plan={plan} view={view} onClose={() => open(null)} />
      )}
      {options && (
        <OptionsDialog
          plan={plan}
          view={view}
          given={options}
          onClose={() => openOptions(null)}
          onBegun={(id) => {
            openOptions(null);
            open(id, options.isMovingFew ? fewMoves : null);
          }}
        />
      )}
    </>
  );
};
