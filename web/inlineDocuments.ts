import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const calls = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const itsImport = /^import \{ graphql \} from '[^']*\/gql\/gql\.ts';$/m;
const firstName = /\b(?:query|mutation|subscription|(fragment))\s+(\w+)/;
const generated = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm;

/** What `npm run codegen` calls the document of a `graphql(…)` call. */
const constantOf = (source: string): string => {
  const [, fragment, name = ''] = firstName.exec(source) ?? [];
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return fragment ? `${capital}FragmentDoc` : `${capital}Document`;
};

/** A module with the typed documents themselves in place of its `graphql(…)` calls. */
export const withDocuments = (
  code: string,
  documentOf: (constant: string) => string | undefined,
): string =>
  code.replace(itsImport, '').replace(calls, (_, source: string) => {
    const constant = constantOf(source);
    const document = documentOf(constant);
    if (!document) throw new Error(`web/gql has no ${constant}: run npm run codegen`);
    return `(${document})`;
  });

/**
 * Builds each GraphQL document into the screen that asks it. As generated, one module holds them
 * all, and every visitor would load those of every screen.
 */
export const inlineDocuments = (file: URL): Plugin => {
  const documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    // While the imports are as they were written.
    enforce: 'pre',
    buildStart: async () => {
      const text = await readFile(file, 'utf8');
      for (const [, constant = '', json = ''] of text.matchAll(generated))
        documents.set(constant, json);
    },
    transform: (code, id) =>
      itsImport.test(code) && !id.includes('node_modules')
        ? { code: withDocuments(code, (constant) => documents.get(constant)), map: null }
        : undefined,
  };
};
