import {
  assignSeatInput,
  autoAssignSeatsInput,
  holdTogetherInput,
  returnToPoolInput,
  seatTogetherInput,
  swapSeatsInput,
  unassignSeatInput,
} from '../../schema/inputs/placement.ts';
import { limits } from '../../schema/limits.ts';
import { inputFrom } from '../graphql/fromZod.ts';

export const AssignSeatInput = inputFrom('AssignSeatInput', assignSeatInput, {
  defaults: { ifTaken: 'REFUSE' },
});

export const UnassignSeatInput = inputFrom('UnassignSeatInput', unassignSeatInput);
export const SwapSeatsInput = inputFrom('SwapSeatsInput', swapSeatsInput);
export const SeatTogetherInput = inputFrom('SeatTogetherInput', seatTogetherInput);

const attendeeIds = `At most ${limits.movedTogether.toLocaleString('en')}.`;

export const ReturnToPoolInput = inputFrom('ReturnToPoolInput', returnToPoolInput, {
  says: { attendeeIds },
});

export const HoldTogetherInput = inputFrom('HoldTogetherInput', holdTogetherInput, {
  says: { attendeeIds, reason: 'At most 200 characters.' },
});

export const AutoAssignSeatsInput = inputFrom('AutoAssignSeatsInput', autoAssignSeatsInput);
