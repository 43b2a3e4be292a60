import { createContext } from 'react';
import type { SheetKind } from '../../../schema/vocabulary.ts';

/** The sheet on the screen, which editors of the event can issue. */
export type Issuable = {
  eventId: string;
  sheet: SheetKind;
  /** The part of the plan that is shown. */
  printed: { position: string } | { revision: number };
  /** Set if only some tables are shown. */
  tableIds?: readonly string[] | undefined;
  /** Freezes what is shown until the sheet is printed. */
  hold: (isHeld: boolean) => void;
};

export const IssuableContext = createContext<Issuable | undefined>(undefined);
