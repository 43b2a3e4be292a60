import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './tests/harness/longestFirst.ts';
import { fluentTexts } from './web/build/fluentTexts.ts';

// graphql ships two builds; loading both gives two "realms" that refuse each other's schemas.
const graphql = fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url));

const compilerOptions = readFileSync(new URL('tsconfig.json', import.meta.url), 'utf8');

/**
 * Vitest caches transformed modules between runs, by their text. This adds the compiler's options to the
 * key. Global setups are not cached, because vitest cannot write a stack trace of a cached one.
 */
const cachedModules: Plugin = {
  name: 'cached-modules',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyedBy }) =>
    keyedBy(({ environment }) => environment.name !== '__vitest__' && compilerOptions),
};

const cores = availableParallelism();

/** A machine's time zone and language must not change what is stored or matched. */
const inUtc = { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
const farAway = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

const unit = {
  include: ['{api,schema,projections,web,tests}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.{int,contract,browser}.test.ts', 'node_modules/**'],
  // Unit tests only compute. They run first, so that they report a fault within a minute.
  maxWorkers: cores,
  sequence: { groupOrder: 0 },
};

const withPostgres = {
  globalSetup: ['tests/harness/postgresSetup.ts'],
  // These tests wait for databases and browsers half of the time. One PostgreSQL serves eight planners.
  maxWorkers: Math.min(2 * cores, 8),
  sequence: { groupOrder: 1 },
};

const withClient = {
  ...withPostgres,
  globalSetup: [...withPostgres.globalSetup, 'tests/harness/clientBuild.ts'],
};

const withBrowser = {
  ...withClient,
  globalSetup: [...withClient.globalSetup, 'tests/harness/chromiumSetup.ts'],
};

export default defineConfig({
  plugins: [fluentTexts(), cachedModules],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // The server's modules take seconds to load, so each worker loads them once, not for each file.
    isolate: false,
    // With 64 MB for young objects instead of 16, garbage collection is rarer: a twentieth of the work.
    execArgv: ['--max-semi-space-size=64'],
    // The projects share most modules with one another, and each run with the run before.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    // Long, so that a test fails only for what it checks, not because the machine is busy.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 240_000,
    server: {
      deps: {
        inline: [/type-graphql/, /@apollo\/server/, /graphql-scalars/, /graphql-ws/, /graphql-jit/],
      },
    },
    projects: [
      { extends: true, test: { ...unit, name: 'unit', env: inUtc } },
      { extends: true, test: { ...unit, name: 'unit-far-away', env: farAway } },
      {
        extends: true,
        test: {
          ...withPostgres,
          name: 'contract',
          include: ['tests/contract/**/*.contract.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...withClient,
          globalSetup: [...withClient.globalSetup, 'tests/harness/serverBuild.ts'],
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ['node_modules/**'],
        },
      },
      {
        extends: true,
        test: { ...withBrowser, name: 'browser', include: ['tests/browser/**/*.browser.test.ts'] },
      },
      {
        extends: true,
        test: { ...withBrowser, name: 'screenshots', include: ['tests/screenshots/*.shots.ts'] },
      },
    ],
  },
});
