/** The change of a field that always has a value: null clears it to its default, undefined leaves it. */
export const orDefault = <Value>(
  given: Value | null | undefined,
  standard: Value,
): Value | undefined => (given === null ? standard : given);
