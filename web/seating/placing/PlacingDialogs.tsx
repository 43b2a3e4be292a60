import type { DropTarget } from '../drag.ts';
import type { PlanView } from '../planView.ts';
import type { TakenSeat } from '../usePlacement.ts';
import type { Asked } from './asked.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { SeatPeopleDialog } from './SeatPeopleDialog.tsx';
import { SwapDialog } from './SwapDialog.tsx';

type PlacingDialogsProps = {
  asked: Asked;
  view: PlanView;
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onSwap: (taken: TakenSeat) => void;
  onClose: () => void;
};

/** The open dialog about placing people. */
export const PlacingDialogs = ({ asked, onSwap, ...shared }: PlacingDialogsProps) => {
  switch (asked.kind) {
    case 'move':
      return <MoveDialog {...shared} attendeeIds={asked.attendeeIds} />;
    case 'hold':
      return <HoldDialog {...shared} attendeeIds={asked.attendeeIds} />;
    case 'swap':
      return <SwapDialog {...shared} attendeeId={asked.attendeeId} onSwap={onSwap} />;
    case 'seatPeople':
      return <SeatPeopleDialog {...shared} tableId={asked.tableId} />;
  }
};
