import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { refuseExcess } from './documentLimits.ts';

const contract = new URL('../../schema/schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(contract, 'utf8'));

const askingOf =
  (asked: GraphQLSchema) => (text: string, variables?: Record<string, unknown>) => () => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('no operation');
    refuseExcess(asked, document, operation, variables);
  };
const asking = askingOf(schema);

/** The contract itself leads no deeper than six levels; a circle leads to any depth. */
const circle = buildSchema('type Query { me: Person } type Person { id: ID friend: Person }');
const friends = (count: number) => `{ me ${'{ friend '.repeat(count)}{ id }${' }'.repeat(count)} }`;

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: me { id }`).join(' ')} }`;

/** Fragments that each spread the next one twice: 2^30 fields if every spread were followed. */
const doubling = (count: number) =>
  [
    '{ me { ...F0 } }',
    ...Array.from({ length: count }, (_, n) =>
      n < count - 1
        ? `fragment F${n} on User { ...F${n + 1} ... on User { ...F${n + 1} } }`
        : `fragment F${n} on User { id }`,
    ),
  ].join('\n');

describe('what one document may request', () => {
  it('includes the whole plan for the seating screen', () => {
    expect(
      asking('{ eventPlan(id: "e") { event { stats { held } } attendees { id } seats { id } } }'),
    ).not.toThrow();
  });

  it('includes pages of usual size within pages of usual size', () => {
    expect(asking('{ events { items { attendees { items { id } } } } }')).not.toThrow();
  });

  it('excludes variables that are nested too deeply, however deep', () => {
    const nested = (depth: number) =>
      JSON.parse(`${'{"not":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`);
    expect(asking('{ me { id } }', { input: nested(18) })).not.toThrow();
    expect(asking('{ me { id } }', { input: nested(20) })).toThrow('20 deep at most');
    expect(asking('{ me { id } }', { input: nested(100_000) })).toThrow('20 deep at most');
  });

  it('excludes variables with too many values, in one list or in many', () => {
    const listed = (count: number) => ({ tags: Array(count).fill('late') });
    const asked = (input: unknown) => asking('{ me { id } }', { input });
    expect(asked(Array(1_000).fill(listed(400)))).not.toThrow();
    expect(asked(Array(1_000).fill(listed(500)))).toThrow('at most 500,000 values');
    expect(asked(listed(500_000))).toThrow('at most 500,000 values');
  });

  it('excludes fields that are nested too deeply', () => {
    expect(askingOf(circle)(friends(6))).not.toThrow();
    expect(askingOf(circle)(friends(7))).toThrow('8 deep at most');
  });

  it('excludes 40 aliases', () => {
    expect(asking(aliases(40))).toThrow('at most 30 aliases');
    expect(asking(aliases(20))).not.toThrow();
  });

  it('excludes a page of 100,000, as a literal, a variable or its default', () => {
    const says = 'at most 1000 items';
    expect(asking('{ events(limit: 100000) { total } }')).toThrow(says);
    const byVariable = 'query ($n: Int) { events(limit: $n) { total } }';
    expect(asking(byVariable, { n: 100_000 })).toThrow(says);
    expect(asking(byVariable, { n: 1000 })).not.toThrow();
    expect(asking('query ($n: Int = 100000) { events(limit: $n) { total } }')).toThrow(says);
  });

  it('excludes large pages within large pages', () => {
    const text = '{ events(limit: 1000) { items { attendees(limit: 1000) { items { id } } } } }';
    expect(asking(text)).toThrow('smaller pages');
  });

  it("counts a fragment's fields wherever it is spread", () => {
    const text = `{ events(limit: 1000) { items { ...People } } }
      fragment People on Event { attendees(limit: 1000) { items { id } } }`;
    expect(asking(text)).toThrow('smaller pages');
  });

  // Over a thousand million fields, so visiting each of them would exceed the test's time.
  it('is measured without expanding fragments that multiply', () => {
    expect(asking(doubling(30))).not.toThrow();
  });
});
