const wildcards = new Set(['0.0.0.0', '::', '[::]']);
const loopback = /^(127(\.\d{1,3}){3}|localhost|\[::1\]|::1)$/;

/** Whether a host name or address is this machine. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** Whether a server on this address is reached by names that it cannot know. */
export const isWildcard = (host: string): boolean => wildcards.has(host);

/** The origin of a server without TLS. */
export const addressOf = (host: string, port: number): string => {
  const isBareIpv6 = host.includes(':') && !host.startsWith('[');
  return new URL(`http://${isBareIpv6 ? `[${host}]` : host}:${port}`).origin;
};

/** The host name of a Host header without its port; undefined if it is invalid. */
export const hostNameOf = (header: string | undefined): string | undefined =>
  header && URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : undefined;
