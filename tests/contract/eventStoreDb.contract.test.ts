import { describe } from 'vitest';
import { networkedContract } from './cases/everyLog.ts';
import { openEventStoreDb, openEventStoreDbDouble } from './subjects.ts';

describe('the event log in EventStoreDB, at a double', () =>
  networkedContract(openEventStoreDbDouble, 1_600));

const eventStoreUrl = process.env.EVENTSTORE_URL;
if (eventStoreUrl) {
  describe('the event log in EventStoreDB, at a real server', () =>
    networkedContract(() => openEventStoreDb(eventStoreUrl), 1_600));
}
