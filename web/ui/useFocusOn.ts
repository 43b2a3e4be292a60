import { useEffect, useRef, useState } from 'react';

/** Moves the focus to what a change brought, or to what is next to what it removed. */
export const useFocusOn = () => {
  const within = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) within.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return { within, focusOn: (selector: string) => setWanted({ selector }) };
};
