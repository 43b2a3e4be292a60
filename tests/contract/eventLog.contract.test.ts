import { afterAll, beforeAll, describe } from 'vitest';
import { appendingCases } from './cases/appending.ts';
import { concurrencyCases } from './cases/concurrency.ts';
import { followingCases } from './cases/following.ts';
import { outageCases } from './cases/outages.ts';
import { readingCases } from './cases/reading.ts';
import { repeatedCommandCases } from './cases/repeatedCommands.ts';
import {
  type NetworkedSubject,
  openEventStoreDb,
  openEventStoreDbDouble,
  openInMemory,
  openPostgres,
  type Subject,
} from './subjects.ts';

/** What every adapter of the event log must do. */
const contract = <S extends Subject>(open: () => Promise<S>, crowd: number): (() => S) => {
  let opened: S;
  const subject = () => opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  describe('appending', () => appendingCases(subject));
  describe('reading', () => readingCases(subject));
  describe('following', () => followingCases(subject));
  describe('under repeated commands', () => repeatedCommandCases(subject));
  describe('in a crowd', () => concurrencyCases(subject, crowd));
  return subject;
};

const networkedContract = (open: () => Promise<NetworkedSubject>, crowd: number) => {
  const subject = contract(open, crowd);
  describe('when the network fails', () => outageCases(subject));
};

describe('the event log in memory', () => void contract(openInMemory, 20_000));

describe('the event log in PostgreSQL', () => networkedContract(openPostgres, 20_480));

describe('the event log in EventStoreDB, at a double', () =>
  networkedContract(openEventStoreDbDouble, 1_600));

const eventStoreUrl = process.env.EVENTSTORE_URL;
if (eventStoreUrl) {
  describe('the event log in EventStoreDB, at a real server', () =>
    networkedContract(() => openEventStoreDb(eventStoreUrl), 1_600));
}
