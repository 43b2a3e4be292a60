import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { treeWithExample } from './harness/workedExample.ts';

/**
 * The whole test command: unit, contract, integration and browser tests in one run, with lint, layer
 * rules, types and generated files beside them. Everything runs even after failures, and the last line
 * counts all of it. The exit code is 1 if anything failed.
 */
type Outcome = { passed: number; failed: number };

const env = { ...process.env, FORCE_COLOR: '0' };
const bin = (name: string) => resolve('node_modules', '.bin', name);

/** The native compiler: both packages have a command of this name. */
const tsc = resolve('node_modules', 'typescript-7', 'bin', 'tsc');

type Ran = { code: number; output: string };

const run = ([name = '', ...args]: readonly string[], cwd = '.'): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(name === 'tsc' ? tsc : bin(name), args, { env, cwd });
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

/** A check either passes or fails. Its output is shown only if it failed. */
type Check = { title: string; check: () => Promise<Ran>; accepts?: (output: string) => boolean };

const ran = (...command: string[]) => ({ check: () => run(command) });

/**
 * dependency-cruiser also passes if it finds no modules, e.g. with a compiler that it does not support.
 */
const sawTheModules = (output: string): boolean =>
  Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 50;

/**
 * Checks the types of all sources with the README's worked example applied. The example only adds code,
 * so one run finds the errors of both.
 */
const typesWithExample = async (): Promise<Ran> => {
  const { folder, remove } = await treeWithExample();
  const steps = [
    ['tsx', 'api/emitSchema.ts'],
    ['graphql-codegen', '--config', 'codegen.ts'],
    // More threads would use more processor time for the same work, which the tests beside it need.
    ['tsc', '--noEmit', '--singleThreaded'],
  ];
  let last: Ran = { code: 0, output: '' };
  for (const step of steps) if (last.code === 0) last = await run(step, folder);
  await remove();
  return last;
};

const layers = ['api', 'schema', 'projections', 'web'];

const checks: Check[] = [
  { title: "types, also of the README's worked example", check: typesWithExample },
  { title: 'lint', ...ran('biome', 'check', '.') },
  { title: 'unused code', ...ran('knip') },
  {
    title: 'layer rules',
    ...ran('depcruise', '--config', '.dependency-cruiser.cjs', ...layers),
    accepts: sawTheModules,
  },
  { title: 'schema.graphql is fresh', ...ran('tsx', 'api/emitSchema.ts', '--check') },
  {
    title: 'typed documents are fresh',
    ...ran('graphql-codegen', '--config', 'codegen.ts', '--check'),
  },
];

const outcomeOf = async ({ title, check, accepts }: Check): Promise<Outcome> => {
  const started = Date.now();
  const { code, output } = await check().catch((error) => ({ code: 1, output: String(error) }));
  const ok = code === 0 && (accepts?.(output) ?? true);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
  if (!ok) console.log(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Two at a time: one computes while the other reads files. */
const staticChecks = async (): Promise<Outcome[]> => {
  const waiting = checks.values();
  const outcomes: Outcome[] = [];
  const inTurn = async () => {
    for (const check of waiting) outcomes.push(await outcomeOf(check));
  };
  await Promise.all([inTurn(), inTurn()]);
  return outcomes;
};

const projects = ['unit', 'unit-far-away', 'contract', 'integration', 'browser'];

/** Its report is shown as it arrives. */
const tests = async (): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-report-'));
  const report = join(folder, 'tests.json');
  const args = ['run', '--slowTestThreshold=10000', '--reporter=default', '--reporter=json'];
  args.push(`--outputFile.json=${report}`, ...projects.map((name) => `--project=${name}`));
  const child = spawn(bin('vitest'), args, { env, stdio: 'inherit' });
  const code = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
  const counts = await countsOf(report);
  await rm(folder, { recursive: true, force: true });
  // A run that fails without a failed test (an unhandled error, a file that does not load) counts as a
  // failure.
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

const outcomes = (await Promise.all([staticChecks(), tests()])).flat();
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
