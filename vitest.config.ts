import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fluentTexts } from './web/build/fluentTexts.ts';

// graphql ships two builds; loading both gives two "realms" that refuse each other's schemas.
const graphql = fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url));

const withPostgres = {
  globalSetup: ['tests/harness/postgresSetup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const withBrowser = {
  ...withPostgres,
  globalSetup: [...withPostgres.globalSetup, 'tests/harness/chromiumSetup.ts'],
};

export default defineConfig({
  plugins: [fluentTexts()],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // The server's modules take seconds to load: once for each worker, not for each file.
    isolate: false,
    // Tests wait for databases and browsers more than they compute.
    maxWorkers: 2,
    // What is waited for comes at its own time: a test fails by its content, not for a busy machine.
    expect: { poll: { timeout: 15_000 } },
    server: {
      deps: {
        inline: [/type-graphql/, /@apollo\/server/, /graphql-scalars/, /graphql-ws/, /graphql-jit/],
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{api,schema,projections,web,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{int,contract,browser}.test.ts', 'node_modules/**'],
        },
      },
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
          ...withPostgres,
          globalSetup: [...withPostgres.globalSetup, 'tests/harness/serverBuild.ts'],
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
