import { Refusal } from '../../schema/refusal.ts';
import type { RequestContext } from '../application.ts';
import { createTurns, createTurnsByKey } from '../core/turns.ts';

const ofMember = createTurnsByKey(1);
const ofAll = createTurns(2);

/**
 * A browser keeps up to six requests open at a time, few of which take long. Four queries are enough for it,
 * and for the guests of one house, who share an address. There are two threads that read files, so one at a
 * time leaves a thread to the others.
 *
 * A list of 5,000 guests keeps the only thread that answers requests busy for most of a second. So all members
 * together have two large commands in progress. Each waits with one of them only, so that the turns go round.
 */
const inTurnOf = {
  query: createTurnsByKey(4),
  file: createTurnsByKey(1),
  largeCommand: <Done>(caller: string, work: () => Promise<Done>) =>
    ofMember(caller, () => ofAll(work)),
};

/**
 * In milliseconds: how long an answer that is not read keeps its turn, because it stays in memory. Shorter for an
 * address, so that one guest of a house cannot lock the others out.
 */
const unreadFor = { member: 10_000, address: 1_000 };

/**
 * Answers a few queries, files and large commands of each member at a time, over REST and GraphQL together, so
 * that a member who asks or changes much at once delays nobody else. Signed-out callers are told apart by
 * their IP address. A query or file whose client has gone while it waited is not answered, and what waited is answered by
 * the rights that its caller has by then: a queue may last for minutes.
 * @param taken waits, for at most so long, until the client has read the answer, or the read models show what a
 * large command has recorded: the turn ends then
 * @throws Refusal NOT_READY where nobody awaits the answer; what `answer` throws
 */
export const inCallersTurn = <Done>(
  request: RequestContext,
  what: keyof typeof inTurnOf,
  answer: (request: RequestContext) => Promise<Done>,
  taken?: (forAtMost: number) => Promise<void>,
): Promise<Done> => {
  const { viewer, ip, isAwaited, now } = request;
  const caller = viewer?.id ?? ip;
  if (!caller) return answer(request);
  let hasWaited = false;
  return new Promise((resolve, reject) => {
    const turn = async (): Promise<void> => {
      if (what !== 'largeCommand' && isAwaited?.() === false) throw cancelled();
      const answered = answer((hasWaited && (await now?.())) || request);
      answered.then(resolve, reject);
      // What a large command has recorded may be shown after its caller was told that it is late.
      await (what === 'largeCommand' ? Promise.allSettled([answered]) : answered);
      await taken?.(unreadFor[viewer ? 'member' : 'address']);
    };
    inTurnOf[what](caller, turn).catch(reject);
    // A turn that is free has begun by now.
    hasWaited = true;
  });
};

/** The refusal for a request whose answer nobody awaits any more. */
export const cancelled = (): Refusal => new Refusal('NOT_READY', 'The request was cancelled');
