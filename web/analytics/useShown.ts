import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Shown<Item> = {
  shown: readonly Item[];
  hasMore: boolean;
  showMore: () => void;
  /** Of the list, whose children are the items. */
  list: RefObject<HTMLUListElement | null>;
};

/**
 * The first of a long list, and as many more each time that somebody asks. The focus goes on to the
 * first that is new: the button that was pressed may be gone, and reading goes on there.
 */
export const useShown = <Item>(all: readonly Item[], step: number): Shown<Item> => {
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
