import type { ActivePlan } from '../../../api/eventPlans/state.ts';

/** The numbers with which a step refers to people, seats and tables. */
export type Numbers = { a: number; b: number; c: number };

/** What a step's numbers refer to in the plan as its writer sees it. */
export type Named = Numbers & {
  eventId: string;
  person: { eventId: string; attendeeId: string };
  table: { eventId: string; tableId: string };
  seats: readonly [string, string];
  plan: ActivePlan;
};

export const pick = (ids: Iterable<string>, n: number): string => {
  const sorted = [...ids].sort();
  return sorted[n % Math.max(1, sorted.length)] ?? 'nobody';
};

export const namedIn = (plan: ActivePlan, { a, b, c }: Numbers): Named => {
  const { eventId } = plan;
  return {
    a,
    b,
    c,
    eventId,
    person: { eventId, attendeeId: pick(plan.attendees.keys(), a) },
    table: { eventId, tableId: pick(plan.tables.keys(), a) },
    seats: [pick(plan.seats.keys(), a), pick(plan.seats.keys(), b)],
    plan,
  };
};

/** A slice's commands, by the names that steps use. */
export type RandomCommands<Command> = Record<string, (named: Named) => Command>;
