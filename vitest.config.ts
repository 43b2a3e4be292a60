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
 * What becomes of a module is kept from run to run by its text, and here by what the compiler is told.
 * Global setups are not kept: vitest cannot write a stack trace of such a module that was.
 */
const keptModules: Plugin = {
  name: 'kept-modules',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyedBy }) =>
    keyedBy(({ environment }) => environment.name !== '__vitest__' && compilerOptions),
};

const cores = availableParallelism();

/** What a machine's clock and language may be: neither may change what is stored, matched or told apart. */
const inUtc = { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
const farAway = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

const unit = {
  include: ['{api,schema,projections,web,tests}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.{int,contract,browser}.test.ts', 'node_modules/**'],
  // They only compute, and come first: a fault that they find is told within a minute.
  maxWorkers: cores,
  sequence: { groupOrder: 0 },
};

const withPostgres = {
  globalSetup: ['tests/harness/postgresSetup.ts'],
  // They wait for databases and browsers half of their time. Eight planners share a PostgreSQL.
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
  plugins: [fluentTexts(), keptModules],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // The server's modules take seconds to load: once for each worker, not for each file.
    isolate: false,
    // Young objects get 64 MB in place of 16 before they are looked through: a twentieth of the work.
    execArgv: ['--max-semi-space-size=64'],
    // Each project reads most of the others' modules, and each run those of the run before.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    // What is waited for comes at its own time: a test fails by its content, not for a busy machine.
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
