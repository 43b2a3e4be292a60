import { createBrowserRouter } from 'react-router-dom';
import { PageSpinner } from '../ui/Spinner.tsx';
import { HomeOrLanding } from './HomeOrLanding.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Root } from './Root.tsx';
import { RouteFault } from './RouteFault.tsx';
import { PublicShell, Shell } from './Shell.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

/** The routes of the specification's section 2. A screen's code is loaded when it is opened. */
export const router = createBrowserRouter([
  {
    Component: Root,
    errorElement: <RouteFault />,
    HydrateFallback: PageSpinner,
    children: [
      {
        Component: PublicShell,
        children: [
          {
            path: '/public/arrangements/:id',
            lazy: async () => ({
              Component: (await import('../arrangements/PublicArrangementPage.tsx')).default,
            }),
          },
        ],
      },
      { path: '/', Component: HomeOrLanding },
      {
        Component: SignedInOnly,
        children: [
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
                path: '/seating',
                lazy: async () => ({
                  Component: (await import('../seating/SeatingPage.tsx')).default,
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
