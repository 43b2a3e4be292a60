import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Contract } from '../contracts.ts';
import { written } from './written.ts';

const run = promisify(execFile);
const graphqlCodegen = join('node_modules', '.bin', 'graphql-codegen');

/** Whether a module of the client has a GraphQL document. */
export const hasDocument = (text: string): boolean => /\bgraphql\(\s*`/.test(text);

/**
 * Writes the contracts that a server finds stale, and regenerates the client's typed documents when
 * the schema or a document changes.
 */
export const watchDocuments = (print: (line: string) => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    working = working.then(work).catch((error: { stderr?: string; message: string }) => {
      if (!signal.aborted) print(error.stderr || error.message);
    });
  };
  const codegen = async (): Promise<void> => {
    await run(graphqlCodegen, ['--config', 'codegen.ts', '--silent'], { signal });
    print('The typed documents are fresh.');
  };
  return {
    /** Writes at once, because the next server compares its contracts with the files. */
    write: (stale: Contract[]) => {
      for (const { path, text } of stale) {
        writeFileSync(path, text);
        print(`${path} has changed.`);
      }
      if (stale.some(({ path }) => path === 'schema/schema.graphql')) inTurn(codegen);
    },
    clientChanged: (path: string) => {
      if (!/\.tsx?$/.test(path) || path.includes('/web/gql/')) return;
      inTurn(async () => {
        await written(path);
        // A deleted file shows up as a type error in the files that import it.
        const text = await readFile(path, 'utf8').catch(() => '');
        if (hasDocument(text)) await codegen();
      });
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await working;
    },
  };
};
