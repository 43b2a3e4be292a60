import type { SeatingSlots } from '../seating/slots.ts';
import { Overlay } from './Overlay.tsx';
import { useOverlayMarks } from './useOverlayMarks.ts';

/** The overlays slice's part of the seating chart. */
export const overlays: Partial<SeatingSlots> = { Overlay, useOverlayMarks };
