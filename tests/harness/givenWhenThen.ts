import { expect } from 'vitest';
import type { Decided, Decider, DecisionContext, Happened } from '../../api/core/decider.ts';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import { isRefusal, type Refusal } from '../../schema/refusal.ts';

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
          /** These events, to the letter. */
          gives: (expected: readonly Decided<DomainEvent>[]) =>
            expect(decide()).toStrictEqual(expected),
          /** Events of these types, whose data is looked at by the test. */
          events: decide,
          /** What all has come to once these events are recorded. */
          leaves: () => fold(state, decide()),
          /** @returns the refusal, for what else is to be looked at */
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
