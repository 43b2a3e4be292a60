import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type ListFocus = {
  /** The row with the tab stop. */
  activeIndex: number;
  focusRow: (index: number) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

export const rowOf = (element: Element | EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[data-person]') : null;

/**
 * A roving tabindex for a list of thousands of people. The tab stop follows its person as others come and go.
 * When the person leaves, the tab stop and the focus pass to the row in their place, unless the focus has
 * moved along with the person.
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

  // Removing the focused element fires no focusin, so it does not count as leaving the list.
  useEffect(() => {
    const follow = ({ target }: Event) => {
      hasFocus.current = list.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);

  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    // If the member moved the person, `useFocusOnMoved` has moved the focus before this runs.
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
