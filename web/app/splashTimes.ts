/** Milliseconds of the splash (specification, section 9): a chair each step, then two pauses. */
export const splashTimes = {
  chairs: 8,
  perChair: 120,
  settle: 800,
  complete: 1_800,
} as const;

/** When everybody has a chair and the name appears, and when the splash is over. */
export const titleAt = splashTimes.chairs * splashTimes.perChair + splashTimes.settle;
export const overAt = titleAt + splashTimes.complete;
