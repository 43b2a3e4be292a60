export const headerKey = 'head';

/** The cell that takes the focus after an edit. */
export type FocusMove = 'stay' | 'down' | 'right' | 'left' | 'away';

export type RowActions = {
  /**
   * With `isRange`, also selects everybody up to the last one selected, in the order of `ids`, or else of the
   * list.
   */
  select: (id: string, isRange: boolean, ids?: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
  checkIn: (id: string, isCheckedIn: boolean) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
};
