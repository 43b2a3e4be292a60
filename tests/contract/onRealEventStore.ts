import { spawn } from 'node:child_process';

/** The event log's contract against the server that EVENTSTORE_URL names, and nothing else. */
if (!process.env.EVENTSTORE_URL) {
  console.error(
    'Set EVENTSTORE_URL to a single EventStoreDB server, e.g. esdb://127.0.0.1:2113?tls=false',
  );
  process.exit(1);
}
const args = ['vitest', 'run', '--project', 'contract', '-t', 'at a real server'];
spawn('npx', args, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
