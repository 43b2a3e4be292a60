import type { DomainEvent } from '../../schema/domainEvents.ts';
import { appendDecision, fitsOneAppend, type Signed, signed } from './appendDecision.ts';
import { type CommandJob, type HandledJob, metadataOf, outcomeOf } from './commandJob.ts';
import { isRefusal } from './errors.ts';
import type { EventLog, NewEvent } from './eventLog.ts';
import type { FoldedStates } from './foldedStates.ts';

type Settled = PromiseSettledResult<HandledJob>;
type Decision = { job: CommandJob; events: Signed<DomainEvent>[]; state: unknown };

/**
 * Decides commands that wait for the same stream one upon the other, and appends what they record
 * in one: many people at work on one plan then share a commit. All or nothing, so where somebody
 * else appended first, nothing of it stands. Answers the commands that this settled; whatever is
 * refused, records nothing or may be a repeat is left to be handled by itself.
 */
export const decideTogether = async (
  log: EventLog,
  states: FoldedStates,
  stream: string,
  jobs: readonly CommandJob[],
): Promise<Map<CommandJob, Settled>> => {
  const settled = new Map<CommandJob, Settled>();
  const [first] = jobs;
  if (!first || jobs.length < 2) return settled;
  const { decider } = first;
  const folded = states.remembered<unknown>(stream) ?? (await states.current(decider, stream));

  const decisions = decisionsUpon(folded.state, jobs);
  const all = decisions.flatMap(({ events }) => events);
  const appending = all as unknown as NewEvent[];
  if (decisions.length < 2 || !fitsOneAppend(log, appending)) return settled;
  try {
    const outcome = await appendDecision(log, stream, appending, folded.revision);
    if (outcome.is !== 'appended') return settled;
    const { position } = outcome;
    states.advance(decider, stream, folded, all, position);
    for (const { job, events, state } of decisions) {
      const value = { events, position, streamPosition: position, state };
      settled.set(job, { status: 'fulfilled', value });
    }
  } catch (reason) {
    // One of them holds what the log does not take: by itself it is refused, and the others are not.
    if (isRefusal(reason, 'BAD_INPUT')) return settled;
    for (const { job } of decisions) settled.set(job, { status: 'rejected', reason });
  }
  return settled;
};

const decisionsUpon = (start: unknown, jobs: readonly CommandJob[]): Decision[] => {
  const decisions: Decision[] = [];
  const known = new Set<string>();
  let state = start;
  for (const job of jobs) {
    const { commandId, mayBeRepeated } = job.origin;
    if (mayBeRepeated || known.has(commandId) || job.decider !== jobs[0]?.decider) continue;
    const outcome = outcomeOf(job, state);
    if (!outcome.ok || outcome.events.length === 0) continue;
    known.add(commandId);
    const events = signed(outcome.events, metadataOf(job.origin));
    state = events.reduce(job.decider.evolve, state);
    decisions.push({ job, events, state });
  }
  return decisions;
};
