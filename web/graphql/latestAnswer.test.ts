import { type ApolloClient, ApolloLink, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import { clientOver } from './client.ts';

const Score = gql`
  query Score($id: ID!) {
    score(id: $id)
  }
`;

let sent: Subject<ApolloLink.Result>[];
let client: ApolloClient;

beforeEach(() => {
  sent = [];
  const link = new ApolloLink(() => {
    const answers = new Subject<ApolloLink.Result>();
    sent.push(answers);
    return answers;
  });
  client = clientOver(link);
});

const ask = (id = 'gala') =>
  client
    .query<{ score: number }>({ query: Score, variables: { id }, fetchPolicy: 'no-cache' })
    .then(({ data }) => data?.score);

const answer = (request: number, result: ApolloLink.Result) => {
  sent[request]?.next(result);
  sent[request]?.complete();
};
const score = (points: number): ApolloLink.Result => ({ data: { score: points } });

it('gives a late answer what an earlier answer to a later request said', async () => {
  const [earlier, later] = [ask(), ask()];
  answer(1, score(2));
  answer(0, score(1));
  await expect(Promise.all([earlier, later])).resolves.toEqual([2, 2]);
});

it('leaves answers in order as they are, and those to other queries', async () => {
  const [earlier, later, other] = [ask(), ask(), ask('summit')];
  answer(2, score(3));
  answer(0, score(1));
  answer(1, score(2));
  await expect(Promise.all([earlier, later, other])).resolves.toEqual([1, 2, 3]);
});

it('ignores refusals, and forgets once everything was answered', async () => {
  const [earlier, later] = [ask(), ask().catch(() => 'refused')];
  answer(1, { errors: [{ message: 'Not now.' }] });
  answer(0, score(1));
  await expect(Promise.all([earlier, later])).resolves.toEqual([1, 'refused']);
  const next = ask();
  answer(2, score(4));
  await expect(next).resolves.toBe(4);
});

it('leaves an answer with a position: an earlier request may have been read later', async () => {
  const query = gql`
    query Plan {
      plan {
        position
      }
    }
  `;
  const askPlan = () => client.query({ query, fetchPolicy: 'no-cache' }).then(({ data }) => data);
  const [earlier, later] = [askPlan(), askPlan()];
  const plan = (position: string): ApolloLink.Result => ({ data: { plan: { position } } });
  answer(1, plan('0001'));
  answer(0, plan('0002'));
  const given = await Promise.all([earlier, later]);
  expect(given).toMatchObject([{ plan: { position: '0002' } }, { plan: { position: '0001' } }]);
});
