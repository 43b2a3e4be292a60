import { useEffect, useState } from 'react';

/** Debounces typing, so that a word is one query. */
const debounceMs = 250;

/** The value once it has not changed for `debounceMs`. */
export const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
