import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * `npm run codegen` writes the client's typed documents to web/gql, from the contract and from the
 * `graphql(…)` calls in the components; with `-- --check` it fails where they are stale.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  // Tests have documents of their own, which are never sent.
  documents: ['web/**/*.{ts,tsx}', '!web/gql/**', '!web/**/*.test.ts', '!web/**/testing/**'],
  ignoreNoDocuments: true,
  generates: {
    './web/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        scalars: {
          DateTime: 'string',
          JSON: 'unknown',
          ID: 'string',
          Meals: '../../schema/menu.ts#Meals',
          Custom: {
            input: '../../schema/customPatch.ts#CustomPatch',
            output: '../../schema/entities/guestField.ts#Custom',
          },
          Selector: '../../schema/seatingRules.ts#Selector',
        },
        enumsAsTypes: true,
        useTypeImports: true,
        // Apollo adds __typename to every document, and its cache goes by it.
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        strictScalars: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
      },
    },
  },
};

export default config;
