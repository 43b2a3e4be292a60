import { expect, it } from 'vitest';
import { graphql, rest } from './kind.ts';
import { verdictOf } from './verdict.ts';

const overRest = rest('DELETE', '/api/tables/hall');
const overGraphQL = graphql('deleteTable', 'TableIdInput', 'stepId', { id: 'hall' });
const refused = (code: string, message: string) => ({
  rest: { status: 404, body: JSON.stringify({ code, message }) },
  graphql: {
    status: 200,
    body: JSON.stringify({ errors: [{ message, extensions: { code } }] }),
  },
});

it('distinguishes a withheld answer from a refusal, over REST and GraphQL', () => {
  const withheld = refused('NOT_FOUND', 'The person in this answer was erased.');
  expect(verdictOf(overRest, withheld.rest)).toEqual({ is: 'withheld', code: 'NOT_FOUND' });
  expect(verdictOf(overGraphQL, withheld.graphql)).toEqual({ is: 'withheld', code: 'NOT_FOUND' });
});

it.each([
  ['NOT_FOUND', 'There is nothing here'],
  ['TABLE_NOT_FOUND', 'Table not found'],
])('treats any other %s as a refusal', (code, message) => {
  const answer = refused(code, message);
  expect(verdictOf(overRest, answer.rest)).toEqual({ is: 'refused', code });
  expect(verdictOf(overGraphQL, answer.graphql)).toEqual({ is: 'refused', code });
});
