import { eventPlanStream } from '../../schema/ids.ts';
import {
  type Capabilities,
  capabilitiesOf,
  type EventFacts,
  mayAdminister,
  mayDeleteEvent,
  mayEditEvent,
  mayReadEvent,
  mayUseTheProduct,
  type Verdict,
  type Viewer,
} from '../../schema/permissions.ts';
import { type ErrorCode, Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { prepared } from '../queries/prepared.ts';

/** What may be hidden, and how its absence is told: as what does not exist. */
const absences = {
  event: ['EVENT_NOT_FOUND', 'Event not found'],
  attendee: ['ATTENDEE_NOT_FOUND', 'Attendee not found'],
  table: ['TABLE_NOT_FOUND', 'Table not found'],
  seat: ['SEAT_NOT_FOUND', 'Seat not found'],
  arrangement: ['ARRANGEMENT_NOT_FOUND', 'Arrangement not found'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
export type Thing = keyof typeof absences;

export const notFound = (thing: Thing): Refusal => {
  const [code, message] = absences[thing];
  return new Refusal(code, message);
};

/** Turns a verdict into a refusal, in the one place that does. */
export const demand = (verdict: Verdict, thing: Thing): void => {
  switch (verdict) {
    case 'allow':
      return;
    case 'signIn':
      throw new Refusal('NOT_SIGNED_IN', 'Please sign in');
    case 'forbid':
      throw new Refusal('FORBIDDEN', 'You may not do this');
    case 'hide':
      throw notFound(thing);
  }
};

export const requireMember = ({ viewer }: RequestContext): { id: string } => {
  demand(mayUseTheProduct(viewer), 'event');
  return viewer as { id: string };
};

/** Only admins. Who is refused is known to the caller, so that it can be recorded. */
export const requireAdmin = ({ viewer }: RequestContext): void =>
  demand(mayAdminister(viewer), 'event');

type Rule = (viewer: Viewer, event: EventFacts) => Verdict;
const rules = { read: mayReadEvent, edit: mayEditEvent, delete: mayDeleteEvent } satisfies Record<
  string,
  Rule
>;
export type Access = keyof typeof rules;

/** An event as rights to it are judged. */
export type Facts = EventFacts & { eventId: string };

const columns = {
  eventId: 'events.id',
  createdByUserId: 'events.created_by_user_id',
  isPublic: 'events.is_public',
} as const;

const verdictOn = async (
  app: Application,
  { viewer }: RequestContext,
  eventId: string,
  access: Access,
): Promise<Verdict> => {
  const facts = await app.lookUps.eventFacts.load(eventId);
  return facts ? rules[access](viewer, facts) : 'hide';
};

/**
 * Lets only those pass who may do this with the event, or with something of it.
 * @throws Refusal EVENT_NOT_FOUND or the thing's own NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN
 */
export const requireEvent = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  access: Access,
  thing: Thing = 'event',
): Promise<Facts> => {
  const facts = await app.lookUps.eventFacts.load(eventId);
  demand(facts ? rules[access](request.viewer, facts) : 'hide', thing);
  const { createdByUserId, isPublic } = facts as EventFacts;
  return { eventId, createdByUserId, isPublic };
};

/**
 * Lets only those pass who may delete the event, or might have while it was there.
 * @param known the event as it was before it was deleted
 * @throws Refusal as `requireEvent` does
 */
export const requireDeletable = async (
  app: Application,
  { viewer }: RequestContext,
  known: Facts,
): Promise<void> => {
  const facts = (await app.lookUps.eventFacts.load(known.eventId)) ?? known;
  demand(rules.delete(viewer, facts), 'event');
};

/**
 * What the caller is told of the guests of an event that they may read.
 * @throws Refusal EVENT_NOT_FOUND or the thing's own NOT_FOUND, NOT_SIGNED_IN
 */
export const requireCapabilities = async (
  app: Application,
  { viewer }: RequestContext,
  eventId: string,
  thing: Thing = 'event',
): Promise<Capabilities> => {
  const facts = await app.lookUps.eventFacts.load(eventId);
  demand(facts ? mayReadEvent(viewer, facts) : 'hide', thing);
  return capabilitiesOf(viewer, facts as EventFacts);
};

/** For answers that tell some more than others. */
export const mayDo = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  access: Access,
): Promise<boolean> => (await verdictOn(app, request, eventId, access)) === 'allow';

const tables = {
  attendee: 'attendees',
  table: 'tables',
  seat: 'seats',
  arrangement: 'seating_arrangements',
} as const;

/**
 * The event that something belongs to, where the caller may do this with it.
 * @throws Refusal the thing's own NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN; PLAN_SET_ASIDE where it is to
 * be changed and would not be shown
 */
export const requireEventOf = async (
  app: Application,
  { viewer }: RequestContext,
  thing: keyof typeof tables,
  id: string,
  access: Access,
): Promise<Facts> => {
  const table = tables[thing];
  const facts = await app
    .read(table)
    .join('events', 'events.id', `${table}.event_id`)
    .where(`${table}.id`, id)
    .options(prepared(`event_facts_of_${thing}`))
    .first<Facts | undefined>(columns);
  demand(facts ? rules[access](viewer, facts) : 'hide', thing);
  if (facts && access !== 'read')
    app.setAside.requireFollowed(eventPlanStream(facts.eventId), undefined);
  return facts as Facts;
};
