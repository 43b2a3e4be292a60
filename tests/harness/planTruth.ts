import { Map as Keyed } from 'immutable';
import type { Decider, Happened } from '../../api/core/decider.ts';
import { endsBeforeStart } from '../../api/eventPlans/dates.ts';
import type { PlanState } from '../../api/eventPlans/state.ts';
import { askedBy } from '../../api/planChange/equalRules.ts';
import { isInPlan, namedBy } from '../../api/planChange/ruleNames.ts';
import { unnamedGuest } from '../../schema/attendees/plusOnes.ts';
import { isDeclined } from '../../schema/attendees/replies.ts';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import { fitsFields } from '../../schema/guestFields/guestFields.ts';
import { isFields } from '../../schema/isFields.ts';
import { isOnMenu } from '../../schema/menus/menu.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { hasArea } from '../../schema/rooms/floorGeometry.ts';
import { isPointless, zoneNamedBy } from '../../schema/seatingRules/seatingRules.ts';
import { capacitiesOf, mayHaveEndSeats, seatsOf } from '../../schema/tables/seatLayout.ts';

/** A stream's state folded from its first event, without snapshots. */
export const foldOf = async <S, C, E extends DomainEvent>(
  log: EventLog,
  { initialState, evolve }: Decider<S, C, E>,
  stream: string,
): Promise<S> => {
  let state = initialState;
  for await (const event of log.readStream(stream)) {
    state = evolve(state, event as unknown as Happened<E>);
  }
  return state;
};

/** A plan as text that is the same for equal plans, whatever the order of their maps and fields. */
export const planText = (state: PlanState): string => {
  const plan = Object.entries(state as Record<string, unknown>);
  const sorted = plan.map(([key, value]) => [
    key,
    Keyed.isMap(value) ? byId([...(value as Keyed<string, unknown>)]) : value,
  ]);
  return JSON.stringify(Object.fromEntries(sorted), (_, value: unknown) =>
    isFields(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
};

const byId = (entries: [string, unknown][]) => entries.sort(([a], [b]) => (a < b ? -1 : 1));

/** The violations of what must hold for every plan (specification, section 4), as sentences. */
export const brokenIn = (plan: PlanState): string[] => {
  if (plan.status !== 'active') return ['the plan is gone'];
  const wrong: string[] = [];
  const occupants = [...plan.seats.values()].flatMap(({ attendeeId }) => attendeeId ?? []);
  if (new Set(occupants).size !== occupants.length) wrong.push('somebody sits on two seats');
  if (endsBeforeStart(plan.details)) wrong.push('the event ends before it starts');
  const isOffered = isOnMenu(plan.menu);
  const fits = fitsFields(plan.fields);
  for (const [id, attendee] of plan.attendees) {
    const { placement, isPinned, person } = attendee;
    if (attendee.leftSeatId !== null && !isDeclined(attendee.reply))
      wrong.push(`${id} left a seat and has not declined`);
    if (!attendee.isNamed && person.name !== unnamedGuest)
      wrong.push(`${id} has a name and has none`);
    if (!isOffered(person.meals)) wrong.push(`${id} chose what is not on the menu`);
    if (!fits(person.custom)) wrong.push(`${id} has what no field of the event takes`);
    if (isPinned && placement.in !== 'seat') wrong.push(`${id} is pinned without a seat`);
    const seat = placement.in === 'seat' ? plan.seats.get(placement.seatId) : undefined;
    if (placement.in === 'seat' && seat?.attendeeId !== id) wrong.push(`${id} and a seat disagree`);
    if (placement.in !== 'seat' && occupants.includes(id)) wrong.push(`${id} sits and does not`);
  }
  for (const [id, { guestOf }] of plan.attendees) {
    const host = guestOf === null ? undefined : plan.attendees.get(guestOf);
    if (guestOf !== null && !host) wrong.push(`${id} is the guest of ${guestOf}, who is gone`);
    if (host && host.guestOf !== null) wrong.push(`${id} is the guest of a guest`);
  }
  const externalIds = [...plan.attendees.values()].flatMap(({ person }) => person.externalId ?? []);
  if (new Set(externalIds).size !== externalIds.length) wrong.push('two share an external id');
  const names = [...plan.objects.values()].map(({ name }) => name.toLowerCase());
  if (new Set(names).size !== names.length) wrong.push('two objects have the same name');
  for (const occupant of occupants)
    if (!plan.attendees.has(occupant)) wrong.push(`${occupant} is unknown`);
  for (const [id, { seatIds, layout, endSeats }] of plan.tables) {
    const capacity = seatIds.length;
    const { min, max, step } = capacitiesOf(layout);
    if (capacity < min || capacity > max || capacity % step !== 0)
      wrong.push(`${id} has ${capacity} seats, which no ${layout} table has`);
    if (endSeats && !mayHaveEndSeats(layout, capacity)) wrong.push(`${id} has end seats`);
    const spots = seatsOf({ layout, capacity, endSeats });
    const isOnSpot = (seatId: string, n: number) =>
      plan.seats.get(seatId)?.x === spots[n]?.x && plan.seats.get(seatId)?.y === spots[n]?.y;
    if (!seatIds.every(isOnSpot)) wrong.push(`${id} has seats of another shape`);
    const own = [...plan.seats].filter(([, seat]) => seat.tableId === id).map(([seatId]) => seatId);
    if (own.length !== seatIds.length) wrong.push(`${id} has not as many seats as its capacity`);
    const positions = seatIds.map((seatId) => plan.seats.get(seatId)?.position);
    if (positions.some((position, index) => position !== index + 1))
      wrong.push(`${id} counts wrong`);
  }
  // Several rules of preferences may have lost all their pairs.
  const asked = [...plan.rules.values()].flatMap(({ rule }) =>
    rule.kind === 'Pairs' && rule.source === 'preferences' ? [] : [askedBy(rule)],
  );
  if (new Set(asked).size !== asked.length) wrong.push('two rules are equal');
  for (const [ruleId, { rule }] of plan.rules) {
    if (isPointless(rule)) wrong.push(`${ruleId} is pointless`);
    const zone = plan.objects.get(zoneNamedBy(rule) ?? '');
    if (zone && !hasArea(zone.shape)) wrong.push(`${ruleId} has a zone without an area`);
    for (const named of namedBy(rule))
      if (!isInPlan(plan, named)) wrong.push(`${ruleId} names ${named.id}, who is gone`);
  }
  return wrong;
};
