import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { isDeclined } from '../../schema/replies.ts';
import { type ActivePlan, type AttendeeState, seatOf } from '../eventPlans/state.ts';

type Paper = Pick<IssuedSheetRow, 'sheet' | 'tableIds'>;

/**
 * Whether a sheet that shows this plan may have somebody's name on it: their own, or as the host of those who
 * have no name. What was left out by choice when it was printed is not known, so it counts as printed.
 */
export const mayName = (paper: Paper, plan: ActivePlan, attendeeId: string): boolean => {
  const own = plan.attendees.get(attendeeId);
  const guests = plan.attendees.filter(
    ({ guestOf, isNamed }) => guestOf === attendeeId && !isNamed,
  );
  return [...(own ? [own] : []), ...guests.values()].some((one) => isOn(paper, plan, one));
};

const isOn = ({ sheet, tableIds }: Paper, plan: ActivePlan, one: AttendeeState): boolean => {
  if (sheet === 'tableCards') return false;
  const { placement } = one;
  if (placement.in === 'seat')
    return tableIds === null || tableIds.includes(seatOf(plan, placement.seatId).tableId);
  return tableIds === null && withoutSeat[sheet](one);
};

/** Whether a sheet of the whole event names somebody who has no seat. */
const withoutSeat: Record<
  Exclude<Paper['sheet'], 'tableCards'>,
  (one: AttendeeState) => boolean
> = {
  guestList: () => true,
  doorList: () => true,
  placeCards: () => true,
  kitchen: ({ person, reply }) => (person.allergies ?? []).length > 0 && !isDeclined(reply),
  seatingPlan: () => false,
  tableLists: () => false,
  escortCards: () => false,
};
