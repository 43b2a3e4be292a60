import type { DomainEvent } from '../../schema/domainEvents.ts';

/** The inputs of a decision besides command and state. Passed in to keep deciders pure. */
export type DecisionContext = {
  commandId: string;
  actorId: string;
  /** ISO 8601, UTC. */
  now: string;
  /** The n-th id of this command, the same each time the command is repeated. */
  id: (n: number) => string;
  /** The most bytes (`appendBytes`) of each part of a command that is appended in parts. */
  partBytes?: number;
};

/**
 * A decided event. `ordinal` is its place within its command, from 0, and determines its id. By default, it
 * continues after the events that the command has recorded.
 */
export type Decided<E extends DomainEvent> = E & { ordinal?: number };

/** A domain event with the time when it was recorded, the only metadata that `evolve` may use. */
export type Happened<E extends DomainEvent> = E & { metadata: { at: string } };

/**
 * Pure functions that hold all rules of one kind of stream. `decide` returns no events if nothing
 * changes, and throws a `Refusal` if the command is not possible.
 */
export type Decider<State, Command, E extends DomainEvent> = {
  /** Raise it whenever `evolve` or `State` changes, because snapshots of other versions are not used. */
  version: number;
  initialState: State;
  decide: (command: Command, state: State, context: DecisionContext) => Decided<E>[];
  evolve: (state: State, event: Happened<E>) => State;
  /** Whether these events of one command are complete. For commands that need several appends. */
  isWhole?: (events: readonly E[]) => boolean;
  /** The events that discard the recorded parts of a command that cannot be completed. */
  discard?: (state: State, commandId: string) => Decided<E>[];
  /** How many things a state holds. Limits how many states stay in memory. Default: 1. */
  weight?: (state: State) => number;
  /** Converts a state to JSON and back for snapshots, and names the people whose data it holds. */
  snapshot?: {
    toJson: (state: State) => unknown;
    fromJson: (json: unknown) => State;
    people: (state: State) => string[];
  };
};

type Message = { type: string };

/** The function that decides each type of command. */
export type Decisions<State, Command extends Message, E extends DomainEvent> = {
  [Type in Command['type']]: (
    command: Extract<Command, { type: Type }>,
    state: State,
    context: DecisionContext,
  ) => Decided<E>[];
};

/** The function that folds each type of event into a state. */
export type Folds<State, E extends DomainEvent> = {
  [Type in E['type']]: (state: State, event: Happened<Extract<E, { type: Type }>>) => State;
};

/** Decides a command with the function for its type. @throws Error for an unknown type */
export const decideBy = <State, Command extends Message, E extends DomainEvent>(
  decisions: Decisions<State, Command, E>,
  command: Command,
  state: State,
  context: DecisionContext,
): Decided<E>[] => handlerOf(decisions, command)(command as never, state, context);

/**
 * Folds an event with the function for its type. @throws Error for an unknown type, as in a log of newer code
 */
export const foldBy = <State, E extends DomainEvent>(
  folds: Folds<State, E>,
  state: State,
  event: Happened<E>,
): State => handlerOf(folds, event as Message)(state, event as never);

const handlerOf = <Handlers extends object>(handlers: Handlers, { type }: Message) => {
  if (!Object.hasOwn(handlers, type)) throw new Error(`Nothing handles ${type}`);
  return handlers[type as keyof Handlers];
};

/**
 * For the `default` of an exhaustive switch: compiles only if every type has a case.
 * @throws Error for a type that no case handles, as in a log of newer code
 */
export const neverHandled = (value: never): never => {
  throw new Error(`Nothing handles ${(value as { type: string }).type}`);
};
