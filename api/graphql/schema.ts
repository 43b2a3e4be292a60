import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { slices } from '../slices.ts';
import { mutationsOf } from './mutations.ts';

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

const mutations = mutationsOf(
  slices.flatMap(({ serves }) => serves.filter((one) => typeof one === 'function')),
);
const resolvers = slices.flatMap((slice) => slice.resolvers);

let built: GraphQLSchema | undefined;

/**
 * The executable schema, put together from every slice, once for a process. schema/schema.graphql is
 * its print.
 */
export const graphQLSchema = (): GraphQLSchema => {
  built ??= handOnDeltas(
    buildSchemaSync({
      resolvers: [mutations, ...resolvers],
      // Input is checked by the zod schemas of schema/inputs, which REST and the forms share.
      validate: false,
      pubSub: noPubSub,
    }),
  );
  return built;
};
