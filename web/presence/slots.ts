import type { SeatingSlots } from '../seating/slots.ts';
import { FloorMarks } from './FloorMarks.tsx';
import { Together } from './Together.tsx';
import { useOthersChanges } from './useOthersChanges.ts';
import { useRowMark } from './useRowMark.tsx';

/** The presence slice's part of the seating chart. */
export const presence: Partial<SeatingSlots> = {
  Together,
  FloorMarks,
  useRowMark,
  useOthersChanges,
};
