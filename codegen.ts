import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  buildSchema,
  type DocumentNode,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { hasDocument } from './api/dev/documents.ts';

const schemaFile = 'schema/schema.graphql';
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const positionField = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'position' } } as const;

/** Every mutation asks for the position of its events, by which the client orders answers and updates. */
const withPositions = (document: DocumentNode): DocumentNode => {
  const types = new TypeInfo(schema);
  const withPosition = (set: SelectionSetNode): SelectionSetNode | undefined => {
    const payload = types.getParentType();
    const isPayload = isObjectType(payload) && payload.name.endsWith('Payload');
    if (!isPayload || !('position' in payload.getFields())) return undefined;
    return { ...set, selections: [positionField, ...set.selections] };
  };
  return visit(document, visitWithTypeInfo(types, { SelectionSet: withPosition }));
};

/** Tests have documents of their own, which are never sent. */
const isOfClient = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/^web\/gql\/|\/testing\/|\.test\.ts$/.test(file);

/** Found here, because the generator would parse every file, which takes as long as the rest of its work. */
const filesWithDocuments = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((file) => join('web', file))
  .filter((file) => isOfClient(file) && hasDocument(readFileSync(file, 'utf8')));

/**
 * `npm run codegen` writes the client's typed documents to web/gql, from the contract and from the
 * `graphql(…)` calls in the components; with `-- --check` it fails if they are stale.
 */
const config: CodegenConfig = {
  schema: schemaFile,
  documents: filesWithDocuments,
  ignoreNoDocuments: true,
  generates: {
    './web/gql/': {
      preset: 'client',
      documentTransforms: [
        {
          transform: ({ documents }) =>
            documents.map((file) => ({
              ...file,
              ...(file.document && { document: withPositions(file.document) }),
            })),
        },
      ],
      presetConfig: { fragmentMasking: false },
      config: {
        scalars: {
          DateTime: 'string',
          JSON: 'unknown',
          ID: 'string',
          Meals: '../../schema/menus/menu.ts#Meals',
          Custom: {
            input: '../../schema/guestFields/customPatch.ts#CustomPatch',
            output: '../../schema/entities/guestField.ts#Custom',
          },
          Selector: '../../schema/seatingRules/seatingRules.ts#Selector',
        },
        enumsAsTypes: true,
        useTypeImports: true,
        // Apollo adds __typename to every document, because its cache needs it.
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
