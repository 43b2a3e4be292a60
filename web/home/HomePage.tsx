import { Link } from 'react-router-dom';
import type { HomeQuery } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { MemberBadges } from '../members/MemberBadges.tsx';
import { t } from '../texts/en/home.ftl';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { StatCard } from '../ui/StatCard.tsx';
import { ErrorState } from '../ui/StateMessage.tsx';
import { FollowedEvent } from './FollowedEvent.tsx';
import styles from './HomePage.module.css';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { useHome } from './useHome.ts';

/** The dashboard (specification, section 2). */
export const HomePage = ({ user }: { user: CurrentUser }) => {
  const { data, error, askAgain, refresh } = useHome();
  const followed = new Set(data?.recentActivity.flatMap(({ event }) => event?.id ?? []));
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('welcome', { name: user.firstName || t('nameless') })}
        subtitle={<MemberBadges {...user} />}
        actions={
          <ButtonLink variant="primary">
            <Link to="/seating">
              <Icon name="plus" />
              {t('create-chart')}
            </Link>
          </ButtonLink>
        }
      />
      {error && !data ? (
        <Card className={styles.fault}>
          <ErrorState
            title={t('figures-failed')}
            message={problemOf(error).message}
            onRetry={askAgain}
          />
        </Card>
      ) : (
        <Figures totals={data?.myTotals} />
      )}
      <div className={styles.columns}>
        <QuickActions />
        <RecentActivity
          changes={data?.recentActivity}
          failed={error !== undefined}
          viewerId={user.id}
        />
      </div>
      {[...followed].map((id) => (
        <FollowedEvent key={id} id={id} onChange={refresh} />
      ))}
    </Page>
  );
};

const Figures = ({ totals }: { totals: HomeQuery['myTotals'] | undefined }) => (
  <dl className={styles.stats}>
    <StatCard
      icon="users"
      label={t('total-attendees')}
      value={totals?.attendees}
      note={t('managed')}
    />
    <StatCard icon="table" label={t('active-tables')} value={totals?.tables} note={t('ready')} />
    <StatCard
      icon="chair"
      label={t('total-capacity')}
      value={totals?.capacity}
      note={t('available')}
    />
  </dl>
);
