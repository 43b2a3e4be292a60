import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import { holdBody } from './holdBody.ts';

/**
 * Counts large bodies over REST and GraphQL together: eight of each member, and eight of all members. Each is in
 * memory from its first bytes until it is answered, and its client may take minutes to send it. Further lists are
 * refused before they are parsed, which takes the only thread that answers requests.
 */
export const countLargeBody = fewAtOnce(8, 'lists', 8);

/** In a body, counting lists and objects: 5,000 guests with 100 values each. */
const mostValues = 500_000;

/**
 * Reads a JSON body of at most `limit` bytes. Refuses bytes that are not UTF-8: the parser would replace
 * them, and a name in another encoding would be stored without its letters.
 */
export const jsonBody = (limit: number): RequestHandler => {
  const parse = express.json({ limit, verify: refuseUnfit });
  return (request, response, next) => {
    holdBody(request, response, limit);
    parse(request, response, next);
  };
};

const refuseUnfit = (
  _request: IncomingMessage,
  _response: ServerResponse,
  body: Buffer,
  charset: string,
): void => {
  if (charset === 'utf-8' && !isUtf8(body)) {
    throw new Refusal('BAD_INPUT', 'The request is not valid UTF-8');
  }
  refuseExcess(body);
};

const [quote, backslash, comma, list, object] = Buffer.from('"\\,[{');

/** Parsing and checking millions of values would take seconds, in which nobody else is answered. */
const refuseExcess = (json: Buffer): void => {
  let values = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) isInText = !isInText;
    else if (byte === backslash) at += 1;
    else if (!isInText && (byte === comma || byte === list || byte === object)) values += 1;
  }
  if (values > mostValues) {
    const most = mostValues.toLocaleString('en');
    throw new Refusal('BAD_INPUT', `A request holds at most ${most} values`);
  }
};
