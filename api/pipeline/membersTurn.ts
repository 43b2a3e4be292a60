import type { RequestContext } from '../application.ts';
import { createTurnsByKey } from '../core/turns.ts';

/** A browser keeps up to six requests open at a time, few of which take long. */
const atATime = 4;

const inTurnOf = createTurnsByKey(atATime);

/**
 * Answers a few queries of each member at a time, over REST and GraphQL together, so that a member who
 * asks much at once delays nobody else. Who is signed out does not wait: public answers are small.
 */
export const inMembersTurn = <Done>(
  { viewer }: RequestContext,
  answer: () => Promise<Done>,
): Promise<Done> => (viewer ? inTurnOf(viewer.id, answer) : answer());
