import { createBrowserRouter } from 'react-router-dom';
import { PageSpinner } from '../ui/Spinner.tsx';
import { HomeOrLanding } from './HomeOrLanding.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Root } from './Root.tsx';
import { RouteFault } from './RouteFault.tsx';
import { Shell } from './Shell.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

/**
 * The routes of the specification's section 2, but for the public link's (see entrance.ts). A
 * screen's code is loaded when it is opened.
 */
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
          {
            path: '/print/:sheet',
            lazy: async () => ({
              Component: (await import('../print/PrintPage.tsx')).default,
            }),
          },
          {
            Component: Shell,
            children: [
              {
                path: '/events',
                lazy: async () => ({
                  Component: (await import('../eventPlans/EventsPage.tsx')).default,
                }),
              },
              {
                path: '/profile',
                lazy: async () => ({
                  Component: (await import('../profile/ProfilePage.tsx')).default,
                }),
              },
              {
                path: '/events/:id',
                lazy: async () => ({
                  Component: (await import('../eventPlans/detail/EventDetailPage.tsx')).default,
                }),
              },
              {
                path: '/admin',
                lazy: async () => ({
                  Component: (await import('../admin/AdminPage.tsx')).default,
                }),
              },
              {
                path: '/admin/audit',
                lazy: async () => ({
                  Component: (await import('../audit/AuditPage.tsx')).default,
                }),
              },
              {
                path: '/admin/replay',
                lazy: async () => ({
                  Component: (await import('../audit/replay/ReplayPage.tsx')).default,
                }),
              },
              {
                path: '/seating',
                lazy: async () => ({
                  Component: (await import('../seating/SeatingPage.tsx')).default,
                }),
              },
              {
                path: '/timeline',
                lazy: async () => ({
                  Component: (await import('../history/timeline/TimelinePage.tsx')).default,
                }),
              },
              {
                path: '/compare',
                lazy: async () => ({
                  Component: (await import('../history/compare/ComparePage.tsx')).default,
                }),
              },
              {
                path: '/analytics',
                lazy: async () => ({
                  Component: (await import('../analytics/AnalyticsPage.tsx')).default,
                }),
              },
              {
                path: '/about',
                lazy: async () => ({
                  Component: (await import('../about/AboutPage.tsx')).AboutPage,
                }),
              },
            ],
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]);
