import 'reflect-metadata';
import { Arg, type ClassType, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Application, RequestContext } from '../application.ts';
import type { GraphContext } from './context.ts';
import { orNull } from './orNull.ts';

type ById = {
  type: ClassType<object>;
  description: string;
  /** The argument's name. Default: `id`. */
  arg?: string;
  read: (app: Application, request: RequestContext, id: string) => Promise<object>;
};

/**
 * A resolver class with queries that read one thing by its id, by type-graphql's own decorators. They
 * answer null where `read` refuses with a NOT_FOUND.
 */
export const queriesById = (queries: Record<string, ById>) => {
  class QueriesById {}
  Resolver()(QueriesById);
  const { prototype } = QueriesById;
  for (const [name, { type, description, arg = 'id', read }] of Object.entries(queries)) {
    const value = (id: string, { app, request }: GraphContext) => orNull(read(app, request, id));
    Object.defineProperty(prototype, name, { value });
    Query(() => type, { nullable: true, description })(prototype, name, { value });
    Arg(arg, () => ID)(prototype, name, 0);
    Ctx()(prototype, name, 1);
  }
  return QueriesById;
};
