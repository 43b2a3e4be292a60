import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { Refusal } from '../../schema/refusal.ts';
import { appendDecision, withMetadata } from './appendDecision.ts';
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
import { type RecordedCommandEvent, recordedBy } from './recordedBy.ts';
import type { Folded } from './stateCache.ts';

/**
 * State that the commands of one round share. All of them waited when the round began, so a stream that was
 * read since then is fresh for each.
 */
export type Round = {
  isFresh: boolean;
  /** Called after each lost race. */
  hasLost: () => void;
  takeTurn: (waitMs: number) => Promise<void>;
};

/** For how long a command that loses races is retried. */
export type Racing = { budgetMs: number; elapsed: () => number; random: () => number };

const longestPauseMs = 20;
/** After this many lost races, a command takes a turn. */
const lossesBeforeTurn = 2;

/**
 * Decides one command and appends its events. If the command has recorded events before, a complete set is
 * the answer; the decision continues or discards an incomplete one. The stream is read again if the cached
 * state refuses the command, or if the log has newer events.
 * @throws Refusal of the decider, after discarding waiting parts; CONFLICT after losing races for
 * `racing.budgetMs`; NOT_READY without an answer of the log, or after the deadline
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

/** The most attempts to discard waiting parts. */
const mostDiscards = 20;

class Attempts {
  private constructor(
    private readonly log: EventLog,
    private readonly states: FoldedStates,
    private readonly stream: string,
    private readonly job: CommandJob,
    private readonly round: Round,
    /** The events of this command that the log has. */
    private own: (RecordedCommandEvent | NewEvent)[],
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

  /** Finds the command's recorded events, and folds those that are newer than the state. */
  async #lookBack(upTo: bigint): Promise<void> {
    const found = await recordedBy(this.log, this.stream, this.job.origin);
    this.own = found.filter(({ revision }) => revision <= upTo);
    if (found.length > this.own.length) await this.#catchUp();
  }

  /** Makes one attempt. Undefined after a lost race. */
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

  /** Discards waiting parts. @throws Refusal CONFLICT */
  async giveUp(): Promise<HandledJob> {
    for (let left = mostDiscards; left > 0 && !(await this.#discarded()); left -= 1)
      if (this.#isWhole()) return this.#answer();
    throw new Refusal('CONFLICT', 'Others changed this at the same moment. Please try again.');
  }

  /** Ends a command that records nothing: discards its waiting parts and throws its refusal. */
  async #settle(outcome: Outcome): Promise<HandledJob | undefined> {
    if (!(await this.#discarded())) return undefined;
    if (!outcome.ok) throw outcome.refusal;
    return handledJob([], this.folded);
  }

  /** Discards waiting parts. False after a lost race. */
  async #discarded(): Promise<boolean> {
    const { decider, origin } = this.job;
    const events = decider.discard?.(this.folded.state, origin.commandId) ?? [];
    return this.own.length === 0 || events.length === 0 || this.#append(events);
  }

  /** Appends events. False after a lost race, or if the log had them already. */
  async #append(decided: readonly Decided<DomainEvent>[]): Promise<boolean> {
    const { log, stream, folded } = this;
    const { decider, origin } = this.job;
    const events = withMetadata(decided, metadataOf(origin), this.own.length);
    const appending = events as unknown as NewEvent[];
    const isWhole = (count: number) =>
      isWholeFor(this.job, [...this.own, ...appending.slice(0, count)] as unknown as DomainEvent[]);
    const outcome = await appendDecision(log, stream, appending, folded.revision, isWhole);
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

  /** Returns the number of new events. */
  async #catchUp(): Promise<number> {
    const { decider, origin } = this.job;
    const { folded, newEvents } = await this.states.caughtUp(decider, this.stream, this.folded);
    this.folded = folded;
    this.round.isFresh = true;
    this.own.push(...newEvents.filter(({ metadata }) => metadata.commandId === origin.commandId));
    return newEvents.length;
  }

  #isWhole(): boolean {
    return isWholeFor(this.job, this.own);
  }

  #answer(): HandledJob {
    return handledJob(this.own, this.folded);
  }
}

/** Whether these events of one command are complete. */
export const isWholeFor = (
  { decider }: Pick<CommandJob, 'decider'>,
  own: readonly DomainEvent[],
): boolean => own.length > 0 && (decider.isWhole?.(own) ?? true);

/** The answer for a command whose events are in the log. */
export const handledJob = (
  events: readonly (RecordedCommandEvent | NewEvent)[],
  { state, position }: Folded<unknown>,
): HandledJob => {
  const last = events.at(-1);
  const reached = last && 'position' in last ? last.position : position;
  return {
    events: [...events] as HandledJob['events'],
    position: (last && reached) ?? null,
    streamPosition: position,
    state,
  };
};

const refuseTooLate = (job: CommandJob): void => {
  if (isTooLate(job)) throw new Refusal('NOT_READY', 'This took too long. Please try again.');
};
