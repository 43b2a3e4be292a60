import type { RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, type Options, rateLimit } from 'express-rate-limit';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { LookUpLink } from '../application.ts';

const minute = 60_000;

const limitTo = (perMinute: number): RequestHandler =>
  rateLimit({
    windowMs: minute,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // A connection that was reset has no address any more.
    keyGenerator: ({ ip }) => (ip === undefined ? 'gone' : ipKeyGenerator(ip)),
    // We deliberately ignore the Forwarded header.
    validate: { forwardedHeader: false },
    handler: () => {
      throw tooMany();
    },
  });

const tooMany = () => new Refusal('TOO_MANY_REQUESTS', 'Too many requests. Please wait a minute.');

const open: RequestHandler = (_request, _response, next) => next();

/**
 * Limits of requests a minute from one address, counted in each process by the address of the
 * connection or of a trusted proxy.
 */
export const rateLimits = (areOn: boolean) => ({
  /** REST and GraphQL together. A busy organiser with several screens stays far below. */
  api: areOn ? limitTo(3_000) : open,
  /** Started sign-ins. Many people may share an office's address. */
  signIn: areOn ? limitTo(60) : open,
});

const missesPerMinute = 120;

/**
 * Limits how many public links that lead nowhere one address may look up a minute, each look-up of a
 * GraphQL document by itself. Links that exist do not count: all guests of a dinner may share the
 * address of the house, and those who guess find none. Beyond the limit every look-up from that address is
 * refused for the rest of the minute: an answer would tell which links exist.
 */
export const createLookUpLink = (areOn: boolean): LookUpLink => {
  const misses = new MemoryStore();
  misses.init({ windowMs: minute } as Options);
  return async ({ ip }, find) => {
    if (!areOn || !ip) return find();
    const address = ipKeyGenerator(ip);
    const known = await misses.get(address);
    if (known && known.totalHits >= missesPerMinute) throw tooMany();
    try {
      return await find();
    } catch (error) {
      if (isRefusal(error) && error.code.endsWith('NOT_FOUND')) await misses.increment(address);
      throw error;
    }
  };
};
