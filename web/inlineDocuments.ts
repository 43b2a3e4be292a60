import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const calls = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const itsImport = /^import \{ graphql \} from '[^']*\/gql\/gql\.ts';$/m;
const firstName = /\b(?:query|mutation|subscription|(fragment))\s+(\w+)/;
const generated = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm;

/** The name that `npm run codegen` gives the document of a `graphql(…)` call. */
const constantOf = (source: string): string => {
  const [, fragment, name = ''] = firstName.exec(source) ?? [];
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return fragment ? `${capital}FragmentDoc` : `${capital}Document`;
};

/** Replaces a module's `graphql(…)` calls with the typed documents. */
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
 * Puts each GraphQL document into the module that uses it. codegen generates a single module with all
 * documents, which every visitor would have to load.
 */
export const inlineDocuments = (file: URL): Plugin => {
  const documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    // Runs before other plugins rewrite the imports.
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
