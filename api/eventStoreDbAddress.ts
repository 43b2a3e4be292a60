/** A parsed connection string of EventStoreDB. */
export type EventStoreDbAddress = {
  scheme: string;
  credentials?: { username: string; password: string };
  hosts: { name: string; port: number }[];
  /** The options by name, in the client's spelling. */
  options: Map<string, string>;
};

const example = 'esdb://host:2113 or esdb+discover://host:2113';
const wholeNumber = { pattern: /^-?\d+$/, kind: 'a whole number' };
const flag = { pattern: /^(true|false)$/, kind: 'true or false' };
const file = { pattern: /./, kind: 'a path' };

/** The client's options. It accepts their names in any case, and with dashes and underscores. */
const knownOptions: Record<string, { pattern: RegExp; kind: string }> = {
  tls: flag,
  tlsVerifyCert: flag,
  tlsCAFile: file,
  userCertFile: file,
  userKeyFile: file,
  nodePreference: {
    pattern: /^(leader|follower|random|read[-_]?only[-_]?replica)$/i,
    kind: 'leader, follower, random or read_only_replica',
  },
  keepAliveInterval: wholeNumber,
  keepAliveTimeout: wholeNumber,
  defaultDeadline: wholeNumber,
  discoveryInterval: wholeNumber,
  gossipTimeout: wholeNumber,
  maxDiscoverAttempts: wholeNumber,
  connectionName: { pattern: /./, kind: 'a name' },
  throwOnAppendFailure: flag,
};
const flat = (text: string): string => text.trim().toLowerCase().replace(/[_-]/g, '');
const spellings = new Map(Object.keys(knownOptions).map((name) => [flat(name), name]));

const defaultPort = 2113;
/** A silent connection is dropped after the sum of both, in milliseconds. */
const defaults = { keepAliveInterval: '3000', keepAliveTimeout: '3000' };

/**
 * Parses `EVENTSTORE_URL` as the client does.
 * @throws Error whose message completes "EVENTSTORE_URL …", without any part of a password
 */
export const parseEventStoreDbAddress = (text: string): EventStoreDbAddress => {
  const [, scheme, rest = ''] = /^(esdb(?:\+discover)?):\/\/(.*)$/.exec(text.trim()) ?? [];
  if (!scheme) throw new Error(`must be an address like ${example}`);
  const [, username, password, at = rest] = /^([^:]+):([^@]+)@(.*)$/.exec(rest) ?? [];
  const [places = '', ...queries] = at.split('?');
  if (queries.length > 1) throw new Error('must have one "?" only, before its first option');
  return {
    scheme,
    credentials: username && password ? credentialsOf(username, password) : undefined,
    hosts: places.replace(/\/+$/, '').split(',').map(hostOf),
    options: new Map((queries[0] ?? '').split('&').filter(Boolean).map(optionOf)),
  };
};

const credentialsOf = (username: string, password: string) => {
  try {
    if (password.includes(':')) throw new Error('the client would cut it off there');
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    throw new Error(
      'must have its user and password percent-encoded: %3A for a colon, %40 for @, %25 for %',
    );
  }
};

const hostOf = (text: string): { name: string; port: number } => {
  const [, name, port] = /^([\w.-]+)(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const number = port === undefined ? defaultPort : Number(port);
  if (!name || number > 65_535) {
    const hint = 'must name its hosts as host:port, separated by commas';
    throw new Error(`${hint}; a password needs @ behind it, and %2F, %3F, %40 within`);
  }
  return { name, port: number };
};

const optionOf = (text: string): [string, string] => {
  const [key = '', value = ''] = text.split('=').map((part) => part.trim());
  const name = spellings.get(flat(key));
  const known = name === undefined ? undefined : knownOptions[name];
  if (!name || !known) {
    const names = Object.keys(knownOptions).filter((one) => one !== 'tlsVerifyCert');
    throw new Error(`has an option that is not known; there are ${names.join(', ')}`);
  }
  if (!known.pattern.test(value)) throw new Error(`must have ${known.kind} as ${name}`);
  if (name === 'tlsVerifyCert' && value === 'false') {
    throw new Error('cannot turn tlsVerifyCert off: name the CA of the certificate with tlsCAFile');
  }
  if (name === 'throwOnAppendFailure' && value === 'false') {
    throw new Error(
      'cannot turn throwOnAppendFailure off: no refused append may pass for one done',
    );
  }
  return [name, value];
};

/** The connection string for the client, with our default options added. */
export const toConnectionString = (address: EventStoreDbAddress): string => {
  const { scheme, credentials, options } = address;
  const user = credentials
    ? `${encodeURIComponent(credentials.username)}:${encodeURIComponent(credentials.password)}@`
    : '';
  const all = { ...defaults, ...Object.fromEntries(options) };
  const query = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  return `${scheme}://${user}${placesOf(address).join(',')}?${query.join('&')}`;
};

/** The servers as `host:port`, without credentials. */
export const placesOf = ({ hosts }: EventStoreDbAddress): string[] =>
  hosts.map(({ name, port }) => `${name}:${port}`);

/** Whether the connection is encrypted, which is the default. */
export const usesTls = ({ options }: EventStoreDbAddress): boolean =>
  options.get('tls') !== 'false';
