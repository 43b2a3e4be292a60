import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { PlanView } from './planView.ts';
import type { Placing } from './usePlacement.ts';

type TakenSeatDialogProps = { view: PlanView; placing: Placing };

/** Somebody sits there: change places, replace them, or leave it. */
export const TakenSeatDialog = ({ view, placing }: TakenSeatDialogProps) => {
  const { taken, leaveTaken, replace, exchange } = placing;
  if (!taken) return null;
  const comer = view.people.get(taken.attendeeId)?.name ?? 'This person';
  const sitter = view.people.get(taken.sitterId)?.name ?? 'Somebody';
  const canSwap = view.seatOf.has(taken.attendeeId);
  return (
    <Dialog
      open
      onOpenChange={leaveTaken}
      size="sm"
      title="This seat is taken"
      description={`${sitter} sits there. Where shall ${comer} go?`}
      footer={
        <>
          <Button onClick={leaveTaken}>Cancel</Button>
          <Button onClick={() => void replace(taken)}>Replace</Button>
          {canSwap && (
            <Button variant="primary" onClick={() => void exchange(taken)}>
              Swap seats
            </Button>
          )}
        </>
      }
    >
      <p>
        {canSwap
          ? `Swap has the two change seats. Replace sends ${sitter} back to the pool.`
          : `Replace sends ${sitter} back to the pool.`}
      </p>
    </Dialog>
  );
};
