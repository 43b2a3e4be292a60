import { type ApolloClient, ApolloLink, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import { clientOver } from './client.ts';

const Change = gql`
  mutation Change($input: ChangeInput!) {
    change(input: $input) {
      position
    }
  }
`;

const Ask = gql`
  query Ask($id: ID!) {
    plan(id: $id) {
      position
    }
  }
`;

type Answer = { data: { change: { position: string } } };

let sent: Map<string, Subject<Answer>>;
let client: ApolloClient;
let unanswered: number;

beforeEach(() => {
  sent = new Map();
  const link = new ApolloLink(({ variables }) => {
    const answers = new Subject<Answer>();
    sent.set(variables.id ?? variables.input.commandId, answers);
    return answers;
  });
  client = clientOver(link, { reportUnanswered: (commands) => (unanswered = commands) });
});

const run = (commandId: string) =>
  client.mutate({ mutation: Change, variables: { input: { commandId } } }).catch(() => 'failed');

const turn = () => new Promise((resolve) => setImmediate(resolve));
const answer = async (commandId: string) => {
  sent.get(commandId)?.next({ data: { change: { position: '1' } } });
  sent.get(commandId)?.complete();
  await turn();
};

it('sends a command only after every earlier one is answered', async () => {
  void run('seat Ada');
  void run('move Ada');
  void run('undo');
  await turn();
  expect([...sent.keys()]).toEqual(['seat Ada']);
  await answer('seat Ada');
  expect([...sent.keys()]).toEqual(['seat Ada', 'move Ada']);
  await answer('move Ada');
  expect([...sent.keys()]).toEqual(['seat Ada', 'move Ada', 'undo']);
});

it('sends queries at once', async () => {
  void run('seat Ada');
  void run('move Ada');
  void client.query({ query: Ask, variables: { id: 'ask' } }).catch(() => undefined);
  await turn();
  expect([...sent.keys()].sort()).toEqual(['ask', 'seat Ada']);
});

it('continues after a failed command', async () => {
  const failed = run('seat Ada');
  void run('undo');
  await turn();
  sent.get('seat Ada')?.error(new Error('No network.'));
  await expect(failed).resolves.toBe('failed');
  await turn();
  expect(sent.has('undo')).toBe(true);
});

it('reports how many commands are not answered', async () => {
  void run('seat Ada');
  void run('move Ada');
  await turn();
  expect(unanswered).toBe(2);
  await answer('seat Ada');
  expect(unanswered).toBe(1);
  sent.get('move Ada')?.error(new Error('No network.'));
  await turn();
  expect(unanswered).toBe(0);
});
