import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The whole test command: lint, layer rules, types, generated files, then unit, contract,
 * integration and browser tests. Everything runs even where something failed, and the last line
 * counts all of it. Exit code 1 when anything failed.
 */
type Outcome = { passed: number; failed: number };

const run = (
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, FORCE_COLOR: '0', ...env } });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

const bin = (name: string) => join('node_modules', '.bin', name);

/** A check is one thing that passes or fails; its output is shown only when it failed. */
const check = async (title: string, command: string, args: string[]): Promise<Outcome> => {
  const started = Date.now();
  const { code, output } = await run(command, args);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** dependency-cruiser passes when it sees nothing, e.g. with a compiler it cannot use: that is a failure. */
const layerRules = async (): Promise<Outcome> => {
  const args = ['--config', '.dependency-cruiser.cjs', 'api', 'schema', 'projections', 'web'];
  const { code, output } = await run(bin('depcruise'), args);
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  const ok = code === 0 && modules > 50;
  console.log(`${ok ? 'ok  ' : 'FAIL'} layer rules (${modules} modules)`);
  if (!ok) console.log(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** What a machine's clock and language may be: neither may change what is stored, matched or told apart. */
const places = {
  'in UTC': { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' },
  'far away': { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
};

const unitTests = async (folder: string): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const [place, env] of Object.entries(places))
    outcomes.push(await vitest('unit', folder, place, env));
  return outcomes;
};

const vitest = async (
  project: string,
  folder: string,
  place = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> => {
  const title = place ? `${project} tests ${place}` : `${project} tests`;
  const report = join(folder, `${title}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  const started = Date.now();
  const { code, output } = await run(bin('vitest'), [...args, `--outputFile.json=${report}`], env);
  const counts = await countsOf(report);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${title}: ${counts.passed} passed, ${counts.failed} failed, (${seconds} s)`,
  );
  if (code !== 0) console.log(output);
  // A run that fails without a failed test (an unhandled error, a file that does not load) counts.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

const countsOf = async (report: string): Promise<Outcome> => {
  try {
    const result = JSON.parse(await readFile(report, 'utf8'));
    return { passed: result.numPassedTests, failed: result.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
};

const staticChecks = async (): Promise<Outcome[]> => [
  await check('lint', bin('biome'), ['check', '.']),
  await check('unused code', bin('knip'), []),
  await layerRules(),
  await check('types', bin('tsc'), ['--noEmit']),
  await check('schema.graphql is fresh', bin('tsx'), ['api/emitSchema.ts', '--check']),
  await check('typed documents are fresh', bin('graphql-codegen'), [
    '--config',
    'codegen.ts',
    '--check',
  ]),
];

const main = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-report-'));
  const outcomes = (await Promise.all([staticChecks(), unitTests(folder)])).flat();
  for (const project of ['contract', 'integration', 'browser']) {
    outcomes.push(await vitest(project, folder));
  }
  await rm(folder, { recursive: true, force: true });

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

await main();
