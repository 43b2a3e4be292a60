import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { closeCodes } from '../../api/sockets/limits.ts';

type Message = { type: string; id?: string; payload?: unknown };

export type SocketClient = {
  socket: WebSocket;
  send: (message: object | string) => void;
  /** The next message that was not taken yet. */
  next: () => Promise<Message>;
  /** The messages that were received and not taken. */
  waiting: () => Message[];
  /** The close code of the server. */
  closed: Promise<number>;
  init: () => Promise<void>;
  subscribe: (id: string, query: string, variables?: object) => void;
  close: () => void;
};

type Options = { origin?: string; cookie?: string; protocol?: string };

/** Speaks graphql-transport-ws by hand, so that a test can also violate the protocol. */
export const openSocket = async (url: string, options: Options = {}): Promise<SocketClient> => {
  const { origin, cookie, protocol = 'graphql-transport-ws' } = options;
  const headers = { ...(origin && { origin }), ...(cookie && { cookie }) };
  const socket = new WebSocket(url, protocol, { headers });
  const messages: Message[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)));
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  void closed.then(() => wake());
  await opened(socket);

  const next = async (): Promise<Message> => {
    for (;;) {
      const message = messages.shift();
      if (message) return message;
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`closed: ${await closed}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));

  return {
    socket,
    send,
    next,
    waiting: () => [...messages],
    closed,
    init: async () => {
      send({ type: 'connection_init' });
      const { type } = await next();
      if (type !== 'connection_ack') throw new Error(`expected connection_ack, got ${type}`);
    },
    subscribe: (id, query, variables) =>
      send({ id, type: 'subscribe', payload: { query, variables } }),
    close: () => socket.close(),
  };
};

/**
 * An acknowledged socket to a planner at `url`. Opens another one if a sign-in of anybody closes it at its start, as
 * the client does: rights may have changed while they were read.
 * @throws Error if the server refuses it
 */
export const liveSocket = async (url: string, cookie: string): Promise<SocketClient> => {
  for (;;) {
    const client = await openSocket(`${url.replace('http', 'ws')}/graphql`, {
      origin: url,
      cookie,
    });
    try {
      await client.init();
      return client;
    } catch (error) {
      const isClosed = client.socket.readyState === WebSocket.CLOSED;
      if (!isClosed || (await client.closed) !== closeCodes.tryAgain) throw error;
    }
  }
};

/** A client that opens a socket and then sends nothing, not even a close. */
export const silentSocket = (url: string, { origin, cookie }: Options) =>
  new Promise<{ cutOff: Promise<boolean> }>((resolve, reject) => {
    const request = get(url.replace(/^ws/, 'http'), {
      headers: {
        ...(origin && { origin }),
        ...(cookie && { cookie }),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        'sec-websocket-protocol': 'graphql-transport-ws',
      },
    });
    request.once('error', reject);
    request.once('upgrade', (_response, stream) => {
      stream.resume();
      // A reset is one way of being disconnected.
      stream.once('error', () => undefined);
      resolve({ cutOff: new Promise((gone) => stream.once('close', () => gone(true))) });
    });
  });

/** The HTTP status that was answered in place of an upgrade. */
export const refusedUpgrade = async (url: string, options: Options = {}): Promise<number> => {
  const { status } = await openSocket(url, options).then(
    (client) => {
      client.close();
      throw new Error('the upgrade was accepted');
    },
    (error: { status?: number }) => error,
  );
  return status ?? 0;
};

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
    socket.once('unexpected-response', (request: ClientRequest, response: IncomingMessage) => {
      const status = response.statusCode;
      request.destroy();
      reject(Object.assign(new Error(`upgrade answered ${status}`), { status }));
    });
  });
