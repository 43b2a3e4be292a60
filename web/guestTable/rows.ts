/** The key of the row of headers. */
export const headerKey = 'head';

/** The cell that takes the focus after an edit. */
export type FocusMove = 'stay' | 'down' | 'right' | 'left' | 'away';

/** The actions on people in their rows. */
export type RowActions = {
  /** `isRange`: everybody up to the one who was selected last, in the order of `ids` if not in that of the list. */
  select: (id: string, isRange: boolean, ids?: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
  checkIn: (id: string, isCheckedIn: boolean) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
};
