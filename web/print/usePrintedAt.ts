import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time of the latest print, by our button or the browser's own command; undefined before the first. */
export const usePrintedAt = (): string | undefined => {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    // What is on the page once the listener returns is printed.
    const note = () => flushSync(() => setAt(new Date().toISOString()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return at;
};
