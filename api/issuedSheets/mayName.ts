import { isDeclined } from '../../schema/attendees/replies.ts';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { type ActivePlan, type AttendeeState, seatOf } from '../eventPlans/state.ts';

type Paper = Pick<IssuedSheetRow, 'sheet' | 'tableIds' | 'printedAs'>;

/** The people of a plan whom a sheet names by this person's name: the person and their unnamed plus-ones. */
export const namedBy = (plan: ActivePlan, attendeeId: string): readonly AttendeeState[] => {
  const own = plan.attendees.get(attendeeId);
  const people = own ? [own] : [];
  // Runs over thousands of people for each issue, so nothing is copied.
  plan.attendees.forEach((one) => {
    if (one.guestOf === attendeeId && !one.isNamed) people.push(one);
  });
  return people;
};

/**
 * Whether a sheet of this plan may have the name of one of these people on it. If the options of the sheet
 * are unknown, they count as printed.
 */
export const mayName = (
  paper: Paper,
  plan: ActivePlan,
  people: readonly AttendeeState[],
): boolean => people.some((one) => isOn(paper, plan, one));

const isOn = (
  { sheet, tableIds, printedAs }: Paper,
  plan: ActivePlan,
  one: AttendeeState,
): boolean => {
  if (sheet === 'tableCards') return false;
  const { placement } = one;
  if (placement.in === 'seat')
    return tableIds === null || tableIds.includes(seatOf(plan, placement.seatId).tableId);
  const isOfSeated = sheet === 'placeCards' && printedAs && printedAs.who !== 'everybody';
  return tableIds === null && !isOfSeated && withoutSeat[sheet](one);
};

/** Whether a sheet of the whole event names people without a seat. */
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
