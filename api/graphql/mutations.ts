import 'reflect-metadata';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Operation } from '../pipeline/operation.ts';
import type { GraphContext } from './context.ts';
import { inputOf } from './fromZod.ts';

/**
 * A type-graphql resolver class with one mutation for each operation that defines one. Its input type is
 * named after the mutation, unless the schema already has a class.
 */
export const mutationsOf = (operations: readonly Operation[]) => {
  class Mutations {}
  Resolver()(Mutations);
  for (const operation of operations) addMutation(Mutations.prototype, operation);
  return Mutations;
};

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const addMutation = (resolver: object, operation: Operation): void => {
  const { description, input: schema, mutation } = operation.definition;
  if (!mutation) return;
  const { name = operation.definition.name, input: options, payload } = mutation;
  const input = inputOf(`${capitalised(name)}Input`, schema, options);
  const value = (fields: object, { app, request }: GraphContext) => operation(app, request, fields);
  Object.defineProperty(resolver, name, { value });
  Mutation(() => payload, { description })(resolver, name, { value });
  Arg('input', () => input)(resolver, name, 0);
  Ctx()(resolver, name, 1);
};
