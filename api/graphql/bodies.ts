import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { type DocumentNode, Kind, parse } from 'graphql';
import type { RequestContext } from '../application.ts';
import { ordinaryBytes } from '../http/holdBody.ts';
import { countLargeBody, jsonBody } from '../http/jsonBody.ts';
import { announcedBytes, announcesBody, wholeBodyOnly } from '../http/wholeBody.ts';
import { documentLimits } from './documentLimits.ts';

const bodyLimits = {
  ordinary: ordinaryBytes,
  /** In bytes. Fits an import of 5,000 attendees with all usual fields. */
  listing: 6 * 1024 * 1024,
} as const;

const answer = (status: number, code: string, message: string): RequestHandler =>
  function refuse(_request, response) {
    response.status(status).json({ errors: [{ message, extensions: { code, issues: [] } }] });
  };

const tooLarge = answer(413, 'TOO_LARGE', 'The request is too large.');
const notJson = answer(400, 'BAD_INPUT', 'The request is not JSON.');
const otherType = answer(400, 'BAD_INPUT', 'Send JSON (content type application/json).');

/** Any site can send other content types without a CORS preflight, and the parser ignores those. */
const onlyJson: RequestHandler = (request, response, next) =>
  announcesBody(request) && !request.is('application/json')
    ? otherType(request, response, next)
    : next();

const parsed = (text: unknown): DocumentNode | undefined => {
  try {
    return typeof text === 'string'
      ? parse(text, { noLocation: true, maxTokens: documentLimits.tokens })
      : undefined;
  } catch {
    return undefined;
  }
};

/** The mutations that take lists: people with their fields, or the answers to a list's questions. */
const listing: ReadonlySet<string> = new Set([
  'importAttendees',
  'previewMerge',
  'mergeGuests',
  'editPeople',
]);

const isListing = (text: unknown): boolean => {
  const definitions = parsed(text)?.definitions ?? [];
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return (
    operations.length === 1 &&
    operations.every(({ selectionSet }) =>
      selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && listing.has(field.name.value),
      ),
    )
  );
};

const onlyListing: RequestHandler = (request, response, next) =>
  isListing(request.body?.query) ? next() : tooLarge(request, response, next);

const bodyFaults: ErrorRequestHandler = (error, request, response, next) => {
  if (error?.type === 'entity.too.large') return tooLarge(request, response, next);
  if (typeof error?.type === 'string' && error.status === 400)
    return notJson(request, response, next);
  next(error);
};

/**
 * Parses JSON bodies of up to 100 kB, or up to 6 MB for a list of people from a signed-in member, so that
 * strangers cannot make us parse megabytes.
 */
export const readBodies = (contextOf: (request: Request) => Promise<RequestContext>): Router => {
  const ordinary = jsonBody(bodyLimits.ordinary);
  const large = jsonBody(bodyLimits.listing);
  const router = Router();
  router.use(onlyJson);
  router.use(async (request, response, next) => {
    const length = announcedBytes(request);
    if (length <= bodyLimits.ordinary) return ordinary(request, response, next);
    const { viewer } = await contextOf(request);
    // The parser would first read a longer body to its end.
    if (!viewer || length > bodyLimits.listing) return tooLarge(request, response, next);
    countLargeBody(viewer.id, response);
    large(request, response, (error) =>
      error ? next(error) : onlyListing(request, response, next),
    );
  });
  router.use(wholeBodyOnly, bodyFaults);
  return router;
};
