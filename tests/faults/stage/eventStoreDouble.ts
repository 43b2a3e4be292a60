import { startEventStoreDbDouble } from '../../contract/eventStoreDbDouble/server.ts';

/** Runs the double of EventStoreDB in a process, until that is ended. */
const store = await startEventStoreDbDouble();
process.stdout.write(`listening on ${store.port}\n`);
