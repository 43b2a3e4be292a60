import { readFile } from 'node:fs/promises';
import { printGraphQLSchema } from './graphql/printSchema.ts';
import { printOpenApi } from './http/printOpenApi.ts';

/** A description of the server's interface for clients, as the text of a file. */
export type Contract = { path: 'schema/schema.graphql' | 'schema/openapi.json'; text: string };

/** @returns the contracts that differ from their files, or have no file yet */
export const staleContracts = async (): Promise<Contract[]> => {
  const contracts: Contract[] = [
    { path: 'schema/schema.graphql', text: printGraphQLSchema() },
    { path: 'schema/openapi.json', text: printOpenApi() },
  ];
  const written = await Promise.all(
    contracts.map(({ path }) => readFile(path, 'utf8').catch(() => undefined)),
  );
  return contracts.filter(({ text }, at) => text !== written[at]);
};
