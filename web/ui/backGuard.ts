import { createContext, type ReactNode } from 'react';
import type { LeaveGuard } from './useLeaveGuard.ts';

/**
 * A component that blocks the browser's Back and Forward while it is mounted. Its `children` render the
 * question with its guard. Null on pages without a router, such as that of a public link.
 */
export const BackGuardContext = createContext<
  ((props: { children: (guard: LeaveGuard) => ReactNode }) => ReactNode) | null
>(null);
