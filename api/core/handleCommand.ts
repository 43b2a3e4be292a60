import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { CommandJob, CommandOrigin, Handled, HandledJob } from './commandJob.ts';
import { decideAlone, type Round } from './decideAlone.ts';
import type { Decider } from './decider.ts';
import { decideTogether } from './decideTogether.ts';
import type { EventLog } from './eventLog.ts';
import { createFoldedStates } from './foldedStates.ts';
import { createRounds } from './rounds.ts';
import type { SnapshotStore } from './snapshots.ts';
import type { Folded } from './stateCache.ts';

export type { CommandOrigin, Handled } from './commandJob.ts';

export type CommandHandler = {
  /**
   * Decides a command against its stream and appends what comes of it, once per command id.
   * @throws Refusal what the decider refuses; CONFLICT after too many lost races; NOT_READY where
   * the log gives no answer.
   */
  handle: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    origin: CommandOrigin,
  ) => Promise<Handled<S, E>>;
  /** The state as of now, read up to the stream's end. */
  load: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ) => Promise<Folded<S>>;
  /** Lets go of what is remembered of a stream, or of all: it may hold somebody who was erased. */
  forget: (stream?: string) => void;
  /** The state with the event of this revision; -1 for before the first. */
  at: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    revision: bigint,
  ) => Promise<Folded<S>>;
};

export type CommandHandlerOptions = {
  log: EventLog;
  snapshots?: SnapshotStore;
  /** Streams whose folded state is kept in memory. */
  cacheSize?: number;
  /** How often a command that lost a race is decided again. */
  retries?: number;
  clock?: () => Date;
  /** From 0 to 1, for the pause between two tries. */
  random?: () => number;
};

/** Commands of one stream that are appended together at most. */
const mostTogether = 64;

/** The only code that appends to the event log. */
export const createCommandHandler = ({
  log,
  snapshots,
  cacheSize = 2_000,
  retries = 5,
  clock = () => new Date(),
  random = Math.random,
}: CommandHandlerOptions): CommandHandler => {
  const states = createFoldedStates({ log, snapshots, cacheSize });

  const inRounds = createRounds<CommandJob, HandledJob>(mostTogether, async (stream, jobs) => {
    const settled = await decideTogether(log, states, stream, jobs);
    const isFresh = [...settled.values()].some(({ status }) => status === 'fulfilled');
    const round: Round = { isFresh };
    for (const job of jobs) {
      if (settled.has(job)) continue;
      const alone = decideAlone(log, states, stream, job, round, { retries, random });
      const [outcome] = await Promise.allSettled([alone]);
      settled.set(job, outcome);
    }
    return jobs.flatMap((job) => settled.get(job) ?? []);
  });

  return {
    handle: <S, C, E extends DomainEvent>(
      decider: Decider<S, C, E>,
      stream: string,
      command: C,
      origin: CommandOrigin,
    ) => {
      const at = origin.at ?? clock().toISOString();
      const job = { decider, command, origin: { ...origin, at } } as unknown as CommandJob;
      return inRounds(stream, job) as Promise<unknown> as Promise<Handled<S, E>>;
    },
    load: (decider, stream) => states.current(decider, stream),
    forget: (stream) => (stream === undefined ? states.forgetAll() : states.forget(stream)),
    at: (decider, stream, revision) => states.at(decider, stream, revision),
  };
};
