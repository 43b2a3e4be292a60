import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { SeatingProposal } from '../../api/seatingEngine/propose.ts';
import { scoreOfProposal } from '../harness/proposalScore.ts';
import { processorMilliseconds } from './processorTime.ts';
import { readInstance } from './seatingInstance.ts';

const usage = `npx tsx tests/benchmarks/seating.ts FILE [--ms 1000] [--seed 1] [--out FILE] [--evaluator COMMAND]
Seats the people of a file of the format seating-instance/1 in so many milliseconds of processor time.
Without --out the answer goes to standard output. FILE may be a folder of such files: each is seated by a
process of its own, and --out, which is needed then, is a folder as well. With --out and --evaluator,
COMMAND is run with two more arguments, the instance and the answer, and says what it is worth.`;

const refuse = (): never => {
  console.error(usage);
  process.exit(1);
};

const argumentsGiven = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ms: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        out: { type: 'string' },
        evaluator: { type: 'string' },
      },
    });
  } catch {
    return refuse();
  }
};

const { values, positionals } = argumentsGiven();
const [file = refuse()] = positionals;
const milliseconds = Number(values.ms);
const seed = Number(values.seed);
if (!(milliseconds > 0) || !Number.isInteger(seed)) refuse();

/** Seats the people of one file and scores the result. */
const seat = (instance: string, out: string | undefined): void => {
  const input = readInstance(instance);
  const began = processorMilliseconds();
  const proposal = new SeatingProposal(input, {
    scope: 'all',
    seed,
    planned: { seconds: milliseconds / 1_000, now: processorMilliseconds },
  });
  const { assignments, engine, planned, done } = proposal.run(
    () => processorMilliseconds() - began > 0.97 * milliseconds,
  );
  const spent = Math.round(processorMilliseconds() - began);
  const { worth } = scoreOfProposal(input, { assignments });
  console.error(
    `${worth.hard} broken, ${worth.waiting} waiting, ${worth.points} points; ${spent} ms of processor time`,
  );
  const answer = `${JSON.stringify({ assignments, engine, seed, planned, done })}\n`;
  if (out) writeFileSync(out, answer);
  else process.stdout.write(answer);
  if (out && values.evaluator)
    spawnSync('sh', ['-c', `${values.evaluator} "$1" "$2"`, 'sh', instance, out], {
      stdio: 'inherit',
    });
};

/** Runs a new process for each file, so that all start equally cold. */
const seatAll = (folder: string, out: string): void => {
  mkdirSync(out, { recursive: true });
  const options = ['--ms', values.ms, '--seed', values.seed];
  if (values.evaluator) options.push('--evaluator', values.evaluator);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    console.error(basename(name, '.json'));
    const files = [join(folder, name), '--out', join(out, name)];
    const [, script = ''] = process.argv;
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, script, ...files, ...options],
      { stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = 1;
  }
};

if (!statSync(file).isDirectory()) seat(file, values.out);
else seatAll(file, values.out ?? refuse());
