import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type ListFocus = {
  /** The one row that Tab comes to. */
  activeIndex: number;
  focusRow: (index: number) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

/** The row that an element stands in. */
export const rowOf = (element: Element | EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[data-person]') : null;

/**
 * One tab stop for a list of thousands. The row that has it is known by its person, so it stays
 * with them as others come and go; where they go themselves, it is with who stands there next, and
 * so is the focus, unless it went along with them.
 */
export const useListFocus = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ListFocus => {
  const [active, setActive] = useState({ id: '', index: 0 });
  const hasFocus = useRef(false);
  const found = ids.indexOf(active.id);
  const activeIndex = found >= 0 ? found : Math.max(0, Math.min(active.index, ids.length - 1));
  const focusActive = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-person="${id}"] button`)?.focus();

  // An element that goes away with the focus leaves it to nobody: that is not to leave the list.
  useEffect(() => {
    const follow = ({ target }: Event) => {
      hasFocus.current = list.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);

  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    // Who moved somebody themselves has the focus go with them, which is done by then.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusActive(ids[activeIndex]);
    });
  });

  return {
    activeIndex,
    focusRow: (index) => {
      const id = ids[index];
      if (id === undefined) return;
      flushSync(() => setActive({ id, index }));
      focusActive(id);
    },
    onFocus: ({ target }) => {
      const id = rowOf(target)?.dataset.person;
      if (id) setActive({ id, index: ids.indexOf(id) });
    },
  };
};
