import { expect } from 'vitest';
import type { Decided, Decider, DecisionContext, Happened } from '../../api/core/decider.ts';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import { isRefusal, type Refusal } from '../../schema/refusal.ts';

export const now = '2026-03-01T12:00:00.000Z';

/** Ids are numbered: `new-0`, `new-1`, … */
export const context: DecisionContext = {
  commandId: 'command',
  actorId: 'organiser',
  now,
  id: (n) => `new-${n}`,
};

/** A decider's test as history: what has happened, the command, and its result. */
export const historyOf =
  <State, Command, E extends DomainEvent>(decider: Decider<State, Command, E>) =>
  (events: readonly E[]) => {
    const fold = (state: State, recorded: readonly E[]) =>
      recorded
        .map((event) => ({ ...event, metadata: { at: now } }) as Happened<E>)
        .reduce(decider.evolve, state);
    const state = fold(decider.initialState, events);
    return {
      state,
      when: (command: Command) => {
        const decide = () => decider.decide(command, state, context);
        return {
          /** Expects exactly these events. */
          gives: (expected: readonly Decided<DomainEvent>[]) =>
            expect(decide()).toStrictEqual(expected),
          /** Returns the events; the test checks their data. */
          events: decide,
          /** The state after these events. */
          leaves: () => fold(state, decide()),
          /** @returns the refusal, for further checks */
          refuses: (code: string, details: object = {}): Refusal => {
            try {
              decide();
            } catch (error) {
              expect(isRefusal(error) && error).toMatchObject({ code, ...details });
              return error as Refusal;
            }
            throw new Error(`not refused with ${code}`);
          },
        };
      },
    };
  };
