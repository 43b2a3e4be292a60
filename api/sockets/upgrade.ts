import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export type UpgradeRules = {
  path: string;
  /** Whether pages of this origin may open a socket with their visitor's cookie. */
  isAllowedOrigin: (origin: string) => boolean;
};

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? '';

/** Answers an upgrade with an HTTP status instead of a socket. */
export const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/**
 * Browsers let any site open a socket with our cookie. Only the Origin header, which a page cannot forge,
 * shows the site. Without a cookie there is nothing to abuse, so clients that are not browsers may omit
 * Origin.
 */
const isTrusted = ({ headers }: IncomingMessage, rules: UpgradeRules): boolean =>
  headers.origin === undefined
    ? headers.cookie === undefined
    : rules.isAllowedOrigin(headers.origin);

/** Passes on trusted upgrades of our path; others get 404 or 403. @returns a function that stops this */
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
