import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../members/currentUser.ts';
import { codeOf } from '../ui/codeOf.ts';
import { ShellFrame } from './Shell.tsx';
import { UserFault, WaitingForUser } from './SignedInOnly.tsx';

// The home page is in the app's own chunk (web/build/chunks.ts), so loading it cannot fail.
const HomePage = lazy(async () => ({ default: (await import('../home/HomePage.tsx')).HomePage }));
const LandingPage = lazy(
  codeOf(async () => ({ default: (await import('../landing/LandingPage.tsx')).LandingPage })),
);

/** `/` shows the dashboard to members and the landing page to everybody else. */
export const HomeOrLanding = () => {
  const state = useCurrentUser();
  switch (state.status) {
    case 'loading':
      return <WaitingForUser />;
    case 'failed':
      return <UserFault error={state.error} retry={state.retry} />;
    case 'signedOut':
      return (
        <Suspense fallback={<WaitingForUser />}>
          <LandingPage />
        </Suspense>
      );
    case 'signedIn':
      return (
        <ShellFrame user={state.user}>
          <Suspense fallback={<WaitingForUser />}>
            <HomePage user={state.user} />
          </Suspense>
        </ShellFrame>
      );
  }
};
