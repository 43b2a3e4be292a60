import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { prepareDocument } from './preparedDocument.ts';

const schema = buildSchema(`
  type Query { none: String }
  type Subscription { told: Told! }
  type Told { text: String }
`);
const prepare = (query: string) => prepareDocument(schema, { query }, true);

it('is stored without locations, which are two thirds of it', () => {
  const { document, operation } = prepare('subscription { told { text } }');
  expect([document.loc, operation.loc, operation.selectionSet.loc]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('reports the first error of an invalid document, with its place', () => {
  const wrong = expect.objectContaining({
    message: 'Cannot query field "a" on type "Told".',
    locations: [{ line: 1, column: 23 }],
  });
  expect(() => prepare('subscription { told { a b c } }')).toThrow(wrong);
});

it.each(['@skip(if: true)', '@include(if: false)', '@skip(if: $no)'])(
  'refuses one that leaves out its only field by %s',
  (directive) => {
    const query = `subscription${directive.includes('$') ? '($no: Boolean!)' : ''}`;
    expect(() => prepare(`${query} { told ${directive} { text } }`)).toThrow(
      'A subscription always has its field: leave out @skip and @include.',
    );
  },
);
