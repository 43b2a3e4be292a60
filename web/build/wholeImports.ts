import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's own module that fetches what an `import()` needs. */
const helper = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../ui/importWhole.ts', import.meta.url));

/** Lets each `import()` of the build go through ui/importWhole.ts. */
export const wholeImports = (): Plugin => ({
  name: 'whole-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === helper ? `export { importWhole as __vitePreload } from ${JSON.stringify(ours)};` : null,
});
