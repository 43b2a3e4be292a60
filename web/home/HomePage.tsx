import { Link } from 'react-router-dom';
import { optionalPages } from '../app/optionalPages.ts';
import { usePlanTouched } from '../eventPlans/planTouched.ts';
import type { HomeQuery } from '../gql/graphql.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { MemberBadges } from '../members/MemberBadges.tsx';
import { t } from '../texts/en/home.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { StatCards } from '../ui/StatCard.tsx';
import styles from './HomePage.module.css';
import { RecentActivity } from './RecentActivity.tsx';
import { useHome } from './useHome.ts';

type Action = { to: string; icon: IconName; title: string; text: string };

const analytics: Action = {
  to: '/analytics',
  icon: 'chart',
  title: t('analytics'),
  text: t('analytics-text'),
};

const actions: readonly Action[] = [
  { to: '/seating', icon: 'table', title: t('manage-chart'), text: t('manage-chart-text') },
  ...(optionalPages.analytics ? [analytics] : []),
  { to: '/profile', icon: 'edit', title: t('update-profile'), text: t('update-profile-text') },
];

const QuickActions = () => (
  <Card aria-labelledby="quick-actions">
    <h2 id="quick-actions" className={styles.heading}>
      {t('quick-actions')}
    </h2>
    <ul className={styles.actions}>
      {actions.map(({ to, icon, title, text }) => (
        <li key={title}>
          <Link to={to} className={styles.action}>
            <Icon name={icon} size={20} />
            <span>
              <span className={styles.actionTitle}>{title}</span>
              <span className={styles.actionText}>{text}</span>
            </span>
            <Icon name="arrowRight" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);

/** Follows an event and reports changes. Renders nothing. */
const FollowedEvent = ({ id, onChange }: { id: string; onChange: () => void }) => {
  usePlanTouched({ eventId: id, onTouched: onChange });
  return null;
};

/** The dashboard (specification, section 2). */
export const HomePage = ({ user }: { user: CurrentUser }) => {
  const { data, error, refetch, refresh } = useHome();
  const name = user.firstName || t('nameless');
  // Without any activity this is a first visit, not a return.
  const hasBegun = (data?.recentActivity.length ?? 0) > 0;
  const followed = new Set(data?.recentActivity.flatMap(({ event }) => event?.id ?? []));
  return (
    <Page title={t('title')}>
      <PageHeader
        title={hasBegun ? t('welcome-back', { name }) : t('welcome', { name })}
        subtitle={<MemberBadges {...user} />}
        actions={
          <ButtonLink to="/seating" variant="primary" icon="plus">
            {t('create-chart')}
          </ButtonLink>
        }
      />
      {error && !data ? (
        <Card className={styles.fault}>
          <LoadError title={t('figures-failed')} error={error} onRetry={refetch} />
        </Card>
      ) : (
        <Figures totals={data?.myTotals} ofAll={user.role !== 'user'} />
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

type FiguresProps = {
  totals: HomeQuery['myTotals'] | undefined;
  /** Moderators and admins may manage all events, so their figures cover all of them. */
  ofAll: boolean;
};

const Figures = ({ totals, ofAll }: FiguresProps) => (
  <StatCards
    className={styles.stats}
    figures={[
      {
        icon: 'users',
        label: t('total-attendees'),
        value: totals?.attendees,
        note: t(ofAll ? 'in-all' : 'managed'),
      },
      { icon: 'table', label: t('active-tables'), value: totals?.tables, note: t('ready') },
      { icon: 'chair', label: t('total-capacity'), value: totals?.capacity, note: t('available') },
    ]}
  />
);
