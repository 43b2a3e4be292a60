import { readFileSync } from 'node:fs';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printGraphQLSchema } from './printSchema.ts';
import { graphQLSchema } from './schema.ts';

const file = new URL('../../schema/schema.graphql', import.meta.url);
const roots = ['Query', 'Mutation', 'Subscription'];

describe('the GraphQL contract', () => {
  it('matches the committed file: run "npm run schema" if this fails', () => {
    expect(readFileSync(file, 'utf8')).toBe(printGraphQLSchema());
  });

  it('resolves only what is not in the row already, so that thousands of rows are cheap', () => {
    const resolved = Object.values(graphQLSchema().getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        isObjectType(type) && !roots.includes(type.name)
          ? Object.values(type.getFields())
              .filter(({ resolve }) => resolve)
              .map(({ name }) => `${type.name}.${name}`)
          : [],
      );
    expect(resolved.toSorted()).toEqual([
      'AttendeeStay.performedBy',
      'AttendeeTrail.stays',
      'AuditEntry.adminUser',
      'AuditEntry.targetUser',
      'ComparedPlan.picture',
      'Draft.startedBy',
      'Event.arrangements',
      'Event.attendees',
      'Event.history',
      'Event.historyActors',
      'Event.liveEvent',
      'Event.organiser',
      'Event.setAside',
      'Event.stats',
      'Event.tables',
      'EventPlan.attention',
      'EventPlan.issues',
      'EventPlan.kitchen',
      'EventPlan.kitchenSince',
      'EventPlan.parties',
      'HistoryEntry.event',
      'HistoryEntry.mentions',
      'HistoryEntry.performedBy',
      'HistoryEntry.undoing',
      'HistoryUndoing.performedBy',
      'IssuedSheet.issuedBy',
      'IssuedSheet.pdf',
      'IssuedSheet.standing',
      'ListedSeatingProposal.proposedBy',
      'PlanMoment.restoration',
      'Replay.totals',
      'Replay.users',
      'SeatingProposal.proposedBy',
      'Table.seats',
    ]);
  });

  it('describes every query, mutation and subscription', () => {
    const schema = graphQLSchema();
    for (const root of roots) {
      const type = schema.getType(root);
      const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
      expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
    }
  });
});
