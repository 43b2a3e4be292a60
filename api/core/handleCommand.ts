import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { partBytesOf } from './appendBytes.ts';
import type { CommandJob, CommandOrigin, Handled, HandledJob } from './commandJob.ts';
import { createContention, turnAt } from './contention.ts';
import { decideAlone, handledJob, isWholeFor, type Racing, type Round } from './decideAlone.ts';
import type { Decider } from './decider.ts';
import { decideTogether } from './decideTogether.ts';
import { createFoldedStates, type FoldedStates } from './foldedStates.ts';
import { recordedBy } from './recordedBy.ts';
import { createRounds } from './rounds.ts';
import type { SnapshotStore } from './snapshots.ts';

export type { CommandOrigin, Handled } from './commandJob.ts';

export type CommandHandler = {
  /**
   * Decides a command against its stream and appends the events, once per command id. A repeated
   * command is answered from its recorded events, if they are complete.
   * @throws Refusal of the decider; CONFLICT after losing races for 1.5 s; NOT_READY without an answer
   * of the log, or after `deadline`
   */
  handle: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    origin: CommandOrigin,
  ) => Promise<Handled<S, E>>;
  /** The recorded outcome of a command that may be repeated; undefined if the command must be decided. */
  recorded: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    origin: CommandOrigin,
  ) => Promise<Handled<S, E> | undefined>;
  /** The present state, read up to the end of the stream. */
  load: FoldedStates['current'];
  /** The number of domain events that `load` would read and fold. */
  behind: FoldedStates['behind'];
  /** Drops the cached states of a stream, or all, because they may hold an erased person. */
  forget: (stream?: string) => void;
  /** The state after the event of this revision. -1 is before the first event. */
  at: FoldedStates['at'];
  /** As `at`, but saves the state, so that a moment that will be read again loads quickly after a restart. */
  atForLong: FoldedStates['atForLong'];
  /** The states after the events of several revisions, in their order, folded once. */
  along: FoldedStates['along'];
};

export type CommandHandlerOptions = {
  log: EventLog;
  snapshots?: SnapshotStore;
  /** The number of streams whose states stay in memory. */
  cacheSize?: number;
  clock?: () => Date;
  /** From 0 to 1, for the pause between two attempts. */
  random?: () => number;
  /** In milliseconds, since any moment. */
  elapsed?: () => number;
};

/** Long enough for some dozen attempts. */
const longestRaceMs = 1_500;

/** The most commands of one append. */
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
      // While other processes append too, taking turns is faster than racing.
      if (jobs[0] && contention.isAt(stream)) {
        await turn.take(longestRaceMs);
        await states.current(jobs[0].decider, stream);
        round.isFresh = true;
      }
      return await decideAll(stream, jobs, round);
    } finally {
      await turn.release();
    }
  });

  return {
    handle: (decider, stream, command, origin) => {
      const dated = { ...origin, at: origin.at ?? clock().toISOString() };
      const job = { decider, command, origin: dated, partBytes } as unknown as CommandJob;
      return inRounds(stream, job) as Promise<unknown> as Promise<never>;
    },
    recorded: async (decider, stream, origin) => {
      if (!origin.mayBeRepeated) return undefined;
      const own = await recordedBy(log, stream, origin);
      if (!isWholeFor({ decider } as unknown as CommandJob, own)) return undefined;
      return handledJob(own, await states.current(decider, stream)) as never;
    },
    load: states.current,
    behind: states.behind,
    forget: states.forget,
    at: states.at,
    atForLong: states.atForLong,
    along: states.along,
  };
};
