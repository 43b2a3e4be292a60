import { gql, type TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSubscribed } from './keepSubscribed.ts';

type Data = { eventsChanged: { position: string; resync: boolean } };
type Message = { data?: Data; error?: unknown };

const document: TypedDocumentNode<Data, { id: string; after?: string | null }> = gql`
  subscription {
    eventsChanged {
      position
      resync
    }
  }
`;

const followDinner = () => {
  const tries: { variables: unknown; answers: Subject<Message> }[] = [];
  const received: string[] = [];
  const onRefused = vi.fn();
  const client = {
    subscribe: ({ variables }: { variables: unknown }) => {
      const answers = new Subject<Message>();
      tries.push({ variables, answers });
      return answers;
    },
  } as unknown as Parameters<typeof keepSubscribed>[0]['client'];
  const subscription = keepSubscribed({
    client,
    document,
    variables: { id: 'dinner' },
    after: '0005',
    deltaOf: (data: Data) => data.eventsChanged,
    receive: (data: Data) => received.push(data.eventsChanged.position),
    onRefused,
  });
  return { subscription, tries, received, onRefused };
};

const at = (position: string): Message => ({
  data: { eventsChanged: { position, resync: false } },
});

describe('following a subscription', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts after the position on screen and records each position', () => {
    const { subscription, tries, received } = followDinner();
    tries[0]?.answers.next(at('0006'));
    expect(tries[0]?.variables).toEqual({ id: 'dinner', after: '0005' });
    expect(received).toEqual(['0006']);
    expect(subscription.position()).toBe('0006');
  });

  it('subscribes again after the last position when the subscription ends', () => {
    const { tries } = followDinner();
    tries[0]?.answers.next(at('0006'));
    tries[0]?.answers.error(new Error('Socket closed'));
    vi.runAllTimers();
    expect(tries[1]?.variables).toEqual({ id: 'dinner', after: '0006' });
  });

  it('gives up on a refusal, and says so', () => {
    const { tries, onRefused } = followDinner();
    const error = new CombinedGraphQLErrors({ errors: [{ message: 'Event not found' }] });
    tries[0]?.answers.next({ error });
    vi.runAllTimers();
    expect(tries).toHaveLength(1);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('subscribes again if the server was not ready', () => {
    const { tries } = followDinner();
    const notReady = { message: 'Try again in a moment', extensions: { code: 'NOT_READY' } };
    tries[0]?.answers.next({ error: new CombinedGraphQLErrors({ errors: [notReady] }) });
    vi.runAllTimers();
    expect(tries[1]?.variables).toEqual({ id: 'dinner', after: '0005' });
  });

  it('sends no position if each message is complete', () => {
    const answers = new Subject<Message>();
    const subscribe = vi.fn(() => answers);
    const client = { subscribe } as unknown as Parameters<typeof keepSubscribed>[0]['client'];
    const received: unknown[] = [];
    const subscription = keepSubscribed({
      client,
      document,
      variables: { id: 'dinner' },
      receive: (data) => received.push(data),
    });
    answers.next(at('0006'));
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      query: document,
      variables: { id: 'dinner' },
      fetchPolicy: 'no-cache',
    });
    expect(received).toEqual([at('0006').data]);
    expect(subscription.position()).toBeNull();
  });

  it('does nothing after it is stopped', () => {
    const { subscription, tries, received } = followDinner();
    subscription.stop();
    tries[0]?.answers.next(at('0006'));
    vi.runAllTimers();
    expect(received).toEqual([]);
    expect(tries).toHaveLength(1);
  });
});
