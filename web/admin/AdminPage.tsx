import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { graphql } from '../gql/gql.ts';
import { problemOf } from '../graphql/problems.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/admin.ftl';
import { BackLink } from '../ui/BackLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { ErrorState } from '../ui/StateMessage.tsx';
import { ActivityLog } from './ActivityLog.tsx';
import styles from './AdminPage.module.css';
import { Figures } from './Figures.tsx';
import { NoPermission } from './NoPermission.tsx';
import { UserManagement } from './UserManagement.tsx';

const AdminFigures = graphql(`
  query AdminFigures {
    adminStats {
      ...Figures
    }
  }
`);

/**
 * For admins (specification, section 2). The server decides: the figures are asked for first, so that
 * one refusal is recorded for one visit, not one for each part of the page.
 */
export default function AdminPage() {
  const user = useOutletContext<CurrentUser>();
  const [wasAdmin] = useState(user.role === 'admin');
  const { data, error, refetch } = useQuery(AdminFigures, { fetchPolicy: 'network-only' });
  const isRefused = error !== undefined && problemOf(error).code === 'FORBIDDEN';
  const isNoLonger = wasAdmin && user.role !== 'admin';
  if (isRefused || isNoLonger) return <NoPermission />;
  return (
    <Page title={t('title')}>
      <BackLink to="/">{t('back-home')}</BackLink>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {!data && error && (
        <Card>
          <ErrorState
            title={t('load-failed')}
            message={problemOf(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      )}
      {!data && !error && !wasAdmin && <PageSpinner label={t('loading')} />}
      {(data || (wasAdmin && !error)) && (
        <div className={styles.parts}>
          <Figures stats={data?.adminStats} />
          {data && <UserManagement viewerId={user.id} />}
          {data && <ActivityLog />}
        </div>
      )}
    </Page>
  );
}
