import { Map as Keyed } from 'immutable';
import type { Placement } from '../../schema/domainEvents.ts';
import { inDraft, outOfDraft } from '../../schema/draftIds.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type IdOf = (id: string) => string;

/** The same plan with the ids that it has in a draft. */
export const planInDraft = (plan: ActivePlan, draftId: string): ActivePlan =>
  withIds(plan, (id) => inDraft(id, draftId));

/** A draft's plan with the ids that all of it has in the live plan, or would have there. */
export const planOutOfDraft = (draft: ActivePlan): ActivePlan => withIds(draft, outOfDraft);

const withIds = (plan: ActivePlan, idOf: IdOf): ActivePlan => ({
  ...plan,
  attendees: Keyed(
    [...plan.attendees].map(([id, attendee]) => [
      idOf(id),
      { ...attendee, placement: placedBy(attendee.placement, idOf) },
    ]),
  ),
  tables: Keyed(
    [...plan.tables].map(([id, table]) => [
      idOf(id),
      { ...table, seatIds: table.seatIds.map(idOf) },
    ]),
  ),
  seats: Keyed(
    [...plan.seats].map(([id, seat]) => [
      idOf(id),
      {
        ...seat,
        tableId: idOf(seat.tableId),
        attendeeId: seat.attendeeId === null ? null : idOf(seat.attendeeId),
      },
    ]),
  ),
  erased: plan.erased.map(idOf),
  staged: Keyed(),
});

const placedBy = (placement: Placement, idOf: IdOf): Placement =>
  placement.in === 'seat' ? { in: 'seat', seatId: idOf(placement.seatId) } : placement;
