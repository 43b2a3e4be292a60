import { useEffect, useId, useRef, useState } from 'react';

/** The sheets that the bar opens for tools that do not fit on its line. */
type Sheet = 'add' | 'more';

/**
 * The open sheet. Choosing a tool closes it and focuses the button that opened it. The tool is hidden by
 * then, so its dialog will return the focus to that button.
 */
export const useToolSheets = () => {
  const [shown, setShown] = useState<Sheet | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const idOf = (sheet: Sheet) => `${id}-${sheet}`;

  useEffect(() => {
    if (!shown) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      // Menus and dialogs of a sheet are elsewhere in the document.
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
    // After the click on a menu item, which disappears with the menu's button.
    window.addEventListener('click', onChosen);
    // Before the tool handles the click, because its dialog notes the focus at that time.
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
