import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const texts = fileURLToPath(new URL('../texts/texts.ts', import.meta.url));

/** Turns `import { t } from '….ftl'` into the texts of that file (web/texts/texts.ts). */
export const fluentTexts = (): Plugin => ({
  name: 'fluent-texts',
  enforce: 'pre',
  load: {
    filter: { id: /\.ftl$/ },
    handler: async (id) => ({
      code: `import { textsFrom } from ${JSON.stringify(texts)};
export const t = textsFrom(${JSON.stringify(await readFile(id, 'utf8'))});`,
      map: null,
      moduleType: 'js',
    }),
  },
});
