import { z } from 'zod';
import { auditAnswer, auditSlice } from '../../schema/entities/audit.ts';
import { auditFilter } from '../../schema/inputs/audit.ts';
import { inputFrom, objectFrom, pageFrom } from '../graphql/fromZod.ts';

export const AuditEntry = objectFrom('AuditEntry', auditAnswer, {
  description: 'What an admin did, or was refused. Nobody can change or delete an entry.',
  descriptions: {
    position: 'Its place in the event log.',
    action: 'In snake_case, e.g. `user_role_changed`.',
    sequence: 'Its place in the chain of entries, from 1 without gaps.',
    hash: 'SHA-256 over what it says and the hash before it.',
  },
});

export const AuditPage = pageFrom(
  'AuditPage',
  auditAnswer,
  'A page of the audit log, newest first.',
);

export const AuditSlice = objectFrom('AuditSlice', auditSlice, {
  description: 'Entries in a row, newest first.',
  descriptions: {
    total: 'How many entries there are in all.',
    next: '`before` of the part that follows; null where none does.',
  },
});

export const AuditFilter = inputFrom('AuditFilter', auditFilter, {
  description: 'Which entries: all that is given must fit.',
  descriptions: {
    actor: 'Part of a name or an address, or an id.',
    target: "The same; or an event's id.",
    action: 'In snake_case.',
  },
});

export const AuditDelta = objectFrom(
  'AuditDelta',
  z.object({ position: z.string(), resync: z.boolean(), entries: z.int() }),
  {
    descriptions: {
      position: 'Where the log stands.',
      resync: 'Query again: there is too much to tell.',
      entries: 'How many entries are new.',
    },
  },
);
export type AuditDelta = InstanceType<typeof AuditDelta>;

export type AuditFilter = InstanceType<typeof AuditFilter>;
