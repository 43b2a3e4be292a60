import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphQLSchema } from './schema.ts';

/** The schema as text, sorted, so that the order in the code does not matter. */
export const printGraphQLSchema = (): string =>
  `${printSchema(lexicographicSortSchema(graphQLSchema()))}\n`;
