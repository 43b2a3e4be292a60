import { type ComponentType, lazy, Suspense } from 'react';
import { PageSpinner } from '../ui/Spinner.tsx';
import { type Entrance, entranceOf } from './entrance.ts';
import { FaultBoundary } from './FaultBoundary.tsx';
import { SplashOnce } from './SplashOnce.tsx';
import { t } from './texts.ts';
import { whoIsSignedIn } from './whoIsSignedIn.ts';

const load: Record<Entrance, () => Promise<ComponentType>> = {
  landing: async () => (await import('../landing/LandingPage.tsx')).LandingPage,
  publicArrangement: async () =>
    (await import('../arrangements/PublicArrangementPage.tsx')).PublicArrangementPage,
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

/** What every page load begins with: the splash, and behind it the client that the address needs. */
export const Start = () => (
  <>
    <SplashOnce />
    <FaultBoundary>
      <Suspense fallback={<PageSpinner label={t('loading-account')} />}>
        <Entered />
      </Suspense>
    </FaultBoundary>
  </>
);
