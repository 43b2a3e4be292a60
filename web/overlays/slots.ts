import type { SeatingSlots } from '../seating/slots.ts';
import { Overlay } from './Overlay.tsx';
import { useOverlayMarks } from './useOverlayMarks.ts';

export const overlays: Partial<SeatingSlots> = { Overlay, useOverlayMarks };
