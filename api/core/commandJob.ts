import type { DomainEvent, Position } from '../../schema/domainEvents.ts';
import type { EventWithMetadata } from './appendDecision.ts';
import type { Decided, Decider, DecisionContext } from './decider.ts';
import { derivedId } from './ids.ts';

/** The sender of a command, and its id. */
export type CommandOrigin = {
  /** 128 random bits (`newId`). Ids of created things and of events derive from it. */
  commandId: string;
  actorId: string;
  /** ISO 8601. Default: the handler's clock. */
  at?: string;
  ip?: string;
  userAgent?: string;
  /** Whether the command may have run before and lost its answer. If so, its events are looked for first. */
  mayBeRepeated?: boolean;
  /** A position before all earlier events of the command. Default: they may be anywhere in the stream. */
  since?: Position;
  /** Called once the log has events of the command, with a position that readers of them wait for. */
  onRecorded?: (position: Position | undefined) => void;
  /** In `performance.now()`. The command must not begin later, because its caller has been answered. */
  deadline?: number;
};

export type Handled<State, E extends DomainEvent> = {
  /** The recorded events; empty if nothing changed. */
  events: EventWithMetadata<E>[];
  /** The position of the last event, or of the append that the event shared; null if nothing was recorded. */
  position: Position | null;
  /**
   * The end of the stream when the command was decided. A reader at this position sees what the decision saw.
   */
  streamPosition: Position | undefined;
  state: State;
};

/** A command in progress. Only `handle` knows the types of its decider. */
export type CommandJob = {
  decider: Decider<unknown, unknown, DomainEvent>;
  command: unknown;
  origin: CommandOrigin & { at: string };
  partBytes: number;
};

export type HandledJob = Handled<unknown, DomainEvent>;

export type Outcome =
  | { ok: true; events: Decided<DomainEvent>[] }
  | { ok: false; refusal: unknown };

/** Decides a command against a state. A thrown refusal becomes part of the outcome. */
export const outcomeOf = (
  { decider, command, origin, partBytes }: CommandJob,
  state: unknown,
): Outcome => {
  const { commandId, actorId, at } = origin;
  const context: DecisionContext = {
    commandId,
    actorId,
    now: at,
    id: (n) => derivedId(commandId, n),
    partBytes,
  };
  try {
    return { ok: true, events: decider.decide(command, state, context) };
  } catch (refusal) {
    return { ok: false, refusal };
  }
};

/** The part of a command's origin that its events keep. */
export const metadataOf = ({ commandId, actorId, at, ip, userAgent }: CommandJob['origin']) => ({
  commandId,
  actorId,
  at,
  ...(ip && { ip }),
  ...(userAgent && { userAgent }),
});

/** Whether the command's deadline has passed. */
export const isTooLate = ({ origin: { deadline } }: CommandJob): boolean =>
  deadline !== undefined && performance.now() > deadline;
