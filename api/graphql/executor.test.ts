import {
  buildSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLFieldResolver,
  execute as interpret,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../schema/refusal.ts';
import { createExecutor } from './executor.ts';

const schema = buildSchema(`
  type Query { tables(limit: Int = 2): [Table!]! table: Table taken: String }
  type Table { id: ID! name: String! seats: [Seat] }
  type Seat { id: ID! attendeeId: ID }
`);

const seats = [{ id: 's1', attendeeId: 'a' }, { id: 's2', attendeeId: null }, null];
const resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>> = {
  tables: (_root, { limit }) =>
    Array.from({ length: limit }, (_, n) => ({ id: `t${n}`, name: `Table ${n}`, seats })),
  table: async () => ({ id: 't', name: null, seats }),
  taken: () => {
    throw new Refusal('SEAT_TAKEN', 'Ada sits there.');
  },
};
for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {}))
  field.resolve = resolvers[name];

const run = (document: DocumentNode, variables = {}) => ({
  document,
  contextValue: {},
  variables,
});

/** The third answer of one executor: by then the document is compiled. */
const compiledAnswer = async (document: DocumentNode, variables = {}) => {
  const execute = createExecutor(schema);
  await execute(run(document, variables));
  await execute(run(document, variables));
  return execute(run(document, variables));
};

const documents = {
  lists: '{ tables { id name seats { id attendeeId } } }',
  aliases: '{ all: tables(limit: 3) { key: id __typename } }',
  fragments: '{ tables { ...Named ... on Table { id } } } fragment Named on Table { name id }',
  'a field that fails': '{ tables { id } taken }',
  'null where none may be': '{ table { id name } tables { id } }',
  'a variable': 'query ($n: Int) { tables(limit: $n) { id } }',
  'a skipped field': 'query ($no: Boolean = true) { tables { id name @skip(if: $no) } }',
};

describe('the compiled executor', () => {
  it.each(Object.entries(documents))('answers %s like graphql-js', async (_, text) => {
    const document = parse(text);
    const variables = { n: 1 };
    const expected = await interpret({ schema, document, variableValues: variables });
    const answer = await compiledAnswer(document, variables);
    expect(JSON.parse(JSON.stringify(answer.data))).toEqual(
      JSON.parse(JSON.stringify(expected.data)),
    );
    expect(answer.errors?.map(({ message, path }) => ({ message, path }))).toEqual(
      expected.errors?.map(({ message, path }) => ({ message, path })),
    );
  });

  it('keeps the refusal within the error', async () => {
    const { errors } = await compiledAnswer(parse('{ taken }'));
    expect(errors?.[0]).toBeInstanceOf(GraphQLError);
    expect(errors?.[0]?.originalError).toBeInstanceOf(Refusal);
  });
});
