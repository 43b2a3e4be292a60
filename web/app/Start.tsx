import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { t } from '../texts/en/app.ftl';
import { PageSpinner } from '../ui/Spinner.tsx';
import { type Entrance, entranceOf } from './entrance.ts';
import { FaultBoundary } from './FaultBoundary.tsx';
import { whoIsSignedIn } from './whoIsSignedIn.ts';

const load: Record<Entrance, () => Promise<ComponentType>> = {
  landing: async () => (await import('../landing/LandingPage.tsx')).LandingPage,
  publicArrangement: async () =>
    (await import('../arrangements/PublicArrangementPage.tsx')).PublicArrangementPage,
  scannedSheet: async () => (await import('../issuedSheets/ScannedSheetPage.tsx')).ScannedSheetPage,
  app: async () => {
    const [{ App, rememberWho }, who] = await Promise.all([import('./App.tsx'), whoIsSignedIn()]);
    rememberWho(who);
    return App;
  },
};

const Entered = lazy(async () => {
  const entrance = await entranceOf(window.location.pathname, whoIsSignedIn);
  return { default: await load[entrance]() };
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
