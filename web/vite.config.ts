import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkName } from './build/chunks.ts';
import { compressed } from './build/compress.ts';
import { fluentTexts } from './build/fluentTexts.ts';
import { movedInto } from './build/movedInto.ts';
import { pageFiles } from './build/pages.ts';
import { prerendered } from './build/prerendered.ts';
import { scopedName } from './build/scopedName.ts';
import { inlineDocuments } from './inlineDocuments.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The same fonts without unused weights (ui/fonts/README.md). */
const smallerFonts = {
  find: /^.*\/(inter|newsreader)-latin-wght-normal\.woff2$/,
  replacement: fileURLToPath(new URL('ui/fonts/$1-latin.woff2', import.meta.url)),
};

/** The router's build without warnings for developers. Its package exports only the other build. */
const quietRouter = [
  { find: /^react-router$/, replacement: 'index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(
    new URL(`../node_modules/react-router/dist/production/${replacement}`, import.meta.url),
  ),
}));

export default defineConfig({
  root,
  plugins: [
    fluentTexts(),
    inlineDocuments(new URL('gql/graphql.ts', import.meta.url)),
    react(),
    prerendered(),
    compressed(),
    pageFiles(),
    // Last, because a running server takes the build as complete once this has run.
    movedInto('../dist/web'),
  ],
  resolve: {
    alias: [smallerFonts, ...quietRouter],
    // rxjs with native classes, instead of its build for old browsers.
    conditions: ['es2015', ...defaultClientConditions],
  },
  css: { modules: { generateScopedName: scopedName(root) } },
  build: {
    // The content security policy forbids data: addresses.
    assetsInlineLimit: 0,
    // The first versions with light-dark(), which the colour tokens use.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunkName(), debugName: 'layers' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
