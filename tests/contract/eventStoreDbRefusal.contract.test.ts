import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ServerCredentials, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventLogOver } from '../../api/eventLog/eventLogOver.ts';
import { createEventStoreDbEventStore } from '../../api/eventLog/eventStoreDb.ts';
import { awaitEventLog } from '../../api/serving/awaitStores.ts';
import { createInMemoryKeys } from '../harness/inMemoryKeys.ts';
import { startEventStoreDbDouble } from './eventStoreDbDouble/server.ts';

type Server = Awaited<ReturnType<typeof startEventStoreDbDouble>>;

let folder: string;
let plain: Server;
let secure: Server;
let misnamed: Server;

/** A server over TLS whose certificate, `NAME.pem`, is its own CA. */
const startSecure = async (name: string, hosts: string): Promise<Server> => {
  const [key, certificate] = [join(folder, `${name}-key.pem`), join(folder, `${name}.pem`)];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${hosts}`];
  const into = ['-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  const self = ['req', '-x509', '-newkey', 'rsa:2048'];
  await promisify(execFile)('openssl', [...self, ...into, ...subject]);
  const pair = { private_key: await readFile(key), cert_chain: await readFile(certificate) };
  return startEventStoreDbDouble({ credentials: ServerCredentials.createSsl(null, [pair]) });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-certificate-'));
  secure = await startSecure('ca', 'IP:127.0.0.1,DNS:localhost');
  misnamed = await startSecure('other', 'DNS:other.example');
  plain = await startEventStoreDbDouble();
});
afterAll(async () => {
  await Promise.all([plain?.stop(), secure?.stop(), misnamed?.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const password = 'sec/r@t ü';
const user = `planner:${encodeURIComponent(password)}@`;

/**
 * The error that somebody sees who starts the product with this address, and everything printed on the
 * console.
 */
const described = async (url: string) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const open = async () =>
    eventLogOver(
      await createEventStoreDbEventStore({ connectionString: url }),
      createInMemoryKeys(),
    );
  const message = await awaitEventLog(open, url).then(
    (log) => log.close().then(() => 'it opens'),
    (error: Error) => error.message,
  );
  const shown = JSON.stringify(warn.mock.calls);
  warn.mockRestore();
  expect(shown).toBe('[]');
  for (const secret of [password, encodeURIComponent(password)])
    expect(message).not.toContain(secret);
  return message;
};
const secured = (options: string, credentials = user, server = secure) =>
  `esdb://${credentials}localhost:${server.port}?${options}`;
const trusted = (file = 'ca.pem') => `tlsCAFile=${encodeURIComponent(join(folder, file))}`;

it('opens over TLS with its own CA and a password with any characters', async () => {
  expect(await described(secured(trusted()))).toBe('it opens');
});

it.each([
  ['the password is wrong', user, status.UNAUTHENTICATED, /refuses the user or the password/],
  ['the user may not', user, status.PERMISSION_DENIED, /does not let this user read/],
  ['nobody is named', '', status.PERMISSION_DENIED, /asks for a user and a password/],
])('explains that %s', async (_, credentials, code, message) => {
  secure.behaviour.refusal = { code, details: 'Access Denied' };
  expect(await described(secured(trusted(), credentials))).toMatch(message);
  secure.behaviour.refusal = undefined;
});

it('explains that a certificate is not trusted, and what to set', async () => {
  expect(await described(secured('tls=true'))).toMatch(
    /certificate that is not trusted .* tlsCAFile/,
  );
});

it('explains that a server uses TLS and the address does not', async () => {
  expect(await described(secured('tls=false'))).toMatch(/speaks TLS, .* leave that out/);
});

it('explains that the address asks for TLS and the server does not use it', async () => {
  const url = `esdb://${user}localhost:${plain.port}`;
  expect(await described(url)).toMatch(/does not speak TLS: set tls=false/);
});

it('explains that the file of a CA cannot be read', async () => {
  expect(await described(secured('tlsCAFile=nowhere.crt'))).toMatch(/cannot be read/);
});

it.each(['other.pem', 'ca-key.pem'])('explains that %s is not the CA', async (file) => {
  expect(await described(secured(trusted(file)))).toMatch(/the file of tlsCAFile is not its CA/);
});

it('explains that a certificate is for another host', async () => {
  const url = secured(trusted('other.pem'), user, misnamed);
  expect(await described(url)).toMatch(/use a host name that it has/);
});

it('explains that a server uses TLS, although a CA is named that is missing', async () => {
  expect(await described(secured('tls=false&tlsCAFile=nowhere.crt'))).toMatch(/speaks TLS/);
});

it.each(['22.10.5.0', '23.6.0.0'])(
  'refuses version %s, naming it and what it needs',
  async (version) => {
    plain.behaviour.version = version;
    const message = await described(`esdb://${user}127.0.0.1:${plain.port}?tls=false`);
    plain.behaviour.version = '24.6.0.0';
    expect(message).toBe(
      `EVENTSTORE_URL: EventStoreDB at 127.0.0.1:${plain.port} is version ${version}: 23.10 or later is needed.`,
    );
  },
);

it('accepts version 23.10, and 25 of its successor', async () => {
  for (const version of ['23.10.0.0', '25.0.1']) {
    plain.behaviour.version = version;
    expect(await described(`esdb://127.0.0.1:${plain.port}?tls=false`)).toBe('it opens');
  }
  plain.behaviour.version = '24.6.0.0';
});
