import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it('is optional: every variable has a default or an embedded substitute', () => {
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

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it('is read as it is set', () => {
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
    'esdb://a:2113,b:2113,c:2113?tls=false&nodePreference=follower',
    'esdb+discover://cluster.example.com:2113?discoveryInterval=200&gossipTimeout=2',
    'esdb://planner:p%2Fw%40%20%C3%BC@host/?tlsCAFile=%2Fetc%2Fca.crt&keep_alive_timeout=5000',
    'esdb://host?userCertFile=user.crt&userKeyFile=user.key&connectionName=planner',
  ])('parses EVENTSTORE_URL like the client: %s', (url) => {
    expect(readEnv({ EVENTSTORE_URL: url }).eventStoreUrl).toBe(url);
  });

  it('never shows the password if EVENTSTORE_URL is wrong', () => {
    for (const end of ['host:port', 'host?tls=no', 'ho st', '?', 'host?tlsVerifyCert=false'])
      expect(() => readEnv({ EVENTSTORE_URL: `esdb://user:sec%2Fret@${end}` })).toThrow(
        /^(?!.*(sec|ret@)).*$/s,
      );
  });

  it.each([
    [{ PORT: '70000' }, /^PORT must be from 0 to 65535/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address like postgres:/],
    [{ EVENTSTORE_URL: 'http://x' }, /^EVENTSTORE_URL must be an address like esdb:/],
    [{ EVENTSTORE_URL: 'esdb://a:2113,b:x?tls=false' }, /^EVENTSTORE_URL must name its hosts/],
    [{ EVENTSTORE_URL: 'esdb://a?tls=no' }, /^EVENTSTORE_URL must have true or false as tls/],
    [
      { EVENTSTORE_URL: 'esdb://a?nodePreference=any' },
      /^EVENTSTORE_URL must have leader, follower/,
    ],
    [
      { EVENTSTORE_URL: 'esdb://a?keepAliveInterval=10s' },
      /^EVENTSTORE_URL must have a whole number/,
    ],
    [
      { EVENTSTORE_URL: 'esdb://a?tlsCertFile=ca' },
      /^EVENTSTORE_URL has an option that is not known/,
    ],
    [{ EVENTSTORE_URL: 'esdb://a?tls-verify-cert=false' }, /^EVENTSTORE_URL .* with tlsCAFile$/],
    [{ EVENTSTORE_URL: 'esdb://u:50%@a' }, /^EVENTSTORE_URL must have its user and password/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET must have 32 characters or more/],
    [{ MASTER_KEY: 'c2hvcnQ=' }, /^MASTER_KEY must be 32 random bytes in base64/],
    [{ OAUTH_ISSUER: 'https://id.example.com' }, /^OAUTH_ISSUER, OAUTH_CLIENT_ID and/],
    [{ ADMIN_EMAILS: 'nobody' }, /^ADMIN_EMAILS must be email addresses/],
    [{ NODE_ENV: 'Production' }, /^NODE_ENV must be production, development or test/],
    [{ PROJECTIONS: 'maybe' }, /^PROJECTIONS must be on or off/],
  ])('explains what is wrong with %j', (source, message) => {
    expect(() => readEnv({ ...source })).toThrow(message);
  });
});
