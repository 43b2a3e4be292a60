import { z } from 'zod';
import { adminActions } from '../vocabulary.ts';
import { limitOf, position, searchText } from './lists.ts';
import { optionalTime } from './text.ts';

/** A filter of audit log entries. All given conditions must match. */
export const auditFilter = z.object({
  /** Part of a name or address, or an id. */
  actor: searchText,
  /** The same for the target; also the id of an event. */
  target: searchText,
  action: z.enum(adminActions).nullish(),
  from: optionalTime,
  until: optionalTime,
});

export type AuditFilter = Partial<z.output<typeof auditFilter>>;

/** Pages by position, so that new entries do not shift pages. */
export const auditPageInput = z.object({
  filter: auditFilter.nullish().transform((filter): AuditFilter => filter ?? {}),
  before: position,
  after: position,
  limit: limitOf(200, 50),
});

/** A moment by time or by the position of a step. Default: now. */
export const replayInput = z.object({ until: optionalTime, position });

export const replayedUsersInput = z.object({
  search: searchText,
  limit: limitOf(1_000, 100),
});
