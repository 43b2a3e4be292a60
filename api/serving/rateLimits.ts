import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, type Options, rateLimit } from 'express-rate-limit';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { LookUpLink, RequestContext } from '../application.ts';

const minute = 60_000;

type CallerOf = (request: Request) => string | Promise<string>;

// A connection that was reset has no address any more.
const addressOf = ({ ip }: Request): string => (ip === undefined ? 'gone' : ipKeyGenerator(ip));

const limitTo = (perMinute: number, callerOf: CallerOf): RequestHandler =>
  rateLimit({
    windowMs: minute,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: callerOf,
    // We deliberately ignore the Forwarded header.
    validate: { forwardedHeader: false },
    handler: () => {
      throw tooMany();
    },
  });

const tooMany = () => new Refusal('TOO_MANY_REQUESTS', 'Too many requests. Please wait a minute.');

const open: RequestHandler = (_request, _response, next) => next();

/**
 * Limits the requests a minute, counted in each process. Signed-out callers are counted by the address of the
 * connection or of a trusted proxy.
 * @param contextOf needs no session; requests whose session was not read count as signed out
 */
export const rateLimits = (
  areOn: boolean,
  contextOf: (request: Request) => Promise<Pick<RequestContext, 'viewer'>>,
) => ({
  /**
   * For REST and GraphQL together. A busy organiser with several screens stays far below. Members are counted
   * individually, so that a guest who shares the address of the house cannot lock the organiser out.
   */
  api: areOn
    ? limitTo(3_000, async (request) => (await contextOf(request)).viewer?.id ?? addressOf(request))
    : open,
  /** For started sign-ins. Many people may share an office's address. */
  signIn: areOn ? limitTo(60, addressOf) : open,
});

const missesPerMinute = 120;

/**
 * Limits how many dead public links one address may look up a minute, counting each look-up of a GraphQL
 * document. Existing links are answered even beyond the limit: all guests of a dinner may share the address
 * of the house, and none of them must lock the others out. That reveals nothing, because nobody can guess an
 * id of 128 bits.
 */
export const createLookUpLink = (areOn: boolean): LookUpLink => {
  const misses = new MemoryStore();
  misses.init({ windowMs: minute } as Options);
  return async ({ ip }, find) => {
    if (!areOn || !ip) return find();
    try {
      return await find();
    } catch (error) {
      if (!isRefusal(error) || !error.code.endsWith('NOT_FOUND')) throw error;
      const { totalHits } = await misses.increment(ipKeyGenerator(ip));
      throw totalHits > missesPerMinute ? tooMany() : error;
    }
  };
};
