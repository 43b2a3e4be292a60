import { z } from 'zod';
import { adminActions } from '../vocabulary.ts';
import { position, searchText } from './lists.ts';
import { optionalTime } from './text.ts';

/** Which entries of the audit log: all that is given must fit. */
export const auditFilter = z.object({
  /** Part of a name or an address, or an id. */
  actor: searchText,
  /** The same of whom it was done to; or the id of an event. */
  target: searchText,
  action: z.enum(adminActions).nullish(),
  from: optionalTime,
  /** Up to and with this moment. */
  until: optionalTime,
});

export type AuditFilter = Partial<z.output<typeof auditFilter>>;

/** Pages by position: what comes in meanwhile moves none of them. */
export const auditPageInput = z.object({
  filter: auditFilter.nullish().transform((filter): AuditFilter => filter ?? {}),
  before: position,
  after: position,
  limit: z
    .int()
    .min(1)
    .max(200)
    .nullish()
    .transform((value) => value ?? 50),
});

/** A moment by its time, or by the position of a step. Neither: now. */
export const replayInput = z.object({ until: optionalTime, position });

export const replayedUsersInput = z.object({
  search: searchText,
  limit: z
    .int()
    .min(1)
    .max(1_000)
    .nullish()
    .transform((value) => value ?? 100),
});
