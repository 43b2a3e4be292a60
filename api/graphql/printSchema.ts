import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphQLSchema } from './schema.ts';

/** The contract as text, sorted, so that a change of order in the code changes nothing. */
export const printGraphQLSchema = (): string =>
  `${printSchema(lexicographicSortSchema(graphQLSchema()))}\n`;
