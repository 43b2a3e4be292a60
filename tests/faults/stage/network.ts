import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The fault's target did not exist: a fault that hits nothing shows nothing. */
class HitNothing extends Error {
  override readonly name = 'HitNothing';
}

/** A network between the planner and a store that the harness can break. */
export type Network = {
  port: number;
  /** Closes every connection. New ones are accepted. */
  cut: () => void;
  /** Closes every connection and refuses new ones until `accept`. */
  refuse: () => Promise<void>;
  accept: () => Promise<void>;
  /** Delays everything by this much, in both directions. */
  delay: (ms: number) => void;
  /** Ends the store's side of every connection; the other side stays open. */
  halfClose: () => void;
  /** Loses what the store sends on the present connections; what is sent to it arrives. */
  loseAnswers: () => void;
  /**
   * The present connections silently pass nothing any more; new ones work. The store closes them on its
   * side once its keep-alive is unanswered, as the planner configures it.
   */
  fallSilent: () => void;
  connections: () => number;
  close: () => Promise<void>;
};

type Line = { near: Socket; far: Socket; losesAnswers: boolean; isSilent: boolean };

/** 10 s of silence, then three probes 5 s apart. */
const noticedAfterMs = 25_000;

export const startNetwork = async (host: string, port: number): Promise<Network> => {
  const lines = new Set<Line>();
  let delayMs = 0;
  let server: Server | undefined;
  let ownPort = 0;

  /** One direction of a connection. Bytes stay in order even if the delay gets shorter. */
  const wayTo = (to: Socket) => {
    let earlier: Promise<unknown> = Promise.resolve();
    return (bytes: Buffer) => {
      const due = performance.now() + delayMs;
      earlier = earlier.then(async () => {
        const left = due - performance.now();
        if (left > 0) await pause(left);
        if (!to.destroyed) to.write(bytes);
      });
    };
  };
  const connect = (near: Socket) => {
    const far = createConnection({ host, port, noDelay: true, allowHalfOpen: true });
    const line: Line = { near, far, losesAnswers: false, isSilent: false };
    lines.add(line);
    near.setNoDelay(true);
    near.on('error', () => undefined);
    far.on('error', () => undefined);
    const [passOn, answer] = [wayTo(far), wayTo(near)];
    near.on('data', (bytes) => line.isSilent || passOn(bytes));
    far.on('data', (bytes) => line.isSilent || line.losesAnswers || answer(bytes));
    const end = () => {
      if (line.isSilent && !near.destroyed) return;
      lines.delete(line);
      near.destroy();
      far.destroy();
    };
    near.on('close', end);
    far.on('close', end);
    near.on('end', end);
    far.on('end', end);
  };
  /** @throws HitNothing if nobody is connected */
  const open = (): Line[] => {
    if (lines.size === 0) throw new HitNothing('nobody was connected through the network');
    return [...lines];
  };
  const endAll = () => {
    for (const { near, far } of lines) {
      near.destroy();
      far.destroy();
    }
    lines.clear();
  };
  const accept = async () => {
    server = createServer({ allowHalfOpen: true }, connect).listen(ownPort, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address && typeof address === 'object') ownPort = address.port;
  };
  const stopTaking = async () => {
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    endAll();
    await closed;
  };
  await accept();

  return {
    port: ownPort,
    cut: () => {
      open();
      endAll();
    },
    refuse: () => {
      open();
      return stopTaking();
    },
    accept,
    delay: (ms) => {
      delayMs = ms;
    },
    halfClose: () => {
      for (const { near } of open()) near.end();
    },
    loseAnswers: () => {
      for (const line of open()) line.losesAnswers = true;
    },
    fallSilent: () => {
      for (const line of open()) {
        line.isSilent = true;
        setTimeout(() => line.far.destroy(), noticedAfterMs).unref();
      }
    },
    connections: () => lines.size,
    close: stopTaking,
  };
};
