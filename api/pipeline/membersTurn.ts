import type { RequestContext } from '../application.ts';
import { createTurnsByKey } from '../core/turns.ts';

/**
 * A browser keeps up to six requests open at a time, few of which take long. A large command is answered
 * once the read models show it, so that two also bound how far one member can put these behind.
 */
const inTurnOf = { query: createTurnsByKey(4), largeCommand: createTurnsByKey(2) };

/**
 * Answers a few queries and large commands of each member at a time, over REST and GraphQL together, so
 * that a member who asks or changes much at once delays nobody else. Who is signed out does not wait:
 * public answers are small.
 */
export const inMembersTurn = <Done>(
  { viewer }: RequestContext,
  what: keyof typeof inTurnOf,
  answer: () => Promise<Done>,
): Promise<Done> => (viewer ? inTurnOf[what](viewer.id, answer) : answer());
