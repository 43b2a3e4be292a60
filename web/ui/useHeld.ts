import { useState } from 'react';

/** The value; while `isHeld`, the one that there was before. */
export const useHeld = <Value>(value: Value, isHeld: boolean): Value => {
  const [before, setBefore] = useState({ value });
  if (isHeld) return before.value;
  if (before.value !== value) setBefore({ value });
  return value;
};
