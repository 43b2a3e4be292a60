import { useLayoutEffect, useRef } from 'react';

/** A menu closes when its item opens a dialog, so the focus returns to the menu's button. */
const openerOf = (focused: Element | null): Element | null => {
  const trigger = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (trigger && document.getElementById(trigger)) || focused;
};

/** A tool in a sheet that has closed meanwhile: the button that opens the sheet stands for it. */
const shownFor = (opener: Element | null): Element | null => {
  const isHidden = opener?.getClientRects().length === 0;
  const sheet = isHidden && opener.closest('[data-open="false"]');
  return sheet ? document.querySelector(`[aria-controls="${sheet.id}"]`) : opener;
};

/** The openers of dialogs that closed as others opened in their place, by these others. */
const inherited = new WeakMap<EventTarget, Element>();

/** Nothing is left of an opener that went with its dialog. */
const isLeft = (opener: Element | null): opener is Element =>
  opener?.isConnected === true && opener !== document.body;

const isLost = (): boolean => document.activeElement === document.body;

const focus = (target: Element | null | undefined): void => {
  // Seats on the chart are SVG elements.
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
};

const controlsIn = (row: Element): Element[] => [...row.querySelectorAll('a[href], button')];

/** A control in a list, with the rows beside its own: the next ones first. */
const placeInList = (opener: Element | null) => {
  const row = opener?.closest('tr, li');
  if (!opener || !row) return undefined;
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const nth = controlsIn(row).indexOf(opener);
  return { opener, nth, beside: [...rows.slice(at + 1), ...rows.slice(0, at).reverse()] };
};

type PlaceInList = NonNullable<ReturnType<typeof placeInList>>;

/** The same control in another row, if the opener is gone with its own. */
const besideIn = ({ opener, nth, beside }: PlaceInList): Element | undefined => {
  const row = beside.find((one) => one.isConnected);
  if (!row || opener.isConnected) return undefined;
  const controls = controlsIn(row);
  return controls[nth] ?? controls.at(-1);
};

type StandIns = { grid: Element | null; place: PlaceInList | undefined };

/** `standIns`: the grid whose cell the opener is, and the opener's place in a list. */
const giveBack = (opener: Element | null, standIns?: StandIns | null): void => {
  focus(shownFor(opener));
  // The opener may be gone, such as the row of a deleted item, or take no focus by now.
  if (isLost()) standIns?.grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  if (isLost() && standIns?.place) focus(besideIn(standIns.place));
  if (isLost()) document.getElementById('content')?.focus();
};

/** A row may go after the dialog that deleted it: the deletion is answered before its live update. */
const giveOn = (opener: Element, standIns: StandIns): void => {
  if (!standIns.grid && !standIns.place) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement === opener) return;
    observer.disconnect();
    if (!opener.isConnected && isLost()) giveBack(opener, standIns);
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

/**
 * Restores the focus when a dialog closes that was opened by state instead of a trigger, also where it took the place
 * of another dialog. Spread the result on the dialog's content.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null);
  const standIns = useRef<StandIns | null>(null);
  return {
    onOpenAutoFocus: () => {
      const grid = document.activeElement?.closest('[role=grid]') ?? null;
      opener.current = openerOf(document.activeElement);
      standIns.current = { grid, place: placeInList(opener.current) };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const own = opener.current;
      const before = isLeft(own) ? own : (event.target && inherited.get(event.target)) || own;
      // The dialog may have moved the focus already: to a panel, a person who was moved, or another dialog.
      if (!isLost()) {
        const next = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
        if (next && before) inherited.set(next, before);
        return;
      }
      giveBack(before, standIns.current);
      if (before && standIns.current) giveOn(before, standIns.current);
    },
  };
};

/**
 * Restores the focus when something that is no dialog goes with the focus in it, in a menu of it, or in a dialog
 * of it.
 */
export const useFocusBack = (): void => {
  useLayoutEffect(() => {
    const opener = openerOf(document.activeElement);
    return () => {
      if (isLost()) return;
      queueMicrotask(() => {
        if (isLost()) giveBack(opener);
      });
    };
  }, []);
};
