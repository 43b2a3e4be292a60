import { parseArgs } from 'node:util';
import { endOnSignals } from '../harness/leaveNothing.ts';
import buildServer from '../harness/serverBuild.ts';
import { controls, faults } from './catalogue.ts';
import type { Control, Fault, Settings } from './fault.ts';
import { runFaults } from './runFaults.ts';

const usage = `npm run faults -- [options]
  --only NAME,…   these faults or controls alone
  --list          says which there are
  --control       the controls alone; without it all faults, then all controls
  --eventstore    the log over EVENTSTORE_URL, or over the double where that is not set
  --seed N        draws the same commands again (chance otherwise)
  --clients N     how many clients (16)
  --commands N    commands acknowledged before, between and after strikes (150)
  --seconds N     how long something stays stopped, silent or full (6)
  --stall N       seconds without an acknowledged command that count as a stall (60)
  --details       every case that was found, a line each`;

const refuse = (): never => {
  console.error(usage);
  process.exit(1);
};

const optionsGiven = () => {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        list: { type: 'boolean', default: false },
        control: { type: 'boolean', default: false },
        eventstore: { type: 'boolean', default: false },
        details: { type: 'boolean', default: false },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
        clients: { type: 'string', default: '16' },
        commands: { type: 'string', default: '150' },
        seconds: { type: 'string', default: '6' },
        stall: { type: 'string', default: '60' },
      },
    }).values;
  } catch {
    return refuse();
  }
};

const positive = (text: string): number => (Number(text) > 0 ? Number(text) : refuse());

const chosenBy = ({ only, control, eventstore }: ReturnType<typeof optionsGiven>) => {
  const all: readonly (Fault | Control)[] = [...faults, ...controls];
  const store = eventstore ? 'eventstore' : 'postgres';
  const possible = all.filter((fault) => fault.only === undefined || fault.only === store);
  if (!only) return control ? possible.filter((fault) => 'finds' in fault) : possible;
  return only.split(',').map((name) => all.find((fault) => fault.name === name) ?? refuse());
};

const main = async (): Promise<void> => {
  const options = optionsGiven();
  const chosen = chosenBy(options);
  if (options.list) {
    for (const { name, about } of chosen) console.log(`${name.padEnd(26)} ${about}`);
    return;
  }
  const settings: Settings = {
    seed: Number(options.seed),
    clients: positive(options.clients),
    commands: positive(options.commands),
    seconds: positive(options.seconds),
    stallMs: positive(options.stall) * 1000,
    eventStore: options.eventstore,
  };
  endOnSignals();
  await buildServer();
  console.log(`seed ${settings.seed}, ${settings.clients} clients`);
  const isRight = await runFaults(chosen, settings, ({ line, details, isRight: right }) => {
    console.log(`${right ? 'ok  ' : 'FAIL'} ${line}`);
    if (!right || options.details) for (const text of details) console.log(text);
  });
  process.exitCode = isRight ? 0 : 1;
};

await main();
