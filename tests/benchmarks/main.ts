import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTemporaryPostgres } from '../../api/embedded/postgres.ts';
import { endOnSignals, undoAll } from '../harness/leaveNothing.ts';
import buildServer from '../harness/serverBuild.ts';
import { chart } from './chart.ts';
import { commandPath } from './commandPath.ts';
import { decideAndAppend } from './decideAndAppend.ts';
import { erasingBesideAnswers } from './erasing.ts';
import { fanOut } from './fanOut.ts';
import { find } from './find.ts';
import { firstVisits } from './firstVisits.ts';
import { followedTopics } from './followedTopics.ts';
import { guestFiles } from './guestFiles.ts';
import { guestTable } from './guestTable.ts';
import { kitchen } from './kitchen.ts';
import { live } from './live.ts';
import { mergedLists } from './mergedLists.ts';
import { reads } from './reads.ts';
import { growth, rebuild } from './rebuild.ts';
import { type Result, tableOf } from './report.ts';
import { scannedSheets } from './scannedSheets.ts';
import { seatingGoals } from './seatingGoals.ts';
import type { Section } from './section.ts';
import { sheets } from './sheets.ts';
import { size } from './size.ts';
import { storm } from './storm.ts';
import { timeTravel } from './timeTravel.ts';
import { trail } from './trail.ts';
import { twoProcesses } from './twoProcesses.ts';

const sections: Record<string, Section> = {
  command: commandPath,
  append: decideAndAppend,
  rebuild,
  growth,
  live,
  'fan-out': fanOut,
  storm,
  topics: followedTopics,
  processes: twoProcesses,
  reads,
  size,
  chart,
  'first-visits': firstVisits,
  'time-travel': timeTravel,
  trail,
  erasing: erasingBesideAnswers,
  'guest-files': guestFiles,
  'guest-table': guestTable,
  find,
  merge: mergedLists,
  kitchen,
  sheets,
  'scanned-sheets': scannedSheets,
  seating: seatingGoals,
};

const usage = `npm run bench -- [--only NAME,…] [--rounds N] [--seconds N] [--json FILE]
NAME is one of ${Object.keys(sections).join(', ')}.`;

const refuse = (): never => {
  console.error(usage);
  process.exit(1);
};

const argumentsGiven = () => {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '4' },
        json: { type: 'string' },
      },
    }).values;
  } catch {
    return refuse();
  }
};

const options = () => {
  const values = argumentsGiven();
  const only = values.only?.split(',') ?? Object.keys(sections);
  const unknown = only.find((name) => !Object.hasOwn(sections, name));
  if (unknown || !(Number(values.rounds) >= 1) || !(Number(values.seconds) > 0)) refuse();
  return {
    only,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    json: values.json,
  };
};

const main = async () => {
  const { only, rounds, seconds, json } = options();
  endOnSignals();
  await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'planner-bench-'));
  const server = await startTemporaryPostgres(folder);
  const freshDatabase = async (name: string): Promise<string> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`CREATE DATABASE bench_${name}`);
    await client.end();
    const url = new URL(server.url);
    url.pathname = `/bench_${name}`;
    return url.href;
  };

  const results: Result[] = [];
  let hasFailed = false;
  try {
    for (const name of only) {
      const say = (line: string) => console.error(`${name}: ${line}`);
      say('started');
      const section = sections[name];
      if (section) results.push(...(await section({ freshDatabase, rounds, seconds, say })));
    }
  } catch (error) {
    // This happens before the database stops: open clients would fail then, and hide the cause.
    console.error(error);
    undoAll();
    hasFailed = true;
  } finally {
    await server.stop();
  }
  console.log(tableOf(results));
  if (json) await writeFile(json, `${JSON.stringify({ rounds, seconds, results }, null, 2)}\n`);
  // A failed section has left connections open.
  if (hasFailed) process.exit(1);
};

await main();
