/** A problem with a field of an input. `index` is the entry of a list that has the field. */
export type Issue = { path: string; message: string; index?: number };

export const errorCodes = [
  'BAD_INPUT',
  'RULE_INVALID',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'EVENT_NOT_FOUND',
  'ATTENDEE_NOT_FOUND',
  'TABLE_NOT_FOUND',
  'SEAT_NOT_FOUND',
  'OBJECT_NOT_FOUND',
  'IMAGE_NOT_FOUND',
  'ARRANGEMENT_NOT_FOUND',
  'RULE_NOT_FOUND',
  'FIELD_NOT_FOUND',
  'MEMBER_NOT_FOUND',
  'PROPOSAL_NOT_FOUND',
  'IMPORT_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'SEAT_TAKEN',
  'ATTENDEE_PINNED',
  /** Rules name the object that was to be removed. */
  'PLACE_IN_USE',
  'NAME_TAKEN',
  'EMAIL_TAKEN',
  'EXTERNAL_ID_TAKEN',
  /** Somebody chose an option that was to be removed. */
  'MEAL_CHOSEN',
  /** Somebody has a choice of a custom field that was to be removed. */
  'CHOICE_CHOSEN',
  'ATTENDEE_KNOWN',
  'RULE_CONFLICT',
  'LAST_ADMIN',
  'CONFLICT',
  'KEY_REUSED',
  'UNDO_CONFLICT',
  'DRAFT_CONFLICT',
  'CHECK_INS_LOST',
  'PROPOSAL_OUTDATED',
  'IMPORT_OUTDATED',
  'PROPOSAL_RUNNING',
  'NOTHING_TO_UNDO',
  'LIMIT_REACHED',
  'TOO_LARGE',
  'WRONG_TYPE',
  'TOO_MANY_REQUESTS',
  'NOT_READY',
  /** The seating engine's queue is full. */
  'ENGINE_BUSY',
  /** The read models do not follow this plan or member (docs/decisions/0019). */
  'PLAN_SET_ASIDE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The most issues that a refusal names: one request may have a million, which would all be written out. */
export const mostIssues = 100;

/**
 * A command or query that was refused, identified by its code. The message is prose for people.
 * api/http/problems.ts maps the code for REST, api/graphql/errors.ts for GraphQL.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly issues: readonly Issue[];
  constructor(
    readonly code: ErrorCode,
    message: string,
    issues: readonly Issue[] = [],
    /** Facts for the client, e.g. a seat's occupant. Only what the caller may see. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.issues = issues.slice(0, mostIssues);
  }
}

/** The refusal of one field of an input. */
export const badField = (path: string, message: string, details?: Refusal['details']): Refusal =>
  new Refusal('BAD_INPUT', message, [{ path, message }], details);

/**
 * Refuses an input that has issues. Names the first ones and counts all.
 * @param message default: that of the first issue
 * @throws Refusal with this code
 */
export const refuseIssues = (
  issues: readonly Issue[],
  message: string = issues[0]?.message ?? '',
  code: ErrorCode = 'BAD_INPUT',
): void => {
  if (issues.length === 0) return;
  throw new Refusal(code, message, issues, { count: issues.length });
};

/** Whether the error is a refusal, with this code if one is given. */
export const isRefusal = (error: unknown, code?: ErrorCode): error is Refusal =>
  error instanceof Refusal && (code === undefined || error.code === code);
