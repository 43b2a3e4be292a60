import 'reflect-metadata';
import { Arg, Ctx, Query as GraphQLQuery } from 'type-graphql';
import type { z } from 'zod';
import type { Query } from '../pipeline/defineQuery.ts';
import type { GraphContext } from './context.ts';
import { isNamed, isNullable, typeOf } from './fromZod.ts';
import { nullIfNotFound } from './nullIfNotFound.ts';

/** Adds the query of a definition to a resolver class. */
export const addQuery = (
  resolver: object,
  { name, description, args, answer, isNullable: nullable = false, read }: Query,
): void => {
  const names = Object.keys(args);
  const value = (...given: unknown[]) => {
    const call = given.pop() as GraphContext;
    const reading = read(call, Object.fromEntries(names.map((arg, n) => [arg, given[n]])));
    return nullable ? nullIfNotFound(reading) : reading;
  };
  Object.defineProperty(resolver, name, { value });
  GraphQLQuery(() => typeOf(answer), { nullable, description })(resolver, name, { value });
  addArguments(resolver, name, args);
  Ctx()(resolver, name, names.length);
};

/** Adds the arguments of a query or subscription, by their schemas. */
export const addArguments = (
  resolver: object,
  name: string,
  args: Record<string, z.ZodType>,
): void => {
  for (const [n, [arg, schema]] of Object.entries(args).entries()) {
    const description = isNamed(schema) ? undefined : schema.description;
    const options = { nullable: isNullable(schema), ...(description && { description }) };
    Arg(arg, () => typeOf(schema), options)(resolver, name, n);
  }
};
