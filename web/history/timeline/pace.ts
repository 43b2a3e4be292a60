/** How the replay goes: every `everyMs` on by `stride` changes. */
export type Pace = { everyMs: number; stride: number };

export const speeds = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof speeds)[number];

/** However long the history is, it is told in this time; a short one goes change by change. */
const longestMs = 30_000;
const slowestMs = 1_000;
/** Quicker than this nobody can follow, and no server needs to. */
const quickestMs = 200;

export const paceOf = (changes: number, speed: Speed): Pace => {
  const inAll = Math.min(longestMs, changes * slowestMs) / Number(speed);
  const everyMs = Math.max(quickestMs, inAll / Math.max(1, changes));
  return { everyMs, stride: Math.max(1, Math.ceil((changes * everyMs) / Math.max(1, inAll))) };
};
