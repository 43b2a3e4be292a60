/** The rows in view: how many fit, and the first. */
export type Window = { top: number; fit: number };

/** Rows that are drawn beyond either edge of the view, so that scrolling shows no gap. */
const overscan = 12;

/** The part of a list of equal rows that is scrolled into view. All in pixels. */
export const windowAt = (scrollTop: number, height: number, rowHeight: number): Window => ({
  top: Math.max(0, Math.floor(scrollTop / rowHeight)),
  fit: Math.ceil(height / rowHeight) + 1,
});

/**
 * The indexes of the rows to draw, in order. The list may have become shorter than it was scrolled;
 * `always`, the row with the tab stop, is drawn wherever it is.
 */
export const rowsInView = ({ top, fit }: Window, count: number, always: number): number[] => {
  const first = Math.max(0, Math.min(top, count - fit) - overscan);
  const end = Math.min(count, Math.min(top, Math.max(0, count - fit)) + fit + overscan);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);
  if (always < 0 || always >= count || (always >= first && always < end)) return rows;
  return always < first ? [always, ...rows] : [...rows, always];
};
