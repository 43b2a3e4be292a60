/** The pace of playback: advances by `stride` changes every `everyMs` milliseconds. */
export type Pace = { everyMs: number; stride: number };

export const speeds = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof speeds)[number];

/** In milliseconds: the longest playback at normal speed. Shorter histories play change by change. */
const longestMs = 30_000;
const slowestMs = 1_000;
/** In milliseconds: faster steps would be hard to follow and would load the server. */
const quickestMs = 200;

export const paceOf = (changes: number, speed: Speed): Pace => {
  const inAll = Math.min(longestMs, changes * slowestMs) / Number(speed);
  const everyMs = Math.max(quickestMs, inAll / Math.max(1, changes));
  return { everyMs, stride: Math.max(1, Math.ceil((changes * everyMs) / Math.max(1, inAll))) };
};
