import { HomePage } from '../home/HomePage.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { useCurrentUser } from '../members/currentUser.ts';
import { ShellFrame } from './Shell.tsx';
import { UserFault, WaitingForUser } from './SignedInOnly.tsx';

/** One address, two pages: the dashboard for whom is signed in, else what the product is. */
export const HomeOrLanding = () => {
  const state = useCurrentUser();
  switch (state.status) {
    case 'loading':
      return <WaitingForUser />;
    case 'failed':
      return <UserFault error={state.error} retry={state.retry} />;
    case 'signedOut':
      return <LandingPage />;
    case 'signedIn':
      return (
        <ShellFrame user={state.user}>
          <HomePage user={state.user} />
        </ShellFrame>
      );
  }
};
