import type { ClassType } from 'type-graphql';
import type { Route } from './http/defineRoute.ts';

/** What a folder adds to both faces. It is served where api/slices.ts lists it. */
export type Slice = {
  /** GraphQL. */
  resolvers: readonly ClassType<object>[];
  /** REST, in the order of the OpenAPI document. */
  serves: readonly Route[];
};
