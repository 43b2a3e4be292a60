import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it('asks for nothing: every variable has a default or an embedded stand-in', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      logLevel: 'info',
      projections: true,
      rateLimits: true,
      databaseUrl: undefined,
      eventStoreUrl: undefined,
      oauth: undefined,
      metricsToken: undefined,
      poolSizes: { log: 20, read: 20, sessions: 20 },
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it('reads what is set', () => {
    const env = readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://planner.example.com/',
      EVENTSTORE_URL: 'esdb://localhost:2113?tls=false',
      ADMIN_EMAILS: 'Ada@example.com, eve@example.com',
      OAUTH_ISSUER: 'https://id.example.com/',
      OAUTH_CLIENT_ID: 'planner',
      OAUTH_CLIENT_SECRET: 'secret',
      POOL_LOG: '5',
      POOL_READ: '12',
      POOL_SESSIONS: '3',
    });
    expect(env).toMatchObject({
      port: 8080,
      publicUrl: 'https://planner.example.com',
      eventStoreUrl: 'esdb://localhost:2113?tls=false',
      adminEmails: ['ada@example.com', 'eve@example.com'],
      oauth: { issuer: 'https://id.example.com', clientId: 'planner', clientSecret: 'secret' },
      poolSizes: { log: 5, read: 12, sessions: 3 },
    });
  });

  it.each([
    [{ PORT: '70000' }, /^PORT must be from 0 to 65535/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address like postgres:/],
    [{ EVENTSTORE_URL: 'http://x' }, /^EVENTSTORE_URL must be an address like esdb:/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET must have 32 characters or more/],
    [{ MASTER_KEY: 'c2hvcnQ=' }, /^MASTER_KEY must be 32 random bytes in base64/],
    [{ OAUTH_ISSUER: 'https://id.example.com' }, /^OAUTH_ISSUER, OAUTH_CLIENT_ID and/],
    [{ ADMIN_EMAILS: 'nobody' }, /^ADMIN_EMAILS must be e-mail addresses/],
    [{ NODE_ENV: 'Production' }, /^NODE_ENV must be production, development or test/],
    [{ PROJECTIONS: 'maybe' }, /^PROJECTIONS must be on or off/],
  ])('names what is wrong with %j', (source, message) => {
    expect(() => readEnv({ ...source })).toThrow(message);
  });
});
