import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { partBytesOf } from './appendBytes.ts';
import type { CommandJob, CommandOrigin, Handled, HandledJob } from './commandJob.ts';
import { createContention, turnAt } from './contention.ts';
import { decideAlone, handledJob, isWholeFor, type Racing, type Round } from './decideAlone.ts';
import type { Decider } from './decider.ts';
import { decideTogether } from './decideTogether.ts';
import { createFoldedStates } from './foldedStates.ts';
import { createRounds } from './rounds.ts';
import type { SnapshotStore } from './snapshots.ts';
import { recordedBy } from './standing.ts';
import type { Folded } from './stateCache.ts';

export type { CommandOrigin, Handled } from './commandJob.ts';

export type CommandHandler = {
  /**
   * Decides a command against its stream and appends what comes of it, once per command id. One that
   * may be a repeat is answered by what it recorded before, where that is whole.
   * @throws Refusal what the decider refuses; CONFLICT where it loses races for too long; NOT_READY
   * where the log gives no answer, or `deadline` has passed before it was begun.
   */
  handle: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    origin: CommandOrigin,
  ) => Promise<Handled<S, E>>;
  /**
   * What a command that may be a repeat recorded before: undefined where that is nothing, or is not
   * whole, so that it is to be decided.
   */
  recorded: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    origin: CommandOrigin,
  ) => Promise<Handled<S, E> | undefined>;
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
  clock?: () => Date;
  /** From 0 to 1, for the pause between two tries. */
  random?: () => number;
  /** In milliseconds, since whenever. */
  elapsed?: () => number;
};

/** Below what anybody waits for, and enough for some dozen tries. */
const longestRaceMs = 1_500;

/** Commands of one stream that are appended together at most. */
const mostTogether = 64;

/** The only code that appends to the event log. */
export const createCommandHandler = ({
  log,
  snapshots,
  cacheSize = 2_000,
  clock = () => new Date(),
  random = Math.random,
  elapsed = () => performance.now(),
}: CommandHandlerOptions): CommandHandler => {
  const states = createFoldedStates({ log, snapshots, cacheSize });
  const partBytes = partBytesOf(log);
  const racing: Racing = { budgetMs: longestRaceMs, elapsed, random };

  const contention = createContention(elapsed);

  const decideAll = async (stream: string, jobs: CommandJob[], round: Round) => {
    const settled = await decideTogether(log, states, stream, jobs, round);
    if ([...settled.values()].some(({ status }) => status === 'fulfilled')) round.isFresh = true;
    for (const job of jobs) {
      if (settled.has(job)) continue;
      const alone = decideAlone(log, states, stream, job, round, racing);
      const [outcome] = await Promise.allSettled([alone]);
      settled.set(job, outcome);
    }
    return jobs.flatMap((job) => settled.get(job) ?? []);
  };

  const inRounds = createRounds<CommandJob, HandledJob>(mostTogether, async (stream, jobs) => {
    const turn = turnAt(log, stream);
    const hasLost = () => contention.lostAt(stream);
    const round: Round = { isFresh: false, hasLost, takeTurn: turn.take };
    try {
      // Where others append as well, one after the other is faster than one against the other.
      if (jobs[0] && contention.isAt(stream)) {
        await turn.take(longestRaceMs);
        await states.current(jobs[0].decider, stream);
        round.isFresh = true;
      }
      return await decideAll(stream, jobs, round);
    } finally {
      await turn.giveBack();
    }
  });

  return {
    handle: <S, C, E extends DomainEvent>(
      decider: Decider<S, C, E>,
      stream: string,
      command: C,
      origin: CommandOrigin,
    ) => {
      const at = origin.at ?? clock().toISOString();
      const asked = { ...origin, at };
      const job = { decider, command, origin: asked, partBytes } as unknown as CommandJob;
      return inRounds(stream, job) as Promise<unknown> as Promise<Handled<S, E>>;
    },
    recorded: async <S, C, E extends DomainEvent>(
      decider: Decider<S, C, E>,
      stream: string,
      origin: CommandOrigin,
    ) => {
      if (!origin.mayBeRepeated) return undefined;
      const own = await recordedBy(log, stream, origin);
      if (!isWholeFor({ decider } as unknown as CommandJob, own)) return undefined;
      const handled = handledJob(own, await states.current(decider, stream));
      return handled as unknown as Handled<S, E>;
    },
    load: (decider, stream) => states.current(decider, stream),
    forget: (stream) => (stream === undefined ? states.forgetAll() : states.forget(stream)),
    at: (decider, stream, revision) => states.at(decider, stream, revision),
  };
};
