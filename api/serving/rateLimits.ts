import type { RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, type Options, rateLimit } from 'express-rate-limit';
import { Refusal } from '../../schema/refusal.ts';
import type { LinkLookUps } from '../application.ts';

const minute = 60_000;

const limitTo = (perMinute: number): RequestHandler =>
  rateLimit({
    windowMs: minute,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // What a client says of itself there is not believed, and that is meant: no need to warn of it.
    validate: { forwardedHeader: false },
    handler: () => {
      throw tooMany();
    },
  });

const tooMany = () => new Refusal('TOO_MANY_REQUESTS', 'Too many requests. Please wait a minute.');

const open: RequestHandler = (_request, _response, next) => next();

/**
 * How often one address may ask, a minute: counted in each process, by the address that the
 * connection (or a trusted proxy) shows.
 */
export const rateLimits = (areOn: boolean) => ({
  /** REST and GraphQL together: a busy organiser with several screens stays far below. */
  api: areOn ? limitTo(3_000) : open,
  /** Sign-ins begun: many people may share the address of an office. */
  signIn: areOn ? limitTo(60) : open,
});

/**
 * How often one address may look up public links, a minute: each look-up counts, however many one
 * GraphQL document asks for.
 */
export const createLinkLookUps = (areOn: boolean, perMinute = 120): LinkLookUps => {
  const counts = new MemoryStore();
  counts.init({ windowMs: minute } as Options);
  return {
    count: async ({ ip }) => {
      if (!areOn || !ip) return;
      const { totalHits } = await counts.increment(ipKeyGenerator(ip));
      if (totalHits > perMinute) throw tooMany();
    },
  };
};
