import { createContext } from 'react';
import type { SheetKind } from '../../../schema/vocabulary.ts';

/** The sheet on the screen, for those who may edit its event: cards of it can have a design. */
export type Designable = {
  eventId: string;
  sheet: SheetKind;
  /** Whether designs are made here. A draft prints with those of its event. */
  mayDesign: boolean;
};

export const DesignableContext = createContext<Designable | undefined>(undefined);
