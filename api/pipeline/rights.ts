import type { Application, RequestContext } from '../application.ts';
import {
  type Access,
  type Facts,
  requireDeletable,
  requireEvent,
  requireEventOf,
  requireMember,
  type Thing,
} from '../auth/authorize.ts';

/**
 * The right that an operation asks for, before anything else. `Asked` is what it was asked for, as
 * its work needs it; that is kept with the key of a command, in JSON.
 */
export type Right<Input, Asked> = {
  /** @throws Refusal NOT_SIGNED_IN, FORBIDDEN, or the NOT_FOUND of what may not be seen */
  ask: (app: Application, request: RequestContext, input: Input) => Promise<Asked>;
  /**
   * Asks anew for a command that ran before, and may have removed the very thing that it was asked
   * for: it is asked for the event.
   * @throws Refusal as `ask` does
   */
  again: (app: Application, request: RequestContext, asked: Asked) => Promise<unknown>;
};

type OfEvent<Input> = Right<Input, Facts>;

const asEvent = (access: Access, thing?: Thing): Pick<OfEvent<never>, 'again'> => ({
  again: (app, request, { eventId }) => requireEvent(app, request, eventId, access, thing),
});

/** To change something of the event that the input names. */
export const toEdit: OfEvent<{ eventId: string }> = {
  ...asEvent('edit'),
  ask: (app, request, { eventId }) => requireEvent(app, request, eventId, 'edit'),
};

/** To change the event itself. */
export const toEditEvent: OfEvent<{ id: string }> = {
  ...asEvent('edit'),
  ask: (app, request, { id }) => requireEvent(app, request, id, 'edit'),
};

/** To delete the event: who did may know it, though it is gone. */
export const toDeleteEvent: OfEvent<{ id: string }> = {
  ask: (app, request, { id }) => requireEvent(app, request, id, 'delete'),
  again: requireDeletable,
};

/** To change, or remove, something that belongs to an event. */
export const toEditThing = (
  thing: Parameters<typeof requireEventOf>[2],
): OfEvent<{ id: string }> => ({
  ...asEvent('edit', thing),
  ask: (app, request, { id }) => requireEventOf(app, request, thing, id, 'edit'),
});

/** What members may do for themselves. */
export const ofMembers: Right<unknown, null> = {
  ask: async (_app, request) => {
    requireMember(request);
    return null;
  },
  again: async (_app, request) => requireMember(request),
};
