import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/StateMessage.tsx';

/** A screen that could not be loaded or drawn: most often, the server has a newer version. */
export const RouteFault = () => (
  <Page title="Something went wrong">
    <ErrorState
      title="This page could not be shown"
      message="The server may be unreachable, or have been updated since this page was opened."
      onRetry={() => window.location.reload()}
    />
  </Page>
);
