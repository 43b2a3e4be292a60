import type pg from 'pg';
import type { ClassType } from 'type-graphql';
import type { Application } from './application.ts';
import type { Route } from './http/defineRoute.ts';
import type { Operation } from './pipeline/operation.ts';

/** What a slice may use for as long as the process runs. */
export type Resources = {
  pool: pg.Pool;
  connectionString: string;
  onError: (error: unknown) => void;
};

/** What a folder adds to the product. It is served where api/slices.ts lists it. */
export type Slice = {
  /** GraphQL's queries, subscriptions and fields. Mutations come of the operations. */
  resolvers: readonly ClassType<object>[];
  /** Operations, and routes of their own, in the order of the OpenAPI document. */
  serves: readonly (Operation | Route)[];
  /** Starts what runs beside requests. Answers how to end it. */
  start?: (app: Application, resources: Resources) => () => Promise<void>;
};
