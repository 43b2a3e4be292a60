import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { printGraphQLSchema } from './graphql/printSchema.ts';
import { printOpenApi } from './http/printOpenApi.ts';

/** `npm run schema` writes the contracts to `schema`; with `--check` it fails if one is stale. */
const contracts = { 'schema.graphql': printGraphQLSchema(), 'openapi.json': printOpenApi() };

for (const [name, text] of Object.entries(contracts)) {
  const file = fileURLToPath(new URL(`../schema/${name}`, import.meta.url));
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8')) !== text) {
    process.stderr.write(`schema/${name} is stale: run "npm run schema" and commit it.\n`);
    process.exitCode = 1;
  }
}
