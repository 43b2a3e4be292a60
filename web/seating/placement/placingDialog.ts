import { atom } from 'jotai';
import type { PlanView } from '../planView.ts';

/** The open dialog for placing people. */
export type PlacingDialog =
  | { kind: 'move'; attendeeIds: readonly string[] }
  | { kind: 'swap'; attendeeId: string }
  | { kind: 'hold'; attendeeIds: readonly string[] }
  | { kind: 'seatPeople'; tableId: string };

export const placingDialogAtom = atom<PlacingDialog | null>(null);

/** The dialog without people who have left the plan; null if nobody is left to place. */
export const stillPossible = (dialog: PlacingDialog, view: PlanView): PlacingDialog | null => {
  if (dialog.kind === 'seatPeople') return view.tableById.has(dialog.tableId) ? dialog : null;
  if (dialog.kind === 'swap') return view.people.has(dialog.attendeeId) ? dialog : null;
  const attendeeIds = dialog.attendeeIds.filter((id) => view.people.has(id));
  return attendeeIds.length > 0 ? { ...dialog, attendeeIds } : null;
};
