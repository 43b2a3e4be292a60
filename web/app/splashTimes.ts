/** In milliseconds (specification, section 9): one step per chair, then two pauses. */
export const splashTimes = {
  chairs: 8,
  perChair: 120,
  settle: 800,
  complete: 1_800,
} as const;

/** When all chairs are shown and the name appears, and when the splash ends. */
export const titleAt = splashTimes.chairs * splashTimes.perChair + splashTimes.settle;
export const overAt = titleAt + splashTimes.complete;
