import { EventEmitter, once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

export type TcpProxy = {
  port: number;
  /** Closes every connection. New ones are accepted. */
  cut: () => void;
  /** Closes every connection and refuses new ones, like a server that has gone. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Loses what the server sends; what is sent to it still arrives. */
  mute: () => void;
  /** Closes the connections that have lost something. New ones are intact. */
  unmute: () => void;
  /** Resolves once this many more bytes have been sent to the server. */
  passed: (bytes: number) => Promise<void>;
  /**
   * From now on nothing comes back on existing connections, not even their end, as if a firewall had
   * forgotten them. The server still learns that the client has given a connection up. New connections
   * are intact.
   */
  silence: () => void;
};

/** A PostgreSQL server behind a network that a test can break. */
export const postgresBehindProxy = async (
  databaseUrl: string,
): Promise<{ network: TcpProxy; url: string }> => {
  const url = new URL(databaseUrl);
  const network = await startTcpProxy(decodeURIComponent(url.hostname), Number(url.port));
  url.host = `127.0.0.1:${network.port}`;
  return { network, url: url.href };
};

/**
 * A network between a client and a real server that a test can break. `host` may be the folder of a
 * PostgreSQL server's socket.
 */
export const startTcpProxy = async (host: string, port: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const silences = new Set<() => void>();
  const sent = new EventEmitter();
  let isMuted = false;
  let server: Server | undefined;
  let ownPort = 0;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const connect = (near: Socket) => {
    const far = createConnection(
      host.startsWith('/')
        ? { path: join(host, `.s.PGSQL.${port}`) }
        : { host, port, noDelay: true },
    );
    near.setNoDelay(true);
    keep(near);
    keep(far);
    let isSilent = false;
    const silence = () => {
      isSilent = true;
    };
    silences.add(silence);
    near.on('data', (bytes: Buffer) => {
      if (isSilent) return;
      far.write(bytes);
      sent.emit('bytes', bytes.length);
    });
    far.on('data', (bytes) => isSilent || isMuted || near.write(bytes));
    near.on('end', () => (isSilent ? far.destroy() : near.end()));
    near.on('close', () => far.destroy());
    far.on('close', () => {
      silences.delete(silence);
      if (!isSilent) near.destroy();
    });
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const start = async () => {
    server = createServer({ allowHalfOpen: true }, connect).listen(ownPort, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address && typeof address === 'object') ownPort = address.port;
  };
  await start();

  return {
    port: ownPort,
    cut,
    start,
    stop: async () => {
      const closed = once(server as Server, 'close');
      server?.close();
      cut();
      await closed;
    },
    mute: () => {
      isMuted = true;
    },
    unmute: () => {
      isMuted = false;
      cut();
    },
    passed: async (bytes) => {
      for (let left = bytes; left > 0; ) left -= (await once(sent, 'bytes'))[0];
    },
    silence: () => {
      for (const silence of silences) silence();
    },
  };
};
