import type { SeatingSlots } from '../seating/slots.ts';
import { PrintMenu } from './PrintMenu.tsx';

/** The seating chart's way to paper and files. */
export const print: Partial<SeatingSlots> = { PrintMenu };
