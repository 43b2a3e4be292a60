import { appendDecision, signed } from './appendDecision.ts';
import { type CommandJob, type HandledJob, metadataOf, outcomeOf } from './commandJob.ts';
import { Refusal } from './errors.ts';
import type { EventLog, NewEvent } from './eventLog.ts';
import type { FoldedStates } from './foldedStates.ts';
import { countOf, recordedBy, type Standing } from './standing.ts';
import type { Folded } from './stateCache.ts';

const longestPauseMs = 20;

/**
 * What the commands of one round share. They all waited when it began, so what is known of the
 * stream since then is fresh for each of them.
 */
export type Round = { isFresh: boolean };

/**
 * Decides one command and appends what comes of it. What another process has written is read when
 * the remembered state refuses the command, or when the log says that it is not the latest.
 * @throws Refusal what the decider refuses; CONFLICT after too many lost races; NOT_READY where the
 * log gives no answer.
 */
export const decideAlone = async (
  log: EventLog,
  states: FoldedStates,
  stream: string,
  job: CommandJob,
  round: Round,
  { retries, random }: { retries: number; random: () => number },
): Promise<HandledJob> => {
  const { decider, origin } = job;
  const { commandId, mayBeRepeated = false } = origin;
  // Before the state is read, so that whatever is found here has its effect on it.
  const standing = mayBeRepeated ? await recordedBy(log, stream, commandId) : [];
  const remembered = mayBeRepeated ? undefined : states.remembered<unknown>(stream);
  let folded = remembered ?? (await states.current(decider, stream));
  if (!remembered) round.isFresh = true;
  /** Answers how many events were news. */
  const catchUp = async (): Promise<number> => {
    const { folded: now, news } = await states.caughtUp(decider, stream, folded);
    folded = now;
    round.isFresh = true;
    standing.push(...news.filter(({ metadata }) => metadata.commandId === commandId));
    return news.length;
  };

  for (let attempt = 0; attempt <= retries; attempt += 1) {
    const decision = outcomeOf(job, folded.state);
    if (!decision.ok || decision.events.length === 0) {
      if (!round.isFresh && (await catchUp()) > 0) {
        attempt -= 1;
        continue;
      }
      if (mayBeRepeated && standing.length > 0) return answer(standing, folded);
      if (!decision.ok) throw decision.refusal;
      return { events: [], position: null, streamPosition: folded.position, state: folded.state };
    }

    const events = signed(decision.events, metadataOf(origin));
    if (countOf(events, standing) > 0) return answer(standing, folded);
    const appending = events as unknown as NewEvent[];
    const outcome = await appendDecision(log, stream, appending, folded.revision);
    if (outcome.is === 'appended') {
      const { position } = outcome;
      const { state } = states.advance(decider, stream, folded, events, position);
      round.isFresh = true;
      return { events, position, streamPosition: position, state };
    }
    await catchUp();
    if (outcome.is === 'repeated') return answer(await recordedBy(log, stream, commandId), folded);
    if (countOf(events, standing) === events.length) return answer(standing, folded);
    await pause(random() * longestPauseMs * (attempt + 1));
  }
  throw new Refusal('CONFLICT', 'Others changed this at the same moment. Please try again.');
};

const answer = (events: readonly Standing[], { state, position }: Folded<unknown>): HandledJob => ({
  events: [...events],
  position: events.at(-1)?.position ?? null,
  streamPosition: position,
  state,
});

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
