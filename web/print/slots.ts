import type { SeatingSlots } from '../seating/slots.ts';
import { PrintMenu } from './PrintMenu.tsx';

export const print: Partial<SeatingSlots> = { PrintMenu };
