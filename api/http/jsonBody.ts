import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';
import { fewAtOnce } from './fewAtOnce.ts';

/**
 * Counts a member's large bodies over REST and GraphQL together. Each is in memory from its first bytes until it is
 * answered, and its client may take minutes to send it.
 */
export const countLargeBody = fewAtOnce(8, 'lists');

/**
 * Reads a JSON body of at most `limit` bytes. Refuses bytes that are not UTF-8: the parser would replace
 * them, and a name in another encoding would be stored without its letters.
 */
export const jsonBody = (limit: number): RequestHandler =>
  express.json({ limit, verify: onlyUtf8 });

const onlyUtf8 = (
  _request: IncomingMessage,
  _response: ServerResponse,
  body: Buffer,
  charset: string,
): void => {
  if (charset === 'utf-8' && !isUtf8(body)) {
    throw new Refusal('BAD_INPUT', 'The request is not valid UTF-8');
  }
};
