import type { SeatingSlots } from '../seating/seatingSlots.ts';
import { FloorMarks } from './FloorMarks.tsx';
import { Presence } from './Presence.tsx';
import { useOthersChanges } from './useOthersChanges.ts';
import { useRowMark } from './useRowMark.tsx';

export const presence: Partial<SeatingSlots> = {
  Presence,
  FloorMarks,
  useRowMark,
  useOthersChanges,
};
