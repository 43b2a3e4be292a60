import 'reflect-metadata';
import { Arg, Ctx, Query as GraphQLQuery, Resolver } from 'type-graphql';
import type { Query } from '../pipeline/defineQuery.ts';
import type { GraphContext } from './context.ts';
import { isNamed, isNullable, typeOf } from './fromZod.ts';
import { nullIfNotFound } from './nullIfNotFound.ts';

/** A type-graphql resolver class with one query for each definition. */
export const queriesOf = (queries: readonly Query[]) => {
  class Queries {}
  Resolver()(Queries);
  for (const query of queries) addQuery(Queries.prototype, query);
  return Queries;
};

const addQuery = (
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
  for (const [n, [arg, schema]] of Object.entries(args).entries()) {
    const description = isNamed(schema) ? undefined : schema.description;
    const options = { nullable: isNullable(schema), ...(description && { description }) };
    Arg(arg, () => typeOf(schema), options)(resolver, name, n);
  }
  Ctx()(resolver, name, names.length);
};
