import type { SeatingSlots } from '../seating/seatingSlots.ts';
import { PrintMenu } from './PrintMenu.tsx';

export const print: Partial<SeatingSlots> = { PrintMenu };
