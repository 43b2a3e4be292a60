import type { ActivePlan } from '../../../api/eventPlans/state.ts';

/** By which a step names people, seats and tables. */
export type Numbers = { a: number; b: number; c: number };

/** What the numbers of a step mean in a plan as its writer sees it. */
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

/** Commands of a slice, by how a step calls them. */
export type RandomCommands<Command> = Record<string, (named: Named) => Command>;
