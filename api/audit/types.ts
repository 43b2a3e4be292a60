import { z } from 'zod';
import { auditAnswer, auditSlice } from '../../schema/entities/audit.ts';
import { auditFilter } from '../../schema/inputs/audit.ts';
import { inputFrom, objectFrom, pageFrom } from '../graphql/fromZod.ts';

export const AuditEntry = objectFrom('AuditEntry', auditAnswer, {
  description: "An admin's action, or a refused one. Nobody can change or delete an entry.",
  descriptions: {
    position: 'Its position in the event log.',
    action: 'In snake_case, e.g. `user_role_changed`.',
    sequence: 'Its number in the chain of entries, from 1 without gaps.',
    hash: "SHA-256 of the entry's content and the previous hash.",
  },
});

export const AuditPage = pageFrom(
  'AuditPage',
  auditAnswer,
  'A page of the audit log, newest first.',
);

export const AuditSlice = objectFrom('AuditSlice', auditSlice, {
  description: 'Consecutive entries, newest first.',
  descriptions: {
    total: 'The total number of entries.',
    next: 'The `before` of the next part; null at the end.',
  },
});

export const AuditFilter = inputFrom('AuditFilter', auditFilter, {
  description: 'A filter of entries. All given conditions must match.',
  descriptions: {
    actor: 'Part of a name or address, or an id.',
    target: 'The same, or the id of an event.',
    action: 'In snake_case.',
  },
});

export const AuditDelta = objectFrom(
  'AuditDelta',
  z.object({ position: z.string(), resync: z.boolean(), entries: z.int() }),
  {
    descriptions: {
      position: 'The position of the log.',
      resync: 'Query again: there are too many changes to list.',
      entries: 'How many entries are new.',
    },
  },
);
export type AuditDelta = InstanceType<typeof AuditDelta>;

export type AuditFilter = InstanceType<typeof AuditFilter>;
