import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName } from './build/chunks.ts';
import { compressed } from './build/compress.ts';
import { fluentTexts } from './build/fluentTexts.ts';
import { pageFiles } from './build/pages.ts';
import { prerendered } from './build/prerendered.ts';
import { inlineDocuments } from './inlineDocuments.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The same fonts without the weights that no style asks for, see ui/fonts/README.md. */
const smallerFonts = {
  find: /^.*\/(inter|newsreader)-latin-wght-normal\.woff2$/,
  replacement: fileURLToPath(new URL('ui/fonts/$1-latin.woff2', import.meta.url)),
};

export default defineConfig({
  root,
  plugins: [
    fluentTexts(),
    inlineDocuments(new URL('gql/graphql.ts', import.meta.url)),
    react(),
    prerendered(),
    pageFiles(),
    compressed(),
  ],
  resolve: { alias: [smallerFonts] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Says what each page loads: a test holds that to its budget.
    manifest: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // First versions with light-dark(), which the colour tokens are written in.
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
