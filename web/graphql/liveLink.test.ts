import type { Client, Sink, SubscribePayload } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { resumable } from './liveLink.ts';

/** A socket that keeps the request it would send again, and lets a test act as the server. */
const socketDouble = () => {
  const sent: { payload: SubscribePayload; sink: Sink }[] = [];
  const client: Client = {
    on: () => () => undefined,
    iterate: () => {
      throw new Error('not used');
    },
    dispose: () => undefined,
    terminate: () => undefined,
    subscribe: (payload, sink) => {
      sent.push({ payload, sink: sink as Sink });
      return () => undefined;
    },
  };
  const last = () => {
    const latest = sent.at(-1);
    if (!latest) throw new Error('Nothing was subscribed to.');
    return latest;
  };
  return { client, last };
};

const followEvents = (variables: Record<string, unknown>) => {
  const { client, last } = socketDouble();
  const received: unknown[] = [];
  const payload = { query: 'subscription { eventsChanged { position } }', variables };
  resumable(client).subscribe(payload, {
    next: (result) => received.push(result),
    error: () => undefined,
    complete: () => undefined,
  });
  return { request: last().payload, sink: last().sink, received, payload };
};

const deltaAt = (position: string) => ({ data: { eventsChanged: { position } } });

describe('a subscription that resumes', () => {
  it('starts with the caller’s position', () => {
    const { request } = followEvents({ after: '0005' });
    expect(request.variables).toEqual({ after: '0005' });
  });

  it('resumes after the last message when it is sent again', () => {
    const { request, sink, received } = followEvents({ id: 'dinner', after: '0005' });
    sink.next(deltaAt('0006'));
    sink.next(deltaAt('0009'));
    expect(request.variables).toEqual({ id: 'dinner', after: '0009' });
    expect(received).toEqual([deltaAt('0006'), deltaAt('0009')]);
  });

  it('leaves the caller’s own variables alone', () => {
    const { sink, payload } = followEvents({ after: null });
    sink.next(deltaAt('0006'));
    expect(payload.variables).toEqual({ after: null });
  });

  it('keeps the position when a message carries only errors', () => {
    const { request, sink } = followEvents({ after: '0005' });
    sink.next({ data: null, errors: [] });
    expect(request.variables).toEqual({ after: '0005' });
  });
});
