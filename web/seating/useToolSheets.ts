import { useEffect, useId, useRef, useState } from 'react';

/** The sheets of tools that the bar opens where its line has no room for all. */
type Sheet = 'add' | 'more';

/**
 * Which sheet is open. Choosing a tool closes it and gives the focus to the button that opened it,
 * so that a dialog returns the focus there: the tool is hidden by then.
 */
export const useToolSheets = () => {
  const [shown, setShown] = useState<Sheet | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const idOf = (sheet: Sheet) => `${id}-${sheet}`;

  useEffect(() => {
    if (!shown) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      // Menus and dialogs are opened from a sheet, but lie elsewhere in the page.
      const isOutside = target instanceof Element && !target.closest('[role=menu], [role=dialog]');
      if (isOutside && !ref.current?.contains(target)) setShown(null);
    };
    const toOpener = () => {
      ref.current?.querySelector<HTMLElement>(`[aria-controls="${id}-${shown}"]`)?.focus();
      setShown(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toOpener();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const tool = target.closest('button, a');
      const isTool = ref.current?.contains(tool) && !tool?.hasAttribute('aria-controls');
      if (!isTool || tool?.getAttribute('aria-haspopup') === 'menu') return;
      toOpener();
    };
    const onChosen = ({ target }: MouseEvent) => {
      const item = target instanceof Element && target.closest('[role=menuitem]');
      if (!item || item.getAttribute('aria-haspopup') === 'menu') return;
      if (document.activeElement?.closest('[role=dialog]')) setShown(null);
      else toOpener();
    };
    // After the item of a menu: it is gone with the button that opened the menu.
    window.addEventListener('click', onChosen);
    // Before the tool itself hears of it: its dialog returns the focus to where it was then.
    window.addEventListener('click', onClick, true);
    window.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('click', onChosen);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [shown, id]);

  return {
    ref,
    opener: (sheet: Sheet) => ({
      'aria-expanded': shown === sheet,
      'aria-controls': idOf(sheet),
      onClick: () => setShown(shown === sheet ? null : sheet),
    }),
    sheet: (sheet: Sheet) => ({ id: idOf(sheet), 'data-open': shown === sheet }),
  };
};
