import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { written } from './written.ts';

const run = promisify(execFile);
const bin = (name: string): string => join('node_modules', '.bin', name);
const contract = join('schema', 'schema.graphql');

/**
 * Regenerates schema/schema.graphql after each build of the server, and the client's typed documents
 * when the schema or a document changes.
 */
export const watchDocuments = (print: (line: string) => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working = Promise.resolve();
  let isQueued = false;
  const inTurn = (work: () => Promise<void>): void => {
    working = working.then(work).catch((error: { stderr?: string; message: string }) => {
      if (!signal.aborted) print(error.stderr || error.message);
    });
  };
  const codegen = async (): Promise<void> => {
    await run(bin('graphql-codegen'), ['--config', 'codegen.ts', '--silent'], { signal });
    print('The typed documents are fresh.');
  };
  return {
    serverChanged: () => {
      // One that still waits will see this change too.
      if (isQueued) return;
      isQueued = true;
      inTurn(async () => {
        isQueued = false;
        const before = await readFile(contract, 'utf8');
        await run(process.execPath, ['--import', 'tsx', 'api/emitSchema.ts'], { signal });
        if ((await readFile(contract, 'utf8')) === before) return;
        print('schema/schema.graphql has changed.');
        await codegen();
      });
    },
    clientChanged: (path: string) => {
      if (!/\.tsx?$/.test(path) || path.includes('/web/gql/')) return;
      inTurn(async () => {
        await written(path);
        // A deleted file shows up as a type error in the files that import it.
        const text = await readFile(path, 'utf8').catch(() => '');
        if (/\bgraphql\(\s*`/.test(text)) await codegen();
      });
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await working;
    },
  };
};
