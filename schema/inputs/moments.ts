import { z } from 'zod';
import { anId, optionalTime, planInput } from './text.ts';

const revision = z.int('Must be a whole number').min(0, 'Must be 0 or more');

/** A moment by revision, else the latest one at or before a time. Default: now. */
export const momentInput = z.strictObject({
  eventId: anId,
  revision: revision.nullish(),
  at: optionalTime,
});

export const restoreMomentInput = planInput({ revision });
