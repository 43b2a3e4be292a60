import 'reflect-metadata';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Operation } from '../pipeline/operation.ts';
import type { GraphContext } from './context.ts';

/**
 * A resolver class with a mutation for each operation that has one: type-graphql's own decorators,
 * applied to a method each.
 */
export const mutationsOf = (operations: readonly Operation[]) => {
  class Mutations {}
  Resolver()(Mutations);
  for (const operation of operations) addMutation(Mutations.prototype, operation);
  return Mutations;
};

const addMutation = (resolver: object, operation: Operation): void => {
  const { description, mutation } = operation.definition;
  if (!mutation) return;
  const { name = operation.definition.name, input, payload } = mutation;
  const value = (fields: object, { app, request }: GraphContext) => operation(app, request, fields);
  Object.defineProperty(resolver, name, { value });
  Mutation(() => payload, { description })(resolver, name, { value });
  Arg('input', () => input)(resolver, name, 0);
  Ctx()(resolver, name, 1);
};
