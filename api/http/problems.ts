import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { type ErrorCode, isRefusal, Refusal } from '../../schema/refusal.ts';
import { ordinaryBytes } from './holdBody.ts';
import { refusalOfStore } from './refusalOfStore.ts';
import { announcedBytes } from './wholeBody.ts';

/** The one mapping of error codes to HTTP (decisions, "Answers and errors"). */
const statuses: Record<ErrorCode, number> = {
  BAD_INPUT: 400,
  RULE_INVALID: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EVENT_NOT_FOUND: 404,
  ATTENDEE_NOT_FOUND: 404,
  TABLE_NOT_FOUND: 404,
  SEAT_NOT_FOUND: 404,
  OBJECT_NOT_FOUND: 404,
  IMAGE_NOT_FOUND: 404,
  ARRANGEMENT_NOT_FOUND: 404,
  RULE_NOT_FOUND: 404,
  FIELD_NOT_FOUND: 404,
  MEMBER_NOT_FOUND: 404,
  PROPOSAL_NOT_FOUND: 404,
  IMPORT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SEAT_TAKEN: 409,
  ATTENDEE_PINNED: 409,
  PLACE_IN_USE: 409,
  NAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  EXTERNAL_ID_TAKEN: 409,
  MEAL_CHOSEN: 409,
  CHOICE_CHOSEN: 409,
  ATTENDEE_KNOWN: 409,
  RULE_CONFLICT: 409,
  LAST_ADMIN: 409,
  CONFLICT: 409,
  UNDO_CONFLICT: 409,
  DRAFT_CONFLICT: 409,
  CHECK_INS_LOST: 409,
  PROPOSAL_OUTDATED: 409,
  IMPORT_OUTDATED: 409,
  PROPOSAL_RUNNING: 409,
  NOTHING_TO_UNDO: 409,
  LIMIT_REACHED: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  NOT_READY: 503,
  ENGINE_BUSY: 503,
  PLAN_SET_ASIDE: 503,
  INTERNAL: 500,
};

/** The HTTP status of a refusal. */
export const statusOf = (code: ErrorCode): number => statuses[code];

const internal = new Refusal('INTERNAL', 'Something went wrong on our side.');

/** The content codings of bodies that the parsers can undo (RFC 9110, section 8.4). */
const codings = ['gzip', 'deflate', 'br'];

type HttpError = { type?: string; status?: number };

/** The refusal for an error of express or its parsers. */
const refusalOf = (error: unknown): Refusal => {
  if (isRefusal(error)) return error;
  const ofStore = refusalOfStore(error);
  if (ofStore) return ofStore;
  const { type, status = 500 } = error as HttpError;
  if (type === 'entity.too.large') return new Refusal('TOO_LARGE', 'The request is too large');
  if (type === 'entity.parse.failed')
    return new Refusal('BAD_INPUT', 'The request is not valid JSON');
  if (type === 'encoding.unsupported')
    return new Refusal(
      'WRONG_TYPE',
      `Send the body as it is, or with one of these encodings: ${codings.join(', ')}`,
    );
  if (type === 'charset.unsupported' || status === 415)
    return new Refusal('WRONG_TYPE', 'Send JSON, in UTF-8');
  return status >= 400 && status < 500
    ? new Refusal('BAD_INPUT', 'The request cannot be understood')
    : internal;
};

const isPassing = (code: ErrorCode): boolean =>
  code === 'NOT_READY' || code === 'TOO_MANY_REQUESTS';

/**
 * Whether the client is still sending a large body. To keep the connection, the server would have to read the
 * rest, which holds up everybody if hundreds are refused.
 */
const isLeftUnread = (request: Request): boolean =>
  !request.complete && announcedBytes(request) > ordinaryBytes;

const isForGraphQL = ({ originalUrl }: Request): boolean => /^\/graphql([/?]|$)/.test(originalUrl);

/**
 * Answers with a refusal as JSON, in the format of REST or GraphQL, whichever was called. Logs unexpected
 * errors and reveals nothing about them.
 */
export const answerProblems =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const { code, message, issues, details } = refusalOf(error);
    const requestId = String(request.id);
    if (code === 'INTERNAL') log.error({ err: error, requestId }, 'A request failed.');
    if (error.type === 'encoding.unsupported') response.set('Accept-Encoding', codings.join(', '));
    if (code === 'NOT_READY') response.set('Retry-After', '1');
    if (code === 'ENGINE_BUSY') response.set('Retry-After', '5');
    if (code === 'TOO_MANY_REQUESTS' && !response.get('Retry-After'))
      response.set('Retry-After', '60');
    if (isPassing(code) && isLeftUnread(request)) response.set('Connection', 'close');
    if (code === 'PLAN_SET_ASIDE') response.set('Retry-After', '60');
    const body = isForGraphQL(request)
      ? { errors: [{ message, extensions: { ...details, code, issues, requestId } }] }
      : { message, code, issues, ...details, requestId };
    response.status(statusOf(code)).set('Cache-Control', 'no-store').json(body);
  };
