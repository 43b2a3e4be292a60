import { createContext } from 'react';
import type { SheetKind } from '../../../schema/vocabulary.ts';

/** The sheet on screen, for editors of the event, who can issue it. */
export type Issuable = {
  eventId: string;
  sheet: SheetKind;
  /** The revision or position of the plan on the sheet. */
  printed: { position: string } | { revision: number };
  /** Set if only some tables are shown. */
  tableIds?: readonly string[] | undefined;
  /** Freezes what is shown until the sheet is printed. */
  hold: (isHeld: boolean) => void;
};

export const IssuableContext = createContext<Issuable | undefined>(undefined);
