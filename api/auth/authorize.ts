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
import { Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { notFound, type Thing } from '../core/notFound.ts';
import { prepared } from '../queries/prepared.ts';

/** Turns a verdict into a refusal. @throws Refusal NOT_SIGNED_IN, FORBIDDEN or `notFound` */
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

/** Requires a signed-in caller. @throws Refusal NOT_SIGNED_IN */
export const requireMember = ({ viewer }: RequestContext): { id: string } => {
  demand(mayUseTheProduct(viewer), 'event');
  return viewer as { id: string };
};

/** Requires an admin. `authorizeAdmin` also records refusals. @throws Refusal NOT_SIGNED_IN, FORBIDDEN */
export const requireAdmin = ({ viewer }: RequestContext): void =>
  demand(mayAdminister(viewer), 'event');

type Rule = (viewer: Viewer, event: EventFacts) => Verdict;
const rules = { read: mayReadEvent, edit: mayEditEvent, delete: mayDeleteEvent } satisfies Record<
  string,
  Rule
>;
export type Access = keyof typeof rules;

/** The facts of an event that decide who may access it. */
export type Facts = EventFacts & { eventId: string };

const columns = {
  eventId: 'events.id',
  createdByUserId: 'events.created_by_user_id',
  isPublic: 'events.is_public',
} as const;

/**
 * Requires access to an event, or to something in it.
 * @throws Refusal EVENT_NOT_FOUND or the NOT_FOUND of `thing`, FORBIDDEN, NOT_SIGNED_IN
 */
export const requireEvent = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  access: Access,
  thing: Thing = 'event',
): Promise<Facts> => {
  requireMember(request);
  const facts = await app.lookUps.eventFacts.load(eventId);
  demand(facts ? rules[access](request.viewer, facts) : 'hide', thing);
  const { createdByUserId, isPublic } = facts as EventFacts;
  return { eventId, createdByUserId, isPublic };
};

/**
 * Requires the right to delete an event, which may be deleted already.
 * @param known the event before its deletion
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
 * The caller's capabilities for an event that they may read.
 * @throws Refusal EVENT_NOT_FOUND or the NOT_FOUND of `thing`, NOT_SIGNED_IN
 */
export const requireCapabilities = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  thing: Thing = 'event',
): Promise<Capabilities> =>
  capabilitiesOf(request.viewer, await requireEvent(app, request, eventId, 'read', thing));

/** Whether the caller may edit the event. Never throws a refusal. */
export const mayEdit = async (
  app: Application,
  { viewer }: RequestContext,
  eventId: string,
): Promise<boolean> => {
  const facts = await app.lookUps.eventFacts.load(eventId);
  return facts !== undefined && mayEditEvent(viewer, facts) === 'allow';
};

const tables = {
  attendee: 'attendees',
  table: 'tables',
  seat: 'seats',
  arrangement: 'seating_arrangements',
} as const;

/**
 * Requires access to the event of a thing, and returns the event.
 * @throws Refusal the NOT_FOUND of `thing`, FORBIDDEN, NOT_SIGNED_IN; PLAN_SET_ASIDE for a change to a plan
 * that the read models do not follow
 */
export const requireEventOf = async (
  app: Application,
  request: RequestContext,
  thing: keyof typeof tables,
  id: string,
  access: Access,
): Promise<Facts> => {
  requireMember(request);
  const table = tables[thing];
  const facts = await app
    .read(table)
    .join('events', 'events.id', `${table}.event_id`)
    .where(`${table}.id`, id)
    .options(prepared(`event_facts_of_${thing}`))
    .first<Facts | undefined>(columns);
  demand(facts ? rules[access](request.viewer, facts) : 'hide', thing);
  if (facts && access !== 'read')
    app.setAside.requireFollowed(eventPlanStream(facts.eventId), undefined);
  return facts as Facts;
};
