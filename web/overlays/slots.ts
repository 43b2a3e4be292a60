import type { SeatingSlots } from '../seating/slots.ts';
import { Overlay } from './Overlay.tsx';
import { useOverlaid } from './useOverlaid.ts';

/** The overlays slice's part of the seating chart. */
export const overlays: Partial<SeatingSlots> = { Overlay, useOverlaid };
