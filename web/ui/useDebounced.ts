import { useEffect, useState } from 'react';

/** The pause after which typing is a query, so that a word is one query. */
export const debounceMs = 250;

/** The value once it has not changed for `debounceMs`. */
export const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
