import type pg from 'pg';
import type { ClassType } from 'type-graphql';
import type { Notices } from '../schema/ports/notices.ts';
import type { Application } from './application.ts';
import type { Route } from './http/defineRoute.ts';
import type { Query } from './pipeline/defineQuery.ts';
import type { Subscription } from './pipeline/defineSubscription.ts';
import type { Operation } from './pipeline/operation.ts';

/** Resources that a slice may use while the process runs. */
export type Resources = {
  pool: pg.Pool;
  notices: Notices;
  onError: (error: unknown) => void;
  /** The iterations of a run of the seating engine. Default: as many as the seconds allow. */
  iterationsFor?: ((seconds: number) => number) | undefined;
};

/** A part of the product in a folder of its own. api/slices.ts lists the slices that are served. */
export type Slice = {
  /** The tag of the slice's routes in the OpenAPI document. A route may name another. */
  tag: string;
  /** GraphQL fields, and queries that need a class. */
  resolvers?: readonly ClassType<object>[];
  /** Operations, queries, subscriptions and other routes, in the order of the OpenAPI document. */
  serves: readonly (Operation | Query | Subscription | Route)[];
  /** Starts background work. Returns a function that ends it. */
  start?: (app: Application, resources: Resources) => () => Promise<void>;
};
