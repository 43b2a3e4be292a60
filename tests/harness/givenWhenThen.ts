import { expect } from 'vitest';
import type { Decider, DecisionContext, Happened } from '../../api/core/decider.ts';
import { isRefusal } from '../../api/core/errors.ts';
import type { DomainEvent } from '../../schema/domainEvents.ts';

export const now = '2026-03-01T12:00:00.000Z';

/** Ids are told by their place: `new-0`, `new-1`, … */
export const context: DecisionContext = {
  commandId: 'command',
  actorId: 'organiser',
  now,
  id: (n) => `new-${n}`,
};

/** A decider's test as history: what happened, what is asked for, what comes of it. */
export const historyOf =
  <State, Command, E extends DomainEvent>(decider: Decider<State, Command, E>) =>
  (events: readonly E[]) => {
    const happened = events.map((event) => ({ ...event, metadata: { at: now } }) as Happened<E>);
    const state = happened.reduce(decider.evolve, decider.initialState);
    return {
      state,
      when: (command: Command) => {
        const decide = () => decider.decide(command, state, context);
        return {
          /** These events, to the letter. */
          gives: (expected: readonly DomainEvent[]) => expect(decide()).toEqual(expected),
          /** Events of these types, whose data is looked at by the test. */
          events: decide,
          refuses: (code: string, details: object = {}) => {
            try {
              decide();
            } catch (error) {
              expect(isRefusal(error) && error).toMatchObject({ code, ...details });
              return;
            }
            throw new Error(`not refused with ${code}`);
          },
        };
      },
    };
  };
