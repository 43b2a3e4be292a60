import type { RequestHandler } from 'express';

/** The parts of a response that are used. */
type Answer = {
  closed: boolean;
  once: (event: 'close', listener: () => void) => unknown;
  destroy: () => unknown;
};

/**
 * Bounds what is in memory for all clients together, because a bound for each member does not bound many
 * members. Where more is needed, the clients are disconnected that have been waited for the longest time.
 * They do not read or send, or have the poorest lines.
 * @param most in bytes
 */
export const slowClients = (most: number) => {
  const bytesOf = new Map<Answer, number>();
  /** In the order in which the server began to wait for them. */
  const waitedFor = new Set<Answer>();
  let held = 0;

  const release = (answer: Answer): void => {
    held -= bytesOf.get(answer) ?? 0;
    bytesOf.delete(answer);
    waitedFor.delete(answer);
  };

  /** Whether so many more bytes fit, once slow clients have made room. */
  const makeRoom = (bytes: number): boolean => {
    for (const answer of waitedFor) {
      if (held + bytes <= most) break;
      release(answer);
      answer.destroy();
    }
    return held + bytes <= most;
  };

  return {
    makeRoom,
    /** Counts so many more bytes until the answer is closed, and waits for its client from now on. */
    hold: (answer: Answer, bytes: number): void => {
      if (answer.closed) return;
      waitedFor.delete(answer);
      makeRoom(bytes);
      if (!bytesOf.has(answer)) answer.once('close', () => release(answer));
      bytesOf.set(answer, (bytesOf.get(answer) ?? 0) + bytes);
      held += bytes;
      waitedFor.add(answer);
    },
    /** The client has done its part for now. Its bytes stay counted, but it is not disconnected. */
    waitNoLonger: (answer: Answer): void => void waitedFor.delete(answer),
  };
};

/** Of all bodies that have begun to arrive, and all answers that wait to be read. */
export const clientMemory = slowClients(256 * 1024 * 1024);

/**
 * Counts each answer until its client has read it. An answer that is compressed waits as a whole, too, before
 * it is compressed. Streamed answers wait for their client by themselves.
 */
export const holdAnswers =
  ({ hold } = clientMemory): RequestHandler =>
  (_request, response, next) => {
    const end = response.end.bind(response) as (...given: unknown[]) => typeof response;
    response.end = (...given: unknown[]) => {
      const [content] = given;
      const isContent = typeof content === 'string' || Buffer.isBuffer(content);
      hold(response, isContent ? Buffer.byteLength(content) : 0);
      return end(...given);
    };
    next();
  };
