import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { createSocket, msBeforeRetry } from './socket.ts';

/** A socket over a line that may fall silent: its other end does not confirm that it is closed either. */
class SilentSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static made: SilentSocket[] = [];
  readyState = SilentSocket.CONNECTING;
  closedWith: number | undefined;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    SilentSocket.made.push(this);
  }
  send() {}
  close(code: number) {
    this.closedWith = code;
    this.readyState = SilentSocket.CLOSING;
  }
  opens() {
    this.readyState = SilentSocket.OPEN;
    this.onopen();
  }
  acknowledges() {
    this.onmessage({ data: '{"type":"connection_ack"}' });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('window', new EventTarget());
  SilentSocket.made = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, (socket: SilentSocket) => void]>([
  ['before it opens', () => {}],
  ['before it is acknowledged', (socket) => socket.opens()],
  [
    'once it is used',
    (socket) => {
      socket.opens();
      socket.acknowledges();
    },
  ],
])('replaces a connection that falls silent %s', async (_, asFarAs) => {
  const reported: Connection[] = [];
  const socket = createSocket('ws://planner/graphql', (now) => reported.push(now), vi.fn());
  const sink = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  socket.subscribe({ query: 'subscription { eventsChanged { position } }' }, sink);
  await vi.advanceTimersByTimeAsync(0);
  const [first] = SilentSocket.made;
  if (first) asFarAs(first);

  await vi.advanceTimersByTimeAsync(30_000);
  expect(first?.closedWith).toBeDefined();
  expect(reported).toContain('reconnecting');
  await vi.advanceTimersByTimeAsync(3_000);
  const [, second] = SilentSocket.made;
  second?.opens();
  await vi.advanceTimersByTimeAsync(0);
  second?.acknowledges();
  expect(reported.at(-1)).toBe('live');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(second?.closedWith).toBeUndefined();
  expect(sink.error).not.toHaveBeenCalled();
});

it('reconnects after a random delay, which grows with each try', () => {
  const spread = (retries: number) => [0, 1].map((chance) => msBeforeRetry(retries, chance));
  expect([0, 1, 2, 10].map(spread)).toEqual([
    [250, 3_000],
    [250, 6_000],
    [250, 12_000],
    [250, 15_000],
  ]);
});
