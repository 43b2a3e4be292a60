import { PairInstead } from '../seatingRules/onDemand.ts';
import { t } from '../texts/en/seatingParts.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { nameIn, type PlanView } from './planView.ts';
import type { Plan } from './seatingPlan.ts';
import type { Placing } from './usePlacement.ts';
import type { TakenSeat } from './useSeatCommands.ts';

type TakenSeatDialogProps = {
  plan: Plan;
  view: PlanView;
  placing: Placing;
  taken: TakenSeat;
  onClose: () => void;
};

/** Asks what to do about a taken seat: swap the two people, replace the occupant, or cancel. */
export const TakenSeatDialog = ({ plan, view, placing, taken, onClose }: TakenSeatDialogProps) => {
  const { replace, swap } = placing;
  const arrival = view.people.get(taken.attendeeId)?.name ?? t('this-person');
  const occupant = nameIn(view, taken.occupantId);
  const canSwap = view.seatOf.has(taken.attendeeId);
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={t('seat-taken')}
      description={t('where-shall', { occupant, arrival })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button onClick={() => replace(taken)}>{t('replace')}</Button>
          {canSwap && (
            <Button variant="primary" onClick={() => swap(taken)}>
              {t('swap-seats')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(canSwap ? 'swap-or-replace' : 'replace-means', { occupant })}</p>
      <PairInstead
        plan={plan}
        view={view}
        attendeeIds={[taken.attendeeId, taken.occupantId]}
        onChosen={onClose}
      />
    </Dialog>
  );
};
