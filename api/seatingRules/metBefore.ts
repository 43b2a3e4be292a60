import type { PeopleGroup, SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { folded } from '../../schema/text/folding.ts';
import type { Application, RequestContext } from '../application.ts';
import { editableEvents } from '../eventPlans/eventLists.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** The most earlier events to read, latest first. */
const mostEvents = 20;
/**
 * The most ids of people in all groups together, so that a change of the rule, with both sides, fits one
 * append.
 */
const mostNames = 6_000;

type Person = { name: string; company: string | null; email: string | null; isNamed: boolean };
type Sitting = Person & { tableId: string };

/**
 * Adds to a `metBefore` rule the groups of people who met; returns other rules unchanged. Reads earlier
 * events of the same owner that the member may edit, and reveals only ids of this event's guests.
 * @throws Refusal EVENT_NOT_FOUND
 */
export const withMet = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  rule: SeatingRule,
): Promise<SeatingRule> => {
  if (rule.kind !== 'Pairs' || rule.source !== 'metBefore') return rule;
  const met = await metBefore(app, request, eventId);
  return { ...rule, ...(met.length > 0 && { met }) };
};

/**
 * Guests of an event who shared a table at an earlier event, as one group for each such table.
 * @throws Refusal EVENT_NOT_FOUND
 */
export const metBefore = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<PeopleGroup[]> => {
  const plan = await currentPlan(app, eventId);
  const guests = guestsOf(plan);
  const groups = new Map<string, Set<string>>();
  for (const { tableId, ...person } of await earlierSittings(app, request, eventId)) {
    const id = keysOf(person)
      .map((key) => guests.get(key))
      .find((known) => known);
    if (id) groups.set(tableId, (groups.get(tableId) ?? new Set()).add(id));
  }
  return withinLimit([...groups.values()].filter(({ size }) => size > 1));
};

/** The keys that identify a person: the email address, and name and company, if the person has a name. */
const keysOf = ({ name, company, email, isNamed }: Person): string[] => [
  ...(email ? [folded(email)] : []),
  ...(isNamed ? [JSON.stringify([folded(name), folded(company ?? '')])] : []),
];

/** The guests by their keys; null for a key that two guests share. */
const guestsOf = ({ attendees }: ActivePlan): Map<string, string | null> => {
  const guests = new Map<string, string | null>();
  for (const [id, { person, isNamed }] of attendees)
    for (const key of keysOf({ ...person, isNamed })) guests.set(key, guests.has(key) ? null : id);
  return guests;
};

const withinLimit = (groups: readonly Set<string>[]): PeopleGroup[] => {
  let names = 0;
  return groups
    .filter(({ size }) => {
      names += size;
      return names <= mostNames;
    })
    .map((group) => ({ people: [...group] }));
};

/** The seatings of earlier events that took place, latest first. */
const earlierSittings = async (
  app: Application,
  { viewer }: RequestContext,
  eventId: string,
): Promise<Sitting[]> => {
  const [event] = await app
    .read('events')
    .where({ id: eventId })
    .select<{ startDate: Date | null; createdByUserId: string; draftOf: string | null }[]>({
      startDate: 'start_date',
      createdByUserId: 'created_by_user_id',
      draftOf: 'draft_of',
    });
  if (!event) return [];
  const earlier = editableEvents(app, viewer)
    .where('events.created_by_user_id', event.createdByUserId)
    .whereNot('events.id', event.draftOf ?? eventId)
    .where('events.start_date', '<', event.startDate ?? new Date())
    .whereNot('events.status', 'cancelled')
    .orderBy([{ column: 'events.start_date', order: 'desc' }, 'events.id'])
    .limit(mostEvents)
    .select('events.id');
  return app
    .read('seats')
    .join('attendees', 'attendees.id', 'seats.attendee_id')
    .join('events', 'events.id', 'seats.event_id')
    .whereIn('seats.event_id', earlier)
    .orderBy([{ column: 'events.start_date', order: 'desc' }, 'seats.table_id', 'seats.position'])
    .select<Sitting[]>({
      tableId: 'seats.table_id',
      name: 'attendees.name',
      company: 'attendees.company',
      email: 'attendees.email',
      isNamed: 'attendees.is_named',
    });
};
