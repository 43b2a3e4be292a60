import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plannedFor, SeatingProposal } from '../../api/seatingEngine/propose.ts';
import { processorMilliseconds } from './processorTime.ts';
import { readInstance } from './seatingInstance.ts';

const usage = `npx tsx tests/benchmarks/seating.ts FILE [--ms 1000] [--seed 1] [--out FILE]
Seats the people of a file of the format seating-instance/1 in so many milliseconds of processor time.
Without --out the answer goes to standard output.`;

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

const input = readInstance(file);
const began = processorMilliseconds();
const planned = plannedFor(input, { scope: 'all' }, milliseconds / 1_000, processorMilliseconds);
const { assignments, engine, done, worth } = new SeatingProposal(input, {
  scope: 'all',
  seed,
  planned,
}).run(() => processorMilliseconds() - began > milliseconds);
const spent = Math.round(processorMilliseconds() - began);
console.error(
  `${worth.hard} broken, ${worth.waiting} waiting, ${worth.points} points; ${spent} ms of processor time`,
);
const answer = `${JSON.stringify({ assignments, engine, seed, planned, done })}\n`;
if (values.out) writeFileSync(values.out, answer);
else process.stdout.write(answer);
