import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageSpinner } from '../ui/Spinner.tsx';
import { HomeOrLanding } from './HomeOrLanding.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { optionalPages, page } from './optionalPages.ts';
import { Root } from './Root.tsx';
import { RouteFault } from './RouteFault.tsx';
import { Shell } from './Shell.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

const optional = (route: RouteObject | undefined): RouteObject[] => (route ? [route] : []);

/** The routes of the specification's section 2, except the public link's (see entrance.ts). */
export const router = createBrowserRouter([
  {
    Component: Root,
    errorElement: <RouteFault />,
    HydrateFallback: PageSpinner,
    children: [
      { path: '/', Component: HomeOrLanding },
      {
        Component: SignedInOnly,
        children: [
          ...optional(optionalPages.print),
          {
            Component: Shell,
            children: [
              page('/events', () => import('../eventPlans/EventsPage.tsx')),
              page('/profile', () => import('../profile/ProfilePage.tsx')),
              page('/events/:id', () => import('../eventPlans/detail/EventDetailPage.tsx')),
              page('/admin', () => import('../admin/AdminPage.tsx')),
              page('/admin/audit', () => import('../audit/AuditPage.tsx')),
              page('/admin/replay', () => import('../audit/replay/ReplayPage.tsx')),
              page('/seating', () => import('../seating/SeatingPage.tsx')),
              page('/timeline', () => import('../history/timeline/TimelinePage.tsx')),
              page('/compare', () => import('../history/compare/ComparePage.tsx')),
              ...optional(optionalPages.analytics),
              page('/about', async () => ({
                default: (await import('../about/AboutPage.tsx')).AboutPage,
              })),
            ],
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]);
