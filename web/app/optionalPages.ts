import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A screen, whose code is loaded when it is opened. */
export const page = (
  path: string,
  load: () => Promise<{ default: ComponentType }>,
): RouteObject => ({ path, lazy: async () => ({ Component: (await load()).default }) });

/** Pages that can be left out, a line each. What links to one asks whether it is there. */
export const optionalPages: Partial<Record<'analytics' | 'print', RouteObject>> = {
  analytics: page('/analytics', () => import('../analytics/AnalyticsPage.tsx')),
  print: page('/print/:sheet', () => import('../print/PrintPage.tsx')),
};
