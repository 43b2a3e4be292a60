import type { ClassType } from 'type-graphql';
import type { Route } from './http/defineRoute.ts';
import type { Operation } from './pipeline/operation.ts';

/** What a folder adds to both faces. It is served where api/slices.ts lists it. */
export type Slice = {
  /** GraphQL's queries, subscriptions and fields. Mutations come of the operations. */
  resolvers: readonly ClassType<object>[];
  /** Operations, and routes of their own, in the order of the OpenAPI document. */
  serves: readonly (Operation | Route)[];
};
