import 'reflect-metadata';
import { Arg, Ctx, Mutation } from 'type-graphql';
import type { Operation } from '../pipeline/operation.ts';
import type { GraphContext } from './context.ts';
import { inputOf } from './fromZod.ts';

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Adds the mutation of an operation that defines one to a resolver class. Its input type is named after the
 * mutation, unless the schema already has a class.
 */
export const addMutation = (resolver: object, operation: Operation): void => {
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
