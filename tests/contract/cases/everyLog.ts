import { afterAll, beforeAll, describe } from 'vitest';
import type { NetworkedSubject, Subject } from '../subjects.ts';
import { appendingCases } from './appending.ts';
import { concurrencyCases } from './concurrency.ts';
import { copyCases } from './copies.ts';
import { followingCases } from './following.ts';
import { outageCases } from './outages.ts';
import { readingCases } from './reading.ts';
import { repeatedCommandCases } from './repeatedCommands.ts';

/** What every adapter of the event log must do. `crowd` is the number of concurrent appends. */
export const contract = <S extends Subject>(open: () => Promise<S>, crowd: number): (() => S) => {
  let opened: S;
  const subject = () => opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  describe('appending', () => appendingCases(subject));
  describe('reading', () => readingCases(subject));
  describe('following', () => followingCases(subject));
  describe('with copies of plans', () => copyCases(subject));
  describe('with repeated commands', () => repeatedCommandCases(subject));
  describe('with many clients', () => concurrencyCases(subject, crowd));
  return subject;
};

/** The same for an adapter that is reached over a network. */
export const networkedContract = (open: () => Promise<NetworkedSubject>, crowd: number): void => {
  const subject = contract(open, crowd);
  describe('when the network fails', () => outageCases(subject));
};
