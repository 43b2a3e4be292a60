import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { EventLogError } from '../../schema/ports/eventLog.ts';
import { type EventStoreDbAddress, placesOf, usesTls } from '../eventStoreDbAddress.ts';

const handshakeWithinMs = 2_000;
/** gRPC status codes (https://grpc.io/docs/guides/status-codes). */
const unauthenticated = 16;
const permissionDenied = 7;

/** LOG_UNUSABLE with a reason that an operator can act on, because waiting would not help. */
export const unusable = (address: EventStoreDbAddress, reason: string, cause?: unknown) =>
  new EventLogError('LOG_UNUSABLE', `EventStoreDB at ${placesOf(address).join(', ')} ${reason}`, {
    cause,
  });

/** Finds out why the first calls failed. Never reveals secrets of the address. */
export const describeFailure = async (
  address: EventStoreDbAddress,
  cause: unknown,
): Promise<EventLogError> => {
  if (cause instanceof EventLogError && cause.code === 'LOG_UNUSABLE') return cause;
  const reason = reasonOfAccess(address, codeOf(cause)) ?? (await reasonOfTransport(address));
  if (reason) return unusable(address, reason, cause);
  const message = `EventStoreDB at ${placesOf(address).join(', ')} does not answer.`;
  return new EventLogError('LOG_UNAVAILABLE', message, { cause });
};

/** The gRPC status of an error or its cause. */
const codeOf = (error: unknown): unknown => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return typeof code === 'number' || cause === undefined ? code : codeOf(cause);
};

const reasonOfAccess = ({ credentials }: EventStoreDbAddress, code: unknown) => {
  if (code !== unauthenticated && code !== permissionDenied) return undefined;
  if (!credentials) {
    return 'asks for a user and a password: put user:password@ before the host, percent-encoded.';
  }
  return code === unauthenticated
    ? 'refuses the user or the password: set both anew before the host, percent-encoded.'
    : 'does not let this user read $all and append: give it that right, or name another user.';
};

/** Tries a TLS connection, because the client's errors do not tell the reasons apart. */
const reasonOfTransport = async (address: EventStoreDbAddress): Promise<string | undefined> => {
  const outcomes = await Promise.all(address.hosts.map((host) => handshake(address, host)));
  if (!usesTls(address)) {
    return outcomes.some((outcome) => outcome !== 'none' && outcome !== 'plain')
      ? 'speaks TLS, and the address says tls=false: leave that out, and name its CA with tlsCAFile.'
      : undefined;
  }
  if (outcomes.includes('plain')) return 'does not speak TLS: set tls=false where that is meant.';
  const problem = outcomes.find((outcome) => outcome !== 'none' && outcome !== 'trusted');
  return problem
    ? `has a certificate that is not trusted (${problem}): ${adviceOn(problem, address)}.`
    : undefined;
};

const adviceOn = (problem: string, { options }: EventStoreDbAddress): string => {
  if (problem === 'CERT_HAS_EXPIRED') return 'renew it';
  if (problem === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'use a host name that it has';
  return options.has('tlsCAFile')
    ? 'the file of tlsCAFile is not its CA, or not in PEM format'
    : 'name the file of its CA with tlsCAFile';
};

/** `trusted`, `plain` for a server without TLS, `none` without an answer, or the certificate's error. */
const handshake = async (
  address: EventStoreDbAddress,
  { name, port }: { name: string; port: number },
): Promise<string> => {
  // Without TLS, the client has not read the file, which may be missing.
  const file = usesTls(address) && address.options.get('tlsCAFile');
  const ca = file ? await readFile(decodeURIComponent(file)) : undefined;
  return new Promise((resolve) => {
    const servername = isIP(name) ? undefined : name;
    const socket = connect({ host: name, port, ca, servername, ALPNProtocols: ['h2'] });
    const end = (outcome: string) => {
      socket.destroy();
      resolve(outcome);
    };
    socket.setTimeout(handshakeWithinMs, () => end('none'));
    socket.once('secureConnect', () => end('trusted'));
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => end(outcomeOf(code)));
  });
};

/** OpenSSL errors such as `wrong version number` mean that the answer was not TLS. */
const outcomeOf = (code: string): string => {
  if (/^ERR_SSL_(WRONG_VERSION|PACKET_LENGTH|UNKNOWN|HTTP)/.test(code)) return 'plain';
  return /CERT|SIGNATURE|ISSUER|SELF_SIGNED|CRL/.test(code) ? code : 'none';
};
