import { createContext } from 'react';
import type { SheetKind } from '../../../schema/vocabulary.ts';

/** The sheet on screen for members who may edit its event. Its cards can have a design. */
export type Designable = {
  eventId: string;
  sheet: SheetKind;
  /** Whether designs can be edited here. A draft prints with those of its event. */
  mayDesign: boolean;
};

export const DesignableContext = createContext<Designable | undefined>(undefined);
