import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Shown<Item> = {
  shown: readonly Item[];
  hasMore: boolean;
  showMore: () => void;
  /** The ref of the list whose children are the items. */
  list: RefObject<HTMLUListElement | null>;
};

/**
 * Shows the first items of a long list, and `step` more on request. The focus moves to the first new item,
 * because the button may be gone and reading continues there.
 */
export const useShowMore = <Item>(all: readonly Item[], step: number): Shown<Item> => {
  const [most, setMost] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setMost(most + step * 2));
    const first = list.current?.children[most];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus();
  };
  return { shown: all.slice(0, most), hasMore: all.length > most, showMore, list };
};
