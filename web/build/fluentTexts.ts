import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Patterns } from '../texts/texts.ts';

const texts = fileURLToPath(new URL('../texts/texts.ts', import.meta.url));

/** The texts of a file in Fluent's syntax. Ignores attributes, which no text here has. */
export const patternsOf = (source: string): Patterns =>
  Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, value]));

/**
 * Turns `import { t } from '….ftl'` into the texts of that file (web/texts/texts.ts), parsed at build time so
 * that pages load no parser.
 */
export const fluentTexts = (): Plugin => ({
  name: 'fluent-texts',
  enforce: 'pre',
  load: {
    filter: { id: /\.ftl$/ },
    handler: async (id) => ({
      code: `import { textsFrom } from ${JSON.stringify(texts)};
export const t = textsFrom(${JSON.stringify(patternsOf(await readFile(id, 'utf8')))});`,
      map: null,
      moduleType: 'js',
    }),
  },
});
