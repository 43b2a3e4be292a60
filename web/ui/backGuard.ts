import { createContext, type ReactNode } from 'react';
import type { LeaveGuard } from './useLeaveGuard.ts';

/**
 * While it is mounted, holds up Back and Forward of the browser. `children` ask with its guard. A dialog
 * takes it from here: null where there is no router, as on the page of a public link.
 */
export const BackGuardContext = createContext<
  ((props: { children: (guard: LeaveGuard) => ReactNode }) => ReactNode) | null
>(null);
