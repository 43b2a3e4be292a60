import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { MoveAnywayDialog, PlacingDialogs, TakenSeatDialog } from './onDemand.ts';
import { placingDialogAtom, stillPossible } from './placement/placingDialog.ts';
import type { PlanView } from './planView.ts';
import type { Plan } from './seatingPlan.ts';
import type { Moves } from './useMoves.ts';

type MoveDialogsProps = { plan: Plan; view: PlanView; moves: Moves; readOnly: boolean };

/** The dialogs that ask where to move people, and whether to move them anyway. */
export const MoveDialogs = ({ plan, view, moves, readOnly }: MoveDialogsProps) => {
  const { placing, place, swap } = moves;
  const [asked, openDialog] = useAtom(placingDialogAtom);
  // Others may have deleted the people whom the dialog is about.
  const dialog = asked && stillPossible(asked, view);
  useEffect(() => {
    if (asked && !dialog) openDialog(null);
  });
  return (
    <>
      {dialog && !readOnly && (
        <PlacingDialogs
          dialog={dialog}
          view={view}
          onClose={() => openDialog(null)}
          onPlace={place}
          onSwap={swap}
        />
      )}
      {placing.taken && (
        <TakenSeatDialog
          key={placing.taken.attendeeId}
          plan={plan}
          view={view}
          placing={placing}
          taken={placing.taken}
          onClose={placing.closeTaken}
        />
      )}
      {placing.unconfirmed && (
        <MoveAnywayDialog move={placing.unconfirmed} onClose={placing.cancelMove} />
      )}
    </>
  );
};
