import type { DropTarget } from '../drag.ts';
import type { PlanView } from '../planView.ts';
import type { TakenSeat } from '../useSeatCommands.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { PlacingDialog } from './placingDialog.ts';
import { SeatPeopleDialog } from './SeatPeopleDialog.tsx';
import { SwapDialog } from './SwapDialog.tsx';

type PlacingDialogsProps = {
  dialog: PlacingDialog;
  view: PlanView;
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onSwap: (taken: TakenSeat) => void;
  onClose: () => void;
};

export const PlacingDialogs = ({ dialog, onSwap, ...shared }: PlacingDialogsProps) => {
  switch (dialog.kind) {
    case 'move':
      return <MoveDialog {...shared} attendeeIds={dialog.attendeeIds} />;
    case 'hold':
      return <HoldDialog {...shared} attendeeIds={dialog.attendeeIds} />;
    case 'swap':
      return <SwapDialog {...shared} attendeeId={dialog.attendeeId} onSwap={onSwap} />;
    case 'seatPeople':
      return <SeatPeopleDialog {...shared} tableId={dialog.tableId} />;
  }
};
