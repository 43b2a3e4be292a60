import type { SeatingSlots } from '../seating/slots.ts';
import { FloorMarks } from './FloorMarks.tsx';
import { Together } from './Together.tsx';
import { useOthersChanges } from './useOthersChanges.ts';
import { useRowMark } from './useRowMark.tsx';

/** Who else works on the seating chart, and what they do. */
export const presence: Partial<SeatingSlots> = {
  Together,
  FloorMarks,
  useRowMark,
  useOthersChanges,
};
