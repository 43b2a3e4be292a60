import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, Resolver } from 'type-graphql';
import { slices } from '../slices.ts';
import type { GraphContext } from './context.ts';
import { addMutation } from './mutations.ts';
import { addQuery } from './queries.ts';
import { addSubscription } from './subscriptions.ts';

/** Subscriptions follow the change feed (see LiveStream); nothing is published here. */
const noPubSub = {
  publish: () => {
    throw new Error('Subscriptions follow the change feed.');
  },
  subscribe: () => {
    throw new Error('Subscriptions follow the change feed.');
  },
};

/**
 * Resolves a subscription's field to the delta itself. type-graphql would await its arguments, but only
 * messages without a promise are written at once and in order.
 */
const handOnDeltas = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {}))
    field.resolve = (delta) => delta;
  return schema;
};

/** Runs the queries of one document one after the other. */
const queryInTurn = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = (root, args, context: GraphContext, info) =>
      context.inTurn(async () => resolve(root, args, context, info));
  }
  return schema;
};

/** A type-graphql resolver class for the definitions of the slices. */
const resolverOf = <T>(
  add: (resolver: object, definition: T) => void,
  definitions: readonly T[],
) => {
  class Defined {}
  Resolver()(Defined);
  for (const definition of definitions) add(Defined.prototype, definition);
  return Defined;
};

const served = slices.flatMap(({ serves }) => serves);
const operations = served.filter((one) => typeof one === 'function');
const others = served.filter((one) => typeof one === 'object');
const queries = others.filter((one) => 'read' in one);
const subscriptions = others.filter((one) => 'follow' in one);

let built: GraphQLSchema | undefined;

/** The executable schema of all slices, built once. schema/schema.graphql is its print. */
export const graphQLSchema = (): GraphQLSchema => {
  built ??= queryInTurn(
    handOnDeltas(
      buildSchemaSync({
        resolvers: [
          resolverOf(addMutation, operations),
          resolverOf(addQuery, queries),
          resolverOf(addSubscription, subscriptions),
          ...slices.flatMap((slice) => slice.resolvers ?? []),
        ],
        // The zod schemas of schema/inputs check the input, as they do for REST and forms.
        validate: false,
        pubSub: noPubSub,
      }),
    ),
  );
  return built;
};
