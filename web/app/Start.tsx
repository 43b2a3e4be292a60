import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { t } from '../texts/en/app.ftl';
import { PageSpinner } from '../ui/Spinner.tsx';
import { RouteFault } from './RouteFault.tsx';
import { type StartPage, startPageOf } from './startPage.ts';
import { whoIsSignedIn } from './whoIsSignedIn.ts';

/** Catches errors before the router has loaded; the router has its own boundary. */
class FaultBoundary extends Component<{ children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? <RouteFault /> : this.props.children;
  }
}

const load: Record<StartPage, () => Promise<ComponentType>> = {
  landing: async () => (await import('../landing/LandingPage.tsx')).LandingPage,
  publicArrangement: async () =>
    (await import('../arrangements/PublicArrangementPage.tsx')).PublicArrangementPage,
  scannedSheet: async () => (await import('../issuedSheets/ScannedSheetPage.tsx')).ScannedSheetPage,
  app: async () => {
    const [{ App, cacheSignInState }, who] = await Promise.all([
      import('./App.tsx'),
      whoIsSignedIn(),
    ]);
    cacheSignInState(who);
    return App;
  },
};

const Entered = lazy(async () => {
  const page = await startPageOf(window.location.pathname, whoIsSignedIn);
  return { default: await load[page]() };
});

/** Wraps the client that the address needs. Rendered by the server and by the client. */
export const StartFrame = ({ children }: { children: ReactNode }) => (
  <FaultBoundary>
    <Suspense fallback={<PageSpinner label={t('loading-account')} />}>{children}</Suspense>
  </FaultBoundary>
);

/** The first component of every page load: chooses the client that the address needs. */
export const Start = () => (
  <StartFrame>
    <Entered />
  </StartFrame>
);
