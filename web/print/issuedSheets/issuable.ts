import { createContext } from 'react';
import type { SheetKind } from '../../../schema/vocabulary.ts';

/** The sheet on the screen, which its editors may give out. */
export type Issuable = {
  eventId: string;
  sheet: SheetKind;
  /** What is shown of the plan. */
  printed: { position: string } | { revision: number };
  /** Where only some tables are shown. */
  tableIds?: readonly string[] | undefined;
  /** Keeps what is shown as it is until the sheet is printed. */
  hold: (isHeld: boolean) => void;
};

export const IssuableContext = createContext<Issuable | undefined>(undefined);
