import { expect, it } from 'vitest';
import { withDocuments } from './inlineDocuments.ts';

const documents: Record<string, string> = {
  SeatedDocument: '{"asks":"who sits"}',
  SeatPartsFragmentDoc: '{"of":"a seat"}',
};
const screen = (source: string) => `import { graphql } from '../gql/gql.ts';\n${source}`;
const built = (source: string) => withDocuments(screen(source), (name) => documents[name]);

it('puts each document where it is asked, and leaves the module of all of them out', () => {
  expect(built('const Seated = graphql(`\n  query seated($id: ID!) { seats }\n`);')).toBe(
    '\nconst Seated = ({"asks":"who sits"});',
  );
});

it('goes by the first name in a call that has several fragments', () => {
  expect(
    built('graphql(`\n fragment SeatParts on Seat { id }\n fragment Other on Seat { x }`);'),
  ).toBe('\n({"of":"a seat"});');
});

it('stops the build where a document was not generated', () => {
  expect(() => built('graphql(`mutation Fresh { do }`)')).toThrow(
    'web/gql has no FreshDocument: run npm run codegen',
  );
});
