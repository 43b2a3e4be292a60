/** Iterations of one step of a search. */
export const stepSize = 1_024;
