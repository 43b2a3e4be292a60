import type { Request, Response } from 'express';
import { clientMemory } from '../serving/slowClients.ts';
import { leaveOutBody } from './begunAt.ts';
import { tooBusy } from './fewAtOnce.ts';
import { announcedBytes, announcesBody } from './wholeBody.ts';

/** Bodies of up to so many bytes are always read. */
export const ordinaryBytes = 100 * 1024;

/** A body that comes in chunks or compressed does not announce how many bytes it takes. */
const isLarge = (request: Request): boolean =>
  request.get('transfer-encoding') !== undefined ||
  request.get('content-encoding') !== undefined ||
  announcedBytes(request) > ordinaryBytes;

/** What a body counts for. A large one counts for the limit, because it may be read into many small values. */
export const bytesOfBody = (request: Request, limit: number): number =>
  isLarge(request) ? limit : announcedBytes(request);

/**
 * Counts a body that is about to be read, until its request is answered. It is in memory from its first bytes,
 * and its client may take minutes to send it.
 * @throws Refusal NOT_READY for a large body, if there is no room for it
 */
export const holdBody = (request: Request, response: Response, limit: number): void => {
  if (!announcesBody(request)) return;
  const bytes = bytesOfBody(request, limit);
  if (!clientMemory.makeRoom(bytes) && bytes > ordinaryBytes) throw tooBusy('lists');
  clientMemory.hold(response, bytes);
  leaveOutBody(request);
  request.once('end', () => clientMemory.waitNoLonger(response));
};
