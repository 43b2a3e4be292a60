/** The rows in view: the index of the first, and how many fit. */
export type Window = { top: number; fit: number };

/** The number of rows drawn beyond either edge, so that scrolling shows no gap. */
const overscan = 12;

/** The rows of a list that are in view. All arguments are in pixels. */
export const windowAt = (scrollTop: number, height: number, rowHeight: number): Window => ({
  top: Math.max(0, Math.floor(scrollTop / rowHeight)),
  fit: Math.ceil(height / rowHeight) + 1,
});

/**
 * The indexes of the rows to draw, in order. The list may have become shorter than the scroll offset.
 * `always`, the row with the tab stop, is drawn even out of view.
 */
export const rowsInView = ({ top, fit }: Window, count: number, always: number): number[] => {
  const first = Math.max(0, Math.min(top, count - fit) - overscan);
  const end = Math.min(count, Math.min(top, Math.max(0, count - fit)) + fit + overscan);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);
  if (always < 0 || always >= count || (always >= first && always < end)) return rows;
  return always < first ? [always, ...rows] : [...rows, always];
};
