import type { SeatingSlots } from '../seating/slots.ts';
import { PrintMenu } from './PrintMenu.tsx';

/** The printing features of the seating chart. */
export const print: Partial<SeatingSlots> = { PrintMenu };
