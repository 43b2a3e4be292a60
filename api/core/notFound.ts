import { type ErrorCode, Refusal } from '../../schema/refusal.ts';

const absences = {
  event: ['EVENT_NOT_FOUND', 'Event not found'],
  attendee: ['ATTENDEE_NOT_FOUND', 'Attendee not found'],
  table: ['TABLE_NOT_FOUND', 'Table not found'],
  seat: ['SEAT_NOT_FOUND', 'Seat not found'],
  object: ['OBJECT_NOT_FOUND', 'Object not found'],
  rule: ['RULE_NOT_FOUND', 'Rule not found'],
  arrangement: ['ARRANGEMENT_NOT_FOUND', 'Arrangement not found'],
  proposal: ['PROPOSAL_NOT_FOUND', 'Proposal not found'],
  member: ['MEMBER_NOT_FOUND', 'Member not found'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
export type Thing = keyof typeof absences;

/**
 * The refusal for something that is hidden or does not exist. Both cases get the same refusal, so that nobody
 * can tell them apart.
 */
export const notFound = (thing: Thing): Refusal => {
  const [code, message] = absences[thing];
  return new Refusal(code, message);
};
