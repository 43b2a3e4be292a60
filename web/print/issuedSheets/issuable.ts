import { createContext } from 'react';
import type { SheetKind } from '../../../schema/vocabulary.ts';

/** The sheet on the screen, which its editors may give out. */
export type Issuable = {
  eventId: string;
  sheet: SheetKind;
  /** Of the plan that is shown. */
  position: string;
  /** Keeps the shown plan as it is until the sheet is printed. */
  hold: (isHeld: boolean) => void;
};

export const IssuableContext = createContext<Issuable | undefined>(undefined);
