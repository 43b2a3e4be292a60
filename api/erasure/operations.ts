import { eraseInput } from '../../schema/inputs/erasure.ts';
import { ofAdmins } from '../audit/ofAdmins.ts';
import { type Facts, notFound, requireEvent } from '../auth/authorize.ts';
import { eraseWithCopies, planOfAttendee } from '../drafts/copies.ts';
import { onAccess, onMember } from '../members/operations.ts';
import { userById } from '../members/queries.ts';
import { followUp } from '../pipeline/followUp.ts';
import { operation } from '../pipeline/perform.ts';
import { type Right, toEditThing } from '../pipeline/rights.ts';

/** Also of somebody who was removed before: the history knows where they were. */
const toErase: Right<{ id: string }, Facts> = {
  ...toEditThing('attendee'),
  ask: async (app, request, { id }) => {
    const eventId = await planOfAttendee(app, id);
    if (eventId === undefined) throw notFound('attendee');
    return requireEvent(app, request, eventId, 'edit', 'attendee');
  },
};

/**
 * Erases a guest: out of the plan and of all its drafts, and unreadable wherever they were recorded,
 * also where they were removed before. The people of a plan that was deleted were erased with it.
 * Answered once the projection has destroyed their key and cleaned up (docs/decisions/0012, 0027).
 * @throws Refusal ATTENDEE_NOT_FOUND, also for who was erased; FORBIDDEN, NOT_SIGNED_IN
 */
export const eraseAttendee = operation(
  'eraseAttendee',
  eraseInput,
  toErase,
  async (app, _request, { id }, origin, { eventId }) => {
    const position = await eraseWithCopies(app, { id, eventId }, origin);
    if (position === null) throw notFound('attendee');
    return { position, id };
  },
);

/**
 * Erases a member. Without rights first, which may be refused; one whose erasure was cut short there
 * is an inactive user, and is erased by asking again. What they planned stays.
 * @throws Refusal LAST_ADMIN where no active admin would be left.
 */
export const eraseUser = operation(
  'eraseUser',
  eraseInput,
  ofAdmins('eraseUser'),
  async (app, _request, { id: memberId }, origin) => {
    await userById(app, memberId);
    const access = { type: 'ChangeMemberAccess' as const, memberId, role: 'user' as const };
    await onAccess(app, { ...access, isActive: false }, followUp(origin, 'access'));
    const { position } = await onMember(app, { type: 'EraseMember', memberId }, origin);
    return { position, id: memberId };
  },
);
