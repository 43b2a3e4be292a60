import { expect, it } from 'vitest';
import { withDocuments } from './inlineDocuments.ts';

const documents: Record<string, string> = {
  SeatedDocument: '{"asks":"who sits"}',
  SeatPartsFragmentDoc: '{"of":"a seat"}',
};
const screen = (source: string) => `import { graphql } from '../gql/gql.ts';\n${source}`;
const built = (source: string) => withDocuments(screen(source), (name) => documents[name]);

it('puts each document into its module, and drops the import of all documents', () => {
  expect(built('const Seated = graphql(`\n  query seated($id: ID!) { seats }\n`);')).toBe(
    '\nconst Seated = ({"asks":"who sits"});',
  );
});

it('uses the first name in a call with several fragments', () => {
  expect(
    built('graphql(`\n fragment SeatParts on Seat { id }\n fragment Other on Seat { x }`);'),
  ).toBe('\n({"of":"a seat"});');
});

it('stops the build if a document was not generated', () => {
  expect(() => built('graphql(`mutation Fresh { do }`)')).toThrow(
    'web/gql has no FreshDocument: run npm run codegen',
  );
});
