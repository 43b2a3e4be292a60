import { ApolloLink, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import { clientOver } from './client.ts';
import { inSequence } from './commandOrder.ts';

const Change = gql`
  mutation Change($input: ChangeInput!) {
    change(input: $input) {
      position
    }
  }
`;

type Answer = { data: { change: { position: string } } };

let sent: Map<string, Subject<Answer>>;
let run: (commandId: string, context?: object) => Promise<unknown>;

beforeEach(() => {
  sent = new Map();
  const client = clientOver(
    new ApolloLink(({ variables }) => {
      const answers = new Subject<Answer>();
      sent.set(variables.input.commandId, answers);
      return answers;
    }),
  );
  run = (commandId, context = {}) =>
    client
      .mutate({ mutation: Change, variables: { input: { commandId } }, context })
      .catch(() => 'failed');
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const answer = async (commandId: string) => {
  sent.get(commandId)?.next({ data: { change: { position: '1' } } });
  sent.get(commandId)?.complete();
  await turn();
};

it('sends commands at once while no undo is in flight', async () => {
  void run('seat Ada');
  void run('seat Benno');
  await turn();
  expect([...sent.keys()]).toEqual(['seat Ada', 'seat Benno']);
});

it('sends an undo only after every earlier command is answered', async () => {
  void run('seat Ada');
  void run('seat Benno');
  void run('undo', inSequence);
  await turn();
  await answer('seat Benno');
  expect(sent.has('undo')).toBe(false);
  await answer('seat Ada');
  expect(sent.has('undo')).toBe(true);
});

it('holds later commands until the undo is answered', async () => {
  void run('undo', inSequence);
  void run('undo again', inSequence);
  void run('seat Clara');
  await turn();
  expect([...sent.keys()]).toEqual(['undo']);
  await answer('undo');
  expect([...sent.keys()]).toEqual(['undo', 'undo again']);
  await answer('undo again');
  expect([...sent.keys()]).toEqual(['undo', 'undo again', 'seat Clara']);
});

it('continues after a failed command', async () => {
  const failed = run('seat Ada');
  void run('undo', inSequence);
  await turn();
  sent.get('seat Ada')?.error(new Error('No network.'));
  await expect(failed).resolves.toBe('failed');
  await turn();
  expect(sent.has('undo')).toBe(true);
});
