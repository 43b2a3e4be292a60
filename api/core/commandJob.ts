import type { DomainEvent, Position } from '../../schema/domainEvents.ts';
import type { Signed } from './appendDecision.ts';
import type { Decided, Decider, DecisionContext } from './decider.ts';
import { derivedId } from './ids.ts';

/** Who asks for a command, and by which id it is known. */
export type CommandOrigin = {
  /** 128 random bits (`newId`): the ids of what is created, and of the events, come from it. */
  commandId: string;
  actorId: string;
  /** ISO 8601; the handler's clock where absent. */
  at?: string;
  ip?: string;
  userAgent?: string;
  /** The command may have been decided before, with its answer lost: look for what it recorded. */
  mayBeRepeated?: boolean;
  /** Where that can only be: behind this position. In all of the stream where it is absent. */
  since?: Position;
  /** Told once something of the command stands. */
  onRecorded?: () => void;
  /** No longer begun from here on: its caller has been answered. `performance.now()`. */
  deadline?: number;
};

export type Handled<State, E extends DomainEvent> = {
  /** What the command recorded: nothing where all was already so. */
  events: Signed<E>[];
  /**
   * Where all of it stands at the latest; null where nothing was recorded. Commands that were
   * appended together have one position.
   */
  position: Position | null;
  /** As far as the stream was known to go: a reader who is there sees all that this decision saw. */
  streamPosition: Position | undefined;
  /** As this command left it. */
  state: State;
};

/** A command on its way, whatever its decider: `handle` alone knows the types. */
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

/** What stands in the log of who asked. */
export const metadataOf = ({ commandId, actorId, at, ip, userAgent }: CommandJob['origin']) => ({
  commandId,
  actorId,
  at,
  ...(ip && { ip }),
  ...(userAgent && { userAgent }),
});

export const isTooLate = ({ origin: { deadline } }: CommandJob): boolean =>
  deadline !== undefined && performance.now() > deadline;
