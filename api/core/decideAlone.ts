import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { Refusal } from '../../schema/refusal.ts';
import { appendDecision, signed } from './appendDecision.ts';
import {
  type CommandJob,
  type HandledJob,
  isTooLate,
  metadataOf,
  type Outcome,
  outcomeOf,
} from './commandJob.ts';
import type { Decided } from './decider.ts';
import type { FoldedStates } from './foldedStates.ts';
import { recordedBy, type Standing } from './standing.ts';
import type { Folded } from './stateCache.ts';

/**
 * What the commands of one round share. They all waited when it began, so what is known of the
 * stream since then is fresh for each of them.
 */
export type Round = {
  isFresh: boolean;
  /** Told of each race that is lost. */
  hasLost: () => void;
  takeTurn: (waitMs: number) => Promise<void>;
};

/** How long a command that loses races is decided again, and by what it is timed. */
export type Racing = { budgetMs: number; elapsed: () => number; random: () => number };

const longestPauseMs = 20;
/** From so many lost races on, a command asks for its turn. */
const lossesBeforeTurn = 2;

/**
 * Decides one command and appends what comes of it. Its own events come first: where all of it
 * stands, that is its answer; where a part does, the decision goes on behind it, or discards it. What
 * another process has written is read when the remembered state refuses the command, or when the log
 * says that it is not the latest.
 * @throws Refusal what the decider refuses, once nothing of the command waits; CONFLICT where it
 * loses races for too long; NOT_READY where the log gives no answer, or the caller has been answered.
 */
export const decideAlone = async (
  log: EventLog,
  states: FoldedStates,
  stream: string,
  job: CommandJob,
  round: Round,
  racing: Racing,
): Promise<HandledJob> => {
  const attempts = await Attempts.of(log, states, stream, job, round);
  const until = racing.elapsed() + racing.budgetMs;
  for (let losses = 1; ; losses += 1) {
    const handled = await attempts.once();
    if (handled) return handled;
    round.hasLost();
    const left = until - racing.elapsed();
    if (left <= 0) return attempts.giveUp();
    if (losses === lossesBeforeTurn) await round.takeTurn(left);
    else await pause(racing.random() * longestPauseMs * Math.min(losses, 5));
  }
};

/** How often parts are discarded at most, by who lost every race before. */
const mostDiscards = 20;

class Attempts {
  private constructor(
    private readonly log: EventLog,
    private readonly states: FoldedStates,
    private readonly stream: string,
    private readonly job: CommandJob,
    private readonly round: Round,
    /** The command's own events, as far as they are known to stand. */
    private own: (Standing | NewEvent)[],
    private folded: Folded<unknown>,
  ) {}

  static async of(
    log: EventLog,
    states: FoldedStates,
    stream: string,
    job: CommandJob,
    round: Round,
  ): Promise<Attempts> {
    refuseTooLate(job);
    const { decider, origin } = job;
    const remembered = origin.mayBeRepeated ? undefined : states.remembered<unknown>(stream);
    const folded = remembered ?? (await states.current(decider, stream));
    if (!remembered) round.isFresh = true;
    const attempts = new Attempts(log, states, stream, job, round, [], folded);
    if (origin.mayBeRepeated) await attempts.#lookBack(folded.revision);
    return attempts;
  }

  /** What of the command has its effect on the state already; what came since is caught up with. */
  async #lookBack(upTo: bigint): Promise<void> {
    const found = await recordedBy(this.log, this.stream, this.job.origin);
    this.own = found.filter(({ revision }) => revision <= upTo);
    if (found.length > this.own.length) await this.#catchUp();
  }

  /** Undefined where another was faster. */
  async once(): Promise<HandledJob | undefined> {
    for (;;) {
      if (this.#isWhole()) return this.#answer();
      refuseTooLate(this.job);
      const outcome = outcomeOf(this.job, this.folded.state);
      if (outcome.ok && outcome.events.length > 0)
        return (await this.#append(outcome.events)) ? this.#answer() : undefined;
      if (this.round.isFresh || (await this.#catchUp()) === 0) return this.#settle(outcome);
    }
  }

  /** Leaves nothing waiting, and says that others were always faster. */
  async giveUp(): Promise<HandledJob> {
    for (let left = mostDiscards; left > 0 && !(await this.#discarded()); left -= 1)
      if (this.#isWhole()) return this.#answer();
    throw new Refusal('CONFLICT', 'Others changed this at the same moment. Please try again.');
  }

  /** Nothing is to be recorded: what stands of the command has no effect, and waits no longer. */
  async #settle(outcome: Outcome): Promise<HandledJob | undefined> {
    if (!(await this.#discarded())) return undefined;
    if (!outcome.ok) throw outcome.refusal;
    return handledJob([], this.folded);
  }

  /** Whether nothing of the command is left waiting. */
  async #discarded(): Promise<boolean> {
    const { decider, origin } = this.job;
    const events = decider.discard?.(this.folded.state, origin.commandId) ?? [];
    return this.own.length === 0 || events.length === 0 || this.#append(events);
  }

  /** Whether all of it stands now. */
  async #append(decided: readonly Decided<DomainEvent>[]): Promise<boolean> {
    const { log, stream, folded } = this;
    const { decider, origin } = this.job;
    const events = signed(decided, metadataOf(origin), this.own.length);
    const appending = events as unknown as NewEvent[];
    const outcome = await appendDecision(log, stream, appending, folded.revision);
    if (outcome.is !== 'appended') {
      await this.#catchUp();
      if (outcome.is === 'repeated') await this.#lookBack(this.folded.revision);
      return false;
    }
    this.folded = this.states.advance(decider, stream, folded, events, outcome);
    this.own.push(...appending);
    this.round.isFresh = true;
    return true;
  }

  /** Answers how many events were news. */
  async #catchUp(): Promise<number> {
    const { decider, origin } = this.job;
    const { folded, news } = await this.states.caughtUp(decider, this.stream, this.folded);
    this.folded = folded;
    this.round.isFresh = true;
    this.own.push(...news.filter(({ metadata }) => metadata.commandId === origin.commandId));
    return news.length;
  }

  #isWhole(): boolean {
    return isWholeFor(this.job, this.own);
  }

  #answer(): HandledJob {
    return handledJob(this.own, this.folded);
  }
}

/** Whether these events of the command have their whole effect. */
export const isWholeFor = (
  { decider }: Pick<CommandJob, 'decider'>,
  own: readonly DomainEvent[],
): boolean => own.length > 0 && (decider.isWhole?.(own) ?? true);

/** What is told of a command whose events stand. The last one tells where, or the state does. */
export const handledJob = (
  events: readonly (Standing | NewEvent)[],
  { state, position }: Folded<unknown>,
): HandledJob => {
  const last = events.at(-1);
  const stands = last && 'position' in last ? last.position : position;
  return {
    events: [...events] as HandledJob['events'],
    position: (last && stands) ?? null,
    streamPosition: position,
    state,
  };
};

const refuseTooLate = (job: CommandJob): void => {
  if (isTooLate(job)) throw new Refusal('NOT_READY', 'This took too long. Please try again.');
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
