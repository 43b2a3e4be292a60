import { useMemo } from 'react';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import { nameIn, type PlanView } from '../planView.ts';
import type { TakenSeat } from '../useSeatCommands.ts';
import { PlacePicker } from './PlacePicker.tsx';
import { type Place, placesFor, tablesAndSeats } from './places.ts';

type SwapDialogProps = {
  view: PlanView;
  attendeeId: string;
  onSwap: (taken: TakenSeat) => void;
  onClose: () => void;
};

/** Asks whom to swap with: searches names, tables and seats. */
export const SwapDialog = ({ view, attendeeId, onSwap, onClose }: SwapDialogProps) => {
  const taken = useMemo(
    () =>
      tablesAndSeats(view, t('seat-word')).filter(
        ({ place }) => place.kind === 'seat' && place.occupant && place.occupant.id !== attendeeId,
      ),
    [view, attendeeId],
  );
  const find = (typed: string): Place[] =>
    typed.trim() === '' ? taken.map(({ place }) => place) : placesFor(taken, typed);
  const choose = (place: Place) => {
    if (place.kind !== 'seat' || !place.occupant) return;
    onClose();
    onSwap({ attendeeId, seatId: place.seatId, occupantId: place.occupant.id });
  };
  const name = nameIn(view, attendeeId);
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={t('swap-person', { name })}
      description={t('swap-means')}
    >
      <PlacePicker
        label={t('find-somebody')}
        find={find}
        isBlocked={() => false}
        onChoose={choose}
      />
    </Dialog>
  );
};
