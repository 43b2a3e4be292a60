import 'reflect-metadata';
import { Subscription as GraphQLSubscription } from 'type-graphql';
import type { Subscription } from '../pipeline/defineSubscription.ts';
import type { GraphContext } from './context.ts';
import { addArguments } from './queries.ts';

type Opening = { args: object; context: GraphContext };

/** Adds the subscription of a definition to a resolver class. */
export const addSubscription = (
  resolver: object,
  { name, description, args, delta, follow }: Subscription,
): void => {
  // Never called, because the schema passes on each delta itself.
  const value = () => undefined;
  const subscribe = ({ args, context }: Opening) => follow(context, args);
  Object.defineProperty(resolver, name, { value });
  GraphQLSubscription(() => delta, { subscribe, description })(resolver, name, { value });
  addArguments(resolver, name, args);
};
