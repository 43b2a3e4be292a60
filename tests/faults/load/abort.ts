import { connect } from 'node:net';
import type { Wire } from './request.ts';

/** How much of a request has passed when its client disconnects. */
export type AbortAt = 'headers' | 'half the body' | 'the body' | 'the answer';

/**
 * Sends part of a request and disconnects, as a browser does when its page is left. "The answer" waits
 * for its first byte, so that the request was carried out.
 */
export const abort = (base: string, wire: Wire, at: AbortAt): Promise<void> =>
  new Promise((resolve) => {
    const { host, hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    const gone = () => {
      socket.destroy();
      resolve();
    };
    socket.on('error', gone);
    socket.on('close', () => resolve());
    socket.once('data', gone);
    socket.on('connect', () => {
      const sent = part(host, wire, at);
      socket.write(sent, () => {
        if (at !== 'the answer') gone();
      });
    });
  });

const part = (
  host: string,
  { method, path, headers, body = Buffer.alloc(0) }: Wire,
  at: AbortAt,
): Buffer => {
  const lines = Object.entries({ host, ...headers }).map(([name, text]) => `${name}: ${text}`);
  const head = Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  if (at === 'headers') return head;
  const until = at === 'half the body' ? body.byteLength / 2 : body.byteLength;
  return Buffer.concat([head, body.subarray(0, until)]);
};
