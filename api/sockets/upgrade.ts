import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export type UpgradeRules = {
  path: string;
  /** Whether a page of this origin may open a socket with its visitor's cookie. */
  isAllowedOrigin: (origin: string) => boolean;
};

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? '';

/** Answers an upgrade with a status in place of a socket. */
export const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/**
 * Browsers let any site open a socket to us and send our cookie along; the Origin header, which a
 * page cannot forge, is all that tells. Without a cookie nothing can be abused, so a client that is
 * no browser may leave Origin out.
 */
const isTrusted = ({ headers }: IncomingMessage, rules: UpgradeRules): boolean =>
  headers.origin === undefined
    ? headers.cookie === undefined
    : rules.isAllowedOrigin(headers.origin);

/** Lets through upgrades to our path from our own pages: 404 and 403 for all others. */
export const onTrustedUpgrade = (
  httpServer: Server,
  rules: UpgradeRules,
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
): (() => void) => {
  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== rules.path) return refuseUpgrade(socket, '404 Not Found');
    if (!isTrusted(request, rules)) return refuseUpgrade(socket, '403 Forbidden');
    accept(request, socket, head);
  };
  httpServer.on('upgrade', listener);
  return () => httpServer.off('upgrade', listener);
};
