import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { isRefusal } from '../../schema/refusal.ts';
import {
  appendDecision,
  type EventWithMetadata,
  fitsOneAppend,
  withMetadata,
} from './appendDecision.ts';
import {
  type CommandJob,
  type HandledJob,
  isTooLate,
  metadataOf,
  outcomeOf,
} from './commandJob.ts';
import { handledJob, type Round } from './decideAlone.ts';
import type { FoldedStates } from './foldedStates.ts';
import type { Folded } from './stateCache.ts';

type Settled = PromiseSettledResult<HandledJob>;
type Decision = { job: CommandJob; events: EventWithMetadata<DomainEvent>[]; state: unknown };

/** The most attempts to decide commands together before each is decided alone. */
const mostTries = 3;

/**
 * Decides the waiting commands of one stream, each on the state after the one before, and appends their
 * events in one append, so that many members at work on one plan share a commit. After a lost race, decides
 * all of them again. Returns the settled commands. Leaves to `decideAlone` the commands that are refused,
 * record nothing or may be repeated.
 */
export const decideTogether = async (
  log: EventLog,
  states: FoldedStates,
  stream: string,
  jobs: readonly CommandJob[],
  round: Pick<Round, 'hasLost'>,
): Promise<Map<CommandJob, Settled>> => {
  const settled = new Map<CommandJob, Settled>();
  const [first] = jobs;
  if (!first || jobs.length < 2) return settled;
  const { decider } = first;
  let folded = states.remembered<unknown>(stream) ?? (await states.current(decider, stream));

  for (let tries = 0; tries < mostTries; tries += 1) {
    const decisions = decisionsFrom(folded.state, jobs);
    const all = decisions.flatMap(({ events }) => events);
    const appending = all as unknown as NewEvent[];
    if (decisions.length < 2 || !fitsOneAppend(log, appending)) return settled;
    try {
      const outcome = await appendDecision(log, stream, appending, folded.revision);
      if (outcome.is === 'appended') {
        states.advance(decider, stream, folded, all, outcome);
        for (const { job, events, state } of decisions) {
          const { position } = outcome;
          const value = { events, position, streamPosition: position, state };
          settled.set(job, { status: 'fulfilled', value });
        }
        return settled;
      }
      round.hasLost();
      folded = await caughtUp(states, stream, folded, decisions, settled);
      if (settled.size > 0) return settled;
    } catch (reason) {
      // The log refuses one of the events. Decided alone, only its command is refused.
      if (isRefusal(reason, 'BAD_INPUT')) return settled;
      for (const { job } of decisions) settled.set(job, { status: 'rejected', reason });
      return settled;
    }
  }
  return settled;
};

/**
 * Folds events that others have appended. If the answer to an append was lost, its events may be among them
 * and settle their commands.
 */
const caughtUp = async (
  states: FoldedStates,
  stream: string,
  from: Folded<unknown>,
  decisions: readonly Decision[],
  settled: Map<CommandJob, Settled>,
): Promise<Folded<unknown>> => {
  const [{ job }] = decisions as [Decision];
  const { folded, newEvents } = await states.caughtUp(job.decider, stream, from);
  for (const { job } of decisions) {
    const own = newEvents.filter(({ metadata }) => metadata.commandId === job.origin.commandId);
    if (own.length === 0) continue;
    settled.set(job, { status: 'fulfilled', value: handledJob(own, folded) });
  }
  return folded;
};

/** Decides the commands one after another. They share one fold, though several deciders may decide them. */
const decisionsFrom = (start: unknown, jobs: readonly CommandJob[]): Decision[] => {
  const decisions: Decision[] = [];
  const known = new Set<string>();
  let state = start;
  for (const job of jobs) {
    const { commandId, mayBeRepeated } = job.origin;
    if (mayBeRepeated || isTooLate(job)) continue;
    if (known.has(commandId) || job.decider.evolve !== jobs[0]?.decider.evolve) continue;
    const outcome = outcomeOf(job, state);
    if (!outcome.ok || outcome.events.length === 0) continue;
    known.add(commandId);
    const events = withMetadata(outcome.events, metadataOf(job.origin));
    state = events.reduce(job.decider.evolve, state);
    decisions.push({ job, events, state });
  }
  return decisions;
};
