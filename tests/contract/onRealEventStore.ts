import { spawn } from 'node:child_process';
import { refusePlannersStore, removeSuiteStreams } from './realEventStore.ts';

/** Runs only the event log's contract, against the server at EVENTSTORE_URL. */
const url = process.env.EVENTSTORE_URL;
if (!url) {
  console.error('Set EVENTSTORE_URL to an EventStoreDB, e.g. esdb://127.0.0.1:2113?tls=false');
  process.exit(1);
}
await refusePlannersStore(url).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const args = ['vitest', 'run', '--project', 'contract', '-t', 'at a real server'];
spawn('npx', args, { stdio: 'inherit' }).on('exit', async (code) => {
  await removeSuiteStreams(url);
  process.exit(code ?? 1);
});
