import { z } from 'zod';
import { parseEventStoreDbAddress } from './eventStoreDbAddress.ts';
import { isMasterKey } from './sealing/masterKey.ts';

/** A mistake in how the product was started. Printed as one line, with exit code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Without the master key, the event log could not be read again. */
export const masterKeyMissing = () =>
  new StartError('MASTER_KEY is needed with DATABASE_URL: 32 random bytes in base64.');

const wholeNumber = (min: number, max: number) => {
  const range = `must be from ${min} to ${max}`;
  return z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, range)
    .max(max, range);
};

const address = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address like ${example}`,
  });

const eventStoreUrl = z.string().superRefine((text, { addIssue }) => {
  try {
    parseEventStoreDbAddress(text);
  } catch (error) {
    addIssue({ code: 'custom', message: (error as Error).message });
  }
});

const emails = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.email({ error: 'must be email addresses, separated by commas' })));

const masterKey = z
  .string()
  .refine(isMasterKey, { error: 'must be 32 random bytes in base64: openssl rand -base64 32' });

const token = z.string().min(16, 'must have 16 characters or more');

/** At least two: the log keeps one connection for LISTEN. */
const poolSize = wholeNumber(2, 1_000);

const switches = z.enum(['on', 'off'], { error: 'must be on or off' });

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://planner.example.com').optional(),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host/database',
  ).optional(),
  EVENTSTORE_URL: eventStoreUrl.optional(),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  MASTER_KEY: masterKey.optional(),
  MASTER_KEY_PREVIOUS: masterKey.optional(),
  OAUTH_ISSUER: address(['http:', 'https:'], 'https://login.example.com').optional(),
  OAUTH_CLIENT_ID: z.string().optional(),
  OAUTH_CLIENT_SECRET: z.string().optional(),
  ADMIN_EMAILS: emails.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: 'must be production, development or test',
    })
    .optional(),
  PROJECTIONS: switches.default('on'),
  RATE_LIMITS: switches.default('on'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: token.optional(),
  POOL_LOG: poolSize.default(20),
  POOL_READ: poolSize.default(20),
  POOL_SESSIONS: poolSize.default(20),
});

type Variables = z.output<typeof variables>;

const toEnv = (env: Variables) => ({
  port: env.PORT,
  host: env.HOST,
  dataDir: env.DATA_DIR,
  publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
  databaseUrl: env.DATABASE_URL,
  eventStoreUrl: env.EVENTSTORE_URL,
  sessionSecret: env.SESSION_SECRET,
  /** Encrypts the keys of people. */
  masterKey: env.MASTER_KEY,
  /** Needed until all keys of people are encrypted by the present master key. */
  previousMasterKey: env.MASTER_KEY_PREVIOUS,
  /** Absent: the embedded provider. */
  oauth: oauthOf(env),
  adminEmails: env.ADMIN_EMAILS,
  logLevel: env.LOG_LEVEL,
  isProduction: env.NODE_ENV === 'production',
  /** Whether this process runs the projections. If not, another process must. */
  projections: env.PROJECTIONS === 'on',
  rateLimits: env.RATE_LIMITS === 'on',
  /** The number of trusted proxies that set X-Forwarded-For. */
  trustedProxies: env.TRUST_PROXY,
  /** The bearer token of `/metrics`. Absent: open to everybody. */
  metricsToken: env.METRICS_TOKEN,
  /** The most connections for the event log, for queries, and for sessions and the rest. */
  poolSizes: { log: env.POOL_LOG, read: env.POOL_READ, sessions: env.POOL_SESSIONS },
});

type Settings = ReturnType<typeof toEnv>;
type Unset = { [S in keyof Settings]: undefined extends Settings[S] ? S : never }[keyof Settings];

/** The settings of a process. Those without a default may be absent. */
export type Env = Omit<Settings, Unset> & Partial<Pick<Settings, Unset>>;

/** Reads the settings. @throws StartError naming the first invalid variable */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value !== '');
  const parsed = variables.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  return toEnv(parsed.data);
};

const oauthOf = (env: Variables) => {
  const {
    OAUTH_ISSUER: issuer,
    OAUTH_CLIENT_ID: clientId,
    OAUTH_CLIENT_SECRET: clientSecret,
  } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    throw new StartError(
      'OAUTH_ISSUER, OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET go together: set all three',
    );
  }
  return { issuer: issuer.replace(/\/+$/, ''), clientId, clientSecret };
};
