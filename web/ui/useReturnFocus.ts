import { useLayoutEffect, useRef } from 'react';

/** The element to return the focus to. For a menu item this is the menu's button, because the menu closes. */
const openerOf = (focused: Element | null): Element | null => {
  const trigger = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (trigger && document.getElementById(trigger)) || focused;
};

/** Replaces a tool in a closed sheet by the button that opens the sheet. */
const shownFor = (opener: Element | null): Element | null => {
  const isHidden = opener?.getClientRects().length === 0;
  const sheet = isHidden && opener.closest('[data-open="false"]');
  return sheet ? document.querySelector(`[aria-controls="${sheet.id}"]`) : opener;
};

/** Openers of dialogs that another dialog has replaced, keyed by the replacing dialog. */
const inherited = new WeakMap<EventTarget, Element>();

/** Whether an opener still exists. It may have disappeared with its dialog. */
const isLeft = (opener: Element | null): opener is Element =>
  opener?.isConnected === true && opener !== document.body;

const isLost = (): boolean => document.activeElement === document.body;

const focus = (target: Element | null | undefined): void => {
  // Seats on the chart are SVG elements.
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
};

const controlsIn = (row: Element): Element[] => [...row.querySelectorAll('a[href], button')];

/** A control's place in a list: its index within its row, and the other rows, starting with the next ones. */
const placeInList = (opener: Element | null) => {
  const row = opener?.closest('tr, li');
  if (!opener || !row) return undefined;
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const nth = controlsIn(row).indexOf(opener);
  return { opener, nth, beside: [...rows.slice(at + 1), ...rows.slice(0, at).reverse()] };
};

type PlaceInList = NonNullable<ReturnType<typeof placeInList>>;

/** The same control in the nearest remaining row, if the opener's row is gone. */
const besideIn = ({ opener, nth, beside }: PlaceInList): Element | undefined => {
  const row = beside.find((one) => one.isConnected);
  if (!row || opener.isConnected) return undefined;
  const controls = controlsIn(row);
  return controls[nth] ?? controls.at(-1);
};

type StandIns = { grid: Element | null; place: PlaceInList | undefined };

/**
 * Returns the focus to the opener, or else to the best stand-in: the tab stop of the opener's grid, the
 * nearest row of its list, or the page's content.
 */
const giveBack = (opener: Element | null, standIns?: StandIns | null): void => {
  focus(shownFor(opener));
  // The opener may be gone, for example with a deleted row, or no longer focusable.
  if (isLost()) standIns?.grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  if (isLost() && standIns?.place) focus(besideIn(standIns.place));
  if (isLost()) document.getElementById('content')?.focus();
};

/**
 * Watches for the opener's row to disappear: a deletion is answered before its live update removes the row.
 */
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
 * Returns the focus when a dialog closes that was opened by state instead of a trigger, even if it replaced
 * another dialog. Spread the result on the dialog's content.
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
      // The focus may have moved already: to a panel, to a moved person, or to another dialog.
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
 * Returns the focus when the component, not a dialog, unmounts with the focus inside it, or in one of its
 * menus or dialogs.
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
