import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { printGraphQLSchema } from './graphql/printSchema.ts';

/** `npm run schema` writes schema/schema.graphql; with `--check` it fails where that is stale. */
const file = fileURLToPath(new URL('../schema/schema.graphql', import.meta.url));
const text = printGraphQLSchema();

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8')) !== text) {
  process.stderr.write('schema/schema.graphql is stale: run "npm run schema" and commit it.\n');
  process.exitCode = 1;
}
