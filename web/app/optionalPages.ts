import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { codeOf } from '../ui/codeOf.ts';

/** A screen whose code loads when it is opened. */
export const page = (
  path: string,
  load: () => Promise<{ default: ComponentType }>,
): RouteObject => ({ path, lazy: async () => ({ Component: (await codeOf(load)()).default }) });

/** Optional pages, one line each. A link to one checks that it exists. */
export const optionalPages: Partial<Record<'analytics' | 'print', RouteObject>> = {
  analytics: page('/analytics', () => import('../analytics/AnalyticsPage.tsx')),
  print: page('/print/:sheet', () => import('../print/PrintPage.tsx')),
};
