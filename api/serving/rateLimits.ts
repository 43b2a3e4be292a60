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

/**
 * Limits how many public links one address may look up a minute. A GraphQL document with several
 * look-ups counts several times.
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
