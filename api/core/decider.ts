import type { DomainEvent } from '../../schema/domainEvents.ts';

/** What a decision may depend on besides command and state: passed in, so that deciding stays pure. */
export type DecisionContext = {
  commandId: string;
  actorId: string;
  /** ISO 8601, UTC. */
  now: string;
  /** The n-th id of this command: the same command gives the same ids whenever it is decided. */
  id: (n: number) => string;
  /** How large each of several parts may be that are appended one by one (`appendBytes`). */
  partBytes?: number;
};

/**
 * An event as decided. `ordinal` is its place within its command, from 0, and sets its id: the next
 * one behind what the command has recorded, unless a decider gives it itself.
 */
export type Decided<E extends DomainEvent> = E & { ordinal?: number };

/** A domain event with the time of its recording: what `evolve` may use. */
export type Happened<E extends DomainEvent> = E & { metadata: { at: string } };

/**
 * Three pure functions. `decide` answers no events where all is already so, and throws a `Refusal`
 * where it cannot be.
 */
export type Decider<State, Command, E extends DomainEvent> = {
  /** Raised whenever `evolve` or `State` changes, so that saved snapshots of older ones are dropped. */
  version: number;
  initialState: State;
  decide: (command: Command, state: State, context: DecisionContext) => Decided<E>[];
  evolve: (state: State, event: Happened<E>) => State;
  /**
   * Whether the events of one command have their whole effect, where commands may be recorded in
   * several appends. One append alone always has.
   */
  isWhole?: (events: readonly E[]) => boolean;
  /** What ends the parts of a command that cannot be completed, so that nothing of it waits. */
  discard?: (state: State, commandId: string) => Decided<E>[];
  /** How many things a state holds, where that may be many: it limits how many states are remembered. */
  weight?: (state: State) => number;
  /** To and from JSON, where states are worth a snapshot; and whom a state tells something of. */
  snapshot?: {
    toJson: (state: State) => unknown;
    fromJson: (json: unknown) => State;
    people: (state: State) => string[];
  };
};
