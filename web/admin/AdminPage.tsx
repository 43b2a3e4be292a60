import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { t } from '../texts/en/admin.ftl';
import { BackLink } from '../ui/BackLink.tsx';
import { Card } from '../ui/Card.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import shared from '../ui/shared.module.css';
import { ActivityLog } from './ActivityLog.tsx';
import { Figures } from './Figures.tsx';
import { NoPermission } from './NoPermission.tsx';
import { UserManagement } from './UserManagement.tsx';
import { useAdminAccess } from './useAdminAccess.ts';

const AdminFigures = graphql(`
  query AdminFigures {
    adminStats {
      ...Figures
    }
  }
`);

/**
 * The admin dashboard (specification, section 2). The server checks permission. The figures are
 * fetched first, so that one visit records one refusal instead of one per section.
 */
export default function AdminPage() {
  const { data, error, refetch } = useQuery(AdminFigures, { fetchPolicy: 'network-only' });
  const { user, wasAdmin, isClosed } = useAdminAccess(error);
  if (isClosed) return <NoPermission />;
  return (
    <Page title={t('title')}>
      <BackLink to="/">{t('back-home')}</BackLink>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {!data && error && (
        <Card>
          <LoadError title={t('load-failed')} error={error} onRetry={refetch} />
        </Card>
      )}
      {!data && !error && !wasAdmin && <PageSpinner label={t('loading')} />}
      {(data || (wasAdmin && !error)) && (
        <div className={shared.stack}>
          <Figures stats={data?.adminStats} />
          {data && <UserManagement viewerId={user.id} />}
          {data && <ActivityLog />}
        </div>
      )}
    </Page>
  );
}
