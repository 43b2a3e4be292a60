import { writeFile } from 'node:fs/promises';
import { staleContracts } from './contracts.ts';

/** `npm run schema` writes the contracts to `schema`; with `--check` it fails if one is stale. */
for (const { path, text } of await staleContracts()) {
  if (!process.argv.includes('--check')) {
    await writeFile(path, text);
  } else {
    process.stderr.write(`${path} is stale: run "npm run schema" and commit it.\n`);
    process.exitCode = 1;
  }
}
