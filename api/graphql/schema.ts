import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AnalyticsResolver } from '../analytics/resolver.ts';
import { ArrangementsResolver, EventArrangements } from '../arrangements/resolver.ts';
import { AttendeesResolver, EventAttendees } from '../attendees/resolver.ts';
import { AuditResolver, ReplayResolver } from '../audit/resolver.ts';
import { DraftResolver, EventDrafts } from '../drafts/resolver.ts';
import { ErasureResolver } from '../erasure/resolver.ts';
import { EventPlansResolver } from '../eventPlans/resolver.ts';
import { ComparisonResolver } from '../history/compare/resolver.ts';
import { MomentsResolver } from '../history/moments/resolver.ts';
import {
  AttendeeStayResolver,
  AttendeeTrailResolver,
  EventHistory,
  HistoryEntryResolver,
  HistoryUndoingResolver,
  UndoResolver,
} from '../history/resolver.ts';
import { MembersResolver } from '../members/resolver.ts';
import { PlacementResolver } from '../placement/resolver.ts';
import { PresenceResolver } from '../presence/resolver.ts';
import { EventTables, TableSeats, TablesResolver } from '../tables/resolver.ts';

/** Subscriptions follow the change feed (see LiveStream), so nothing is ever published here. */
const noPubSub = {
  publish: () => {
    throw new Error('Subscriptions follow the change feed.');
  },
  subscribe: () => {
    throw new Error('Subscriptions follow the change feed.');
  },
};

/**
 * A subscription's field hands on the delta as it is. type-graphql would await its arguments first,
 * and a message that nothing waits for is written at once, in its order.
 */
const handOnDeltas = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {}))
    field.resolve = (delta) => delta;
  return schema;
};

/** The executable schema, put together from every slice. schema/schema.graphql is its print. */
export const buildGraphQLSchema = (): GraphQLSchema =>
  handOnDeltas(
    buildSchemaSync({
      resolvers: [
        EventPlansResolver,
        AttendeesResolver,
        EventAttendees,
        TablesResolver,
        EventTables,
        TableSeats,
        PlacementResolver,
        PresenceResolver,
        ArrangementsResolver,
        EventArrangements,
        EventDrafts,
        DraftResolver,
        EventHistory,
        UndoResolver,
        HistoryEntryResolver,
        MomentsResolver,
        ComparisonResolver,
        HistoryUndoingResolver,
        AttendeeTrailResolver,
        AttendeeStayResolver,
        AnalyticsResolver,
        MembersResolver,
        AuditResolver,
        ErasureResolver,
        ReplayResolver,
      ],
      // Input is checked by the zod schemas of schema/inputs, which REST and the forms share.
      validate: false,
      pubSub: noPubSub,
    }),
  );
