import { startEventStoreDbDouble } from '../../contract/eventStoreDbDouble/server.ts';

/** The double of EventStoreDB as a process, until it is ended. */
const store = await startEventStoreDbDouble();
process.stdout.write(`listening on ${store.port}\n`);
