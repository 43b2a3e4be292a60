import { z } from 'zod';
import { issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { memberStream } from '../../schema/ids.ts';
import { eraseInput } from '../../schema/inputs/erasure.ts';
import { ofAdminsOnMember } from '../audit/ofAdmins.ts';
import type { Facts } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { deletePayloadFrom, inputFrom } from '../graphql/fromZod.ts';
import '../issuedSheets/types.ts';
import { memberDecider } from '../members/decider.ts';
import { onAccess, onMember } from '../members/operations.ts';
import { userById } from '../members/queries.ts';
import { followUp } from '../pipeline/followUp.ts';
import { operation } from '../pipeline/operation.ts';
import { type Right, toEditThing } from '../pipeline/rights.ts';
import { eraseWithCopies, originalOf, requirePlanOfGuest } from './eraseGuest.ts';
import { paperNaming } from './paper.ts';

// Both mutations take this input, so it is named after neither.
inputFrom('EraseInput', eraseInput);
const issues = z.array(issuedSheetAnswer).nullable().meta({
  description:
    'Issued sheets that may name the attendee and must be destroyed by hand. Null for a member.',
});
const mutation = { payload: deletePayloadFrom('ErasePayload', { issues }) };

/** The right to erase covers people who were removed. */
const toErase: Right<{ id: string }, Facts> = {
  ...toEditThing('attendee'),
  ask: (app, request, { id }) => requirePlanOfGuest(app, request, id),
};

/**
 * Erases a guest from the plan and all its drafts, and makes all records of them unreadable, even if they
 * were removed before. Deleting a plan has erased its people already. Answers after the projection has
 * destroyed their key and cleaned up (docs/decisions/0012, 0027). The answer lists the issued paper that may
 * name them, which only the organiser can destroy.
 * @throws Refusal ATTENDEE_NOT_FOUND, also for an erased guest; FORBIDDEN, NOT_SIGNED_IN
 */
export const eraseAttendee = operation({
  name: 'eraseAttendee',
  description:
    'Erases an attendee for good: removes them from the plan, and makes all records of them unreadable.',
  input: eraseInput,
  right: toErase,
  isLarge: true,
  work: async ({ app, origin, granted: { eventId } }, { id }) => {
    const issues = await paperNaming(app, await originalOf(app, id, eventId));
    const position = await eraseWithCopies(app, { id, eventId }, origin);
    if (position === null) throw notFound('attendee');
    return { position, id, issues };
  },
  mutation,
  route: { at: 'POST /api/attendees/:id/erase' },
});

/**
 * Their rights are revoked first, because that may be refused. An interrupted erasure leaves an inactive user
 * and can be repeated.
 * @throws Refusal LAST_ADMIN if no active admin would be left; MEMBER_NOT_FOUND, FORBIDDEN
 */
export const eraseUser = operation({
  name: 'eraseUser',
  description:
    'Admins only: erases a member for good. Their events stay. The last active admin cannot be erased.',
  input: eraseInput,
  right: ofAdminsOnMember('eraseUser'),
  isLarge: true,
  work: async ({ app, origin }, { id: memberId }) => {
    // If a repeat finds the erasure recorded, no rights are left to revoke.
    if (!(await app.commands.recorded(memberDecider, memberStream(memberId), origin))) {
      await userById(app, memberId);
      const access = { type: 'ChangeMemberAccess' as const, memberId, role: 'user' as const };
      await onAccess(app, { ...access, isActive: false }, followUp(origin, 'access'));
    }
    const { position } = await onMember(app, { type: 'EraseMember', memberId }, origin);
    return { position, id: memberId, issues: null };
  },
  mutation,
  route: {
    at: 'POST /api/admin/users/:id/erase',
    tag: 'Admin',
    summary: 'Erases a member for good: signs them out, and makes all records of them unreadable',
  },
});
