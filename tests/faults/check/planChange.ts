import {
  addTable,
  checkIn,
  depart,
  join,
  leave,
  type Place,
  type Plan,
  removeTable,
  type SeatAt,
  setSeats,
  take,
} from './plan.ts';

/** Domain events that carry the difference between two states of a plan. */
export const planChanges = new Set([
  'ChangeUndone',
  'ChangeRedone',
  'MomentRestored',
  'ArrangementApplied',
  'DraftTakenOver',
  'PlanCopied',
]);

type Comer = { attendeeId: string; isCheckedIn: boolean; placement: Place };
type Whole = {
  attendeesRemoved: { attendeeId: string; was: Place }[];
  attendeesChanged: { attendeeId: string; isCheckedIn?: { after: boolean } }[];
  moved: { attendeeId: string; from: Place; to: Place }[];
  tablesAdded: { tableId: string; seats: SeatAt[] }[];
  tablesRemoved: { tableId: string }[];
  tablesChanged: { tableId: string; seats?: { after: SeatAt[] } }[];
};
export type Recorded = {
  changeId: string;
  part: number;
  parts: number;
  attendeesAdded: Comer[];
  change: Whole | null;
};

/** In one or more parts: it takes effect with the last one. People get up, tables change, they sit. */
export const foldPlanChange = (plan: Plan, data: Recorded): void => {
  const { changeId, part, parts, attendeesAdded, change } = data;
  const comers = [...(plan.staged.get(changeId) ?? []), ...attendeesAdded] as Comer[];
  plan.staged.set(changeId, comers);
  if (part < parts - 1) return;
  plan.staged.delete(changeId);
  if (!change) return void plan.impossible.push(`change ${changeId} ends without its change`);
  getUp(plan, change);
  changeTables(plan, change);
  for (const { attendeeId, isCheckedIn } of comers) join(plan, attendeeId, false, isCheckedIn);
  for (const { attendeeId, isCheckedIn } of change.attendeesChanged)
    if (isCheckedIn) checkIn(plan, attendeeId, isCheckedIn.after);
  for (const { attendeeId, to } of change.moved) take(plan, attendeeId, to);
  for (const { attendeeId, placement } of comers) take(plan, attendeeId, placement);
};

const getUp = (plan: Plan, { attendeesRemoved, moved }: Whole): void => {
  for (const { attendeeId, was } of attendeesRemoved) depart(plan, attendeeId, was);
  for (const { attendeeId, from } of moved) leave(plan, attendeeId, from);
};

const changeTables = (plan: Plan, { tablesRemoved, tablesChanged, tablesAdded }: Whole): void => {
  for (const { tableId } of tablesRemoved) removeTable(plan, tableId);
  for (const { tableId, seats } of tablesChanged) if (seats) setSeats(plan, tableId, seats.after);
  for (const { tableId, seats } of tablesAdded) addTable(plan, tableId, seats);
};
