import { Link, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { PublicFrame } from './Shell.tsx';

export const NotFoundPage = () => {
  const navigate = useNavigate();
  return (
    <PublicFrame>
      <Page title="Page Not Found">
        <EmptyState
          icon="chair"
          heading="h1"
          title="Page Not Found"
          actions={
            <>
              <Button icon="arrowLeft" onClick={() => navigate(-1)}>
                Go Back
              </Button>
              <ButtonLink variant="primary">
                <Link to="/">Go Home</Link>
              </ButtonLink>
            </>
          }
        >
          There is no seat at this address. It may be mistyped, or the page has moved.
        </EmptyState>
      </Page>
    </PublicFrame>
  );
};
