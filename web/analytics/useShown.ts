import { useState } from 'react';

type Shown<Item> = { shown: readonly Item[]; hasMore: boolean; showMore: () => void };

/** The first of a long list, and as many more each time that somebody asks. */
export const useShown = <Item>(all: readonly Item[], step: number): Shown<Item> => {
  const [most, setMost] = useState(step);
  return {
    shown: all.slice(0, most),
    hasMore: all.length > most,
    showMore: () => setMost(most + step * 2),
  };
};
