import { type ContextType, useEffect, useRef } from 'react';
import {
  createBrowserRouter,
  type Location,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { BackGuardContext } from '../ui/backGuard.ts';
import { NextPageLoading, PageSpinner } from '../ui/Spinner.tsx';
import { useLeaveGuard } from '../ui/useLeaveGuard.ts';
import { HomeOrLanding } from './HomeOrLanding.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { optionalPages, page } from './optionalPages.ts';
import { ScreenFault } from './ScreenFault.tsx';
import { Shell } from './Shell.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

/**
 * Moves the focus to the new page after a navigation, as a page load would. The same page of another event
 * counts as new: a draft, for example, is another event plan and lacks the button that started it.
 */
const useFocusOnNavigation = (): void => {
  const { pathname, search } = useLocation();
  const page = `${pathname} ${new URLSearchParams(search).get('event')}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
};

/**
 * The first page of every document has the key "default". With that key alone, a new document would get the
 * scroll position of the previous one in the same tab.
 */
const scrollKeyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

const BackGuard: ContextType<typeof BackGuardContext> = ({ children }) =>
  children(useLeaveGuard(true, { onlyBack: true }));

const WhileLeaving = () => useNavigation().state === 'loading' && <NextPageLoading />;

/** Wraps all routes. Handles scrolling and focus as page loads do. */
const Root = () => {
  useFocusOnNavigation();
  return (
    <BackGuardContext value={BackGuard}>
      <Outlet />
      <WhileLeaving />
      <ScrollRestoration getKey={scrollKeyOf} />
    </BackGuardContext>
  );
};

const optional = (route: RouteObject | undefined): RouteObject[] => (route ? [route] : []);

/** The routes of the specification's section 2, except the public link's (see startPage.ts). */
export const router = createBrowserRouter([
  {
    Component: Root,
    errorElement: <ScreenFault />,
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
