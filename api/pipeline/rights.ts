import type { Application, RequestContext } from '../application.ts';
import {
  type Facts,
  requireDeletable,
  requireEvent,
  requireEventOf,
  requireMember,
} from '../auth/authorize.ts';
import type { Thing } from '../core/notFound.ts';

/**
 * The permission check of an operation. Its result `Granted` is passed to the work, and stored as JSON
 * with the idempotency key.
 */
export type Right<Input, Granted> = {
  /** @throws Refusal NOT_SIGNED_IN, FORBIDDEN, or the NOT_FOUND of things that the caller may not see */
  ask: (app: Application, request: RequestContext, input: Input) => Promise<Granted>;
  /**
   * The check for a repeated command, which may have removed its own subject.
   * @throws Refusal as `ask`
   */
  again: (app: Application, request: RequestContext, granted: Granted) => Promise<unknown>;
};

type OfEvent<Input> = Right<Input, Facts>;

/** A repeated command checks again whether the caller may edit the event. */
const editAgain = (thing?: Thing): Pick<OfEvent<never>, 'again'> => ({
  again: (app, request, { eventId }) => requireEvent(app, request, eventId, 'edit', thing),
});

/** The right to change a part of the event that the input names. */
export const toEdit: OfEvent<{ eventId: string }> = {
  ...editAgain(),
  ask: (app, request, { eventId }) => requireEvent(app, request, eventId, 'edit'),
};

/** The right to change the event itself. */
export const toEditEvent: OfEvent<{ id: string }> = {
  ...editAgain(),
  ask: (app, request, { id }) => requireEvent(app, request, id, 'edit'),
};

/** The right to delete the event. The member who has deleted it may repeat the command. */
export const toDeleteEvent: OfEvent<{ id: string }> = {
  ask: (app, request, { id }) => requireEvent(app, request, id, 'delete'),
  again: requireDeletable,
};

/** The right to change or remove something that belongs to an event. */
export const toEditThing = (
  thing: Parameters<typeof requireEventOf>[2],
): OfEvent<{ id: string }> => ({
  ...editAgain(thing),
  ask: (app, request, { id }) => requireEventOf(app, request, thing, id, 'edit'),
});

export const ofMembers: Right<unknown, null> = {
  ask: async (_app, request) => {
    requireMember(request);
    return null;
  },
  again: async (_app, request) => requireMember(request),
};
