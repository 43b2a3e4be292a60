import { eraseInput } from '../../schema/inputs/erasure.ts';
import { ofAdmins } from '../audit/ofAdmins.ts';
import { type Facts, notFound, requireEvent } from '../auth/authorize.ts';
import { eraseWithCopies, planOfAttendee } from '../drafts/copies.ts';
import { onAccess, onMember } from '../members/operations.ts';
import { userById } from '../members/queries.ts';
import { followUp } from '../pipeline/followUp.ts';
import { operation } from '../pipeline/operation.ts';
import { type Right, toEditThing } from '../pipeline/rights.ts';
import { EraseInput, ErasePayload } from './types.ts';

const mutation = { input: EraseInput, payload: ErasePayload };

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
export const eraseAttendee = operation({
  name: 'eraseAttendee',
  description:
    'Erases an attendee for good: removed from the plan, and unreadable in all that was recorded.',
  input: eraseInput,
  right: toErase,
  work: async ({ app, origin, asked: { eventId } }, { id }) => {
    const position = await eraseWithCopies(app, { id, eventId }, origin);
    if (position === null) throw notFound('attendee');
    return { position, id };
  },
  mutation,
  route: { at: 'POST /api/attendees/:id/erase', tag: 'Attendees' },
});

/**
 * Erases a member. Without rights first, which may be refused; one whose erasure was cut short there
 * is an inactive user, and is erased by asking again. What they planned stays.
 * @throws Refusal LAST_ADMIN where no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN
 */
export const eraseUser = operation({
  name: 'eraseUser',
  description:
    'Admins only: erases a member for good. What they planned stays; the last active admin cannot be erased.',
  input: eraseInput,
  right: ofAdmins('eraseUser'),
  work: async ({ app, origin }, { id: memberId }) => {
    await userById(app, memberId);
    const access = { type: 'ChangeMemberAccess' as const, memberId, role: 'user' as const };
    await onAccess(app, { ...access, isActive: false }, followUp(origin, 'access'));
    const { position } = await onMember(app, { type: 'EraseMember', memberId }, origin);
    return { position, id: memberId };
  },
  mutation,
  route: {
    at: 'POST /api/admin/users/:id/erase',
    tag: 'Admin',
    summary: 'Erases a member for good: signed out, and unreadable in all that was recorded',
  },
});
